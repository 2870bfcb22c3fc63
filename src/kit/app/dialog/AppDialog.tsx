import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './Confirm.module.css'

/** A dialog of portal and office, for forms; `footer` holds its buttons. */
export function AppDialog({
  isOpen,
  onClose,
  title,
  footer,
  width = 550,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  footer?: ReactNode
  width?: 550 | 582
  children: ReactNode
}) {
  useFocusBack()
  return (
    <Modal opened={isOpen} onClose={onClose} title={<span className={styles.title}>{title}</span>} size={width}>
      <div className={styles.body}>
        {children}
        {footer && <div className={styles.acts}>{footer}</div>}
      </div>
    </Modal>
  )
}

/** The library gives the focus back where a dialog closes; where a page takes the whole dialog away, this does. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
}
