// What waits at the two homes: each way leads to the list that has exactly as many rows as were counted.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import type { NeedWay, OfficeMenu, PortalMenu, QueueWay } from '#kit/menu.ts'
import { domains } from '#server/domains.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { stockCalls } from '#shop/catalogue/stock/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { dashboardCalls } from '#shop/dashboard/contract.ts'
import { inboundCalls } from '#shop/inbound/contract.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { labelRefundCalls } from '#shop/label/buy/office/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderExceptionCalls } from '#shop/order/office/exception/contract.ts'
import { orderStatuses } from '#shop/order/status/rules.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { referralCalls } from '#shop/referral/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'
import { head, row, sent } from './import.ts'
import { arrange } from './order.ts'
import { startShop } from './shop.ts'
import { arrangeTickets } from './ticket.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { rich, make } = arrange(shop)
beforeAll(() => shop.write(tx => seedPrices(tx)))

let made = 0
/** A word that no other row has. */
const next = (): string => `R${++made}`
const run = (query: ReturnType<typeof sql>) => shop.write(tx => query.execute(tx.q))
/** Rows as production, carriers and finance would leave them. */
const set = (ids: readonly number[], change: string) => run(sql`update "order" set ${sql.raw(change)} where id = any (${[...ids]})`)

type Query = Record<string, string>
type Count = (client: Client, query: Query) => Promise<number>
/** A list as its page asks for it: what the address says, on top of what the page shows where it says nothing. */
const rows =
  // The words of an address are checked by the call itself.
    (call: Parameters<Client>[0], shown: Query = {}): Count =>
    async (client, query) =>
      ((await client(call, { query: { ...shown, ...query } } as never)) as { data: { totalDocs: number } }).data.totalDocs

const lists: Readonly<Record<string, Count>> = {
  '/order': rows(orderCalls.myOrders, { boughtFor: 'BUYERS' }),
  '/order/import': rows(bulkCalls.myImports),
  '/payments': rows(depositCalls.myDeposits),
  '/office/exceptions': rows(orderExceptionCalls.officeExceptions, { waitsOn: 'STAFF' }),
  '/office/production': rows(productionCalls.productionQueue),
  '/office/stock': rows(stockCalls.officeStock),
  '/office/labels': rows(labelCalls.labelDesk, { tab: 'TO_MAKE' }),
  '/office/labels/refunds': rows(labelRefundCalls.labelRefunds, { tab: 'DUE' }),
  '/office/manifests': rows(trackingCalls.manifests),
  '/office/tracking': rows(trackingCalls.officeParcels, { filter: 'ON_THE_WAY' }),
  '/office/deposits': rows(depositCalls.officeDeposits, { status: 'OPEN' }),
  '/office/approvals': rows(approvalCalls.approvals),
  '/office/bank': rows(statementCalls.bankLines),
  '/office/referral': rows(referralCalls.officeReferrals),
  '/office/ticket': rows(ticketOfficeCalls.officeTickets, { status: 'OPEN' }),
  '/office/messages': rows(contentOfficeCalls.officeMessages),
  '/office/jobs': rows(jobCalls.failedJobs),
  '/office/inbound': rows(inboundCalls.inboundNews),
}
/** What leads to no list of what it counts, and why. */
const noList: Readonly<Record<string, string>> = {
  pieces: 'A station that scans one piece after the other',
  handOver: 'A station that scans one parcel after the other',
  hotFolders: 'Counts files, and leads to their batches, where they are sent again together',
  carriers: 'Our own few accounts stand on one page, and a stopped one says so',
}

/** How many rows stand where a way leads. */
async function listed(client: Client, to: string): Promise<number> {
  const { pathname, searchParams } = new URL(to, 'http://shop')
  // Of a page's own: which of its tabs is open, and that both kinds of orders are shown.
  const { tab, boughtFor, ...query } = Object.fromEntries(searchParams)
  const isTab = pathname.startsWith('/office') && tab !== undefined
  const all = boughtFor === 'ALL' ? { boughtFor: undefined } : {}
  const count = lists[pathname]
  if (!count) throw new Error(`No list is known at ${pathname}.`)
  return count(client, { ...query, ...(isTab && { tab }), ...(all as Query) }) // what is undefined is not asked
}
const portalMenus = Object.values(import.meta.glob<PortalMenu>('../src/shop/*/ui/portal-menu.ts', { eager: true, import: 'portalMenu' }))
const officeMenus = Object.values(import.meta.glob<OfficeMenu>('../src/shop/*/ui/office-menu.ts', { eager: true, import: 'officeMenu' }))

/** A deposit of this seller in one of its states. */
async function deposits(seller: Seeded, states: readonly [status: string, method: string][]) {
  for (const [status, method] of states)
    await run(sql`insert into deposit (seller_id, method, status, amount_cents, transaction_number, memo, note, remark, question, created_at, updated_at,
        decided_at)
      values (${seller.id}, ${method}, ${status}, 15000, ${next()}, ${next()}, '', '', '', now(), now(),
        ${status === 'CANCELLED' ? sql`now()` : sql`null`})`)
}

test('each kind that waits for a seller leads to a list with as many rows as were counted', async () => {
  const seller = await rich()
  const client = shop.client(seller.token)
  const unpaid = (await make(seller, 40, { externalId: null })).map(({ id }) => id)
  const some = (count: number) => unpaid.splice(0, count)
  const [own, ...failed] = some(4)
  await set(failed, "status = 'PAYMENT_FAILED'")
  await set([own ?? 0], "status = 'PAYMENT_FAILED', is_own = true")
  const error = (code: string, waitsOn: string) =>
    `paid_at = now(), status = 'ERROR', error_code = '${code}', error_waits_on = '${waitsOn}'`
  await set(some(2), error('RETURNED', 'SELLER'))
  await set(some(3), error('FILE', 'SELLER'))
  await set(some(2), error('FILE', 'STAFF'))
  await set(some(2), "address_verdict = 'REFUSED'")
  await set(some(1), "address_verdict = 'REFUSED', status = 'PAYMENT_FAILED'")
  await set(some(1), "address_verdict = 'REFUSED', status = 'CANCELLED', cancelled_at = now()")
  await set(some(2), 'items_missing_files = 1')
  await set(some(2), "items_missing_files = 1, status = 'CANCELLED', cancelled_at = now()")
  const waits = some(2)
  await set(waits, 'submit_when_ready = true')
  for (const id of waits)
    await run(
      sql`insert into order_change (order_id, at, step, from_status, to_status, actor) values (${id}, now(), 'wait', 'PENDING', 'PENDING', 'seller')`,
    )
  await set(some(2), "status = 'DUPLICATE'")
  await set(some(2), "status = 'PRODUCED', paid_at = now(), order_type = 'SHIP_BY_SELLER', label_state = 'NONE'")
  await set(
    some(1),
    "status = 'PRODUCED', paid_at = now(), order_type = 'SHIP_BY_SELLER', label_state = 'CREATED', tracking_number = '9400'",
  )
  await set(some(2), "seller_status = 'ON_HOLD'")
  await set(some(2), "seller_status = 'ON_HOLD', status = 'PRODUCED', paid_at = now()")
  await sent(client, head + row('H1'), 'one.csv')
  await sent(client, head + row('H2'), 'two.csv')
  await deposits(seller, [
    ['WAITING', 'BANK'],
    ['WAITING', 'BANK'],
    ['WAITING', 'PAYPAL'],
    ['CANCELLED', 'BANK'],
    ['CANCELLED', 'BANK'],
  ])

  const { needs } = (await client(dashboardCalls.sellerHome, { query: {} })).data
  const ways: Readonly<Record<string, NeedWay>> = Object.assign({}, ...portalMenus.map(menu => menu.needs))
  expect(needs.map(need => need.kind).toSorted()).toEqual(
    domains.flatMap(domain => ('needs' in domain ? domain.needs : []).flatMap(({ of }) => Object.keys(of))).toSorted(),
  )
  // One alone is opened by itself; a kind of which there is never more than one has no list.
  const several = needs.filter(need => need.kind !== 'DEPOSIT_REFUSED')
  const counts = await Promise.all(several.map(async need => [need.kind, await listed(client, ways[need.kind]?.to(need) ?? '')]))
  expect(counts).toEqual(several.map(need => [need.kind, need.count]))
  expect(Math.min(...several.map(need => need.count))).toBeGreaterThan(1)
  expect((await client(depositCalls.myDeposits, { query: { need: 'DEPOSIT_REFUSED' } })).data.totalDocs).toBe(1)
})

test('each queue of the office leads to a list with as many rows as were counted', async () => {
  const [owner, seller] = [await seedStaff(shop.engine.db, 'owner'), await rich()]
  const office = shop.client(owner.token)
  const every = (await make(seller, 2 * orderStatuses.length, { externalId: null })).map(({ id }) => id)
  for (const [index, status] of orderStatuses.entries())
    await set(every.slice(2 * index, 2 * index + 2), `status = '${status}', paid_at = now()`)
  const [early = 0, bought = 0] = (await make(seller, 2, { externalId: null })).map(({ id }) => id)
  await set([early], "status = 'PRODUCED', label_state = 'CREATED', paid_at = now()")
  await set([bought], "status = 'LABEL_CREATED', label_state = 'CREATED', source = 'LABEL_FORM', paid_at = now()")
  await deposits(seller, [
    ['PENDING', 'BANK'],
    ['PENDING', 'BANK'],
    ['WAITING', 'BANK'],
    ['WAITING', 'PAYPAL'],
    ['CANCELLED', 'BANK'],
  ])
  const { open } = arrangeTickets(shop, owner)
  const tickets = [await open(await seedSeller(shop.engine.db)), await open(await seedSeller(shop.engine.db))]
  await office(ticketOfficeCalls.sortTicket, { params: { id: tickets[0]?.id ?? 0 }, body: { status: 'SOLVED' } })
  const long = sql`now() - interval '60 days'`
  const parcel = (state: string, sees: string, at: ReturnType<typeof sql>, returned = sql`null::timestamptz`) =>
    run(sql`insert into parcel (order_id, seller_id, tracking_number, carrier, state, sees, scanned_at, handed_at, last_event_at, returned_at, manifest_id)
      select ${bought}, ${seller.id}, ${next()}, 'USPS', ${state}, ${sees}, ${at}, ${at}, ${at}, ${returned}, (select max(id) from manifest)`)
  await run(
    sql`insert into manifest (state, carrier, opened_by, opened_at, trouble_at) values ('CLOSING', 'USPS', ${owner.id}, now(), now())`,
  )
  await run(sql`insert into manifest (state, carrier, opened_by, opened_at) values ('OPEN', 'USPS', ${owner.id}, now())`)
  for (const state of ['HANDED', 'MOVING', 'DELIVERED', 'RETURNED']) for (const at of [long, sql`now()`]) await parcel(state, 'CARRIER', at)
  await parcel('HANDED', 'NONE', long)
  await parcel('RETURNED', 'CARRIER', long, sql`now()`)
  for (const status of ['NEW', 'NEW', 'ANSWERED', 'SPAM'])
    await run(sql`insert into contact_message (name, email, phone, topic, message, language, status, digest, created_at)
      values ('Mia', 'mia@example.com', '', 'OTHER', 'Hello', 'en', ${status}, ${next()}, now())`)
  for (const state of ['NEW', 'FAILED', 'FAILED'])
    await run(
      sql`insert into inbound_news (source, delivery_id, body, state, at) values ('easypost', ${next()}, ''::bytea, ${state}, now())`,
    )

  const { queues } = (await office(dashboardCalls.officeHome)).data
  const ways: Readonly<Record<string, QueueWay>> = Object.assign({}, ...officeMenus.map(menu => menu.queues))
  const toLists = queues.filter(({ name }) => !(name in noList))
  const counts = await Promise.all(toLists.map(async ({ name }) => [name, await listed(office, ways[name]?.to ?? '')]))
  expect(counts).toEqual(toLists.map(({ name, count }) => [name, count]))
  // What is seeded above is there to be counted.
  for (const name of ['exceptions', 'batch', 'labels', 'print', 'deposits', 'manifests', 'parcels', 'tickets', 'messages', 'inbound'])
    expect(queues.find(queue => queue.name === name)?.count, name).toBeGreaterThan(0)
  expect(Object.keys(noList).toSorted()).toEqual(queues.flatMap(({ name }) => (name in noList ? [name] : [])).toSorted())
})
