import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { fillMacro, macroFields, unknownFields } from './rules.ts'

test('only the fields of the list are known; braces without a pair are not', () => {
  expect(unknownFields('Hello {{name}}, your {{ order }} is {safe}.')).toEqual([])
  expect(unknownFields('{{nome}} {{ }} {{Order}} {{nome}}')).toEqual(['nome', '', 'Order'])
  expect(unknownFields('{{order')).toEqual(['{{'])
  expect(unknownFields('order}} {{constructor}}')).toEqual(['constructor', '}}'])
})

test('what has no value is named, once, and nothing is filled', () => {
  expect(fillMacro('{{tracking}} by {{carrier}}, {{tracking}} of {{order}}', { order: '#7' })).toEqual({ missing: ['tracking', 'carrier'] })
  expect(fillMacro('{{name}}', { name: '' })).toEqual({ missing: ['name'] })
})

test('every known field is filled, and a value is never read as a field', () => {
  expect(fillMacro('Hi {{name}}: {{ order }} $& {{order}}', { name: '{{order}} $1', order: '#7' })).toEqual({
    text: 'Hi {{order}} $1: #7 $& #7',
  })
  const part = fc.oneof(
    fc.string().filter(text => !/[{}]/.test(text)),
    fc.constantFrom(...macroFields.map(name => `{{${name}}}`)),
  )
  const values = Object.fromEntries(macroFields.map(name => [name, `<${name}>`]))
  assertProperty(
    fc.property(fc.array(part), parts => {
      const text = parts.join('')
      expect(unknownFields(text)).toEqual([])
      expect(fillMacro(text, values)).toEqual({ text: text.replaceAll('{{', '<').replaceAll('}}', '>') })
    }),
  )
})
