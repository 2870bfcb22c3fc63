import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyCall, call } from '#base/call.ts'
import { dataOf, named } from '#base/shapes.ts'
import { openApi } from './openapi.ts'

const documentOf = (calls: Readonly<Record<string, AnyCall>>) =>
  openApi(
    Object.entries(calls).map(([name, call]) => ({ name, call })),
    { title: 'Test', version: '1' },
  ) as { paths: Record<string, unknown>; components: { schemas: Record<string, unknown> } }
const own = { access: { seller: ['orders'] }, touches: 'own', summary: 'Does it' } as const

test('a named shape stands once, and its name is used where it is a part of another', () => {
  const Mug = z.object({ name: z.string() })
  named({ Mug })
  const { paths, components } = documentOf({
    mug: call('GET /v1/mug', { ...own, answer: dataOf(Mug) }),
    mugs: call('GET /v1/mugs', { ...own, answer: dataOf(z.array(Mug)) }),
  })
  expect(Object.keys(components.schemas)).toEqual(['Refusal', 'Mug'])
  expect(JSON.stringify(paths).match(/"#\/components\/schemas\/Mug"/g)).toHaveLength(2)
})

test('what is sent has a name of its own where it is not what is answered, and so has all that holds it', () => {
  const Cup = z.object({ size: z.number().default(1) })
  const Tray = z.strictObject({ cup: Cup })
  const Spoon = z.strictObject({ name: z.string() })
  named({ Cup, Tray, Spoon })
  const { components } = documentOf({
    keepTray: call('POST /v1/tray', {
      ...own,
      did: false,
      body: z.object({ tray: Tray, spoon: Spoon }),
      answer: dataOf(z.object({ tray: Tray, spoon: Spoon })),
    }),
  })
  expect(Object.keys(components.schemas)).toEqual(['Refusal', 'Cup', 'CupInput', 'Spoon', 'Tray', 'TrayInput'])
  expect(components.schemas.TrayInput).toMatchObject({ properties: { cup: { $ref: '#/components/schemas/CupInput' } } })
  expect(components.schemas.Tray).toMatchObject({ properties: { cup: { $ref: '#/components/schemas/Cup' } } })
})

test('two shapes of one name are refused', () => {
  const one = z.object({ a: z.string() })
  const other = z.object({ b: z.string() })
  named({ Plate: one })
  named({ Plate: other })
  const calls = { one: call('GET /v1/one', { ...own, answer: one }), other: call('GET /v1/other', { ...own, answer: other }) }
  expect(() => documentOf(calls)).toThrow('Two shapes are called Plate')
})
