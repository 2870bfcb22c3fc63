import type { CallAnswer } from '#base/call.ts'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { trackingCalls } from '../../contract.ts'

type Trouble = NonNullable<CallAnswer<typeof trackingCalls.manifest>['data']['trouble']>

/** Why a manifest has no form, in its carrier's words, and the way on. */
export function ManifestTrouble({ id, trouble: { said, at } }: { id: number; trouble: Trouble }) {
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
      title={t(said === null ? 'troubleOursTitle' : 'troubleTitle')}
      action={
        <Button icon="refresh" reason={reason} busy={retry.isPending} onClick={() => retry.mutate({ params: { id } })}>
          {t('retry')}
        </Button>
      }
    >
      <p>
        {answer()} <When at={at} />
      </p>
      <p>{t('troubleHint')}</p>
    </Note>
  )
}
