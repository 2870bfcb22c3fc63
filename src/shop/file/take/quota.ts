// What a seller may store in all.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { sumStored } from '#engine/files/quota.store.ts'
import { getAccount } from '#shop/account/account.ts'
import { readSetting } from '#shop/setting/setting.ts'

/** The bytes that a seller may store; staff have no bound. */
export async function fileQuotaOf(db: Db, accountId: number): Promise<number | undefined> {
  const { kind } = await getAccount(db, accountId)
  return kind === 'seller' ? (await readSetting(db, 'accountFilesMb')) * 2 ** 20 : undefined
}

/** Throws FILE_QUOTA_REACHED where what is stored, and so many bytes on their way, are all that the account may store. */
export async function assertQuota(db: Db, accountId: number, bytesUnderWay: number): Promise<void> {
  const quota = await fileQuotaOf(db, accountId)
  if (quota !== undefined && (await sumStored(db, accountId)) + bytesUnderWay >= quota)
    throw new Fault('FILE_QUOTA_REACHED', { values: { limitMb: Math.floor(quota / 2 ** 20) } })
}
