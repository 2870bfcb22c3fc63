// An act of staff that moves money, as long as its transaction runs.
import type { AnyCall } from '#base/call.ts'
import { hour } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { MoneyWrite } from '#engine/serve/settings.ts'
import { doneTo, objectOf } from '#shop/audit/rules.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { Amount, MoneyKind } from '../rules.ts'

export interface Act extends Pick<MoneyWrite, 'who' | 'call' | 'name' | 'params' | 'body'> {
  readonly kind: MoneyKind
  /** Two people have seen this much of it, less what it has weighed since. */
  readonly approved?: { readonly amount: Amount }
}

/** By the transaction that it runs in. */
export const acts = new WeakMap<Tx, Act>()

export const waitMs = async (db: Db): Promise<number> => (await readSetting(db, 'approvalWaitHours')) * hour

/** Runs what two people have seen: as its maker, all that it does together up to the amount that was seen. */
export async function runApproved(write: MoneyWrite, approved: { amount: Amount }, work: () => Promise<unknown>): Promise<unknown> {
  openAct(write, approved)
  try {
    return await work()
  } finally {
    acts.delete(write.tx)
  }
}

export function openAct({ tx, who, call, name, params, body }: MoneyWrite, approved?: { amount: Amount }): Act {
  const act = { who, call, name, params, body, kind: kindOf(call), ...(approved && { approved }) }
  acts.set(tx, act)
  return act
}

function kindOf({ money, path }: AnyCall): MoneyKind {
  if (typeof money !== 'string') throw new Error(`${path} moves no money.`)
  return money
}

export const rowOf = ({ who, name, call, kind, params }: Act) => ({
  makerId: who.id,
  call: name,
  kind,
  subject: call.did ? call.did.about.name : '',
  object: objectOf(params),
})

/** The same of one that is done: what it made is its object. */
export function doneRowOf(act: Act, answer: unknown) {
  const done = doneTo(act.params, answer)
  return { ...rowOf(act), object: done === 'nothing' ? '' : done.join(' ') }
}
