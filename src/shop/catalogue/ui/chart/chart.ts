// A size chart as the text of a spreadsheet: the first row names the measures, the first column the sizes.
import type { SizeChart } from '../../storefront/contract.ts'

export const chartText = (chart: SizeChart | null): string =>
  chart === null
    ? ''
    : [
        ['', ...chart.measures.map(({ name, nameVi }) => (name === nameVi ? name : `${name} / ${nameVi}`))],
        ...chart.rows.map(row => [row.size, ...row.inches.map(inches => (inches === null ? '' : String(inches)))]),
      ]
        .map(row => row.join('\t'))
        .join('\n')

/** The chart that the text says, null where it is empty, or the number of the first row that cannot be read (from 1). */
export function readChart(text: string): SizeChart | null | number {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  const [head, ...rest] = lines.map(line => line.split(/\t|;/).map(cell => cell.trim()))
  if (!head) return null
  const measures = head.slice(1).map(name => {
    const [english = '', vietnamese = english] = name.split('/').map(part => part.trim())
    return { name: english, nameVi: vietnamese || english }
  })
  if (measures.length === 0 || measures.length > 8 || measures.some(measure => measure.name === '' || measure.name.length > 40)) return 1
  const rows: SizeChart['rows'] = []
  for (const [at, [size = '', ...cells]] of rest.entries()) {
    const inches = measures.map((_, column) => inchesOf(cells[column] ?? ''))
    if (size === '' || size.length > 20 || inches.includes(undefined)) return at + 2
    rows.push({ size, inches: inches.map(each => each ?? null) })
  }
  return { measures, rows }
}

/** '15.5', '15,5', '' → inches, null for an empty cell, nothing for what is no measure. */
function inchesOf(cell: string): number | null | undefined {
  if (cell === '' || cell === '–' || cell === '-') return null
  const value = /^\d{1,3}([.,]\d{1,3})?$/.test(cell) ? Number(cell.replace(',', '.')) : 0
  return value > 0 && value <= 200 ? value : undefined
}
