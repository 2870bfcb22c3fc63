import { expect, test } from 'vitest'
import { placed } from '../template/rules.ts'
import { sideDpi } from './resolution.rules.ts'

const chest = { side: 'FRONT' as const, widthInches: 12, heightInches: 16 }
const pictures = new Map([
  [1, { widthPixels: 3_600, heightPixels: 4_800 }],
  [2, { widthPixels: 900, heightPixels: 1_200 }],
])

test('a bare picture is judged as large as the area takes it', () => {
  expect(sideDpi({ fileId: 1, document: null }, chest, pictures)).toBe(300)
  expect(sideDpi({ fileId: 2, document: null }, chest, pictures)).toBe(75)
})

test('a design is judged as it was drawn, by its worst picture', () => {
  const [large, small] = [1, 2].map(fileId => placed('FIT', { fileId, ...(pictures.get(fileId) ?? never) }, chest, 'tee'))
  const centred = placed('CENTRE', { fileId: 2, ...(pictures.get(2) ?? never) }, chest, 'tee')
  if (!large || !small) throw never
  expect(sideDpi({ fileId: 1, document: { layers: [large, small] } }, undefined, pictures)).toBe(75)
  expect(sideDpi({ fileId: 2, document: { layers: [centred] } }, undefined, pictures)).toBe(300)
})

test('what is not fetched yet, and what has no area any more, has no figure', () => {
  const layer = { ...placed('FIT', { fileId: 9, widthPixels: 10, heightPixels: 10 }, chest, 'tee') }
  expect(sideDpi({ fileId: null, document: null }, chest, pictures)).toBeNull()
  expect(sideDpi({ fileId: 1, document: null }, undefined, pictures)).toBeNull()
  expect(sideDpi({ fileId: 9, document: { layers: [layer] } }, chest, pictures)).toBeNull()
})

const never = new Error('Both pictures are there.') as never
