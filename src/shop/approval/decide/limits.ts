// The limits of a member of staff: their own, else the owner's settings.
import { type Access, hasRole, isForStaff, isOwner } from '#base/access/access.ts'
import type { Db } from '#engine/db/database.ts'

import type { Account } from '#shop/account/account.ts'
import { readSetting, settingSaidAt } from '#shop/setting/setting.ts'
import { type Amount, couldConfirm, type Decider, hasWaited, type Limits, type MoneyKind } from '../rules.ts'
import { waitMs } from './act.ts'

type Person = Pick<
  Account,
  | 'id'
  | 'roles'
  | 'refundCeilingCents'
  | 'refundDayCents'
  | 'depositCeilingCents'
  | 'depositDayCents'
  | 'grantCeilingCents'
  | 'grantDayCents'
>

/** What this person may do alone of the kind: per act, and within a day. */
export async function limitsOf(db: Db, person: Person, kind: MoneyKind): Promise<Limits> {
  const percent = async (key: 'priceCutPercent' | 'priceCutDayPercent') => (await readSetting(db, key)) * 100
  switch (kind) {
    case 'deposit':
      return {
        actMost: Math.min(
          await readSetting(db, 'depositTwoPeopleCents'),
          (await ceilingOf(db, person, 'deposit')) ?? Number.MAX_SAFE_INTEGER,
        ),
        dayMost: person.depositDayCents ?? (await readSetting(db, 'staffDepositDayCents')),
      }
    case 'refund':
      return {
        actMost: person.refundCeilingCents ?? (await readSetting(db, 'staffRefundCeilingCents')),
        dayMost: person.refundDayCents ?? (await readSetting(db, 'staffRefundDayCents')),
      }
    case 'adjustment':
      return {
        actMost: await readSetting(db, 'adjustmentTwoPeopleCents'),
        dayMost: person.grantDayCents ?? (await readSetting(db, 'staffGrantDayCents')),
      }
    case 'grant':
      return {
        actMost: person.grantCeilingCents ?? (await readSetting(db, 'staffGrantCeilingCents')),
        dayMost: person.grantDayCents ?? (await readSetting(db, 'staffGrantDayCents')),
      }
    case 'postage':
      return { actMost: await readSetting(db, 'staffPostageCeilingCents'), dayMost: await readSetting(db, 'staffPostageDayCents') }
    case 'price':
      return { actMost: await percent('priceCutPercent'), dayMost: await percent('priceCutDayPercent') }
    case 'payee':
      return { actMost: (await isPayeeByTwo(db)) ? 0 : 1, dayMost: Number.MAX_SAFE_INTEGER }
    case 'access':
    case 'power':
      return { actMost: 0, dayMost: 0 }
  }
}

/** That one suffices counts when it has stood as long as an act waits where nobody else may decide: who says so would be that one at once. */
async function isPayeeByTwo(db: Db): Promise<boolean> {
  const saidAt = await settingSaidAt(db, 'isBankAccountByTwo')
  return (await readSetting(db, 'isBankAccountByTwo')) || !saidAt || !hasWaited(saidAt, db.now(), await waitMs(db))
}

/** The most that this person may decide about as one of two; nothing is no ceiling. The owner has none but their own. */
async function ceilingOf(db: Db, person: Person, kind: MoneyKind): Promise<number | undefined> {
  const isBound = !isOwner(person.roles)
  if (kind === 'deposit') return person.depositCeilingCents ?? (isBound ? await readSetting(db, 'staffDepositCeilingCents') : undefined)
  if (kind === 'refund') return person.refundCeilingCents ?? (isBound ? await readSetting(db, 'staffRefundCeilingCents') : undefined)
  if (kind === 'grant') return person.grantCeilingCents ?? (isBound ? await readSetting(db, 'staffGrantCeilingCents') : undefined)
  // One of the two is the owner: whoever gets into an account of staff has its powers.
  return kind === 'access' && isBound ? 0 : undefined
}

/** What of an act says who may decide about it. */
export interface DecidedAct {
  readonly kind: MoneyKind
  readonly subject: string
  readonly object: string
}

export const deciderOf = async (db: Db, person: Person, { kind, subject, object }: DecidedAct, access: Access): Promise<Decider> => ({
  id: person.id,
  mayCall: mayCall(access, person.roles),
  ceiling: await ceilingOf(db, person, kind),
  isSubject: subject === 'account' && object === String(person.id),
})

export const mayCall = (access: Access, roles: readonly string[]): boolean => isForStaff(access) && hasRole(roles, access.staff)

/** The same of a person who may have gone since. */
export const mayStillCall = (
  { suspendedAt, closedAt, roles }: Pick<Account, 'suspendedAt' | 'closedAt' | 'roles'>,
  access: Access,
): boolean => !suspendedAt && !closedAt && mayCall(access, roles)

/** Nobody of this staff but its maker could be the second person of such an act. */
export async function isOnlyOne(db: Db, staff: readonly Person[], maker: Decider, act: DecidedAct & { amount: Amount; access: Access }) {
  const { amount, access } = act
  for (const person of staff) if (couldConfirm(amount, maker, await deciderOf(db, person, act, access))) return false
  return true
}
