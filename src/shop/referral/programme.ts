// What people do about referrals: read their own, make and end programmes, decide about held awards.
import { Fault } from '#base/fault.ts'
import { sumCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { weigh } from '#shop/approval/approval.ts'
import { settleHeld } from './award.ts'
import type { NewProgramme } from './contract.ts'
import { isNoBetter } from './rules.ts'
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

/** One that gives more than those that run waits for a second person: no sum says what it may cost. Throws PROGRAMME_ENDS_EARLY. */
export async function makeProgramme(tx: Tx, createdBy: number, { startsAt, endsAt, ...given }: NewProgramme): Promise<ProgrammeRow> {
  const times = { startsAt: startsAt === null ? tx.now() : new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
  if (times.endsAt && times.endsAt <= times.startsAt) throw new Fault('PROGRAMME_ENDS_EARLY', { path: 'endsAt' })
  const isMore = !isNoBetter({ ...given, endsAt: times.endsAt }, await listProgrammes(tx, { isRunningOnly: true }))
  await weigh(tx, isMore ? null : 0)
  return insertProgramme(tx, { ...given, ...times, createdBy })
}

/** Throws PROGRAMME_NOT_FOUND. */
export async function endProgramme(tx: Tx, id: number): Promise<ProgrammeRow> {
  const ended = await setProgrammeEnded(tx, id)
  if (!ended) throw new Fault('PROGRAMME_NOT_FOUND')
  return ended
}

/**
 * What finance says of a pair, for what is held now and for all that follows. Trust waits for a second person: no sum says what later
 * orders will bring. Throws REFERRAL_NOT_FOUND.
 */
export async function decideReferral(tx: Tx, who: Who, id: number, { isTrusted, note }: { isTrusted: boolean; note: string }) {
  if (!(await lockReferral(tx, id))) throw new Fault('REFERRAL_NOT_FOUND')
  if (isTrusted) await weigh(tx, null)
  const held = (await listAwards(tx, id, [])).map(({ orderId }) => orderId)
  await setVerdict(tx, id, { verdict: isTrusted ? 'TRUSTED' : 'REFUSED', decidedBy: who.id, note })
  await settleHeld(tx, id)
  return { id, postedCents: sumCents((await listAwards(tx, id, held)).map(({ postedCents }) => postedCents)) }
}
