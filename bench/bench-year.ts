// A year and a half of orders with their designs and how long each took, of a seller and of the office: what figures are told of.
import type { Database } from '#engine/db/database.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { fillSkewed } from './bench-skewed.ts'

/** Fills an empty, migrated database; answers the seller who has this share of all orders. */
export async function fillYear(
  db: Database,
  orders: number,
  { say, largeShare }: { say: (text: string) => void; largeShare: number },
): Promise<number> {
  const { pool } = db.background
  const { largeId } = await fillSkewed(pool, orders, say, largeShare)
  await pool.query(`update "order" set handed_over_at = created_at + interval '30 hours' * (1 + id % 7 / 5.0),
    production_started_at = created_at + interval '9 hours', all_passed_at = created_at + interval '1 hour' * (12 + id % 11)
    where status in ('SHIPPED', 'IN_TRANSIT', 'DELIVERED', 'CLOSED')`)
  await db.transaction(seedCatalogue)
  await pool.query(designsSql(largeId))
  // As if they had been ordered with their designs.
  await pool.query('vacuum full order_item')
  await pool.query('vacuum analyze')
  return largeId
}

/** Seven of ten items are made with one of the seller's 300 designs, few of which are many. */
const designsSql = (sellerId: number) => `
  insert into template (seller_id, product_id, color, name, sides, created_at)
    select ${sellerId}, (select min(id) from product), 'Black', 'Design ' || n, '[]', now() from generate_series(1, 300) n;
  update order_item i set template_id = given.template_id, is_template_first = given.is_first
  from (
    select id, template_id, row_number() over (partition by order_id, template_id order by position) = 1 as is_first
    from (select id, order_id, position, case when id % 10 < 7 then first + floor(300 * (((hashint8(id) & 1048575) / 1048576.0) ^ 2))::int end
      as template_id from order_item, (select min(id) as first from template) t) drawn
  ) given where given.id = i.id`
