import { formatNumber } from '#base/number.ts'
import { Segments } from '#kit/control/Choice.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Table } from '#kit/layout/Table.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { SizeChart } from '../../storefront/contract.ts'
import styles from '../product/ProductFacts.module.css'

const units = ['inch', 'centimetre'] as const
const centimetres = (inches: number) => Math.round(inches * 25.4) / 10

/**
 * The measures of every size; the chart is kept in inches, centimetres are computed to the millimetre. Both are written, and
 * the style sheet shows the chosen one: a choice made before the script is there counts.
 */
export function SizeChartTable({ chart }: { chart: SizeChart }) {
  const t = useText('catalogue')
  const language = useLanguage()
  const usual = language === 'vi' ? 'centimetre' : 'inch'
  const written = (length: number) => formatNumber(length, language, { most: 2 })
  return (
    <div className={styles.chart}>
      <Row isSpread className={styles.head}>
        <h2>{t('sizeChart')}</h2>
        <Segments label={t('unit')} choices={units.map(value => ({ value, label: t(value) }))} startsAt={usual} />
      </Row>
      <Table>
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
                <td key={measure.name}>
                  <Length inches={row.inches[at] ?? null} written={written} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Length({ inches, written }: { inches: number | null; written: (length: number) => string }) {
  if (inches === null) return '–'
  return (
    <>
      <span data-unit="inch">{written(inches)}</span>
      <span data-unit="centimetre">{written(centimetres(inches))}</span>
    </>
  )
}
