import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../show/Icon.tsx'
import styles from './Field.module.css'
import { Field, type Labelled } from './Field.tsx'

export type Choice = { value: string; label: string }
export type SelectProps = Labelled & {
  ref?: Ref<HTMLSelectElement> | undefined
  choices: readonly (string | Choice)[]
  /** Empty where nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** What stands there while nothing is chosen; with `canClear` it can be chosen again. */
  placeholder?: string | undefined
  /** Above the choices but the first, which chooses nothing: what they are of. */
  group?: string | undefined
  canClear?: boolean
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof Labelled | 'onChange' | 'value'>

/** One of few, by the system's own list. Where there are many, `SearchSelect` of the app screens finds them. */
export function Select(props: SelectProps) {
  const { label, help, error, optional, required, width, className, id, choices, value, onChange, placeholder, group, canClear, ...rest } =
    props
  // A browser shows its first choice where it has none of this value.
  const shown = choices.some(choice => (typeof choice === 'string' ? choice : choice.value) === value) ? value : ''
  const isEmpty = shown === ''
  const [first, ...others] = choices
  const holdsEmpty = choices.some(choice => typeof choice !== 'string' && choice.value === '')
  return (
    <Field {...{ label, help, error, optional, required, width, className, id }}>
      {ids => (
        <span className={styles.box}>
          <select
            {...rest}
            {...ids}
            aria-required={required || undefined}
            className={cx(styles.input, styles.withEnd)}
            data-empty={(isEmpty && !holdsEmpty) || undefined}
            value={shown}
            onChange={event => onChange(event.currentTarget.value)}
          >
            {!holdsEmpty && (isEmpty || canClear) && (
              <option value="" hidden={!canClear}>
                {placeholder ?? ''}
              </option>
            )}
            {group === undefined ? (
              choices.map(option)
            ) : (
              <>
                {first !== undefined && option(first)}
                <optgroup label={group}>{others.map(option)}</optgroup>
              </>
            )}
          </select>
          <Icon name="chevronDown" size={16} className={styles.arrow ?? ''} />
        </span>
      )}
    </Field>
  )
}

function option(choice: string | Choice) {
  const { value, label } = typeof choice === 'string' ? { value: choice, label: choice } : choice
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
