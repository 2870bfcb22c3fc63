import type { Insertable } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { SlipPaper } from './rules.ts'

type PackingTable = {
  sellerId: number
  sender: string
  returnAddress: string
  message: string
  paper: SlipPaper
  eori: string
  ioss: string
  logoSha256: string | null
}
const on = (db: Db) => db.q.withTables<{ packing: PackingTable }>()
export type PackingRow = Omit<PackingTable, 'sellerId'>
const columns = ['sellerId', 'sender', 'returnAddress', 'message', 'paper', 'eori', 'ioss', 'logoSha256'] as const

/** Sellers who have changed nothing have no row. */
export const listPacking = (db: Db, sellerIds: readonly number[]) =>
  on(db).selectFrom('packing').select(columns).where('sellerId', '=', among(sellerIds)).execute()

/** The first change makes the row. */
export async function putPacking(tx: Tx, sellerId: number, row: PackingRow, patch: Partial<Insertable<PackingTable>>): Promise<void> {
  await on(tx)
    .insertInto('packing')
    .values({ ...row, ...patch, sellerId })
    .onConflict(conflict => conflict.column('sellerId').doUpdateSet(patch))
    .execute()
}

export type SlipSender = Pick<PackingRow, 'sender' | 'returnAddress'>
/** False where another write has changed the sender since it was seen. */
export async function putSender(
  tx: Tx,
  sellerId: number,
  row: PackingRow,
  { given, seen }: { given: SlipSender; seen: SlipSender },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(tx)
    .insertInto('packing')
    .values({ ...row, sellerId })
    .onConflict(conflict =>
      conflict
        .column('sellerId')
        .doUpdateSet(given)
        .where('packing.sender', '=', seen.sender)
        .where('packing.returnAddress', '=', seen.returnAddress),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deletePacking(tx: Tx, sellerId: number): Promise<void> {
  await on(tx).deleteFrom('packing').where('sellerId', '=', sellerId).execute()
}

/** What is kept of a seller, as their export has it. */
export async function* eachPacking(db: Db, sellerId: number) {
  for (const { logoSha256: _, sellerId: __, ...row } of await listPacking(db, [sellerId])) yield row
}
