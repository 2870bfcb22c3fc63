import { expect, test } from 'vitest'
import { copyName, copyStem, idOfSlug, pictureInColor, pictureWithText, templateSlug } from './rules.ts'

test('an address is the name and the id, and the id is read from it whatever the name', () => {
  expect(templateSlug({ name: 'Retro Sun!', id: 123 })).toBe('retro-sun-3f')
  expect(templateSlug({ name: '日本', id: 123 })).toBe('3f')
  for (const slug of ['retro-sun-3f', 'other-3f', '3f']) expect(idOfSlug(slug)).toBe(123)
  for (const slug of ['', 'retro-sun-', 'a_b', 'x-0', 'x-zzzzzzzzzzzzzzz']) expect(idOfSlug(slug)).toBeUndefined()
})

test('a copy has the next free number, within the room that a name has', () => {
  expect(copyName('Sun', ['Sun'])).toBe('Sun (2)')
  expect(copyName('Sun (2)', ['Sun', 'sun (2)', 'Sun (3)'])).toBe('Sun (4)')
  expect(copyName('x'.repeat(100), [])).toBe(`${'x'.repeat(96)} (2)`)
  expect(copyName(`${'x'.repeat(95)}😀`, [])).toBe(`${'x'.repeat(95)} (2)`)
  for (const name of ['Sun', 'Sun (2)', 'x'.repeat(100)]) expect(copyName(name, []).startsWith(copyStem(name))).toBe(true)
})

test('a text is asked of a proof, and of no picture of a file', () => {
  expect(pictureWithText('/v1/product-custom-template/7/proof?width=480', 'Mia & Tom')).toMatch(/proof\?width=480&text=Mia%20%26%20Tom$/)
  expect(pictureWithText('/v1/product-custom-template/7/proof?width=480', '')).toMatch(/width=480$/)
  expect(pictureWithText('/v1/file/7/thumbnail', 'Mia')).toBe('/v1/file/7/thumbnail')
  const inColor = '/v1/product-custom-template/7/proof?width=480&color=White'
  expect(pictureInColor(inColor, 'Sport Grey $1')).toMatch(/width=480&color=Sport%20Grey%20%241$/)
  expect(pictureInColor('/v1/product-custom-template/7/proof?width=480', 'Black')).toMatch(/width=480$/)
})
