// The description of the API as the server gives it.
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '#test/shop.ts'
import { mounted } from './mounted.ts'

type Json = Record<string, unknown>
interface Document extends Json {
  paths: Record<string, Record<string, Json & { operationId: string }>>
  components: { schemas: Record<string, Json> }
}

const shop = await startShop()
afterAll(() => shop.close())
const document: Document = await (await fetch(`${shop.url}/openapi.json`)).json()

test('the description is valid OpenAPI 3.1', async () => {
  const found = await new Validator().validate(structuredClone(document))
  expect(found.errors ?? []).toEqual([])
  expect([found.valid, document.openapi]).toEqual([true, '3.1.0'])
})

test('every call is in it once, by its name', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  )
  const calls = mounted.flatMap(({ routes }) => routes.map(({ name, call }) => `${name} ${call.method} ${call.path}`))
  expect(described.toSorted()).toEqual(calls.toSorted())
  expect(new Set(Object.values(document.paths).flatMap(methods => Object.values(methods).map(it => it.operationId))).size).toBe(
    calls.length,
  )
})

test('every reference leads somewhere, and every named shape is used', () => {
  const referred = new Set([...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(match => match[1]))
  expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted())
})

test('no shape stands twice: what two calls use has a name in its contract (named)', () => {
  const places = new Map<string, string[]>()
  const look = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value) && Object.keys((value as Json).properties ?? {}).length > 1) {
      const text = JSON.stringify(value)
      places.set(text, [...(places.get(text) ?? []), at])
    }
    for (const [key, part] of Object.entries(value)) look(part, `${at} ${key}`)
  }
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) look(operation, operation.operationId)
  for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name)
  expect(places.size).toBeGreaterThan(200)
  expect([...places.values()].filter(found => found.length > 1)).toEqual([])
})
