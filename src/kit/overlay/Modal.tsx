import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { Notices } from '../notice/Notices.tsx'
import styles from './Modal.module.css'

type Props = {
  isOpen: boolean
  /** Asked by Escape and by a press beside it. Without it the reader cannot close it. */
  onClose: (() => void) | undefined
  className?: string | undefined
  /** Its name: a title's id, or words. */
  titleId?: string
  label?: string
  width?: number
  side?: 'left' | 'right'
  children: ReactNode
}

/**
 * What dialog and drawer stand on: the browser's own modal makes the rest inert, keeps the keyboard inside and stands above all. The focus
 * goes to the field that comes first, else to the safe button, never to a button of danger, and back to where it was at the end. Its
 * content is mounted only while it is open.
 */
export function Modal({ isOpen, onClose, className, titleId, label, width, side, children }: Props) {
  const modal = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useEffect(() => {
    const element = modal.current
    if (!isOpen || !element) return
    const before = document.activeElement
    const page = document.documentElement
    if (innerWidth > page.clientWidth) page.dataset.held = '' // It has a bar, whose room is kept.
    element.showModal()
    firstPlace(element).focus()
    return () => {
      element.close()
      dropSecondPress()
      if (!document.querySelector('dialog:modal')) delete page.dataset.held
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen])
  const isBeside = (event: MouseEvent) => event.target === modal.current
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and comes as `cancel`.
    <dialog
      ref={modal}
      tabIndex={-1}
      className={cx(styles.modal, className)}
      data-width={width}
      data-side={side}
      aria-labelledby={titleId}
      aria-label={label}
      onCancel={event => {
        if (event.target !== modal.current) return // A file chooser inside of it was closed.
        event.preventDefault()
        onClose?.()
      }}
      // A second Escape closes without asking: the page must know.
      onClose={event => event.target === modal.current && isOpen && onClose?.()}
      // Text that is marked from inside to outside ends beside it too.
      onPointerDown={event => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={event => isBeside(event) && pressedBeside.current && onClose?.()}
    >
      {isOpen && children}
      {isOpen && <Notices isInside />}
    </dialog>
  )
}

/** The second half of a double press on the button that closed it would fall on what stands behind. */
function dropSecondPress(): void {
  const drop = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', drop, { capture: true })
  setTimeout(() => removeEventListener('click', drop, { capture: true }), 600)
}

const fields = 'input:not([type="hidden"], :disabled, [readonly]), select:not(:disabled), textarea:not(:disabled, [readonly])'

/** Where the keyboard begins: where the dialog says, its first field, its safe button, or the dialog itself. */
function firstPlace(modal: HTMLElement): HTMLElement {
  const find = (selector: string) => modal.querySelector<HTMLElement>(selector)
  return find('[data-autofocus]') ?? find(`[data-body] :is(${fields})`) ?? find('[data-acts] button:not([data-variant="danger"])') ?? modal
}
