import { expect, test } from 'vitest'
import { chartText, readChart } from './chart.ts'

const chart = {
  measures: [
    { name: 'Width', nameVi: 'Rộng' },
    { name: 'Length', nameVi: 'Length' },
  ],
  rows: [
    { size: 'S', inches: [18, 28.5] },
    { size: 'M', inches: [20, null] },
  ],
}

test('a chart goes out and comes back as it was', () => {
  expect(readChart(chartText(chart))).toEqual(chart)
  expect([readChart(''), chartText(null)]).toEqual([null, ''])
})

test('the first row that cannot be read is named', () => {
  expect(readChart('\tWidth\nS\t18\nM\twide')).toBe(3)
  expect(readChart('S')).toBe(1)
})
