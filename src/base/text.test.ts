import { expect, test } from 'vitest'
import { nameIn } from './text.ts'

test('a thing is called by its name in the reader’s language, and in English where it has no other', () => {
  const tee = { name: 'Tee', nameVi: 'Áo thun' }
  expect([nameIn('en', tee), nameIn('vi', tee), nameIn('vi', { ...tee, nameVi: '' })]).toEqual(['Tee', 'Áo thun', 'Tee'])
})
