import { cx } from '#kit/cx.ts'
import styles from './Swatches.module.css'

const shown = 6

/** Colours as small dots, the rest as a number; their names for who listens. */
export function Swatches({ colors }: { colors: readonly { name: string; hex: string }[] }) {
  return (
    <p className={cx(styles.row, 'hint')}>
      <span className="unseen">{colors.map(color => color.name).join(', ')}</span>
      {colors.slice(0, shown).map(color => (
        <svg key={color.name} className={styles.dot} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="7.5" fill={color.hex} />
        </svg>
      ))}
      {colors.length > shown && <span aria-hidden="true">+{colors.length - shown}</span>}
    </p>
  )
}
