import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorIn, withColorsIn } from './color.rules.ts'

test('every colour of the demo catalogue has its Vietnamese name', () => {
  const [head = [], ...rows] = readFileSync(`${import.meta.dirname}/../seed/catalogue.csv`, 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(','))
  const colors = new Set(rows.map(row => row[head.indexOf('color')] ?? ''))
  expect(colors.size).toBeGreaterThan(10)
  expect([...colors].filter(color => colorIn('vi', color) === color)).toEqual([])
})

test('a colour keeps the maker’s name in English, and where there is no other', () => {
  expect([colorIn('en', 'Heather Grey'), colorIn('vi', 'heather grey'), colorIn('vi', 'Galaxy Mist')]).toEqual([
    'Heather Grey',
    'Xám melange',
    'Galaxy Mist',
  ])
})

test('lists name the colours of each product for their reader, and nothing else changes', () => {
  const tee = { name: 'Tee', colors: [{ name: 'Black', hex: '#111111' }] }
  expect([...withColorsIn('vi', [tee]), ...withColorsIn('en', [tee])]).toEqual([
    { name: 'Tee', colors: [{ name: 'Đen', hex: '#111111' }] },
    tee,
  ])
})
