// The storage quota of an account: else the first who fills the disk's reserve closes uploads for everybody.
import { Fault } from '#base/fault.ts'
import { accountNow } from '#engine/child/account.ts'
import type { Db } from '#engine/db/database.ts'
import type { Files } from './files.ts'
import { insertStored, sumStored } from './quota.store.ts'

/** The bytes that an account may store; nothing where it has no bound. */
export type QuotaOf = (accountId: number) => Promise<number | undefined>

/**
 * The store, where what is put for an account counts (`forAccount`), also what turned out to be of no use, until the sweep removes it.
 * `put` throws FILE_QUOTA_REACHED to that account alone; the last file may go over the bound.
 */
export function withQuota(files: Files, db: Db, quotaOf: QuotaOf): Files {
  return {
    ...files,
    async put(source, limit) {
      const accountId = accountNow()
      const quota = accountId === undefined ? undefined : await quotaOf(accountId)
      if (accountId === undefined || quota === undefined) return files.put(source, limit)
      if ((await sumStored(db, accountId)) >= quota)
        throw new Fault('FILE_QUOTA_REACHED', { values: { limitMb: Math.floor(quota / 2 ** 20) } })
      const put = await files.put(source, limit)
      await insertStored(db, accountId, put)
      return put
    },
  }
}
