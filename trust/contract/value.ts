// Values made from the contract's shapes: what a call takes, without knowing the call.
import { createHash } from 'node:crypto'
import { type core, z } from 'zod'
import type { AnyCall } from '#base/call.ts'
import { paramsOf } from './every-call.ts'

export type Path = readonly (string | number)[]
/** A single value inside of a larger one. */
export interface Leaf {
  readonly path: Path
  /** The number of a row: whole, positive, without a bound of its own. */
  readonly isId: boolean
  readonly isUuid: boolean
  readonly isText: boolean
}
export interface Made {
  readonly value: unknown
  readonly leaves: readonly Leaf[]
}
export interface Choices {
  /** For the field of this path, or nothing: then the shape alone decides. */
  choose?(path: Path, isId: boolean): unknown
  /** Leaves out what may be left out. */
  isLean?: boolean
}

type Shape = core.$ZodTypes
const undecided = Symbol('undecided')

/** A value that the shape takes; nothing where none could be made, for the caller to say so. */
export function valueFor(shape: core.$ZodType, choices: Choices = {}): Made | undefined {
  for (let attempt = choices.isLean ? 1 : 0; attempt < attempts; attempt++) {
    const made = attemptFor(shape, choices, attempt)
    if (made) return made
  }
}

/** What a call's path is filled with: the id of a row, and of names the first that it takes. */
export function paramsFor({ path, params }: Pick<AnyCall, 'path' | 'params'>, id: number): Readonly<Record<string, string | number>> {
  const made = valueFor(params ?? z.object({}), { choose: (_, isId) => (isId ? id : undefined) })?.value
  const words = (made ?? {}) as Readonly<Record<string, string | number>> // the parameters of a path are words and numbers
  return Object.fromEntries(paramsOf({ path }).map(name => [name, words[name] ?? id]))
}

/** Values that together have every field there is, as far as one could be made. */
export function variantsFor(shape: core.$ZodType, choices: Choices = {}): Made[] {
  const seen = new Set<string>()
  const variants: Made[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = attemptFor(shape, choices, attempt)
    const fresh = made?.leaves.map(({ path }) => path.join('.')).filter(path => !seen.has(path)) ?? []
    if (!made || (fresh.length === 0 && variants.length > 0)) continue
    for (const path of fresh) seen.add(path)
    variants.push(made)
  }
  return variants
}

function attemptFor(shape: core.$ZodType, choices: Choices, attempt: number): Made | undefined {
  const leaves: Leaf[] = []
  const value = make(shape as Shape, [], { ...choices, isLeft: path => isLeft(attempt, path) }, leaves) // every core type is one of the union
  return value !== undecided && takes(shape, value) ? { value, leaves } : undefined
}

const attempts = 64
/** First with all that may be left out, then with none of it, then one or the other, always the same ones. */
const isLeft = (attempt: number, path: Path): boolean =>
  attempt > 0 &&
  ((attempt === 1 && path.at(-1) !== 'none' && path.at(-1) !== 'first') ||
    (createHash('sha256')
      .update(`${attempt} ${path.join('.')}`)
      .digest()[0] ?? 0) < 128)
const takes = (shape: core.$ZodType, value: unknown): boolean => z.safeParse(shape as z.ZodType, value).success // a core type with its class

interface Making extends Choices {
  isLeft(path: Path): boolean
}

function make(shape: Shape, path: Path, choices: Making, leaves: Leaf[]): unknown {
  const { def } = shape._zod
  const inner = (next: core.$ZodType, at: Path = path) => make(next as Shape, at, choices, leaves) // as above
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape)
        .map(
          ([key, field]) =>
            [key, mayBeMissing(field as Shape) && choices.isLeft([...path, key]) ? undefined : inner(field, [...path, key])] as const,
        ) // as above
        .filter(([, value]) => value !== undefined)
      return entries.some(([, value]) => value === undecided) ? undecided : Object.fromEntries(entries)
    }
    case 'array': {
      if (choices.isLeft([...path, 'none'])) return []
      const one = inner(def.element, [...path, 0])
      return one === undecided ? undecided : [one]
    }
    case 'record': {
      const one = inner(def.valueType, [...path, 'key'])
      return one === undecided ? undecided : { key: one }
    }
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner(def.innerType)
    case 'nullable':
      return choices.isLeft([...path, 'null']) ? null : inner(def.innerType)
    case 'union': {
      const options = choices.isLeft([...path, 'first']) ? def.options.toReversed() : def.options
      for (const option of options) {
        const before = leaves.length
        const made = inner(option)
        if (made !== undecided) return made
        leaves.length = before
      }
      return undecided
    }
    case 'pipe':
      return inner((def.in as Shape)._zod.def.type === 'transform' ? def.out : def.in) // as above
    default:
      return leaf(shape, path, choices, leaves)
  }
}

const mayBeMissing = (shape: Shape) => ['optional', 'default', 'prefault'].includes(shape._zod.def.type)

function leaf(shape: Shape, path: Path, { choose }: Choices, leaves: Leaf[]): unknown {
  const { def } = shape._zod
  const isId = def.type === 'number' && [1, hugeId].every(id => takes(shape, id)) && ![0, -1, 1.5].some(none => takes(shape, none))
  const isUuid = def.type === 'string' && takes(shape, uuid) && !takes(shape, 'Trusted')
  leaves.push({ path, isId, isUuid, isText: def.type === 'string' && !isUuid })
  const chosen = choose?.(path, isId)
  if (chosen !== undefined) return chosen
  if (def.type === 'enum') return Object.values(def.entries)[0]
  if (def.type === 'literal') return def.values[0]
  if (def.type === 'boolean') return false
  if (def.type === 'null') return null
  const key = String(path.findLast(step => typeof step === 'string') ?? '')
  const found = [...(words[key] ?? []), ...(def.type === 'number' ? numbers : anyWords)].find(candidate => takes(shape, candidate))
  return found === undefined ? undecided : found
}

const uuid = '01998000-0000-7000-8000-000000000000'
/** Larger than every row's that a deployment has; a version or a count of that size is no bound that anyone would set. */
const hugeId = 2 ** 40
const numbers = [1, 10_000, 0, 0.5, 999_999_999]

/** What forms take under these names. */
const words: Readonly<Record<string, readonly (string | number)[]>> = {
  // The browser's of RFC 8291 §5.
  endpoint: ['https://fcm.googleapis.com/fcm/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV'],
  p256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
  country: ['US'],
  state: ['UT'],
  zip: ['84101'],
  city: ['Salt Lake City'],
  phone: ['0901234567'],
  email: ['trust@example.com'],
  sku: ['G5000-FOREST-S'],
  password: ['a good long passphrase'],
  timeZone: ['Asia/Ho_Chi_Minh'],
  limit: [100],
  amount: [100_00],
  amountCents: [100_00],
  link: ['https://drive.google.com/file/d/standInFile000001/view'],
}
const anyWords = [
  'Trusted',
  'trust@example.com',
  '2026-11-05',
  '2026-11-05T10:00:00.000Z',
  '0901234567',
  'FT0123456789',
  'AUTUMN26',
  '2026-11',
  'AB12CD34EF',
  '1234',
  '84101',
  'US',
  'en',
  'TRUST',
  'trust',
  '#112233',
  uuid,
  'https://example.com/trust',
  '112233',
  'a'.repeat(22),
  'a'.repeat(43),
  '1',
  '',
]

/** A copy of `value` with another one at the path. */
export function withAt(value: unknown, path: Path, put: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((each, at) => (at === step ? withAt(each, rest, put) : each))
  const fields = typeof value === 'object' && value !== null ? value : {}
  return { ...fields, [step]: withAt((fields as Record<PropertyKey, unknown>)[step], rest, put) } // an object of unknown fields
}
