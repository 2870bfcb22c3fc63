import styles from './stock.module.css'
import type { StockRow } from './stock-row.ts'

/** Size and colour, with the colour beside its name. */
export function Variant({ of: { size, color, colorHex } }: { of: Pick<StockRow, 'size' | 'color' | 'colorHex'> }) {
  return (
    <span className="beside">
      <span className={styles.swatch} style={{ background: colorHex }} aria-hidden="true" />
      <span className="cut">
        {size}, {color}
      </span>
    </span>
  )
}
