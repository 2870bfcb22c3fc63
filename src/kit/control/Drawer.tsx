import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../use-text.ts'
import { IconButton } from './Button.tsx'
import styles from './Drawer.module.css'

/** The window's width above which the drawer is closed (spec §2, §9). */
export const drawerBreakpoint = 1024

/** A panel at the side that its button stands at, for narrow windows; it closes by itself when the window grows wider than 1024 px. */
export function Drawer({
  isOpen,
  onClose,
  title,
  side = 'right',
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  side?: 'left' | 'right'
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useText('kit')
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    const wide = matchMedia(`(width > ${drawerBreakpoint}px)`)
    const onWide = () => wide.matches && onClose()
    wide.addEventListener('change', onWide)
    return () => {
      wide.removeEventListener('change', onWide)
      element.close()
    }
  }, [isOpen, onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and comes as `cancel`.
    <dialog
      ref={dialog}
      className={styles.drawer}
      data-side={side}
      aria-label={t('menu')}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className={styles.panel}>
          <header className={styles.head}>
            {title}
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
