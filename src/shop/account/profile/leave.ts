// Closing one's account: proved, settled, then nothing of the person is left but the ledger (docs/decisions/022-personal-data.md).
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import { type Input, refuse, type Who } from '#engine/serve/route.ts'
import { spendAll } from '../credential/code.store.ts'
import { returnAttempts } from '../credential/rate-limit.ts'
import { hasFactor, proveFactor } from '../factor/factor.ts'
import type { Compared } from '../factor/my-factor.ts'
import { deleteFactor } from '../factor/store.ts'
import { sendFarewell } from '../mail/jobs.ts'
import { queueSecurityNotice } from '../mail/security-notice.ts'
import { findAccountRow, lockAccount, setClosed } from '../person/store.ts'
import { clearCookies } from '../sign-in/cookies.ts'
import { deleteSessions } from '../sign-in/session.store.ts'
import { closeTeam } from '../team/team.ts'
import type { Closing, leaveCalls } from './leave.contract.ts'
import { listOwners, lockOwners } from './leave.store.ts'
import type { Personal, Unsettled } from './personal.ts'

/** What stands in the way, and what closing asks for. */
export async function myClosing(db: Db, who: Who, domains: readonly Personal[]): Promise<Closing> {
  const account = await findAccountRow(db, who.id)
  return {
    unsettled: [...(await unsettledOf(db, who.id, domains))],
    isLastOwner: isLast(who, await listOwners(db)),
    asksPassword: account?.passwordHash !== null,
    asksCode: await hasFactor(db, who.id),
  }
}

type CloseInput = Omit<Input<typeof leaveCalls.closeAccount>, 'files'>

/**
 * Throws UNAUTHORIZED where it is closed already, LAST_OWNER, and ACCOUNT_IS_NOT_SETTLED with its figures. What could still move money is stopped and locked first, highest
 * layer first as everywhere, and looked at afterwards: of a payment and a closing at the same moment one sees the other.
 */
export async function closeAccount({ who, body, cookies, request }: CloseInput, tx: Tx, compared: Compared, domains: readonly Personal[]) {
  const account = await lockAccount(tx, who.id)
  if (!account || account.closedAt) throw new Fault('UNAUTHORIZED')
  // The password may have changed while it was compared.
  if (account.passwordHash !== compared.passwordHash) return refuse(new Fault('PASSWORD_IS_NOT_VALID', { path: 'password' }))
  await returnAttempts(tx, compared.attempts)
  if ((await hasFactor(tx, who.id)) && !(await proveFactor(tx, who.id, body.secondFactorCode ?? '')))
    return refuse(new Fault('SECOND_FACTOR_CODE_IS_NOT_VALID', { path: 'secondFactorCode' }))
  if (isLast(account, await lockOwners(tx))) throw new Fault('LAST_OWNER')
  assertSettled(await unsettledOf(tx, who.id, domains))
  for (const domain of domains.toReversed()) await domain.settle?.(tx, who.id)
  assertSettled(await unsettledOf(tx, who.id, domains))
  const { username, email, language } = account
  if (account.kind === 'seller') await closeTeam(tx, account)
  if (account.sellerId !== null) await queueSecurityNotice(tx, account.sellerId, 'memberLeft', request.userAgent, { member: email })
  await setClosed(tx, who.id)
  await deleteFactor(tx, who.id)
  await deleteSessions(tx, who.id)
  await spendAll(tx, who.id)
  await emit(tx, 'account.closed', { accountId: who.id })
  await send(tx, sendFarewell, { username, email, language })
  clearCookies(cookies)
  return { data: null }
}

/** Whether no owner who can sign in is left without this person; one who came by a link may have no password themselves. */
const isLast = ({ id, roles }: { id: number; roles: readonly string[] }, owners: readonly number[]) =>
  roles.includes('owner') && owners.every(owner => owner === id)

async function unsettledOf(db: Db, accountId: number, domains: readonly Personal[]): Promise<Unsettled[]> {
  const found: Unsettled[] = []
  for (const domain of domains) found.push(...((await domain.unsettled?.(db, accountId)) ?? []))
  return found
}

function assertSettled(unsettled: readonly Unsettled[]) {
  if (unsettled.length === 0) return
  const cents = (kind: Unsettled['kind']) => formatCents(unsettled.find(each => each.kind === kind)?.cents ?? 0)
  const count = (kind: Unsettled['kind']) => unsettled.find(each => each.kind === kind)?.count ?? 0
  const values = {
    balance: cents('balance'),
    held: cents('held'),
    debt: cents('debt'),
    deposits: count('deposits'),
    orders: count('orders'),
  }
  throw new Fault('ACCOUNT_IS_NOT_SETTLED', { values })
}
