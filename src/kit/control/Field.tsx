import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../show/Icon.tsx'
import { useText } from '../use-text.ts'
import styles from './Field.module.css'

type Labelled = {
  label: ReactNode
  /** A sentence below the field. */
  help?: ReactNode
  /** What is wrong, in words; it takes the place of `help`. */
  error?: string | undefined
}
export type FieldIds = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label above, control, help or error below, tied together for who listens to the page. */
export function Field({
  label,
  help,
  error,
  optional,
  children,
}: Labelled & { optional?: boolean; children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const t = useText('kit')
  const note = error ?? help
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.help}>
          {error && <Icon name="alert" size={16} />}
          {note}
        </p>
      )}
    </div>
  )
}

type InputProps = Labelled & { optional?: boolean; ref?: Ref<HTMLInputElement>; end?: ReactNode } & InputHTMLAttributes<HTMLInputElement>

/** A line of text with its label. Give `autoComplete` and, for numbers, `inputMode`. */
export function TextInput({ label, help, error, optional, end, className, ...rest }: InputProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional ?? false}>
      {ids => (
        <span className={styles.box}>
          <input {...rest} {...ids} className={cx(styles.input, end !== undefined && styles.withEnd, className)} />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

/** A password that can be looked at; managers and pasting are welcome. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  const t = useText('kit')
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.peek}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}

/** A box to tick, with its sentence beside it. */
export function Checkbox({
  label,
  error,
  className,
  ...rest
}: Omit<Labelled, 'help'> & { ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className={cx(styles.tick, className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
