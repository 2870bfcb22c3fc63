// Decisions of approvals: a second person decides about what waits.
import { z } from 'zod'
import { Fault } from '#base/fault.ts'
import { hour, later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { isRefusal, type Route, type Who } from '#engine/serve/route.ts'
import { type Account, activeStaff, findAccounts, getAccount } from '#shop/account/account.ts'
import type { ApprovalRow } from '../contract.ts'
import { whyNotConfirm } from '../rules.ts'
import { findAct, type LockedAct, listNewPowers, lockAct, type ShownAct, setDecided } from '../store.ts'
import { runApproved, waitMs } from './act.ts'
import { type DecidedAct, deciderOf, isOnlyOne, mayStillCall } from './limits.ts'

/** The calls of the deployment by name. */
export type RouteOf = (name: string) => Route | undefined

/**
 * Carries out what its maker asked for, as them, in this transaction. Throws APPROVAL_NOT_FOUND, what `whyNotConfirm` says, and what the
 * call itself refuses with: then it goes on waiting.
 */
export async function confirmApproval(
  tx: Tx,
  who: Who,
  { id, remark }: { id: number; remark: string },
  { engine, routeOf }: { engine: Engine; routeOf: RouteOf },
): Promise<ApprovalRow> {
  const { act, route, maker } = await lockFor(tx, id, routeOf)
  const ms = await waitMs(tx)
  const fault = whyNotConfirm(
    { ...act, isDecidedElsewhere: act.ownKey !== null },
    await peopleOf(tx, act, route, { maker, by: await getAccount(tx, who.id), ...(await staffOf(tx, ms)) }),
    { now: tx.now(), waitMs: ms },
  )
  if (fault) throw new Fault(fault, { values: { hours: ms / hour } })
  const input = { who: whoOf(maker, who), params: parsed(route.call.params, act.params), body: parsed(route.call.body, act.request) }
  const write = { tx, who: input.who, call: route.call, name: route.name, params: input.params, body: input.body }
  // Money calls that may wait are plain functions, which a test of the server holds.
  const handler = route.handler as (input: object, tx: Tx, engine: Engine) => Promise<unknown>
  const result = await runApproved(write, act, () => handler(input, tx, engine))
  if (isRefusal(result)) throw result.refusal
  return end(tx, act, { by: who.id, isDone: true, remark })
}

/** Throws APPROVAL_NOT_FOUND, APPROVAL_IS_CLOSED, APPROVAL_IS_DECIDED_ELSEWHERE, APPROVAL_NEEDS_ANOTHER_ROLE. */
export async function refuseApproval(tx: Tx, who: Who, given: { id: number; remark: string }, routeOf: RouteOf): Promise<ApprovalRow> {
  const { act, route, maker } = await lockFor(tx, given.id, routeOf)
  if (act.state !== 'WAITING') throw new Fault('APPROVAL_IS_CLOSED')
  if (act.ownKey !== null) throw new Fault('APPROVAL_IS_DECIDED_ELSEWHERE')
  const people = { maker, by: await getAccount(tx, who.id), ...(await staffOf(tx, await waitMs(tx))) }
  const { by } = await peopleOf(tx, act, route, people)
  if (!by.mayCall && by.id !== maker.id) throw new Fault('APPROVAL_NEEDS_ANOTHER_ROLE')
  return end(tx, act, { by: who.id, isDone: false, remark: given.remark })
}

/** The acts with why the reader may not carry them out, and from when on their makers may: what it takes is read once for all. */
export async function shown(db: Db, acts: readonly ShownAct[], readerId: number, routeOf: RouteOf): Promise<ApprovalRow[]> {
  const ms = await waitMs(db)
  const accounts = await findAccounts(db, [readerId, ...acts.map(act => act.maker.id)])
  const staff = await staffOf(db, ms)
  const rowOf = async (act: ShownAct): Promise<ApprovalRow> => {
    const [route, maker, by] = [routeOf(act.call), accounts.get(act.maker.id), accounts.get(readerId)]
    if (!route || !maker || !by) return closed(act)
    const people = await peopleOf(db, act, route, { maker, by, ...staff })
    const asked = { ...act, isDecidedElsewhere: act.ownKey !== null }
    const whyNot = whyNotConfirm(asked, people, { now: db.now(), waitMs: ms }) ?? null
    return { ...act, whyNot, aloneAt: people.isOnlyOne ? later(act.at, ms) : null }
  }
  return Promise.all(acts.map(rowOf))
}

/** Who may decide, and whom somebody has given that within the wait. */
async function staffOf(db: Db, ms: number) {
  return { staff: await activeStaff(db), newPowers: await listNewPowers(db, later(db.now(), -ms)) }
}

async function lockFor(tx: Tx, id: number, routeOf: RouteOf) {
  const act = await lockAct(tx, id)
  const route = act && routeOf(act.call)
  if (!act || !route) throw new Fault('APPROVAL_NOT_FOUND')
  return { act, route, maker: await getAccount(tx, act.makerId) }
}

async function peopleOf(
  db: Db,
  act: DecidedAct & Pick<LockedAct, 'amount'>,
  { call }: Route,
  people: { maker: Account; by: Account } & Awaited<ReturnType<typeof staffOf>>,
) {
  const maker = { ...(await deciderOf(db, people.maker, act, call.access)), mayCall: mayStillCall(people.maker, call.access) }
  const by = await deciderOf(db, people.by, act, call.access)
  // Where all sellers send their money is not for somebody and whom they have just made an owner.
  const isNew = ({ id }: { id: number }) => act.kind === 'payee' && people.newPowers.has(id)
  const others = people.staff.filter(person => !isNew(person))
  return {
    maker: { ...maker, isNew: isNew(maker) },
    by: { ...by, isNew: isNew(by) },
    isOnlyOne: await isOnlyOne(db, others, maker, { ...act, access: call.access }),
  }
}

async function end(tx: Tx, { id, makerId }: LockedAct, given: { by: number; isDone: boolean; remark: string }): Promise<ApprovalRow> {
  await setDecided(tx, id, given)
  await emit(tx, 'approval.decided', { approvalId: id, makerId, isDone: given.isDone })
  const act = await findAct(tx, id)
  if (!act) throw new Error('The act is gone.')
  return closed(act)
}

const closed = (act: ShownAct): ApprovalRow => ({ ...act, whyNot: 'APPROVAL_IS_CLOSED', aloneAt: null })

/** As whom the call is made: its maker, by the session of who confirms. */
const whoOf = ({ id, username, roles, timeZone, language }: Account, { sessionId }: Who): Who => ({
  id,
  kind: 'staff',
  username,
  roles,
  sessionId,
  language,
  timeZone,
})

/** Kept as it was parsed; read through the contract once more, which may have changed since. */
const parsed = (shape: unknown, value: unknown): unknown => (shape instanceof z.ZodType ? shape.parse(value) : undefined)
