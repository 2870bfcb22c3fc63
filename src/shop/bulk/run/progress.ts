import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import type { ImportRecord } from './store.ts'

/** The seller's open page hears how far it is. */
export async function progress(
  tx: Tx,
  record: Pick<ImportRecord, 'id' | 'sellerId' | 'status' | 'checkedRow' | 'bytesRead' | 'madeOrders'>,
): Promise<void> {
  await emit(
    tx,
    'import.progress',
    {
      importId: record.id,
      sellerId: record.sellerId,
      status: record.status,
      rows: record.checkedRow,
      bytesRead: record.bytesRead,
      madeOrders: record.madeOrders,
    },
    { seller: record.sellerId },
  )
}
