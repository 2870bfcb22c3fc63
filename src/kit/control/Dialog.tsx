import { type ReactNode, useId } from 'react'
import { Modal } from '../overlay/Modal.tsx'
import { useText } from '../use-text.ts'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'

type Props = {
  isOpen: boolean
  /** Called by the cross, Escape and a press beside the dialog. Without it the dialog cannot be closed by the reader. */
  onClose?: (() => void) | undefined
  title: ReactNode
  /** A line under the title. */
  hint?: ReactNode
  /** The specification's two modal widths (§9). */
  width?: 550 | 582
  /** Its buttons, the safe one first; those of a form stand in the form (`FormActions`). */
  footer?: ReactNode
  children?: ReactNode
}

/** The one modal dialog of public pages, portal and office. */
export function Dialog({ isOpen, onClose, title, hint, width = 550, footer, children }: Props) {
  const titleId = useId()
  const t = useText('kit')
  return (
    <Modal isOpen={isOpen} onClose={onClose} titleId={titleId} width={width} className={styles.dialog}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {hint && <p className={styles.hint}>{hint}</p>}
          </div>
          {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
        </header>
        {children && (
          <div className={styles.body} data-body="">
            {children}
          </div>
        )}
        {footer && (
          <footer className={styles.acts} data-acts="">
            {footer}
          </footer>
        )}
      </div>
    </Modal>
  )
}
