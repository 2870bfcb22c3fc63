import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../cx.ts'
import styles from './Choice.module.css'

type Input = { ref?: Ref<HTMLInputElement> | undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'>
type TickProps = Input & {
  /** Without one it names itself by `aria-label`. */
  label?: ReactNode
  help?: ReactNode
  error?: string | undefined
}

/** A box to tick, with its sentence beside it. `isMixed`: some of what it stands for is ticked. */
export function Checkbox({ isMixed = false, ...rest }: TickProps & { isMixed?: boolean }) {
  const mix = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed
  }
  return <Tick {...rest} {...(rest.ref === undefined && { ref: mix })} />
}

/** On or off, at once. */
export const Switch = (props: TickProps) => <Tick {...props} role="switch" />

function Tick({ label, help, error, className, role, ...rest }: TickProps & { role?: 'switch' }) {
  const id = useId()
  const note = error ?? help
  const input = (
    <input
      {...rest}
      id={rest.id ?? id}
      type="checkbox"
      role={role}
      className={role === 'switch' ? styles.switch : styles.box}
      aria-invalid={error ? true : undefined}
      aria-describedby={note ? `${id}-note` : rest['aria-describedby']}
    />
  )
  if (label === undefined) return input
  return (
    <div className={cx(styles.tick, className)}>
      {input}
      <label htmlFor={rest.id ?? id}>{label}</label>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.help}>
          {note}
        </p>
      )}
    </div>
  )
}

type SegmentsProps<T extends string> = { label: string; choices: readonly { value: T; label: ReactNode }[] } & (
  | { value: T; onChange: (value: T) => void }
  /** The browser keeps what is chosen, also without a script; a style sheet can ask for it. */
  | { startsAt: T }
)

/** One of two to five, all in sight: radio buttons that look like one strip. */
export function Segments<T extends string>({ label, choices, ...given }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className="unseen">{label}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="pick">
          <input
            type="radio"
            name={name}
            value={value}
            {...('startsAt' in given
              ? { defaultChecked: value === given.startsAt }
              : { checked: value === given.value, onChange: () => given.onChange(value) })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
