// The orders that wait for their seller: what is counted of a kind and what a list shows of it are asked by the same terms.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { type AskedNeeds, countNeeds, type NeedRow } from '#engine/seller-need.ts'
import { awaitsWord } from '../../item/resolution/store.ts'
import { needStatuses, type OrderNeed, orderNeeds } from './rules.ts'

// As their indexes have it (migrations 2026-11-22-0500 and 2026-11-23-0900).
export const lacksArt = sql<boolean>`("order".items_missing_files > 0 and "order".cancelled_at is null)`
export const isAddressRefused = sql<boolean>`("order".address_verdict = 'REFUSED'
  and "order".handed_over_at is null and "order".cancelled_at is null)`

/** What an order is asked beside its status. */
export const needTerms: Readonly<Record<OrderNeed, RawBuilder<boolean>>> = {
  FAILED: sql`true`,
  RETURNED: sql`("order".error_waits_on = 'SELLER' and "order".error_code = 'RETURNED')`,
  BROKEN: sql`("order".error_waits_on = 'SELLER' and "order".error_code is distinct from 'RETURNED')`,
  ADDRESS: isAddressRefused,
  ART: lacksArt,
  RESOLUTION: awaitsWord,
  DUPLICATE: sql`true`,
  LABEL: sql`("order".order_type = 'SHIP_BY_SELLER' and "order".tracking_number is null and "order".label_state in ('NONE', 'REFUSED'))`,
  ON_HOLD: sql`"order".seller_status = 'ON_HOLD'`,
  UNPAID: sql`("order".items_missing_files = 0 and "order".address_verdict <> 'REFUSED' and not ${awaitsWord})`,
}

/** These have waited since they came to their status, the others since they were made. */
const sinceChange: ReadonlySet<OrderNeed> = new Set(['FAILED', 'RETURNED', 'BROKEN', 'LABEL'])

export function countOrderNeeds(db: Db, asked: AskedNeeds): Promise<NeedRow[]> {
  const waiting = (need: OrderNeed) => {
    const since = sinceChange.has(need) ? sql`changed_at` : sql`created_at`
    // A range of the list's own index for each status, the newest first, as many as are counted.
    const ranges = (needStatuses[need] ?? [undefined]).map(
      status => sql`(select id, ${since} as since from "order"
        where seller_id = ${asked.sellerId} and deleted_at is null and ${needTerms[need]}
          ${status === undefined ? sql`` : sql`and status = ${sql.lit(status)}`}
        order by "order".created_at desc, id desc limit ${asked.most})`,
    )
    return sql.join(ranges, sql` union all `)
  }
  return countNeeds(db, asked, Object.fromEntries(orderNeeds.map(need => [need, waiting(need)])))
}
