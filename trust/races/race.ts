// A race: two steps at one moment, and what must be true of their order afterwards.
import { CallError } from '#base/fault.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { transitions } from '#shop/order/status/transition.rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import type { FirstPeople } from '#test/people.ts'
import { isBroken } from '../money.ts'
import { bring, orderOf, type Stationed } from '../statuses.ts'
import { type Taking, takingOf } from './acts.ts'
import { type Match, nameOf } from './pairs.ts'

/** Races each pair with an order of its own, as people do; what is wrong, a line each. */
export async function racePairs(people: FirstPeople, chosen: readonly Match[]): Promise<string[]> {
  const orders = await bring(
    people,
    chosen.map(({ start }) => start.rest),
  )
  const wrong: string[] = []
  for (const [at, match] of chosen.entries()) {
    // What is paid goes on by the app's own clock; then another order is brought.
    const isThere = (await orderOf(people, orders[at]?.id ?? 0)).status === match.from
    const [order] = isThere ? orders.slice(at) : await bring(people, [match.start.rest])
    const takings = match.ways.map(takingOf)
    const found = order && (await race({ people, order, match, takings }).catch(anotherOrder))
    wrong.push(...(found ?? []).map(what => `${nameOf(match)}, order ${order?.id}: ${what}`))

    async function anotherOrder(error: unknown): Promise<string[]> {
      if (!(error instanceof SentAway)) throw error
      const [other] = await bring(people, [match.start.rest])
      return other ? race({ people, order: other, match, takings }) : []
    }
  }
  return wrong
}

type Start = () => Promise<boolean>
export interface Race {
  people: FirstPeople
  order: Stationed
  match: Match
  /** Of each way of the pair, how it is taken. */
  takings: readonly Taking[]
  /** Lets both go; at once where nothing is said. */
  run?: (starts: readonly Start[]) => Promise<PromiseSettledResult<boolean>[]>
  /** Whose turn it was first, where that was arranged: that one must have won. */
  first?: number | undefined
}

const atOnce: NonNullable<Race['run']> = starts => Promise.allSettled(starts.map(start => start()))

/** Somebody who had to wait for too long was sent away: nothing was decided between the two. */
export class SentAway extends Error {}
const isSentAway = (answer: PromiseSettledResult<unknown>) =>
  answer.status === 'rejected' && answer.reason instanceof CallError && answer.reason.status === 503

/** What is wrong, a line each; where nothing is but that somebody was sent away, it throws SentAway. The history is a legal walk with one winner, and money, label and answers agree with it. */
export async function race({ people, order, match, takings, run = atOnce, first }: Race): Promise<string[]> {
  const before = await orderOf(people, order.id)
  if (before.status !== match.from) return [`it stands at ${before.status}`]
  const dueCents = before.paidCents - before.refundedCents
  const answers = await run(
    match.ways.map(
      ({ to }, at) =>
        () =>
          takings[at]?.act({ people, order, to, dueCents }) ?? Promise.resolve(false),
    ),
  )
  const after = await orderOf(people, order.id)
  const known = new Set(before.timeline.map(({ id }) => id))
  const steps = after.timeline.filter(({ id }) => !known.has(id)).sort((one, other) => one.id - other.id)
  const sentAway = answers.find(isSentAway)
  const wrong = answers
    .filter(answer => isBroken(answer) && !isSentAway(answer))
    .map(answer => `not answered: ${answer.status === 'rejected' ? answer.reason : ''}`)
  let at: string = match.from
  for (const { step, from, to } of steps) {
    if (from !== at) wrong.push(`${step} left ${from}, and it stood at ${at}`)
    // A part of a moving order's money goes back and moves nothing.
    const isPosted = step === 'refund' && from === to
    if (!isPosted && !transitions.some(way => way.step === step && way.from === from && way.to === to))
      wrong.push(`${step} from ${from} to ${to}`)
    at = to
  }
  if (after.status !== at) wrong.push(`it stands at ${after.status}, and its history ends at ${at}`)
  const winner = first === undefined || sentAway ? undefined : match.ways[first]
  if (winner && (steps[0]?.step !== winner.step || steps[0].to !== winner.to))
    wrong.push(
      `${winner.step} to ${winner.to} came first, and its history is ${steps.map(({ step, to }) => `${step} to ${to}`).join(', ')}`,
    )
  const heard = answers.filter((answer, at) => takings[at]?.isAnswered && answer.status === 'fulfilled' && answer.value).length
  // The clock and a person may take the same step: its person hears of it.
  const answered = new Set(match.ways.filter((_, at) => takings[at]?.isAnswered).map(({ step }) => step as string))
  const unheard = match.ways.map(({ step }) => step as string).filter(step => !answered.has(step))
  const told = steps.filter(({ actor, step }) => (actor === 'staff' || actor === 'seller') && !unheard.includes(step)).length
  if (heard !== told) wrong.push(`${heard} taken, ${told} in its history`)
  wrong.push(...(await moneyOf(people, after)), ...(await labelOf(people, after)))
  if (sentAway && wrong.length === 0) throw new SentAway('The service was busy for one of them, twice.')
  return wrong
}

type Seen = Awaited<ReturnType<typeof orderOf>>

/** What of an order's money and the wallet's do not agree. */
export async function moneyOf({ demo }: FirstPeople, { id, paidCents, refundedCents }: Seen): Promise<string[]> {
  const booked = (await demo(walletCalls.myTransactions, { query: { order: id, limit: 100 } })).data.docs
  const paid = -booked.reduce((sum, { amount }) => sum + amount, 0)
  return paid === paidCents - refundedCents && refundedCents <= paidCents
    ? []
    : [`paid ${paidCents}, given back ${refundedCents}, and the wallet says ${paid}`]
}

/** What leaves the warehouse has a label whose postage stands. */
async function labelOf({ demo }: FirstPeople, { id, status }: Seen): Promise<string[]> {
  if (!['LABEL_CREATED', 'PRINTED', 'SHIPPED'].includes(status)) return []
  const state = (await demo(labelCalls.myLabel, { params: { id } })).data?.state
  return state === 'LIVE' || state === 'READ' ? [] : [`it stands at ${status}, and its label is ${state ?? 'none'}`]
}
