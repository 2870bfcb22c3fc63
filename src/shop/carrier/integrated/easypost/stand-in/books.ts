// The books of EasyPost's stand-in: a file for each shipment, seen by the key that made it alone.
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { StandInBooks } from '../../../port.ts'
import type { NewShipment } from './asked.ts'

const Rate = z.object({ id: z.string(), carrier: z.string(), service: z.string(), rate: z.string() })
export const RefundStatus = z.enum(['submitted', 'refunded', 'rejected', 'not_applicable'])
const Held = z.object({
  id: z.string(),
  owner: z.string(),
  // Written by `open` alone, after it was read.
  asked: z.custom<NewShipment>(),
  rates: z.array(Rate),
  messages: z.array(z.object({ carrier: z.string(), type: z.string(), message: z.string() })),
  createdAt: z.string(),
  bought: z.object({ rateId: z.string(), number: z.string(), at: z.string() }).nullable(),
  refundStatus: RefundStatus.nullable(),
  /** How a refund will be answered. */
  refundNext: RefundStatus,
  details: z.array(z.object({ status: z.string(), status_detail: z.string(), datetime: z.string(), city: z.string(), state: z.string() })),
  formId: z.string().nullable(),
})
export type Held = z.output<typeof Held>
export type HeldRate = z.output<typeof Rate>

export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('hex')
export const newId = (kind: string): string => `${kind}_${randomBytes(16).toString('hex')}`

export async function findHeld(books: StandInBooks, id: string): Promise<Held | undefined> {
  const known = /^shp_[0-9a-f]{32}$/.test(id) ? await books.read(id) : undefined
  return known === undefined ? undefined : Held.parse(known)
}

/** The shipment that was sold under this number. */
export async function findSold(books: StandInBooks, number: string): Promise<Held | undefined> {
  const id = /^\w{1,40}$/.test(number) ? await books.read(`number-${number}`) : undefined
  return typeof id === 'string' ? findHeld(books, id) : undefined
}

export const keep = (books: StandInBooks, held: Held): Promise<void> => books.write(held.id, held)

/** The number of the next label, from the other end than the sandbox counts: both are in one deployment. */
export async function nextSerial(books: StandInBooks): Promise<number> {
  const serial = z.number().parse((await books.read('serial')) ?? 0)
  await books.write('serial', serial + 1)
  return 9_999_999 - serial
}

const Hook = z.object({ id: z.string(), url: z.string(), secret: z.string(), disabledAt: z.string().nullable() })
export type Hook = z.output<typeof Hook>

export const hooksOf = async (books: StandInBooks, owner: string): Promise<Hook[]> =>
  z.array(Hook).parse((await books.read(`hooks-${owner}`)) ?? [])

export const keepHook = async (books: StandInBooks, owner: string, hook: Hook): Promise<void> =>
  books.write(`hooks-${owner}`, [...(await hooksOf(books, owner)).filter(({ id }) => id !== hook.id), hook])

/** Counts a label that was sold, and one that was sold for the same reference before. */
export async function countSold(books: StandInBooks, { asked: { reference }, owner }: Held): Promise<void> {
  if (reference !== undefined) {
    const name = `sold-${ownerOf(`${owner} ${reference}`)}`
    if ((await books.read(name)) !== undefined) await books.count('doubles')
    await books.write(name, true)
  }
  await books.count('labels')
}
