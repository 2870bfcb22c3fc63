// The homes: what waits for a seller, and what waits in the office, each by what the reader may do.
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderResolutionCalls } from '#shop/order/item/resolution/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { uploadArt } from '#test/art.ts'
import { address, arrange } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { dashboardCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { rich, make, paid } = arrange(shop)
let owner: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  owner = await seedStaff(shop.engine.db, 'owner')
})

const home = async (seller: Seeded, latest = 0) => (await shop.client(seller.token)(dashboardCalls.sellerHome, { query: { latest } })).data
const kinds = async (seller: Seeded) => Object.fromEntries((await home(seller)).needs.map(need => [need.kind, need.count]))
/** Rows as production or carriers would leave them, which these tests only count. */
const set = (ids: readonly number[], change: string) =>
  shop.write(tx => sql`update "order" set ${sql.raw(change)} where id = any (${[...ids]})`.execute(tx.q))
const queues = async (staff: Seeded) => (await shop.client(staff.token)(dashboardCalls.officeHome)).data.queues
const queue = async (name: string, staff = owner) => (await queues(staff)).find(each => each.name === name)

test('a new seller’s home has nothing waiting and every step of the setup before them', async () => {
  expect(await home(await seedSeller(shop.engine.db))).toEqual({
    balance: 0,
    needs: [],
    guide: { isDismissed: false, done: [] },
    latest: [],
    replies: [],
  })
})

test('the steps of the setup are taken by what the server holds, and the guide stays away once it was put away', async () => {
  const seller = await rich(50_00)
  const client = shop.client(seller.token)
  expect((await home(seller)).guide.done).toEqual(['deposit', 'art'])
  await client(accountCalls.updateMe, { body: { fullName: 'Mai Tran', phone: '+14155550123', address: '1 Elm Ave' } })
  await make(seller)
  expect((await home(seller)).guide).toEqual({ isDismissed: false, done: ['profile', 'deposit', 'art', 'order'] })
  await client(dashboardCalls.setGuide, { body: { isDismissed: true } })
  await client(dashboardCalls.setGuide, { body: { isDismissed: true } })
  expect((await home(seller)).guide.isDismissed).toBe(true)
  await client(dashboardCalls.setGuide, { body: { isDismissed: false } })
  expect((await home(seller)).guide.isDismissed).toBe(false)
})

test('what waits is told by its kind, with the one that waits longest, most pressing first', async () => {
  const seller = await rich()
  const [unpaid, failed, held, returned, broken, address] = (await make(seller, 6)).map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  await set([failed], "status = 'PAYMENT_FAILED'")
  await set([held], "seller_status = 'ON_HOLD'")
  await set([returned], "paid_at = now(), status = 'ERROR', error_code = 'RETURNED', error_waits_on = 'SELLER'")
  await set([broken], "paid_at = now(), status = 'ERROR', error_code = 'FILE', error_waits_on = 'SELLER'")
  await set([address], "address_verdict = 'REFUSED'")
  const { needs } = await home(seller)
  expect(needs.map(({ kind, count, id }) => [kind, count, id])).toEqual([
    ['FAILED', 1, failed],
    ['RETURNED', 1, returned],
    ['BROKEN', 1, broken],
    ['ADDRESS', 1, address],
    ['ON_HOLD', 1, held],
    ['UNPAID', 2, unpaid],
  ])
  await set([unpaid], 'items_missing_files = 1')
  expect(await kinds(seller)).toMatchObject({ ART: 1, UNPAID: 1 })
})

test('an order that waits for a word on low art is told of until it has it, and is not one that nobody submitted', async () => {
  const seller = await rich()
  const client = shop.client(seller.token)
  await shop.client(owner.token)(settingCalls.changeSetting, { params: { key: 'dpiPolicy' }, body: { value: 'WAIT' } })
  const files = [{ side: 'FRONT' as const, fileId: await uploadArt(client) }]
  const make = async () =>
    (await client(orderIntakeCalls.createOrder, { body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files }] } })).data.id
  const [waits] = [await make(), await make()]
  expect(await refusalOf(client(orderPayCalls.submitOrder, { params: { id: waits } }))).toBe('409 ORDER_WAITS_FOR_RESOLUTION')
  expect(await kinds(seller)).toEqual({ RESOLUTION: 1, UNPAID: 1 })
  expect((await home(seller)).needs[0]?.id).toBe(waits)
  await client(orderResolutionCalls.acceptResolution, { params: { id: waits }, body: { acceptsDpi: 75 } })
  await shop.settled()
  expect(await kinds(seller)).toEqual({ UNPAID: 1 })
})

test('a seller’s home tells nothing of another’s, and waits for nothing that staff must mend', async () => {
  const [seller, other] = [await rich(), await rich()]
  const made = await make(other, 3)
  await set([made[0]?.id ?? 0], "paid_at = now(), status = 'ERROR', error_code = 'FILE', error_waits_on = 'STAFF'")
  expect(await kinds(seller)).toEqual({})
  expect((await home(seller, 5)).latest).toEqual([])
  expect(await kinds(other)).toEqual({ UNPAID: 2 })
  expect((await home(other, 2)).latest.map(order => order.id)).toEqual([made[2]?.id, made[1]?.id])
  await shop.client(other.token)(dashboardCalls.setGuide, { body: { isDismissed: true } })
  expect((await home(seller)).guide.isDismissed).toBe(false)
})

test('a deposit that finance asks about waits for its seller; one that was refused is told of until another is made', async () => {
  const seller = await seedSeller(shop.engine.db)
  const client = shop.client(seller.token)
  const office = shop.client(owner.token)
  const colours = [10, 90, 200]
  const deposit = async () => {
    const background = { r: colours.shift() ?? 0, g: 0, b: 0 }
    const proof = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
    const body = { amount: 150_00, transactionNumber: `FT-home-${background.r}` }
    return (await client(depositCalls.makeDeposit, { body, files: [new File([new Uint8Array(proof)], 'proof.png')] })).data.id
  }
  const asked = await deposit()
  expect(await queue('deposits')).toMatchObject({ count: 1, doneToday: 0 })
  await office(depositCalls.askDeposit, { params: { id: asked }, body: { question: 'Which bank?' } })
  expect((await home(seller)).needs).toMatchObject([{ kind: 'DEPOSIT_ASKED', id: asked }])
  expect((await queue('deposits'))?.count).toBe(0)
  await office(depositCalls.rejectDeposit, { params: { id: asked }, body: { remark: 'Not ours' } })
  expect((await home(seller)).needs).toMatchObject([{ kind: 'DEPOSIT_REFUSED', id: asked }])
  const next = await deposit()
  expect(await kinds(seller)).toEqual({})
  await office(depositCalls.approveDeposit, { params: { id: next }, body: { receivedCents: 150_00 } })
  expect(await queue('deposits')).toMatchObject({ count: 0, since: null, doneToday: 1 })
  expect(await home(seller)).toMatchObject({ balance: 150_00, guide: { done: ['deposit'] } })
})

test('the office sees the queues of its roles, with their count, since when the oldest waits and what was done today', async () => {
  const seller = await rich()
  const [first, second] = (await paid(seller, 2)).map(({ id }) => id) as [number, number]
  const since = '2026-11-20T08:00:00.000Z'
  await set([first], `status = 'PROCESSING', changed_at = '${since}'`)
  await set([second], "status = 'PROCESSING'")
  expect(await queue('batch')).toEqual({ name: 'batch', count: 2, since, doneToday: 0, overdue: null, unassigned: null })
  await shop.write(tx =>
    sql`insert into order_change (order_id, at, step, from_status, to_status, actor)
      values (${first}, ${tx.now()}, 'export', 'PROCESSING', 'EXPORTED', 'system'),
        (${second}, ${tx.now()}::timestamptz - interval '2 days', 'export', 'PROCESSING', 'EXPORTED', 'system')`.execute(tx.q),
  )
  await set([first], "status = 'EXPORTED'")
  expect(await queue('batch')).toMatchObject({ count: 1, doneToday: 1 })
  expect((await queue('pieces'))?.count).toBe(1)
})

test('an order that is made and has an early label waits for its print, and for no label; what its seller bought waits for neither', async () => {
  const seller = await rich()
  const counts = async () => [(await queue('labels'))?.count, (await queue('print'))?.count]
  const [labels = 0, print = 0] = await counts()
  const [made, early, bought] = (await paid(seller, 3)).map(({ id }) => id) as [number, number, number]
  await set([made], "status = 'PRODUCED'")
  await set([early], "status = 'PRODUCED', label_state = 'CREATED'")
  await set([bought], "status = 'LABEL_CREATED', label_state = 'CREATED', source = 'LABEL_FORM'")
  expect(await counts()).toEqual([labels + 1, print + 1])
})

test('tickets that wait for staff stand in a queue, with how many are overdue and how many nobody has taken', async () => {
  const [seller, support] = [await seedSeller(shop.engine.db), await seedStaff(shop.engine.db, 'support')]
  const office = shop.client(support.token)
  const { open } = arrangeTickets(shop, support)
  const tickets = [await open(seller), await open(seller), await open(seller)]
  const [first = 0, second = 0] = tickets.map(({ id }) => id)
  expect(await queue('tickets', support)).toMatchObject({ count: 3, overdue: 0, unassigned: 3, doneToday: 0 })
  await office(ticketOfficeCalls.takeTicket, { params: { id: first }, body: { seenSupporterId: null } })
  await office(ticketOfficeCalls.sortTicket, { params: { id: second }, body: { status: 'SOLVED' } })
  expect(await queue('tickets', support)).toMatchObject({ count: 2, overdue: 0, unassigned: 1, doneToday: 1 })
  await office(ticketOfficeCalls.sortTicket, { params: { id: first }, body: { waitingOn: 'PRODUCTION' } })
  shop.advance(12 * day)
  expect(await queue('tickets', await seedStaff(shop.engine.db, 'support'))).toMatchObject({ count: 1, overdue: 1, unassigned: 1 })
  shop.advance(-12 * day)
})

test('each role is told of its own queues alone, the owner of all, in the order of the work; nobody else has an office', async () => {
  const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name)
  const names = async (...roles: Parameters<typeof seedStaff>[1][]) => {
    const [role = 'auditor', ...more] = roles
    return namesOf(await queues(await seedStaff(shop.engine.db, role, ...more)))
  }
  expect(await names('content')).toEqual([])
  expect(await names('warehouse')).toEqual([
    'exceptions',
    'batch',
    'pieces',
    'hotFolders',
    'stock',
    'labels',
    'carriers',
    'print',
    'labelRefunds',
    'labelPurchases',
    'handOver',
    'manifests',
    'parcels',
  ])
  expect(await names('finance')).toEqual([
    'exceptions',
    'carriers',
    'labelRefunds',
    'deposits',
    'approvals',
    'bank',
    'referrals',
    'tickets',
  ])
  expect(namesOf(await queues(owner))).toEqual([
    ...[
      'exceptions',
      'batch',
      'pieces',
      'hotFolders',
      'stock',
      'labels',
      'carriers',
      'print',
      'labelRefunds',
      'labelPurchases',
      'handOver',
      'manifests',
      'parcels',
    ],
    ...['deposits', 'approvals', 'bank', 'referrals', 'tickets', 'messages', 'jobs', 'inbound'],
  ])
  const seller = await seedSeller(shop.engine.db)
  expect(await refusalOf(shop.client(seller.token)(dashboardCalls.officeHome))).toBe('404 NOT_FOUND')
  expect(await refusalOf(shop.client(owner.token)(dashboardCalls.sellerHome, { query: {} }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
})

test('counts stop at a thousand, however many there are', async () => {
  const seller = await rich()
  const [order] = await make(seller)
  await shop.write(tx =>
    sql`insert into "order" (seller_id, source, order_type, shipping_by, status, full_name, phone, email, address, address_line2, city,
        state, zip, country, address_verdict, quantity, production_cents, shipping_cents, total_cents, created_at, changed_at)
      select seller_id, source, order_type, shipping_by, status, full_name, phone, email, address, address_line2, city,
        state, zip, country, address_verdict, quantity, production_cents, shipping_cents, total_cents, created_at, changed_at
      from "order", generate_series(1, 1100) where id = ${order?.id ?? 0}`.execute(tx.q),
  )
  expect(await kinds(seller)).toEqual({ UNPAID: 1_000 })
})
