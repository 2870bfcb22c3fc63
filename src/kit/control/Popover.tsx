import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { usePopover } from '../overlay/use-popover.ts'
import styles from './Menu.module.css'

/** The attributes of the button that opens it. */
export type PopoverOpener = Pick<ComponentProps<'button'>, 'ref' | 'popoverTarget' | 'aria-expanded'>

/** A panel at its button, for more than a list of acts. `children` are drawn while it is open. */
export function Popover({
  opener,
  align = 'start',
  label,
  className,
  onOpen,
  children,
}: {
  opener: (attributes: PopoverOpener) => ReactNode
  align?: 'start' | 'end'
  label: string
  className?: string | undefined
  onOpen?: (isOpen: boolean) => void
  children: (close: () => void) => ReactNode
}) {
  const popover = usePopover<HTMLButtonElement, HTMLDivElement>(align)
  return (
    <>
      {opener(popover.opener)}
      <div
        {...popover.panel}
        role="dialog"
        aria-label={label}
        className={cx(styles.panel, className)}
        onToggle={event => event.target === event.currentTarget && onOpen?.(event.newState === 'open')}
      >
        {popover.isOpen && children(popover.close)}
      </div>
    </>
  )
}
