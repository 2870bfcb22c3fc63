import type { CallAnswer } from '#base/call.ts'
import { formatDate } from '#base/time.ts'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { trackingCalls } from '../../contract.ts'

type Trouble = NonNullable<CallAnswer<typeof trackingCalls.manifest>['data']['trouble']>

/** Why a manifest has no form, in its carrier's words, and the way on. */
export function ManifestTrouble({ id, trouble: { said, at, isStopped } }: { id: number; trouble: Trouble }) {
  const t = useText('trackingOffice')
  const carrier = useText('carrierOffice')
  const reason = useWhyNot()(trackingCalls.retryManifest)
  const retry = useAct(trackingCalls.retryManifest, { changes: [trackingCalls.manifest, trackingCalls.manifests], done: t('closing') })
  const answer = () => {
    if (said === null) return t('troubleOurs')
    if (said === '') return t('troubleSilent')
    return said === 'CREDENTIALS' ? carrier('saidCredentials') : t('troubleSaid', { said })
  }
  return (
    <Note
      role="status"
      title={t(isStopped ? 'stoppedTitle' : said === null ? 'troubleOursTitle' : 'troubleTitle')}
      action={
        <Button icon="refresh" reason={reason} busy={retry.isPending} onClick={() => retry.mutate({ params: { id } })}>
          {t('retry')}
        </Button>
      }
    >
      <p>
        {answer()} <When at={at} />
      </p>
      <p>{t(isStopped ? 'stoppedHint' : 'troubleHint')}</p>
    </Note>
  )
}

/** When a carrier that bade wait is asked again, by itself. */
export function ManifestWaits({ askAt }: { askAt: string }) {
  const t = useText('trackingOffice')
  const language = useLanguage()
  return (
    <Note role="status" meaning="blue" icon="clock" title={t('waitsTitle')}>
      <p>{t('waitsUntil', { time: formatDate(askAt, 'time', { language }) })}</p>
    </Note>
  )
}
