import { formatDate } from '#base/time.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from '../Editor.module.css'
import type { Conflict } from './draft-sync.ts'
import type { DraftOfPage } from './use-draft.ts'

/** What this browser has kept, why a draft was refused, and that the design is open twice. */
export function SaveNotes({ draft }: { draft: DraftOfPage }) {
  const t = useText('designEditor')
  const language = useLanguage()
  const errorText = useErrorText()
  const { offered, isElsewhere, state } = draft
  const isFailed = state.status === 'failed'
  if (!offered && !isElsewhere && !isFailed) return null
  return (
    <Stack gap={8} className={styles.notes}>
      {offered && (
        <Note
          role="status"
          title={t('keptTitle', { when: formatDate(offered.at, 'dateTime', { language }) })}
          action={
            <Row>
              <Button size="small" onClick={draft.discardOffered}>
                {t('keptDrop')}
              </Button>
              <Button size="small" variant="primary" onClick={draft.restore}>
                {t('keptUse')}
              </Button>
            </Row>
          }
        >
          {t('keptHint')}
        </Note>
      )}
      {isFailed && (
        <Note meaning="red" role="alert" title={t('state_failed')}>
          {errorText(state.error)}
        </Note>
      )}
      {isElsewhere && (
        <Note meaning="blue" role="status">
          {t('otherTab')}
        </Note>
      )}
    </Stack>
  )
}

type ConflictProps = {
  conflict: Conflict
  onTheirs: () => void
  onMine: () => void
  onBoth: () => void
}
/** The design was written elsewhere meanwhile: nothing is lost before one of three is chosen. Of one that was deleted only a new one can be made. */
export function ConflictDialog({ conflict, onTheirs, onMine, onBoth }: ConflictProps) {
  const t = useText('designEditor')
  const reader = useReader()
  const { name, version } = conflict
  const isGone = version === undefined
  const changed = name === undefined ? t('conflictElsewhere') : name === reader?.username ? t('conflictOwn') : t('conflictTitle', { name })
  return (
    <Dialog
      isOpen
      title={isGone ? t('conflictGone') : changed}
      footer={
        <>
          <Button onClick={onBoth} variant={isGone ? 'primary' : 'secondary'} data-autofocus>
            {t('keepBoth')}
          </Button>
          {!isGone && <Button onClick={onTheirs}>{t('keepTheirs')}</Button>}
          {!isGone && (
            <Button variant="primary" onClick={onMine}>
              {t('keepMine')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isGone ? 'conflictGoneHint' : 'conflictHint')}</p>
    </Dialog>
  )
}
