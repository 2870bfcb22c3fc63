import type { Db } from '#engine/db/database.ts'
import { getAccount } from '#shop/account/account.ts'
import { readSetting } from '#shop/setting/setting.ts'

/** The bytes that a seller may store; staff have no bound. */
export async function fileQuotaOf(db: Db, accountId: number): Promise<number | undefined> {
  const { kind } = await getAccount(db, accountId)
  return kind === 'seller' ? (await readSetting(db, 'accountFilesMb')) * 2 ** 20 : undefined
}
