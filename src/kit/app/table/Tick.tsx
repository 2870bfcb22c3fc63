import { useEffect, useRef } from 'react'
import styles from './Tick.module.css'

type Props = {
  label: string
  isOn: boolean
  /** Some of what it stands for is selected. */
  isPart?: boolean
  /** There is nothing to select. */
  isOff?: boolean
  /** `isRange`: with Shift, everything between the last one and this. */
  onToggle: (isRange: boolean) => void
}

/** The box that selects a row, or all of them; the whole cell is its target. */
export function Tick({ label, isOn, isPart = false, isOff = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart
  }, [isPart])
  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={isOff}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
