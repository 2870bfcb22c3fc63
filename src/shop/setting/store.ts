import type { Db, Tx } from '#engine/db/database.ts'
import type { SettingKey } from './rules.ts'

type SettingTables = {
  setting: { key: string; value: unknown; changedBy: string; changedAt: Date }
}
const on = (db: Db) => db.q.withTables<SettingTables>()

export const listSettingRows = (db: Db) =>
  on(db).selectFrom('setting').select(['key', 'value', 'changedBy', 'changedAt']).limit(1_000).execute()

export async function setSettingRow(tx: Tx, key: SettingKey, value: number | boolean | string, changedBy: string): Promise<void> {
  const row = { value: JSON.stringify(value), changedBy, changedAt: tx.now() }
  await on(tx)
    .insertInto('setting')
    .values({ key, ...row })
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
}
