import { formatDate } from '#base/time.ts'
import type { RowOf } from '#kit/app/list/list.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Lines, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { designCalls } from '../../../contract.ts'
import { designHistoryCalls } from '../../../template/history/contract.ts'
import type { OwnDesign } from '../open-design.ts'
import type { DraftSync } from '../save/draft-sync.ts'
import { useParts } from '../state/use-editor.ts'
import styles from './HistoryDialog.module.css'

interface Props {
  id: number
  name: string
  sync: DraftSync
  onRestored: (design: OwnDesign) => void
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** What a design was saved as, when and by whom, and the way back to it: what is drawn and not saved is replaced after a question alone. */
export function HistoryDialog({ id, name, sync, onRestored, onRefused, onClose }: Props) {
  const t = useText('designHistory')
  const ofEditor = useText('designEditor')
  const notice = useNotice()
  const versions = useCall(designHistoryCalls.designVersions, { params: { id } }, { staleMs: 0 })
  const restore = useAct(designHistoryCalls.restoreDesign, {
    changes: [designCalls.myTemplates],
    done: ({ data }) => t(data.hasDraft ? 'restored' : 'restoredSaved'),
    onDone: ({ data }) => {
      onRestored(data)
      onClose()
    },
    onRefused: error => {
      onRefused(error)
      onClose()
    },
  })
  const onRestore = async (saved: number) => {
    // What was drawn last is with the server before anything takes its place.
    const isSent = await sync.flush()
    const { known, isDraft } = sync.state()
    if (!isSent || !known) return notice.failed(ofEditor('state_offline'))
    const input = { params: { id: known.id, saved }, body: { version: known.version, replacesDraft: isDraft } }
    if (!isDraft) return restore.mutate(input)
    await restore.ask({ title: t('restoreTitle'), children: t('restoreHint'), action: t('restore'), isDangerous: true }, input)
  }
  return (
    <Dialog isOpen onClose={onClose} width={582} title={t('historyTitle', { name })} hint={t('historyHint')}>
      <Loaded of={versions} waiting={<Spinner />} empty={<p className="hint">{t('historyEmpty')}</p>}>
        {found => (
          <Lines>
            {found.map(version => (
              <Version
                key={version.version}
                {...{ version }}
                isBusy={restore.isPending}
                onRestore={() => void onRestore(version.version)}
              />
            ))}
          </Lines>
        )}
      </Loaded>
    </Dialog>
  )
}

type VersionProps = { version: RowOf<typeof designHistoryCalls.designVersions>; isBusy: boolean; onRestore: () => void }
function Version({ version: shown, isBusy, onRestore }: VersionProps) {
  const t = useText('designHistory')
  const ofEditor = useText('designEditor')
  const language = useLanguage()
  const reason = useWhyNot()(designHistoryCalls.restoreDesign)
  const { product } = useParts()
  const { version, isCurrent, savedAt, savedBy, keptUntil, colors, pictures } = shown
  const hex = product.colors.find(({ name }) => name === colors[0])?.hex ?? '#ffffff'
  return (
    <li className={styles.version}>
      <div className={styles.pictures}>
        {pictures.map(({ side, url }) => (
          <img
            key={side}
            src={url}
            alt={t('versionOf', { side: ofEditor(`name_${side}`), version })}
            style={{ background: hex }}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <Stack gap={4}>
        <p>
          {savedAt ? <When at={savedAt} exact /> : t('savedEarlier')} {savedBy && t('savedBy', { name: savedBy.username })}
        </p>
        <p className="hint">{colors.map(color => colorIn(language, color)).join(', ')}</p>
        {isCurrent ? (
          <span>
            <Badge meaning="green">{t('ordered')}</Badge>
          </span>
        ) : (
          keptUntil && <p className="hint">{t('keptUntil', { day: formatDate(keptUntil, 'medium', { language }) })}</p>
        )}
      </Stack>
      <Button size="small" busy={isBusy} reason={reason} aria-label={t('restoreVersion', { version })} onClick={onRestore}>
        {t('restore')}
      </Button>
    </li>
  )
}
