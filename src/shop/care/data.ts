// The handlers of a seller's data, as staff correct it.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import type { Who } from '#engine/serve/route.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { type Account, findAccount, lockPerson } from '#shop/account/account.ts'
import { change } from '#shop/account/person/person.ts'
import { stateOf } from '#shop/account/person/rules.ts'
import { notify } from '#shop/notification/notification.ts'
import { packingOf, setSender } from '#shop/packing/packing.ts'
import type { CorrectBody, SeenSellerData, SellerData } from './contract.ts'
import { careRoleOf, mailCorrection } from './mail/jobs.ts'
import { careNotices } from './mail/notice.ts'
import { corrected, differing, type SellerField, sellerFields, whyNotCorrect } from './rules.ts'

/** Throws USER_NOT_FOUND and NOT_A_SELLER. */
export async function sellerData(db: Db, id: number): Promise<z.input<typeof SeenSellerData>> {
  return seenOf(await dataOf(db, assertSeller(await findAccount(db, id))))
}

/**
 * Throws USER_NOT_FOUND, what `whyNotCorrect` says, SELLER_DATA_CHANGED where somebody changed it since it was shown, SELLER_DATA_IS_SAME
 * and PHONE_WAS_USED. The seller's own row is what their save and another correction wait at.
 */
export async function correctSeller(tx: Tx, who: Who, id: number, body: z.output<typeof CorrectBody>) {
  const account = assertSeller(await lockPerson(tx, id))
  const before = await dataOf(tx, account)
  if (seenOf(before).seen !== body.seen) throw new Fault('SELLER_DATA_CHANGED')
  const given = corrected(before, body)
  const fields = differing(before, given)
  if (fields.length === 0) throw new Fault('SELLER_DATA_IS_SAME')
  const { fullName, phone, address, language } = given
  await change(tx, id, { fullName, phone, address, language })
  if (!(await setSender(tx, id, senderOf(given), senderOf(before)))) throw new Fault('SELLER_DATA_CHANGED')
  noteChange(tx, pick(before, fields), pick(given, fields))
  const changes = fields.map(field => ({ field, before: before[field], after: given[field] }))
  await send(tx, mailCorrection, { accountId: id, by: careRoleOf(who), at: tx.now().toISOString(), changes })
  await notify(tx, { accountId: id, kind: careNotices.corrected, hasOwnMail: true, link: '/profile' })
  return seenOf(given)
}

function assertSeller<P extends Account>(account: P | undefined): P {
  if (!account) throw new Fault('USER_NOT_FOUND')
  const why = whyNotCorrect({ kind: account.kind, state: stateOf(account) })
  if (why) throw new Fault(why)
  return account
}

async function dataOf(db: Db, { id, fullName, phone, address, language }: Account): Promise<SellerData> {
  const { sender, returnAddress } = await packingOf(db, id)
  return { fullName, phone, address, language, shopName: sender, returnAddress }
}

/** With a short hash over all of it: two that differ in anything differ in it. */
function seenOf(data: SellerData) {
  const text = JSON.stringify(sellerFields.map(field => data[field]))
  return { ...data, seen: createHash('sha256').update(text).digest('base64url') }
}

const senderOf = ({ shopName, returnAddress }: SellerData) => ({ sender: shopName, returnAddress })
const pick = (of: SellerData, fields: readonly SellerField[]) =>
  Object.fromEntries(sellerFields.filter(field => fields.includes(field)).map(field => [field, of[field]]))
