import { CallError } from '#base/fault.ts'
import type { WireCall } from '#base/wire.ts'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { PriceLimitNote } from '#shop/approval/ui/LimitNote.tsx'
import styles from './CatalogueOffice.module.css'
import type { Editing } from './use-editing.ts'

interface Props {
  /** The save itself: whoever may not make it reads why. */
  call: WireCall
  editing: Pick<Editing, 'newest' | 'takeTheirs'> & { product: { version: number } }
  isChanged: boolean
  /** Why what stands there cannot be saved. */
  why?: string | undefined
  busy: boolean
  /** A save may lower prices, of which one person may do so much alone. */
  isPriced?: boolean
  error: unknown
  onSave: (version: number) => void
}

/** Saves a part of the page; where somebody else was quicker, it says who and lets the editor choose. */
export function SaveBar({ call, editing, isChanged, why, busy, error, isPriced, onSave }: Props) {
  const t = useText('catalogueOffice')
  useUnsaved(isChanged)
  const mayNot = useWhyNot()(call)
  const errorText = useErrorText()
  const isConflict = error instanceof CallError && error.code.endsWith('_WAS_CHANGED')
  return (
    <Row gap={12} className={styles.saveBar} data-foot="">
      {isConflict ? (
        <Note
          role="alert"
          action={
            <Row>
              <Button size="small" onClick={() => void editing.newest().then(onSave)}>
                {t('keepMine')}
              </Button>
              <Button size="small" variant="danger" onClick={() => void editing.takeTheirs()}>
                {t('takeTheirs')}
              </Button>
            </Row>
          }
        >
          {errorText(error)}
        </Note>
      ) : (
        error !== null && error !== undefined && <ErrorNote error={error} />
      )}
      <Button
        variant="primary"
        busy={busy}
        reason={mayNot ?? why ?? (isChanged ? undefined : t('nothingToSave'))}
        onClick={() => onSave(editing.product.version)}
      >
        {t('save')}
      </Button>
      {isChanged && isPriced && <PriceLimitNote />}
      {isChanged && (
        <span className="amber" role="status">
          {why ?? t('unsaved')}
        </span>
      )}
    </Row>
  )
}
