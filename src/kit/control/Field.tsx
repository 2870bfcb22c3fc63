import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../show/Icon.tsx'
import { useText } from '../use-text.ts'
import styles from './Field.module.css'

export type Labelled = {
  /** Above the control. Without one the control names itself by `aria-label`. */
  label?: ReactNode
  /** A sentence below the field. */
  help?: ReactNode
  /** What is wrong, in words; it takes the place of `help`. `true` marks the field where the words stand elsewhere. */
  error?: string | boolean | undefined
  /** Says beside the label that it may be left empty; `required` marks what may not. */
  optional?: boolean | undefined
  required?: boolean | undefined
  /** For what is never long: a number, a day. */
  width?: 'short' | 'medium' | undefined
  /** Of the whole field. */
  className?: string | undefined
}
export type FieldIds = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label above, control, help or error below, tied together for who listens to the page. */
export function Field({
  label,
  help,
  error,
  optional,
  required,
  width,
  className,
  id: given,
  children,
}: Labelled & { id?: string | undefined; children: (ids: FieldIds) => ReactNode }) {
  const own = useId()
  const id = given ?? own
  const t = useText('kit')
  const wrong = typeof error === 'string' && error !== '' ? error : undefined
  const note = wrong ?? help
  const hasNote = note !== undefined && note !== null && note !== ''
  return (
    <div className={cx(styles.field, className)} data-width={width}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
          {optional && <span className={styles.optional}> {t('optional')}</span>}
        </label>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': hasNote ? `${id}-note` : undefined })}
      {hasNote && (
        <p id={`${id}-note`} className={wrong ? styles.error : styles.help}>
          {wrong && <Icon name="alert" size={16} />}
          {note}
        </p>
      )}
    </div>
  )
}
