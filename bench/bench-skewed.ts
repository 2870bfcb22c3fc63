// A large shop as time leaves it: sellers of very different sizes, months of orders with items, files and numbers, and their money.
import type pg from 'pg'

/** Who is asked for in such a shop; the words that only a few of its orders have. */
export interface SkewedShop {
  /** Has a tenth of all orders, unless it is said otherwise; none goes by TikTok, none is on hold. */
  largeId: number
  /** Has a twentieth of them, the last one half of the time ago. */
  sleepingId: number
  /** Has a few. */
  smallId: number
}
/** Of one order of the large seller, somewhere in the first half of the time. */
export const rare = {
  name: 'Zebulon Quistgaard',
  email: 'zebulon.quistgaard@example.org',
  city: 'Ouagadougou',
  externalId: 'QX-90871-ZEB',
  trackingNumber: '9400111899223344556677',
  sku: 'ZEPPELIN-MUG-11',
  product: 'Zeppelin Mug',
} as const

const months = 18

/**
 * Fills an empty, migrated database with so many orders in few statements. Triggers and foreign keys rest meanwhile; the seals of the
 * ledger are not such as `verify` takes.
 */
export async function fillSkewed(
  pool: pg.Pool,
  orders: number,
  say: (text: string) => void = () => undefined,
  /** How much of all the large seller has. */
  largeShare = 0.1,
): Promise<SkewedShop> {
  const client = await pool.connect()
  try {
    await client.query("set session_replication_role = 'replica'; set work_mem = '256MB'; set maintenance_work_mem = '512MB'")
    const sellers = Math.max(20, Math.round(orders / 1_000))
    const steps: Record<string, string> = {
      sellers: sellersSql(sellers),
      orders: ordersSql(orders, sellers, largeShare),
      items: itemsSql,
      rare: rareSql(orders),
      money: moneySql,
      entries: entriesSql,
      wallets: walletsSql,
      days: 'insert into wallet_day select * from ledger_day',
      words: wordsSql,
    }
    for (const [name, text] of Object.entries(steps)) {
      const from = performance.now()
      await client.query(text)
      say(`    ${name} in ${((performance.now() - from) / 1_000).toFixed(1)} s`)
    }
    await client.query("set session_replication_role = 'origin'")
  } finally {
    // The connection keeps its settings, so that nobody else may have it.
    client.release(true)
  }
  const { rows } = await pool.query<{ id: number; at: number }>(
    "select id, substring(username from '[0-9]+$')::int as at from account where username like 'bench-seller-%'",
  )
  const idOf = (at: number) => rows.find(row => row.at === at)?.id ?? 0
  return { largeId: idOf(1), sleepingId: idOf(2), smallId: idOf(rows.length) }
}

const sellersSql = (sellers: number) => `
  insert into account (username, email, kind, referral_code, created_at, verified_at)
  select 'bench-seller-' || n, 'bench' || n || '@example.com', 'seller', lpad(n::text, 10, 'R'), now() - interval '${months} months', now()
  from generate_series(1, ${sellers}) n;
  insert into wallet (seller_id) select id from account where username like 'bench-seller-%'`

/** A number between 0 and 1 that looks random and is the same in every run. */
const chance = (salt: number) => `((hashint8(n * 31 + ${salt}) & 1048575) / 1048576.0)`
const oneOf = (salt: number, words: readonly string[]) =>
  `(array[${words.map(word => `'${word}'`).join(', ')}])[1 + floor(${words.length} * ${chance(salt)} ^ 2)::int]`

const first = ['Minh', 'Mia', 'Noah', 'Emma', 'Liam', 'Ava', 'Hương', 'Lucas', 'Olivia', 'Đức', 'Ethan', 'Sofia', 'James', 'Zoë', 'Isla']
const last = [
  'Nguyễn',
  'Smith',
  'Lee',
  'Trần',
  'Carter',
  'Johnson',
  'Garcia',
  'Phạm',
  'Brown',
  'Müller',
  'Davis',
  'Clark',
  'Lewis',
  'Young',
]
const cities = ['Houston', 'Boston', 'Salt Lake City', 'Austin', 'Miami', 'Denver', 'Portland', 'Albany', 'Fresno', 'Tulsa', 'El Paso']
const now = `date_trunc('hour', now())`

const ordersSql = (orders: number, sellers: number, largeShare: number) => `
  create temp table number_of_seller as select row_number() over (order by id) as place, id from account where username like 'bench-seller-%';
  create temp table drawn as
    select n, n::float8 / ${orders} as age, ${chance(1)} as c, ${chance(2)} as d,
      case when ${chance(3)} < ${largeShare} then 1 when ${chance(3)} < ${largeShare + 0.1} and n < ${orders} / 2 then 2
        else least(${sellers}, 3 + floor(${sellers - 2} * ${chance(4)} ^ 3)::int) end as seller
    from generate_series(1, ${orders}::bigint) n;
  create temp table planned as
    select *, case
      when c < 0.02 then 'PENDING' when c < 0.022 then 'PAYMENT_FAILED' when c < 0.05 then 'CANCELLED' when c < 0.0505 then 'ERROR'
      when c < 0.056 then 'REFUNDED' when c < 0.06 then 'PARTIAL_REFUNDED' when c < 0.0602 then 'MISSED'
      when age > 0.99 then 'NEW_ORDER' when age > 0.98 then 'PROCESSING' when age > 0.97 then 'IN_PRODUCTION' when age > 0.95 then 'SHIPPED'
      when age > 0.92 then 'IN_TRANSIT' when age > 0.5 then 'DELIVERED' else 'CLOSED' end as status,
      ${now} - interval '${months} months' + age * (interval '${months} months') as at,
      900 + (hashint8(n) & 2047) as production, 300 + (hashint8(n) & 511) as shipping
    from drawn;
  insert into "order" (seller_id, external_id, source, import_id, import_row, order_type, shipping_by, status, seller_status,
    full_name, phone, email, address, address_line2, city, state, zip, country, address_verdict, quantity, production_cents,
    shipping_cents, total_cents, paid_at, paid_cents, refunded_cents, tracking_number, carrier, error_code, error_waits_on, created_at, changed_at, status_at)
  select s.id, 'TT' || lpad((n * 7919)::text, 14, '5'), 'IMPORT', case when c > 0.4 then n / 200 end, n % 200,
    case when seller > 1 and d < 0.02 then 'LABEL' when seller > 1 and d < 0.2 then 'SHIP_BY_SELLER' else 'STANDARD' end,
    case when seller > 1 and d > 0.7 then 'TIKTOK' else 'USPS' end, status,
    case when d < 0.05 then 'CONFIRMED' when d < 0.051 and seller > 1 then 'ON_HOLD' when d < 0.1 then 'COMPLETED' else 'NONE' end,
    ${oneOf(5, first)} || ' ' || ${oneOf(6, last)}, '', 'buyer' || n || '@example.com', n || ' Elm Ave', '', ${oneOf(7, cities)}, 'TX', '77002',
    'US', 'GOOD', 1, production, shipping, production + shipping,
    case when status not in ('PENDING', 'PAYMENT_FAILED') and (status <> 'CANCELLED' or d < 0.5) then at + interval '1 hour' end,
    case when status not in ('PENDING', 'PAYMENT_FAILED') and (status <> 'CANCELLED' or d < 0.5) then production + shipping else 0 end,
    case when status = 'REFUNDED' then production + shipping when status = 'PARTIAL_REFUNDED' then 100 else 0 end,
    case when age < 0.97 and c >= 0.06 then '92' || lpad((n * 104729)::text, 20, '0') end, 'USPS',
    case when status = 'ERROR' then 'FILE' end, case when status = 'ERROR' then 'STAFF' end, at, at, at
  from planned join number_of_seller s on s.place = planned.seller order by n`

const itemsSql = `
  insert into order_item (order_id, position, product_code, sku, product_name, product_name_vi, size, color, quantity, unit_cents,
    seller_id, sold_at, is_product_first, is_template_first)
  select n, item, 'G' || code, 'G' || code || '-' || color || '-' || size, 'Heavy Cotton Tee ' || code, 'Áo thun cotton ' || code, size, color,
    1, production_cents, seller_id, created_at, item = 0, item = 0
  from (
    select o.id as n, item, production_cents, seller_id, created_at, 5000 + floor(200 * ${chance(8)} ^ 2)::int as code,
      ${oneOf(9, ['BLACK', 'WHITE', 'FOREST', 'NAVY'])} as color, ${oneOf(10, ['L', 'M', 'XL', 'S'])} as size
    from "order" o, lateral (select o.id as n) it, generate_series(0, case when o.id % 4 = 0 then 1 else 0 end) item
  ) made order by n;
  insert into order_file (order_id, item_id, side, link, state)
  select order_id, id, 'FRONT', 'https://files.example.com/' || id || '.png', 'READY' from order_item order by id`

/** As the migration does for an old shop: first the words, then their index. */
const wordsSql = `
  do $$
  declare definition text := pg_get_indexdef('order_search_words'::regclass);
  begin
    drop index order_search_words;
    insert into order_search (order_id, words) select order_id, words from order_words order by order_id;
    execute definition;
  end
  $$`

/** The rare words go to an order of the large seller that has an item. */
const rareSql = (orders: number) => `
  create temp table rare_order as select id from "order"
    where seller_id = (select min(id) from account where username = 'bench-seller-1') and id > ${orders} / 4 order by id limit 1;
  update "order" set full_name = '${rare.name}', email = '${rare.email}', city = '${rare.city}', external_id = '${rare.externalId}',
    tracking_number = '${rare.trackingNumber}' where id = (select id from rare_order);
  update order_item set sku = '${rare.sku}', product_name = '${rare.product}' where order_id = (select id from rare_order)`

/** A deposit for each seller and month, a payment for each paid order, a refund where one was. */
const moneySql = `
  insert into ledger_transaction (kind, ref, method, reason, order_id, at, seller_id, position, amount_cents, balance_after_cents,
    held_after_cents, debt_after_cents, credit_limit_cents, seal)
  select kind, ref, method, reason, order_id, at, seller_id, row_number() over own, cents, sum(cents) over own, 0, 0, 0, '\\x00'
  from (
    select 'DEPOSIT' as kind, 'deposit:' || w.seller_id || '-' || month as ref, 'BANK' as method, 'Bank transfer' as reason,
      null::bigint as order_id, ${now} - month * interval '1 month' as at, w.seller_id, 5000000 as cents
    from wallet w, generate_series(1, ${months}) month
    union all
    select 'PAYMENT', 'order:' || id, 'WALLET', '', id, paid_at, seller_id, -paid_cents from "order" where paid_at is not null
    union all
    select 'REFUND', 'refund:' || id, 'WALLET', 'Refund of the order', id, paid_at + interval '3 days', seller_id, refunded_cents
    from "order" where refunded_cents > 0
  ) lines
  window own as (partition by seller_id order by at, ref)
  order by at`

const entriesSql = `
  insert into ledger_entry (transaction_id, account, amount_cents)
  select id, account, cents from (
    select t.id, 1 as place, 'WALLET' as account, amount_cents as cents from ledger_transaction t
    union all select t.id, 2, case kind when 'DEPOSIT' then 'BANK' else 'REFUND' end, -amount_cents from ledger_transaction t where kind <> 'PAYMENT'
    union all select t.id, 3, 'PRODUCTION', o.production_cents from ledger_transaction t join "order" o on o.id = t.order_id where kind = 'PAYMENT'
    union all select t.id, 4, 'SHIPPING', o.shipping_cents from ledger_transaction t join "order" o on o.id = t.order_id where kind = 'PAYMENT'
  ) made order by id, place`

const walletsSql = `
  update wallet w set balance_cents = l.balance, position = l.position, credit_limit_cents = greatest(0, -l.balance), last_seal = '\\x00'
  from (select distinct on (seller_id) seller_id, balance_after_cents as balance, position from ledger_transaction
    order by seller_id, position desc) l where l.seller_id = w.seller_id`
