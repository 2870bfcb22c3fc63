// What was bad when an order broke, so that only another one mends it.
import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'

/** Where it goes, as the carrier reads it: the name on it and the case of letters make no other address. */
const place = sql`to_jsonb(md5(lower(concat_ws('|', btrim(address), btrim(address_line2), btrim(city), state, zip, country))))`
/** The files that failed; all of the order's, where nobody said which. */
const failing = sql`f.order_id = o.id and (o.error_item_id is null or (f.item_id = o.error_item_id and f.side = o.error_side))`

/** What is printed on a side, as it is told from another: a picture by its bytes, texts and shapes by their design. */
const print = sql`case when f.document @? '$.layers[*] ? (@.kind != "IMAGE")' then md5(f.document::text) else l.fingerprint end`
const prints = sql`order_file f left join library_ref l on l.id = f.file_id`

/** Keeps what is bad about an order that has just broken: the bytes of its files, its address, its number. */
export async function keepCause(tx: Tx, orderId: number): Promise<void> {
  await sql`
    update "order" o set error_was = case error_code
      when 'ADDRESS' then ${place}
      when 'FILE' then (select coalesce(jsonb_agg(p.print), '[]') from (select ${print} as print from ${prints} where ${failing}) p where p.print is not null)
      when 'LABEL' then jsonb_build_array(tracking_number)
      else '[]'
    end
    where id = ${orderId}`.execute(tx.q)
}

/** Says of orders that broke for a file or their address whether it is another now; of a file, one that is there. */
export async function markMended(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`
    update "order" o set is_cause_mended = case error_code
      when 'ADDRESS' then error_was <> ${place}
      else (error_item_id is null and is_cause_mended)
        or exists (select from order_item i where i.id = error_item_id and i.cancelled_at is not null)
        or exists (select from ${prints} where ${failing} and f.state = 'READY' and not error_was @> to_jsonb(${print}))
    end
    where id = ${among(orderIds)} and status = 'ERROR' and error_code in ('ADDRESS', 'FILE')`.execute(tx.q)
}
