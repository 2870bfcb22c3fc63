// What people do about referrals: read their own, make and end programmes, decide about held awards.
import { Fault } from '#base/fault.ts'
import { sumCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { weigh } from '#shop/approval/approval.ts'
import { settleHeld } from './award.ts'
import type { NewProgramme } from './contract.ts'
import {
  insertProgramme,
  listAwards,
  listProgrammes,
  lockReferral,
  type ProgrammeRow,
  setProgrammeEnded,
  setVerdict,
  sumReferrals,
} from './store.ts'

/** Where a seller's code leads whoever follows it. */
export const linkOf = (publicUrl: string, code: string): string => new URL(`/r/${code}`, publicUrl).href

export async function myReferral(db: Db, sellerId: number, publicUrl: string) {
  const [{ referralCode: code }, programmes, sums] = await Promise.all([
    getAccount(db, sellerId),
    listProgrammes(db, { isRunningOnly: true }),
    sumReferrals(db, sellerId),
  ])
  return { code, link: linkOf(publicUrl, code), programmes: programmes.map(({ invited: _, ...programme }) => programme), ...sums }
}

/** No sum says what it may cost: it is always asked of a second person where there is one. Throws PROGRAMME_ENDS_EARLY. */
export async function makeProgramme(tx: Tx, createdBy: number, { startsAt, endsAt, ...given }: NewProgramme): Promise<ProgrammeRow> {
  const times = { startsAt: startsAt === null ? tx.now() : new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
  if (times.endsAt && times.endsAt <= times.startsAt) throw new Fault('PROGRAMME_ENDS_EARLY', { path: 'endsAt' })
  await weigh(tx, null)
  return insertProgramme(tx, { ...given, ...times, createdBy })
}

/** Throws PROGRAMME_NOT_FOUND. */
export async function endProgramme(tx: Tx, id: number): Promise<ProgrammeRow> {
  const ended = await setProgrammeEnded(tx, id)
  if (!ended) throw new Fault('PROGRAMME_NOT_FOUND')
  return ended
}

/** Above a member of staff's limits it waits. Throws REFERRAL_NOT_FOUND, REFERRAL_NOT_HELD. */
export async function decideReferral(tx: Tx, who: Who, id: number, { isTrusted, note }: { isTrusted: boolean; note: string }) {
  if (!(await lockReferral(tx, id))) throw new Fault('REFERRAL_NOT_FOUND')
  const held = await listAwards(tx, id, 'HELD')
  if (held.length === 0) throw new Fault('REFERRAL_NOT_HELD')
  if (isTrusted) await weigh(tx, sumCents(held.map(({ cents }) => cents)))
  await setVerdict(tx, id, { verdict: isTrusted ? 'TRUSTED' : 'REFUSED', decidedBy: who.id, note })
  await settleHeld(tx, id)
  const after = await listAwards(
    tx,
    id,
    held.map(({ orderId }) => orderId),
  )
  return { id, postedCents: sumCents(after.map(({ postedCents }) => postedCents)) }
}
