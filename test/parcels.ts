// Parcels at the dock, for tests of what becomes of them.
import type { Tx } from '#engine/db/database.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { seedProduced, seedSuppliedLabel } from '#shop/label/seed.ts'
import { seedLabelFacts } from '#shop/order/intake/facts.seed.ts'
import { seedPaidOrders } from '#shop/order/intake/seed.ts'

export interface Parcel {
  readonly id: number
  /** What the dock's scanner reads. */
  readonly scan: string
}
let serial = 40_000

/** Paid orders of this seller: `shipped` with a number of the seller's own, made; `labels` alone, which are scanned by number. */
export async function seedAtDock(
  tx: Tx,
  sellerId: number,
  { shipped = 0, labels = 0 }: { shipped?: number; labels?: number },
): Promise<Parcel[]> {
  const parcels: Parcel[] = []
  for (let made = 0; made < shipped; made++) {
    const [order] = await seedPaidOrders(tx, sellerId, 1, {
      orderType: 'SHIP_BY_SELLER',
      trackingNumber: impbNumber({ serial: ++serial }),
    })
    parcels.push({ id: order?.id ?? 0, scan: `#${order?.id}` })
  }
  await seedProduced(
    tx,
    parcels.map(({ id }) => id),
  )
  for (let made = 0; made < labels; made++) {
    const number = impbNumber({ serial: ++serial })
    const [order] = await seedPaidOrders(tx, sellerId, 1, { orderType: 'LABEL', items: [], label: seedLabelFacts({ number }) })
    await seedSuppliedLabel(tx, order?.id ?? 0, number)
    parcels.push({ id: order?.id ?? 0, scan: number })
  }
  return parcels
}
