import { type ReactNode, useEffect } from 'react'
import { Modal } from '../overlay/Modal.tsx'
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
  const t = useText('kit')
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia(`(width > ${drawerBreakpoint}px)`)
    const onWide = () => wide.matches && onClose()
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [isOpen, onClose])
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={t('menu')} side={side} className={styles.drawer}>
      <div className={styles.panel}>
        <header className={styles.head} data-acts="">
          {title}
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  )
}
