import { useId } from 'react'
import styles from './Slider.module.css'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** The value as it is read: beside the label, and to who does not see where the slider stands. */
  text: string
  onChange: (value: number) => void
}

export function Slider({ label, text, onChange, ...range }: Props) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {label}{' '}
        <span className="numbers" aria-hidden="true">
          {text}
        </span>
      </label>
      <input id={id} type="range" {...range} aria-valuetext={text} onChange={event => onChange(event.currentTarget.valueAsNumber)} />
    </div>
  )
}
