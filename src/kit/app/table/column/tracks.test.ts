import { expect, test } from 'vitest'
import { tracksOf } from './tracks.ts'

test('numbers take what they need, words share the rest', () => {
  const columns = [{ id: 'order' }, { id: 'since', width: '90px' }, { id: 'total', align: 'end' as const }]
  expect(tracksOf(columns, {}, true)).toBe('40px minmax(min(120px, 120px), auto) minmax(min(90px, 120px), auto) max-content max-content')
})

test('a column whose line must be read is never narrower than it asks', () => {
  expect(tracksOf([{ id: 'status', least: '280px' }, { id: 'items' }], {}, false)).toBe(
    'minmax(280px, auto) minmax(min(120px, 120px), auto) max-content',
  )
})

test('a column that was drawn keeps its pixels, and never vanishes', () => {
  expect(tracksOf([{ id: 'a' }, { id: 'b' }], { a: 210.4, b: 3 }, false)).toBe('210px 48px max-content')
})
