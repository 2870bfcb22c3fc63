// Bins: where the passed pieces of an order of several wait for the others, until all of them are packed.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { itemsToMake } from '../batch/item.ts'
import { isBeyondScan } from '../rules.ts'
import { findBin, freeBins, listBins, lockBin, takeBin } from './store.ts'

interface Order {
  id: number
  /** Its pieces that are wanted, and those that have passed. */
  pieces: number
  passed: number
}
/** Where a piece goes. An order of several takes a bin with its first passed piece; the last piece is told where the others lie. */
export async function binOf(tx: Tx, { id, pieces, passed }: Order): Promise<{ bin: number | null; isBinMissing: boolean }> {
  const none = { bin: null, isBinMissing: false }
  if (pieces < 2) return none
  const held = await findBin(tx, id)
  if (held !== null) return { bin: held, isBinMissing: false }
  const most = await readSetting(tx, 'bins')
  if (most === 0 || passed === 0 || passed === pieces) return none
  const bin = await takeBin(tx, { orderId: id, most })
  return { bin, isBinMissing: bin === null }
}

/** The bins that hold something, and how many there are. */
export async function heldBins(db: Db) {
  const rows = await listBins(db)
  const items = Map.groupBy(
    await itemsToMake(
      db,
      rows.map(row => row.orderId),
    ),
    item => item.orderId,
  )
  const held = rows.map(({ number: id, status, ...row }) => ({
    ...{ id, ...row, status },
    pieces: (items.get(row.orderId) ?? []).reduce((sum, item) => sum + item.quantity, 0),
    // One that is only broken comes back.
    isEnded: status === null || isBeyondScan(status, 'PASSED'),
  }))
  return { total: await readSetting(db, 'bins'), held }
}

/** Somebody has taken out what lies in it. Throws BIN_NOT_FOUND, and BIN_CHANGED where another order lies there by now. */
export async function emptyBin(tx: Tx, { number, orderId }: { number: number; orderId: number }) {
  const held = await lockBin(tx, number)
  if (held === undefined) throw new Fault('BIN_NOT_FOUND')
  if (held !== orderId) throw new Fault('BIN_CHANGED')
  await freeBins(tx, [orderId])
  await emit(tx, 'production.binsChanged', { orderId })
  return { id: number }
}
