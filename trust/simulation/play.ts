// One simulation: who acts, what was done, and what is wrong. Everything goes through the API; after each step the rows are looked at.
import { type CallOptions, type Client, createClient } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import type { Random } from '#test/random.ts'
import { everyRow } from '#test/transitions.ts'
import type { Actors, Control, Failure, SellerSnapshot } from '../deployment/controls.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Signer } from '../payer.ts'
import { type ModelOrder, SellerModel } from './model.ts'

export interface Stage {
  deployment: Deployment
  control: Control
  sign: Signer
}
export interface Play extends Stage {
  readonly name: string
  readonly random: Random
  readonly model: SellerModel
  readonly actors: Actors
  readonly owner: Client
  /** Of the seller, or of a member of their team: every third step is the member's, all its tries of the same person. */
  readonly seller: Client
  /** The seller's own client and the member's. */
  readonly team: readonly [seller: Client, member: Client]
  /** What was done, a line each. */
  readonly steps: string[]
  readonly wrong: string[]
  /** Orders whose next status the model leaves to the table. */
  readonly free: Set<number>
  lastChange: number
}
type Ask<T> = (options: CallOptions) => Promise<T>

export async function openPlay(stage: Stage, random: Random, name: string): Promise<Play> {
  const actors = await stage.control('actors', {})
  const steps: string[] = []
  const token = () => (steps.length % 3 === 0 ? actors.memberToken : actors.seller.token)
  return {
    ...stage,
    name,
    random,
    actors,
    model: new SellerModel(),
    owner: createClient({ baseUrl: stage.deployment.server.url, token: () => actors.ownerToken }),
    team: [stage.deployment.client(actors.seller.token), stage.deployment.client(actors.memberToken)],
    seller: createClient({ baseUrl: stage.deployment.server.url, token }),
    steps,
    wrong: [],
    free: new Set(),
    lastChange: 0,
  }
}

/**
 * Asks for one write, sometimes failing before or after its commit, sometimes twice: each try has the same key, and the last answer
 * counts. Answers nothing where it was refused, and notes where that is not what the model says.
 */
export async function ask<T>(play: Play, what: string, isTaken: boolean, send: Ask<T>): Promise<T | undefined> {
  const { random, control, steps, wrong } = play
  const idempotencyKey = `${play.name}-step-${steps.length}-${wrong.length}`
  const failure = random.below(6) === 0 ? random.pick<Failure>(['BEFORE', 'AFTER']) : undefined
  steps.push(`${what}${failure ? `, and the app fails ${failure.toLowerCase()} its commit` : ''}`)
  if (failure) await control('fail', { at: failure })
  const first = await answerOf(() => send({ idempotencyKey }))
  if (failure) await control('fail', { at: null })
  if (first.status >= 500 && !failure) wrong.push(`${what} was answered ${first.status} ${first.code}`)
  const isAgain = first.status >= 500 || random.below(12) === 0
  const last = isAgain ? await answerOf(() => send({ idempotencyKey })) : first
  if (first.status < 500 && JSON.stringify(last) !== JSON.stringify(first)) wrong.push(`${what}, asked again, is another answer`)
  if (isTaken !== (last.status === 200)) wrong.push(`${what} was ${last.status === 200 ? 'taken' : `refused: ${last.status} ${last.code}`}`)
  return last.answer
}

const answerOf = <T>(asked: () => Promise<T>): Promise<{ status: number; code: string; answer?: T }> =>
  asked().then(
    answer => ({ status: 200, code: '', answer }),
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      return { status: error.status === 0 ? 599 : error.status, code: error.code }
    },
  )

const waysOf = (kind: ModelOrder['kind']) =>
  new Set(everyRow.filter(way => way.types.includes(kind)).map(({ step, from, to }) => `${step} ${from} ${to}`))
const ways = { STANDARD_USPS: waysOf('STANDARD_USPS'), SHIP_BY_SELLER: waysOf('SHIP_BY_SELLER'), LABEL: waysOf('LABEL') }

/** Every invariant: the rows are what the model says, and every change of status stands in the table. */
export async function check(play: Play): Promise<void> {
  const { model, wrong, free } = play
  // An award follows its order by a job.
  if (model.isInvited) await play.control('settle', {})
  const seen = await play.control('look', { sellerId: play.actors.seller.id, after: play.lastChange })
  follow(play, seen)
  const is = (what: string, inApp: unknown, inModel: unknown) => {
    if (inApp !== inModel) wrong.push(`${what}: ${inApp}, on paper ${inModel}`)
  }
  is('balance', seen.balance, model.balance)
  is('debt', seen.debt, model.debt)
  is('held', seen.held, 0)
  is('sum of the wallet’s entries', seen.entries, seen.balance)
  is('transactions that do not sum to zero', seen.unbalanced, 0)
  is('variants below none', seen.oversold, 0)
  is('orders', seen.orders.map(({ id }) => id).join(), [...model.orders.keys()].sort((one, other) => one - other).join())
  for (const row of seen.orders) {
    const order = model.orders.get(row.id)
    if (!order) continue
    // What its carrier says of a label that its seller bought is the carrier's.
    if (free.has(row.id) || order.kind === 'LABEL') order.status = row.status
    is(`status of order ${row.id}`, row.status, order.status)
    is(`paid for order ${row.id}`, row.paid, order.paid)
    is(`given back for order ${row.id}`, row.refunded, order.refunded)
    is(`ledger of order ${row.id}`, row.booked, order.paid - order.refunded)
  }
  is('the inviter’s awards', seen.invitersCents, model.isInvited ? model.award() : null)
  is('announcements in the bell', seen.announced, model.announced)
  is('daily mails of one day', seen.digests.mails, seen.digests.days)
  for (const { id, cents, status } of model.deposits)
    is(`deposit ${id} of ${cents}`, seen.deposits.find(deposit => deposit.id === id)?.status, status)
  for (const { code, uses, used } of seen.vouchers) {
    is(`counted uses of ${code}`, uses, used)
    if (code === voucherOf(play)) is(`uses left of ${code}`, 2 - used, model.voucherLeft)
  }
  free.clear()
}

/** No order skips its table. What leaves the status as it is may be a note. */
function follow(play: Play, { changes }: SellerSnapshot) {
  for (const { id, orderId, step, from, to } of changes) {
    play.lastChange = id
    const kind = play.model.orders.get(orderId)?.kind ?? 'STANDARD_USPS'
    if (from !== to && !ways[kind].has(`${step} ${from ?? 'NEW'} ${to}`))
      play.wrong.push(`order ${orderId}: no ${step} from ${from} to ${to}`)
    if (step === 'close' && (from === 'DELIVERED' || from === 'PARTIAL_REFUNDED')) play.model.closed.add(orderId)
  }
}

/** What each voucher takes off. */
export const voucherCents = 1_00
/** The voucher that a simulation's orders share. */
export const voucherOf = ({ name }: Pick<Play, 'name'>): string => `${name}V`.toUpperCase()

/** One of the seller's orders at one of these statuses; what is a label alone has acts of its own. */
export function anOrder({ model, random }: Play, ...statuses: readonly string[]): ModelOrder | undefined {
  const found = [...model.orders.values()].filter(
    ({ isDeleted, status, kind }) => !isDeleted && kind !== 'LABEL' && (statuses.length === 0 || statuses.includes(status)),
  )
  return found.length > 0 ? random.pick(found) : undefined
}
