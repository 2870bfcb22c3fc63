// The books of USPS's stand-in: a file for each token and each label, seen by the app that asked for them alone.
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { hour, later } from '#base/time.ts'
import type { StandInBooks, StandInCall } from '../../../port.ts'
import type { AskedLabel } from './asked.ts'

export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

const KeptToken = z.object({ owner: z.string(), crid: z.string(), untilMs: z.number() })
type KeptToken = z.output<typeof KeptToken>
/** USPS's own token of an app lasts so long, and so does one of an account that pays. */
export const tokenMs = 8 * hour

export async function newToken(books: StandInBooks, kind: 'access' | 'payment', { owner, crid = '' }: { owner: string; crid?: string }) {
  const value = randomBytes(24).toString('hex')
  const token: KeptToken = { owner, crid, untilMs: later(books.now(), tokenMs).getTime() }
  await books.write(`${kind}-${value}`, token)
  await books.count(`${kind}Tokens`)
  return value
}

/** Who asks by a token that still lasts. */
export async function tokenOf(books: StandInBooks, kind: 'access' | 'payment', { headers }: StandInCall): Promise<KeptToken | undefined> {
  const given = kind === 'access' ? (headers.authorization ?? '').replace(/^Bearer /, '') : (headers['x-payment-authorization-token'] ?? '')
  const known = /^[0-9a-f]{48}$/.test(given) ? await books.read(`${kind}-${given}`) : undefined
  const token = KeptToken.safeParse(known).data
  return token && token.untilMs > books.now().getTime() ? token : undefined
}

const Held = z.object({
  owner: z.string(),
  number: z.string(),
  // Written by the sale alone, after it was read.
  asked: z.custom<AskedLabel>(),
  postageCents: z.number(),
  feeCents: z.number(),
  at: z.string(),
  state: z.enum(['SOLD', 'CANCELED', 'DISPUTED']),
  /** The day of the last refund that was asked for. */
  disputedOn: z.string().nullable(),
  formNumber: z.string().nullable(),
  events: z.array(z.object({ code: z.string(), type: z.string(), at: z.string(), city: z.string(), state: z.string() })),
})
export type Held = z.output<typeof Held>

export async function findHeld(books: StandInBooks, number: string): Promise<Held | undefined> {
  const known = /^[A-Z0-9]{13,34}$/.test(number) ? await books.read(`label-${number}`) : undefined
  return known === undefined ? undefined : Held.parse(known)
}
export const keep = (books: StandInBooks, held: Held): Promise<void> => books.write(`label-${held.number}`, held)

const Keyed = z.object({ number: z.string(), bytes: z.string() })
/** What was sold under a key, and for which bytes. */
export async function findKeyed(books: StandInBooks, owner: string, key: string): Promise<z.output<typeof Keyed> | undefined> {
  return Keyed.safeParse(await books.read(`key-${hashOf(`${owner} ${key}`)}`)).data
}
export const keepKey = (
  books: StandInBooks,
  { owner, key, number, bytes }: { owner: string; key: string; number: string; bytes: string },
) => books.write(`key-${hashOf(`${owner} ${key}`)}`, { number, bytes })

/** One more of what is numbered here, from nought on. */
export async function nextOf(books: StandInBooks, what: string): Promise<number> {
  const count = z.number().parse((await books.read(what)) ?? 0)
  await books.write(what, count + 1)
  return count
}

/** Counts a label that was sold, and one that was sold for the same reference while the one before was not given back. */
export async function countSold(books: StandInBooks, { owner, asked, number }: Held): Promise<void> {
  const reference = asked.packageDescription.customerReference?.[0]?.referenceNumber
  if (reference !== undefined) {
    const name = `sold-${hashOf(`${owner} ${reference}`)}`
    const before = await books.read(name)
    const held = typeof before === 'string' ? await findHeld(books, before) : undefined
    if (held?.state === 'SOLD') await books.count('doubles')
    await books.write(name, number)
  }
  await books.count('labels')
}
