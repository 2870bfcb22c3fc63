import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { cx } from '#kit/cx.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import styles from './DraftState.module.css'
import type { SaveState } from './use-draft.ts'

/** Whether what was typed is saved, beside the title. */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useText('contentOffice')
  const words = { saved: t('saved'), unsaved: t('unsaved'), saving: t('saving'), failed: t('saveFailed'), conflict: t('unsaved') }
  return (
    <span className={cx('beside', state === 'failed' || state === 'conflict' ? 'red' : 'hint')} role="status">
      {state === 'saved' && <Icon name="check" size={16} />}
      {words[state]}
    </span>
  )
}

type ConflictProps = { title: string; of: { refusal: unknown; resolve: (keep: 'mine' | 'theirs') => Promise<void> } }

/** Somebody else saved meanwhile: the editor says whose words stay. */
export function Conflict({ title, of }: ConflictProps) {
  const t = useText('contentOffice')
  const confirm = useConfirm()
  const errorText = useErrorText()
  const takeTheirs = async () => {
    const question = { title: t('takeTheirs'), children: t('takeTheirsHint'), action: t('takeTheirs'), isDangerous: true }
    if (await confirm(question)) await of.resolve('theirs')
  }
  return (
    <Note role="alert" title={title} className={styles.conflict}>
      <p>{errorText(of.refusal)}</p>
      <Row>
        <Button onClick={() => void of.resolve('mine')}>{t('keepMine')}</Button>
        <Button variant="danger" onClick={() => void takeTheirs()}>
          {t('takeTheirs')}
        </Button>
      </Row>
    </Note>
  )
}
