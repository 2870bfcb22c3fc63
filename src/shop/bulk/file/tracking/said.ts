// What a seller has said of the columns of a file of tracking numbers, remembered for every file with the same header.
import type { Db, Tx } from '#engine/db/database.ts'
import { findChosen, rememberChosen } from '../../column/store.ts'
import type { AskedField, SaidColumns } from './field.rules.ts'
import type { TrackingTable } from './read.ts'

/** What is said now goes before what was said of an earlier file. */
export async function saidBefore(db: Db, sellerId: number, columns: readonly string[], now: SaidColumns): Promise<SaidColumns> {
  const chosen = Object.entries(await findChosen<AskedField>(db, { sellerId, file: 'TRACKING', columns }))
  const columnOf = (field: AskedField) => chosen.find(([, read]) => read === field)?.[0]
  const orderColumn = now.orderColumn ?? columnOf('orderId')
  const numberColumn = now.numberColumn ?? columnOf('trackingNumber')
  return { ...(orderColumn !== undefined && { orderColumn }), ...(numberColumn !== undefined && { numberColumn }) }
}

/** Of a file whose seller says nothing anew what was said stays. */
export async function rememberSaid(tx: Tx, sellerId: number, { columns, said }: TrackingTable, now: SaidColumns): Promise<void> {
  if (now.orderColumn === undefined && now.numberColumn === undefined) return
  const fields = { orderId: said.orderColumn, trackingNumber: said.numberColumn } satisfies Record<AskedField, string | undefined>
  const chosen = Object.fromEntries(Object.entries(fields).flatMap(([field, header]) => (header === undefined ? [] : [[header, field]])))
  await rememberChosen(tx, { sellerId, file: 'TRACKING', columns: columns.map(({ header }) => header) }, chosen)
}
