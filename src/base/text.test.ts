import { expect, test } from 'vitest'
import { linesOf, nameIn } from './text.ts'

test('a thing is called by its name in the reader’s language, and in English where it has no other', () => {
  const tee = { name: 'Tee', nameVi: 'Áo thun' }
  expect([nameIn('en', tee), nameIn('vi', tee), nameIn('vi', { ...tee, nameVi: '' })]).toEqual(['Tee', 'Áo thun', 'Tee'])
})

test('lines end as any system ends them, and empty ones are none', () => {
  expect(linesOf('  a \r\n\r\n b\rc\n\n')).toEqual(['a', 'b', 'c'])
})
