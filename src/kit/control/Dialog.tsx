import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../use-text.ts'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'

/** The specification's two modal widths (§9). */
type Width = 550 | 582

type Props = {
  isOpen: boolean
  /** Called by the cross, Escape and a click beside the dialog. Without it the dialog cannot be closed by the reader. */
  onClose?: (() => void) | undefined
  title: ReactNode
  /** A line under the title. */
  hint?: ReactNode
  width?: Width
  children: ReactNode
}

/** A modal dialog: the browser's own traps focus, makes the rest inert and gives focus back. Its content is mounted only while it is open. */
export function Dialog({ isOpen, onClose, title, hint, width = 550, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useText('kit')
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and comes as `cancel`.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={event => event.target === dialog.current && onClose?.()}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <div>
              <h2 id={titleId}>{title}</h2>
              {hint && <p className={styles.hint}>{hint}</p>}
            </div>
            {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
