import { expect, test } from 'vitest'
import { fieldStyle } from './box-style.ts'

const layer = {
  ...{ fontId: 'inter', sizeInches: 1, lineHeight: 1.2, letterSpacingEm: 0, align: 'centre' as const, color: '#102030' },
  ...{ fit: 'BOX' as const, arcDegrees: 0, widthInches: 4, heightInches: 3 },
}
const natural = { width: 8, height: 2.4 }

test('a text that its box makes smaller is written in the middle of the box, where it is drawn', () => {
  const { field, letters } = fieldStyle({ scale: 100 }, layer, natural)
  expect(field).toMatchObject({ fontSize: 50, paddingBlock: '90px 0' })
  expect(letters).toEqual({ width: '100%', height: '100%', scale: '1 1' })
})
test('a text that is larger than a box that does not fit it stands over its edges, as it is drawn', () => {
  const large = { ...layer, fit: 'NONE' as const, heightInches: 1.2 }
  const { field, letters } = fieldStyle({ scale: 100 }, large, natural)
  expect(field).toMatchObject({ fontSize: 100, paddingBlock: '0px 0', paddingInline: '2px 2px' })
  expect(letters).toMatchObject({ width: '300%', height: '200%' })
  expect(fieldStyle({ scale: 100 }, { ...large, align: 'left' }, natural).field).toMatchObject({ paddingInline: '402px 2px' })
})
test('letters smaller than 16 pixels are those of a field of 16 that is seen smaller: a phone zooms into no other', () => {
  const { field, letters } = fieldStyle({ scale: 16 }, layer, natural)
  expect(field).toMatchObject({ fontSize: 16, paddingBlock: '28.8px 0' })
  expect(letters).toEqual({ width: '200%', height: '200%', scale: '0.5 0.5' })
})
test('a mirrored text is written mirrored, but a bent one on a line that can be read', () => {
  expect(fieldStyle({ scale: 100 }, { ...layer, flipX: true, flipY: true }, natural).letters.scale).toBe('-1 -1')
  expect(fieldStyle({ scale: 100 }, { ...layer, flipY: true }, natural).letters.scale).toBe('1 -1')
  const bent = fieldStyle({ scale: 4 }, { ...layer, flipX: true, arcDegrees: 90 }, natural)
  expect(bent).toEqual({ field: undefined, letters: { width: '100%', height: '100%', scale: '1 1' } })
})
test('the letters of the field are seen for as long as the canvas cannot draw them', () => {
  expect(fieldStyle({ scale: 100 }, layer, natural).field?.color).toBeUndefined()
  expect(fieldStyle({ scale: 100 }, layer, undefined).field).toMatchObject({ color: '#102030', fontSize: 100, paddingBlock: '90px 0' })
})
