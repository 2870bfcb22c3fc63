// Writes one text wherever the contract lets anybody write a text of their own.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Deployment } from '../deployment/deployment.ts'
import { ask } from './ask.ts'
import { everyCall, isSafe, type Named, stemOf, titleOf } from './every-call.ts'
import { type Made, type Path, paramsFor, variantsFor, withAt } from './value.ts'

export interface Planter {
  readonly token: string | undefined
  /** Rows that a path may name, by what comes before its parameter. */
  readonly rows: ReadonlyMap<string, readonly number[]>
}
export interface Planted {
  /** Calls that took the text, and what they refused it with otherwise. */
  readonly taken: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, string>
  readonly broken: readonly string[]
}

/** Every call of these that takes texts, with the next of `texts` in each field that takes it. */
export async function plant(
  { server }: Pick<Deployment, 'server'>,
  { token, rows }: Planter,
  calls: readonly Named[],
  texts: readonly string[],
): Promise<Planted> {
  const taken = new Set<string>()
  const refused = new Map<string, string>()
  const broken: string[] = []
  let turn = 0
  for (const { call } of calls) {
    for (const made of call.body ? variantsFor(call.body, { choose: path => chosen(path, rows) }) : []) {
      const params = paramsFor(call, rows.get(stemOf(call))?.[0] ?? 1)
      const left = new Set<string>()
      for (let tries = 25; tries > 0; tries--) {
        const body = call.body ? filled(call.body, made, left, () => texts[turn++ % texts.length] ?? '') : undefined
        if (body === undefined) break
        const { status, text } = await ask(server.url, call, { token, params, body })
        if (status === 200) taken.add(titleOf(call))
        else refused.set(titleOf(call), `${status} ${text.slice(0, 200)}`)
        if (status >= 500) broken.push(`${titleOf(call)}: ${status} ${text.slice(0, 200)}`)
        const named = status >= 400 ? pathsOf(text).filter(path => !left.has(path)) : []
        if (named.length === 0) break
        for (const path of named) left.add(path)
      }
    }
  }
  return { taken, refused, broken }
}

/** The fields that a refusal names: the next try leaves them as they were. */
const pathsOf = (text: string): string[] =>
  text.startsWith('{"errors":') ? JSON.parse(text).errors.flatMap((error: { path?: string }) => error.path ?? []) : []

/** The value with a text in every field that takes one by itself, but for those `left`; nothing where there is no such field. */
function filled(shape: z.core.$ZodType, { value, leaves }: Made, left: ReadonlySet<string>, next: () => string): unknown {
  let whole = value
  for (const { path, isText } of leaves) {
    if (!isText || left.has(path.join('.')) || isKey.test(String(path.findLast(step => typeof step === 'string')))) continue
    const tried = withAt(whole, path, next())
    if (z.safeParse(shape as z.ZodType, tried).success) whole = tried // a core type with its class
  }
  return whole === value ? undefined : whole
}

/** Rows that a body names: a file of the library, a product that is sold. */
function chosen(path: Path, rows: Planter['rows']): unknown {
  const name = path.at(-1)
  if (name === 'fileId') return rows.get('/v1/file')?.[0] ?? null
  if (name === 'coverKey') return null
  // The first row of a file of orders is below its header.
  if (name === 'row') return 2
  // Nobody else is invited with it.
  if (name === 'email') return `trust-${randomUUID()}@example.com`
  return { color: 'Forest', sku: 'G5000-FOREST-S', productID: 'G5000' }[String(name)]
}

/** Calls that have a field for a text of one's own, by what their shapes take. */
export const takesTexts = ({ call }: Named, texts: readonly string[]): boolean => {
  const { body } = call
  return (
    !isSafe(call) && body !== undefined && variantsFor(body).some(made => texts.some(text => filled(body, made, new Set(), () => text)))
  )
}

/** What chooses a row or a way is no text of one's own. */
const isKey = /^(sku|country|state|zip|slug|email|username|password|otpCode|token|productID|timeZone|color|size|variantID)$/

/** Writes that take nothing away from whoever makes them, or from anybody. */
export const harmlessWrites = (isHere: (named: Named) => boolean): Named[] =>
  everyCall.filter(
    named =>
      isHere(named) &&
      !isSafe(named.call) &&
      named.call.kind === 'json' &&
      named.call.method !== 'DELETE' &&
      !takesAway.test(named.call.path),
  )
const takesAway =
  /sign-|redeem|verify|reset|password|\/close$|\/end|\/factor|second|\/withdraw|\/cancel|\/delete|\/reject|\/void|\/archive|\/session|email|\/view|\/setting|\/suspend|\/roles|\/ceilings|\/tier/
