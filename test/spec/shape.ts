// What an answer looks like from outside, in the words of plain JSON, without the contract that made it.

/** A word says what stands there: `text?` may be null too; `price?` as a key may be missing. A list's shape is that of all its rows. */
export type Shape =
  | 'text'
  | 'number'
  | 'cents'
  | 'yes/no'
  | 'instant'
  | `${'text' | 'number' | 'cents' | 'instant'}?`
  | 'null'
  | 'any'
  | ShapeObject
  | readonly [Shape]
export interface ShapeObject {
  readonly [key: string]: Shape
}

/** Where the answer is another than the shape: a field that is missing, one too many, one of another type. Nothing: it is the same. */
export function misshapen(answer: unknown, shape: Shape, at = 'answer'): string[] {
  if (typeof shape === 'string') return isWord(answer, shape) ? [] : [`${at}: ${JSON.stringify(answer)} is not ${shape}`]
  if (isList(shape)) {
    if (!Array.isArray(answer)) return [`${at} is no list`]
    if (answer.length === 0) return [`${at} is empty, so nothing is known of its rows`]
    return answer.flatMap((row, index) => misshapen(row, shape[0], `${at}[${index}]`))
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [`${at} is no object`]
  const fields = new Map(Object.entries(answer))
  const known = new Set(Object.keys(shape).map(nameOf))
  const more = [...fields.keys()].filter(key => !known.has(key)).map(key => `${at}.${key} is not in the specification`)
  return [...more, ...Object.entries(shape).flatMap(([key, inner]) => field(fields, key, inner, at))]
}

const nameOf = (key: string) => key.replace(/\?$/, '')
const isList = (shape: ShapeObject | readonly [Shape]): shape is readonly [Shape] => Array.isArray(shape)

function field(fields: ReadonlyMap<string, unknown>, key: string, shape: Shape, at: string): string[] {
  const name = nameOf(key)
  if (fields.has(name)) return misshapen(fields.get(name), shape, `${at}.${name}`)
  return name === key ? [`${at}.${name} is missing`] : []
}

function isWord(value: unknown, word: string): boolean {
  if (word.endsWith('?')) return value === null || isWord(value, word.slice(0, -1))
  if (word === 'null') return value === null
  if (word === 'any') return true
  if (word === 'text') return typeof value === 'string'
  if (word === 'number') return typeof value === 'number'
  if (word === 'cents') return Number.isSafeInteger(value)
  if (word === 'yes/no') return typeof value === 'boolean'
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)
}
