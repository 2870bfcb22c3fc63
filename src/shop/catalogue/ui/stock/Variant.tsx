import { useLanguage } from '#kit/use-text.ts'
import { colorIn } from '../../storefront/color.rules.ts'
import styles from './stock.module.css'
import type { StockRow } from './stock-row.ts'

/** Size and colour, with the colour beside its name. */
export function Variant({ of: { size, color, colorHex } }: { of: Pick<StockRow, 'size' | 'color' | 'colorHex'> }) {
  const language = useLanguage()
  return (
    <span className="beside">
      <span className={styles.swatch} style={{ background: colorHex }} aria-hidden="true" />
      <span className="cut">
        {size}, {colorIn(language, color)}
      </span>
    </span>
  )
}
