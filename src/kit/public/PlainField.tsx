// The browser's own controls under the look of a field, for forms that work before and without scripts.
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import styles from '../control/Field.module.css'
import { cx } from '../cx.ts'
import { Icon } from '../show/Icon.tsx'

type Labelled = {
  label: string
  /** The label is for who listens. */
  isBare?: boolean | undefined
  className?: string | undefined
}

export function PlainSelect({ label, isBare, className, ...rest }: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Plain {...{ label, isBare, className }}>
      <select {...rest} className={cx(styles.input, styles.withEnd)} />
      <Icon name="chevronDown" size={16} className={styles.arrow ?? ''} />
    </Plain>
  )
}

export function PlainInput({ label, isBare, className, ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Plain {...{ label, isBare, className }}>
      <input {...rest} className={styles.input} />
    </Plain>
  )
}

function Plain({ label, isBare, className, children }: Labelled & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given.
    <label className={cx(styles.field, className)}>
      <span className={isBare ? 'unseen' : styles.label}>{label}</span>
      <span className={styles.box}>{children}</span>
    </label>
  )
}
