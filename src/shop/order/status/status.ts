// Every change of an order's status, of any domain, goes through here: locked row, rules, row and timeline, event.
import { Fault, type FaultValues } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { emit } from '#engine/events/event.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { takeBooked } from '#shop/wallet/ledger/booked.ledger.ts'
import { keepCause } from './cause.store.ts'
import type { ErrorCode, OrderMove, OrderStatus, Sees } from './contract.ts'
import { dueCents, effectOf, type OrderTimes, type StepEffect, watchOf } from './effect.rules.ts'
import { type Given, type OrderFacts, type OrderKind, orderKind } from './facts.rules.ts'
import { factsOf, type StepActor } from './facts.status.ts'
import type { StepFault } from './guard.rules.ts'
import { notifyNeedsYou } from './notice/notice.ts'
import { type ChosenStep, canBreakFor, chooseStep, type OrderStep, reportStep } from './rules.ts'
import { type FactRow, lockOrders, moveOrders, type OrderPatch } from './store.ts'

export interface Step {
  orderIds: readonly number[]
  step: OrderStep
  actor: StepActor
  /** Orders of others are not found. */
  sellerId?: number
  given?: Given
  /** What the caller knows beyond the row: its own facts, written with `patch` in the same transaction. */
  facts?: Partial<OrderFacts>
  patch?: OrderPatch
}
export type StepOutcome =
  | { orderId: number; from: OrderStatus; to: OrderStatus; row: FactRow; fault?: undefined }
  | { orderId: number; fault: StepFault }

/**
 * Takes one step with each of these orders, in one transaction: an answer per order, in the order given, and none stops the others.
 * Rows are locked by id, so that two callers cannot wait for each other in a circle.
 */
export async function takeSteps(tx: Tx, step: Step): Promise<StepOutcome[]> {
  const rows = new Map((await lockOrders(tx, step.orderIds, step.sellerId)).map(row => [row.id, row]))
  const moves: Move[] = []
  const outcomes = [...new Set(step.orderIds)].map((orderId): StepOutcome => {
    const row = rows.get(orderId)
    if (!row) return { orderId, fault: 'ORDER_NOT_FOUND' }
    const way = chooseStep(step.step, factsOf(row, step.facts), step.actor.roles, tx.now(), step.given ?? {})
    if (typeof way === 'string') return { orderId, fault: way }
    moves.push({ row, way })
    return { orderId, from: row.status, to: way.to, row }
  })
  await writeMoves(tx, moves, step)
  return outcomes
}

/** One order's step; throws its fault. The public verb for the domains above. */
export async function takeStep(
  tx: Tx,
  step: Omit<Step, 'orderIds'> & { orderId: number },
): Promise<{ from: OrderStatus; to: OrderStatus; row: FactRow }> {
  const [outcome] = await takeSteps(tx, { ...step, orderIds: [step.orderId] })
  if (!outcome || outcome.fault) throw new Fault(outcome?.fault ?? 'ORDER_NOT_FOUND')
  return outcome
}

/** A locked order, and the step that was chosen for it. */
export interface Move {
  row: FactRow
  way: ChosenStep
}
type Written = Pick<Step, 'actor' | 'given' | 'patch'> & { /** What went back, for the timeline. */ cents?: Cents }

/**
 * Writes the steps that were chosen for locked orders: the rows and the timeline in one statement per way, the news in one per seller.
 * What the transaction has booked in a seller's wallet for an order must be what the table says of the step: else it throws.
 */
export async function writeMoves(tx: Tx, moves: readonly Move[], written: Written): Promise<void> {
  if (moves.length === 0) return
  for (const move of moves) assertBooked(tx, move, written.given ?? {})
  const times = await readTimes(tx)
  const groups = Map.groupBy(moves, ({ row, way }) => `${way.step} ${way.from} ${way.to} ${orderKind(row)} ${row.sees}`)
  await Promise.all(groups.values().map(group => writeGroup(tx, group as [Move, ...Move[]], written, times))) // a group has at least one
  await tellMoves(tx, moves)
}

async function writeGroup(tx: Tx, group: readonly [Move, ...Move[]], written: Written, times: OrderTimes): Promise<void> {
  const [{ row, way }, ...others] = group
  const { actor, given, patch, cents } = written
  const whose = { kind: orderKind(row), sees: patch?.sees ?? row.sees }
  const effect = effectOf({ step: way.step, from: row.status, to: way.to }, whose, tx.now(), times)
  const note = { actor: actor.kind, actorId: actor.id, reason: given?.reason ?? '', cents: cents ?? null }
  const ways = [way, ...others.map(other => other.way)] as const
  const count = await moveOrders(tx, ways, { ...patchOf(effect), ...patch }, note).catch(refuseUsedNumber)
  if (count !== group.length) throw new Error('An order moved while it was locked.')
}

/** A verb that books another sum than the table says is wrong, and nothing of it may stand. */
function assertBooked(tx: Tx, { row, way }: Move, given: Given): void {
  if (way.id !== row.id) throw new Error(`The step of order ${way.id} is not that of order ${row.id}.`)
  const due = dueCents(way.way.money, row, given)
  const booked = takeBooked(tx, row.id)
  if (booked !== due)
    throw new Error(
      `The step ${way.step} of order ${row.id} booked ${booked} cents; "${way.way.money}" of the table is ${due ?? 'not said'}.`,
    )
}

/** An order that leaves DUPLICATE counts among the numbers again: another may have got its own meanwhile. */
function refuseUsedNumber(error: unknown): never {
  if (['order_typed_number', 'order_tracking_number'].includes(brokenUnique(error) ?? '')) throw new Fault('TRACKING_NUMBER_USED')
  throw error
}

const MOVES_PER_EVENT = 500
async function tellMoves(tx: Tx, all: readonly Move[]): Promise<void> {
  for (const own of Map.groupBy(all, ({ row, way }) => `${row.sellerId} ${way.step}`).values()) {
    const [{ row, way }] = own as [Move, ...Move[]] // a group has at least one
    const { sellerId } = row
    const moves = own.map(
      (move): OrderMove => ({ orderId: move.row.id, orderType: move.row.orderType, from: move.row.status, to: move.way.to }),
    )
    for (let start = 0; start < moves.length; start += MOVES_PER_EVENT)
      await emit(tx, 'order.moved', { sellerId, step: way.step, moves: moves.slice(start, start + MOVES_PER_EVENT) }, { seller: sellerId })
  }
}

/** The dates of a parcel that is handed over now, where its order keeps its status. */
export const handOverDates = async (tx: Tx, kind: OrderKind, sees: Sees) => ({
  handedOverAt: tx.now(),
  ...watchOf(kind, sees, tx.now(), await readTimes(tx)),
})

async function readTimes(tx: Tx): Promise<OrderTimes> {
  return {
    coolingOffMinutes: await readSetting(tx, 'coolingOffMinutes'),
    claimWindowDays: await readSetting(tx, 'claimWindowDays'),
    missAfterHours: await readSetting(tx, 'missAfterHours'),
    missProductAfterHours: await readSetting(tx, 'missProductAfterHours'),
    missRefundAfterHours: await readSetting(tx, 'missRefundAfterHours'),
  }
}

const errorOver: OrderPatch = {
  errorFrom: null,
  errorCode: null,
  errorNote: '',
  errorWaitsOn: null,
  errorItemId: null,
  errorSide: null,
  errorWas: '[]',
  isCauseMended: false,
}
function patchOf({ isBatchOver, isKept, isErrorOver, isReshipped, ...dates }: StepEffect): OrderPatch {
  return {
    ...dates,
    ...(isReshipped && { returnedAt: null, manifestId: null, sees: 'NONE' as const, trackingState: '' }),
    ...(isBatchOver && { batchId: null }),
    ...(isKept && { isKept, duplicateOf: null, duplicateOfId: null }),
    ...(isErrorOver && errorOver),
  }
}

export interface OrderError {
  orderId: number
  code: ErrorCode
  /** Who must act before the order can go on. */
  waitsOn: 'SELLER' | 'STAFF'
  note: string
  actor: StepActor
  /** The print file that failed, where it is known; else any other file mends. */
  file?: { itemId: number; side: string }
}
/** Takes an order out of its way; it remembers where it broke. Throws ORDER_NOT_FOUND and the step's faults. */
export async function reportError(tx: Tx, error: OrderError): Promise<void> {
  const [row] = await lockOrders(tx, [error.orderId])
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  // What a carrier refuses for its declaration stands, wherever it goes: it may ask for one at home, too.
  if (error.actor.kind !== 'system' && !canBreakFor(row, error.code)) throw new Fault('ORDER_STEP_IMPOSSIBLE')
  await takeStep(tx, {
    orderId: error.orderId,
    step: reportStep(error.code),
    actor: error.actor,
    given: { reason: error.note || error.code },
    patch: {
      errorFrom: row.status,
      errorCode: error.code,
      errorNote: error.note,
      errorWaitsOn: error.waitsOn,
      errorItemId: error.file?.itemId ?? null,
      errorSide: error.file?.side ?? null,
      isCauseMended: false,
    },
  })
  await keepCause(tx, error.orderId)
  if (error.waitsOn === 'SELLER') await notifyNeedsYou(tx, row, error.code)
}

/** One refused order among many; its sentence is the code's. */
export const refused = (id: number, { code, values }: Fault): { id: number; code: string; values: FaultValues } => ({ id, code, values })
