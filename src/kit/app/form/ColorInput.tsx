import { useState } from 'react'
import { TextInput } from '../../control/TextInput.tsx'
import { useText } from '../../use-text.ts'
import styles from './ColorInput.module.css'

type Props = {
  label: string
  /** `#rrggbb`. */
  value: string
  onChange: (value: string) => void
  /** Those that are a press away. */
  choices: readonly string[]
}

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
/** '0B5' and 'abcdef' are written with their # and in full. */
function written(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** A colour: one of a few, the system's own chooser, or as it is written. */
export function ColorInput({ label, value, onChange, choices }: Props) {
  const t = useText('app')
  const [typed, setTyped] = useState<string>()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(choice => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-label={choice}
            title={choice}
            aria-pressed={choice === value.toLowerCase()}
            onClick={() => onChange(choice)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <circle cx="12" cy="12" r="10" fill={choice} />
            </svg>
          </button>
        ))}
      </div>
      <div className={styles.own}>
        <input
          type="color"
          className={styles.system}
          aria-label={t('otherColor', { label })}
          value={isColor(value) ? value : choices[0]}
          onChange={event => onChange(event.currentTarget.value)}
        />
        <TextInput
          aria-label={t('colorCode', { label })}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={typed ?? value}
          onChange={event => {
            setTyped(event.currentTarget.value)
            const color = written(event.currentTarget.value)
            if (isColor(color) && event.currentTarget.value.replace('#', '').length === 6) onChange(color)
          }}
          onBlur={() => {
            if (typed !== undefined && isColor(written(typed))) onChange(written(typed))
            setTyped(undefined)
          }}
        />
      </div>
    </fieldset>
  )
}
