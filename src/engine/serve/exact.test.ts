import { expect, test } from 'vitest'
import { z } from 'zod'
import { exact } from './exact.ts'

const Cup = z.object({ name: z.string(), handle: z.object({ size: z.int() }).optional() })
const refusedKeys = (shape: z.ZodType, value: unknown) =>
  (z.safeParse(exact(shape), value).error?.issues ?? []).map(issue =>
    [...issue.path, ...('keys' in issue ? (issue.keys as string[]) : [])].join('.'),
  )

test('a key that a shape does not name is refused, in whatever holds it', () => {
  const cup = { name: 'a', handle: { size: 1, hue: 'red' } }
  expect(refusedKeys(Cup, { ...cup, more: 1, again: 2 })).toEqual(['handle.hue', 'more.again'])
  expect(refusedKeys(z.array(Cup), [{ name: 'a' }, cup])).toEqual(['1.handle.hue'])
  expect(refusedKeys(z.record(z.string(), Cup), { one: cup })).toEqual(['one.handle.hue'])
  expect(refusedKeys(Cup.nullable().default({ name: 'b' }).optional(), cup)).toEqual(['handle.hue'])
  expect(refusedKeys(Cup.refine(({ name }) => name === 'a').readonly(), cup)).toEqual(['handle.hue'])
  expect(
    refusedKeys(
      z.preprocess(value => value, Cup),
      cup,
    ),
  ).toEqual(['handle.hue'])
})

test('what a shape names is parsed as before: defaults, refinements, transforms, and shapes that take more', () => {
  const shape = z.object({ list: z.array(z.string()).default([]), n: z.string().transform(Number), free: z.looseObject({ a: z.int() }) })
  const value = { n: '4', free: { a: 1, b: 2 } }
  expect(z.parse(exact(shape), value)).toEqual({ list: [], n: 4, free: { a: 1, b: 2 } })
  expect(z.parse(exact(shape), value)).toEqual(z.parse(shape, value))
  expect(z.safeParse(exact(z.object({ a: z.int() }).refine(({ a }) => a > 1, 'small')), { a: 1 }).error?.issues[0]?.message).toBe('small')
  expect(exact(shape)).toBe(exact(shape))
})
