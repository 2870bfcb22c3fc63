import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../show/Icon.tsx'
import { useText } from '../use-text.ts'
import styles from './Field.module.css'
import { Field, type Labelled } from './Field.tsx'

type Own = keyof Labelled
export type TextInputProps = Labelled & {
  ref?: Ref<HTMLInputElement> | undefined
  /** In the box, before and after what is typed: a currency, a button. */
  start?: ReactNode
  end?: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, Own>

/** A line of text with its label. Give `autoComplete` and, for numbers, `inputMode`. */
export function TextInput({ label, help, error, optional, required, width, className, start, end, id, ...rest }: TextInputProps) {
  return (
    <Field {...{ label, help, error, optional, required, width, className, id }}>
      {ids => (
        <span className={styles.box}>
          {start !== undefined && <span className={styles.start}>{start}</span>}
          <input
            {...rest}
            {...ids}
            aria-required={required || undefined}
            className={cx(styles.input, start !== undefined && styles.withStart, end !== undefined && styles.withEnd)}
          />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'>
/** A password that can be looked at; managers and pasting are welcome. */
export function PasswordInput(props: PasswordInputProps) {
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

export type TextareaProps = Labelled & {
  ref?: Ref<HTMLTextAreaElement> | undefined
  /** It grows with what is typed, from `rows` lines up. */
  rows?: number
  /** For code and tables. */
  isMono?: boolean
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>

/** Lines of text with their label. */
export function Textarea({ label, help, error, optional, required, width, className, rows = 3, isMono, id, ...rest }: TextareaProps) {
  return (
    <Field {...{ label, help, error, optional, required, width, className, id }}>
      {ids => (
        <textarea
          rows={rows}
          {...rest}
          {...ids}
          aria-required={required || undefined}
          className={cx(styles.input, styles.lines, isMono && styles.mono)}
        />
      )}
    </Field>
  )
}
