import { useState } from 'react'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { SizeChart } from '../../contract.ts'
import styles from './ProductParts.module.css'

const units = ['inch', 'centimetre'] as const
const centimetres = (inches: number) => Math.round(inches * 25.4) / 10

/** The measures of every size; the chart is kept in inches, centimetres are computed to the millimetre. */
export function SizeChartTable({ chart }: { chart: SizeChart }) {
  const t = useText('catalogue')
  const language = useLanguage()
  const [unit, setUnit] = useState<(typeof units)[number]>(language === 'vi' ? 'centimetre' : 'inch')
  const shown = (inches: number | null) =>
    inches === null ? '–' : (unit === 'inch' ? inches : centimetres(inches)).toLocaleString(language, { maximumFractionDigits: 2 })
  return (
    <div className={styles.chart}>
      <h2>{t('sizeChart')}</h2>
      <fieldset className={styles.units}>
        <legend className="unseen">{t('unit')}</legend>
        {units.map(each => (
          <label key={each}>
            <input type="radio" name="unit" checked={unit === each} onChange={() => setUnit(each)} />
            <span>{t(each)}</span>
          </label>
        ))}
      </fieldset>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            {chart.measures.map(measure => (
              <th key={measure.name} scope="col">
                {language === 'vi' ? measure.nameVi : measure.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(row => (
            <tr key={row.size}>
              <th scope="row">{row.size}</th>
              {chart.measures.map((measure, at) => (
                <td key={measure.name}>{shown(row.inches[at] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
