import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import drawings from '../icons.svg?url'
import styles from './Icon.module.css'
import type { IconName } from './icon-names.ts'

export type { IconName }

const known: Record<string, ReactNode> = {}
/** Makes drawings known that the file of the public ones does not hold: those of the app screens. */
export function addIcons(more: Readonly<Record<string, ReactNode>>): void {
  Object.assign(known, more)
}

/** One of our own line drawings, 20 units wide; decoration unless it is given a `label`. The public ones are one picture file, not script. */
export function Icon({
  name,
  size = 20,
  label,
  className,
}: {
  name: IconName
  size?: 16 | 20 | 24 | 32
  label?: string
  className?: string
}) {
  return (
    <svg
      className={cx(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {known[name] ?? <use href={`${drawings}#${name}`} />}
    </svg>
  )
}
