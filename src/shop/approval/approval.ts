// The public verbs of limits: what a domain calls before it moves money for a member of staff, and what the roof runs such a write in.
import { isForStaff } from '#base/access/access.ts'
import { Fault } from '#base/fault.ts'
import { later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { refuse } from '#engine/serve/route.ts'
import type { MoneyWrite } from '#engine/serve/settings.ts'
import { activeStaff, getAccount } from '#shop/account/account.ts'
import { acts, doneRowOf, openAct, rowOf, waitMs } from './decide/act.ts'
import { deciderOf, isOnlyOne, limitsOf, mayStillCall } from './decide/limits.ts'
import { type Amount, dayMs, hasWaited, isForOne } from './rules.ts'
import { hasWaiting, insertAct, insertWaiting, lockMaker, rollBackTo, savepoint, setOwnDecided, sumAlone } from './store.ts'

/** The act is more than its maker may do alone: all that it did is rolled back, and it waits. */
class Held extends Error {
  readonly amount: Amount
  constructor(amount: Amount) {
    super('The act waits for a second person.')
    this.amount = amount
  }
}

/**
 * Says how much the staff write of this transaction moves or makes spendable: cents, or basis points of a price; null where no sum says
 * it. Above its maker's limits nothing is done and it waits. What a seller or the clock does has no limits.
 */
export async function weigh(tx: Tx, amount: Amount): Promise<void> {
  if (!(await mayAlone(tx, amount))) throw new Held(amount)
}

/** The same for a domain with a waiting room of its own: whether it may be done now. What may is counted. */
export async function mayAlone(tx: Tx, amount: Amount): Promise<boolean> {
  const act = acts.get(tx)
  if (!act) return true
  if (act.approved) {
    const { amount: left } = act.approved
    if (left === null) return true
    if (amount === null || amount > left) throw new Fault('APPROVAL_WEIGHS_MORE')
    acts.set(tx, { ...act, approved: { amount: left - Math.max(0, amount) } })
    return true
  }
  const { who, kind } = act
  const doneToday = await sumAlone(tx, who.id, kind, later(tx.now(), -dayMs))
  if (!isForOne(await limitsOf(tx, await getAccount(tx, who.id), kind), doneToday, amount)) return false
  if (amount !== 0) await insertAct(tx, { ...rowOf(act), amount, state: 'ALONE' })
  return true
}

/** The act waits in its domain's own room under this key; the owner's report and the list of approvals show it with what was asked. */
export async function waits(tx: Tx, key: string, { amount, ...request }: { amount: number } & Record<string, unknown>): Promise<void> {
  const act = acts.get(tx)
  if (act) await insertWaiting(tx, { ...rowOf(act), amount, ownKey: key, request })
}

/** A second person, or its maker after the wait, has decided in the domain's own room. */
export async function decided(tx: Tx, key: string, given: { by: number; isDone: boolean }): Promise<void> {
  await setOwnDecided(tx, key, given)
}

/** Whether the maker of what waits since then may carry it out alone: nobody else could, and it has waited. */
export async function mayAfterWait(tx: Tx, amount: number, since: Date): Promise<boolean> {
  const act = acts.get(tx)
  if (!act) return false
  const { call, who } = act
  const decided = rowOf(act)
  const maker = await deciderOf(tx, await getAccount(tx, who.id), decided, call.access)
  return (
    hasWaited(since, tx.now(), await waitMs(tx)) &&
    (await isOnlyOne(tx, await activeStaff(tx), maker, { ...decided, amount, access: call.access }))
  )
}

/** Whether who gave the first of two words may still give it: nobody's counts who is suspended, or has lost the role, since. */
export async function isStillMaker(tx: Tx, makerId: number): Promise<boolean> {
  const act = acts.get(tx)
  return !act || mayStillCall(await getAccount(tx, makerId), act.call.access)
}

/** Whether something about this object waits for a second person: `ticket`, 12. */
export const isHeld = (db: Db, subject: string, id: number): Promise<boolean> => hasWaiting(db, subject, String(id))

/**
 * Runs a staff write of the money kind within its maker's limits. Acts of one person are done one after another, so that two at the same
 * moment cannot both fit under one limit.
 */
export async function withinLimits(write: MoneyWrite, work: () => Promise<unknown>): Promise<unknown> {
  const { tx, who } = write
  await lockMaker(tx, who.id)
  const act = openAct(write)
  await savepoint(tx)
  try {
    const result = await work()
    if (act.kind === 'power') await insertAct(tx, { ...doneRowOf(act, result), amount: null, state: 'ALONE' })
    return result
  } catch (error) {
    if (!(error instanceof Held)) throw error
    await rollBackTo(tx)
    const asked = { ...rowOf(act), amount: error.amount, params: write.params ?? {}, request: write.body ?? {} }
    const { id, isNew } = await insertWaiting(tx, asked)
    const { access } = write.call
    const roles = ['owner', ...(isForStaff(access) ? access.staff : [])]
    if (isNew) await emit(tx, 'approval.asked', { approvalId: id, makerId: who.id, roles })
    return refuse(new Fault('APPROVAL_WAITS', { values: { id } }))
  }
}
