import { type ReactNode, useId } from 'react'
import type { Cents } from '#base/money.ts'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import styles from './rate.module.css'

export interface RateRow {
  value: string
  service: string
  carrier: string
  /** Nothing where they differ, null where nobody says. Where all rows have nothing there is no such column. */
  days: { least: number; most: number } | null | undefined
  cents: Cents
  hint?: ReactNode
}
type Props = {
  /** What is being chosen for whom. */
  label: string
  price: string
  rows: readonly RateRow[]
  value: string | undefined
  onChange: (value: string) => void
}

/** Services with their days and prices, of which one is chosen: radio buttons, a row each. */
export function RateTable({ label, price, rows, value, onChange }: Props) {
  const t = useText('buyLabel')
  const name = useId()
  const hasDays = rows.some(({ days }) => days !== undefined)
  return (
    <table className={styles.rates} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('service')}</th>
          <th scope="col" className="phone-none">
            {t('carrier')}
          </th>
          {hasDays && <th scope="col">{t('days')}</th>}
          <th scope="col">{price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.value} data-chosen={row.value === value || undefined}>
            <th scope="row">
              <label className={styles.choice}>
                <input type="radio" name={name} checked={row.value === value} onChange={() => onChange(row.value)} />
                <span>
                  {row.service}
                  {row.hint && <small className="hint">{row.hint}</small>}
                  {row.carrier !== '' && <small className={styles.small}>{row.carrier}</small>}
                </span>
              </label>
            </th>
            <td className="phone-none">{row.carrier}</td>
            {hasDays && (
              <td>
                <Days days={row.days} />
              </td>
            )}
            <td>
              <Money cents={row.cents} strong={row.value === value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Days({ days }: Pick<RateRow, 'days'>) {
  const t = useText('buyLabel')
  if (days === undefined) return null
  if (days === null) return <span className="muted">{t('nobodySays')}</span>
  return days.least === days.most ? t('oneDay', { count: days.most }) : t('dayCount', { from: days.least, to: days.most })
}
