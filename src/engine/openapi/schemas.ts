// The shapes of an OpenAPI document. One that its contract names (`named({ Order })`) stands once, among the components, and by
// reference wherever it is used; any other stands where it is used.
import { z } from 'zod'
import { shapeNames } from '#base/shapes.ts'

export type Json = Record<string, unknown>
/**
 * The side of a shape, what a caller sends or what the server answers: of the same shape they differ where a field has a default or is read
 * as another type.
 */
export type Side = 'input' | 'output'

/** A shape as JSON Schema; its named parts are kept in `found` under their names and referred to by side until `settle`. */
export function schemaOf(shape: unknown, side: Side, found: Record<Side, Json>): Json {
  // Contracts are written with Zod; the core type is all that the browser's side needs.
  const json = z.toJSONSchema(shape as z.ZodType, { io: side, unrepresentable: 'any', metadata: shapeNames })
  const { $schema: _, $defs, ...schema } = JSON.parse(JSON.stringify(json).replace(/"#\/\$defs\/(\w+)"/g, `"#${side}/$1"`)) as Json
  for (const [name, { id: _, ...part }] of Object.entries(($defs ?? {}) as Record<string, Json>))
    keep(found[side], name, side === 'input' ? closed(part) : part)
  return side === 'input' ? closed(schema) : schema
}

/** What is sent may hold no other fields (serve's `exact`); what is answered says so by itself. */
function closed<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed) as T // the same list
  const parts: Json = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  const isOpen = parts.type === 'object' && 'properties' in parts && !('additionalProperties' in parts)
  return (isOpen ? { ...parts, additionalProperties: false } : parts) as T // the same schema
}

function keep(found: Json, name: string, schema: unknown) {
  if (name in found && JSON.stringify(found[name]) !== JSON.stringify(schema)) throw new Error(`Two shapes are called ${name}`)
  found[name] = schema
}

/**
 * The document with its components. What is sent and answered in the same words has one name; else what is sent is `OrderInput` beside
 * the `Order` that is answered.
 */
export function settle(document: Json, { input, output }: Record<Side, Json>): Json {
  const apart = namesApart(input, output)
  const nameOf = (side: string, name: string) => (side === 'input' && apart.has(name) ? `${name}Input` : name)
  const settled = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value).replace(/"#(input|output)\/(\w+)"/g, (_, side, name) => `"#/components/schemas/${nameOf(side, name)}"`),
    )
  const named = Object.entries({ input, output }).flatMap(([side, found]) =>
    Object.entries(found).map(([name, schema]) => [nameOf(side, name), settled(schema)] as const),
  )
  const components = document.components as Record<string, Json>
  const schemas = { ...components.schemas }
  for (const [name, schema] of named.sort(([a], [b]) => (a < b ? -1 : 1))) keep(schemas, name, schema)
  return { ...settled(document), components: { ...components, schemas } }
}

/** The names whose shape reads otherwise than it answers, by itself or by a part of it. */
function namesApart(input: Json, output: Json): ReadonlySet<string> {
  const written = (schema: unknown) => JSON.stringify(schema).replace(/"#(input|output)\//g, '"#')
  const shared = Object.keys(input).filter(name => name in output)
  const apart = new Set(shared.filter(name => written(input[name]) !== written(output[name])))
  for (let before = -1; before < apart.size; ) {
    before = apart.size
    for (const name of shared) {
      const parts = [...written(input[name]).matchAll(/"#(\w+)"/g)].map(match => match[1] ?? '')
      if (parts.some(part => apart.has(part))) apart.add(name)
    }
  }
  return apart
}
