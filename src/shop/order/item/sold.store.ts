// What counts in what sold best (list/figures), kept with the items: it is summed of their index alone.
import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'

/** After items of these locked orders changed their variant, template or number, were cancelled, or their orders deleted. */
export async function countSold(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`
    update order_item i set sold_at = given.sold_at, is_product_first = given.is_product_first, is_template_first = given.is_template_first
    from (
      select i.id, case when i.cancelled_at is null and o.deleted_at is null then o.created_at end as sold_at,
        ${isFirst('i.product_code')} as is_product_first, ${isFirst('i.template_id')} as is_template_first
      from order_item i join "order" o on o.id = i.order_id where i.order_id = ${among(orderIds)}
    ) given where given.id = i.id and (i.sold_at, i.is_product_first, i.is_template_first)
      is distinct from (given.sold_at, given.is_product_first, given.is_template_first)`.execute(tx.q)
}
const isFirst = (column: 'i.product_code' | 'i.template_id') =>
  sql`row_number() over (partition by i.order_id, ${sql.raw(column)}, i.cancelled_at is null order by i.position) = 1`
