// Figures of homes and of the office: each equals the list that it leads to, and money equals the ledger.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour, later } from '#base/time.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { type OrderQuery, orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { arrange } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { figureCalls } from './contract.ts'
import { figureCards, officeCards, spanOf } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { rich, make, paid } = arrange(shop)
beforeAll(() => shop.write(seedPrices))

type Range = 'TODAY' | 'LAST_WEEK' | 'LAST_MONTH' | 'YEAR'
const figures = async (seller: Seeded, range: Range) => (await shop.client(seller.token)(figureCalls.myFigures, { query: { range } })).data
const counted = async (seller: Seeded, query: Partial<OrderQuery>) =>
  (await shop.client(seller.token)(orderCalls.myOrders, { query })).data.totalDocs
/** Rows as they would be had they been made so long ago, or have become what they are. */
const set = (ids: readonly number[], change: string) =>
  shop.write(tx => sql`update "order" set ${sql.raw(change)} where id = any (${[...ids]})`.execute(tx.q))
async function madeAgo(ids: readonly number[], milliseconds: number): Promise<void> {
  const at = later(shop.now(), -milliseconds).toISOString()
  await set(ids, `created_at = '${at}'`)
  await shop.write(tx => sql`update order_item set sold_at = ${at} where order_id = any (${[...ids]})`.execute(tx.q))
}
const csvOf = (card: string) => ['text/csv; charset=utf-8', card.toLowerCase(), true]
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('the ranges', () => {
  test('are today by its hours, 7 and 30 days up to today, and twelve months with this one', () => {
    expect(spanOf('TODAY', '2026-11-27')).toMatchObject({ from: '2026-11-27', to: '2026-11-27', unit: 'hour' })
    expect(spanOf('LAST_WEEK', '2026-03-02')).toMatchObject({ from: '2026-02-24', to: '2026-03-02', unit: 'day' })
    expect(spanOf('LAST_MONTH', '2026-11-27').starts).toHaveLength(30)
    const { from, starts } = spanOf('YEAR', '2026-02-28')
    expect([from, starts.length, starts.at(-1)]).toEqual(['2025-03-01', 12, '2026-02-01 00:00'])
  })
})

describe('a seller’s figures', () => {
  test('count orders by the day of the reader’s calendar, and each is as many as the list that it leads to', async () => {
    const seller = await rich()
    const [today, fourDays, twentyDays, hundredDays] = [
      idsOf(await make(seller, 3)),
      idsOf(await paid(seller, 2)),
      idsOf(await make(seller, 4)),
      idsOf(await make(seller, 1)),
    ]
    await madeAgo(fourDays, 4 * day)
    await madeAgo(twentyDays, 20 * day)
    await madeAgo(hundredDays, 100 * day)
    await set(today.slice(0, 1), "status = 'CANCELLED', cancelled_at = now(), tracking_number = '9400100000000000000001'")
    await set(today.slice(1, 2), "status = 'PAYMENT_FAILED'")
    await set(fourDays.slice(0, 1), "status = 'MISSED'")
    for (const [range, orders] of [
      ['TODAY', 3],
      ['LAST_WEEK', 5],
      ['LAST_MONTH', 9],
      ['YEAR', 10],
    ] as const) {
      const found = await figures(seller, range)
      const days = { from: found.from, to: found.to }
      expect(found.total.orders).toBe(orders)
      expect(await counted(seller, days)).toBe(orders)
      expect(found.parts.reduce((sum, part) => sum + part.now.orders, 0)).toBe(orders)
      for (const { status, orders: count } of found.statuses) expect(await counted(seller, { ...days, status })).toBe(count)
      for (const { orderType, orders: count } of found.types) expect(await counted(seller, { ...days, orderType })).toBe(count)
      expect(await counted(seller, { ...days, number: 'WITH' })).toBe(found.tracking.with)
      expect(await counted(seller, { ...days, number: 'WITHOUT' })).toBe(found.tracking.without)
      const { data: best } = await shop.client(seller.token)(figureCalls.myBest, { query: { range } })
      for (const { code, orders: count } of best.products) expect(await counted(seller, { ...days, product: code })).toBe(count)
      for (const { id, orders: count } of best.designs) expect(await counted(seller, { ...days, template: id })).toBe(count)
    }
    expect((await figures(seller, 'LAST_WEEK')).statuses).toContainEqual({ status: 'CANCELLED', orders: 1 })
  })

  test('stand beside the time before, up to where this one has come', async () => {
    const seller = await rich()
    const [now, yesterday, later] = [idsOf(await make(seller, 2)), idsOf(await make(seller, 3)), idsOf(await make(seller, 4))]
    await madeAgo(yesterday, day + hour / 60)
    await madeAgo(later, day - hour / 60)
    const { total, before } = await figures(seller, 'TODAY')
    expect([total.orders, before.orders]).toEqual([now.length, yesterday.length])
    expect((await figures(seller, 'LAST_WEEK')).before.orders).toBe(0)
  })

  test('say what orders cost as the ledger has it, by kind, less what came back', async () => {
    const seller = await rich()
    const client = shop.client(seller.token)
    const [first] = idsOf(await paid(seller, 3))
    await client(orderCancelCalls.cancelOrder, { params: { id: first ?? 0 }, body: {} })
    const { cost, total, runway } = await figures(seller, 'TODAY')
    const { docs } = (await client(walletCalls.myTransactions, { query: { limit: 100 } })).data
    const moved = (type: string) => docs.filter(line => line.type === type).reduce((sum, line) => sum + line.amount, 0)
    expect((cost?.productionCents ?? 0) + (cost?.shippingCents ?? 0)).toBe(-moved('PAYMENT'))
    expect(cost?.refundedCents).toBe(moved('REFUND'))
    expect(total.costCents).toBe(-moved('PAYMENT') - moved('REFUND'))
    expect(cost?.refundedCents).toBeGreaterThan(0)
    // Each leads to lines that come to it, with corrections among what came back.
    for (const [part, cents] of [
      ['ORDERS', total.costCents],
      ['PRODUCTION', cost?.productionCents],
      ['SHIPPING', cost?.shippingCents],
      ['REFUND', -(cost?.refundedCents ?? 0)],
    ] as const) {
      const lines = (await client(walletCalls.myTransactions, { query: { cost: part, limit: 100 } })).data
      expect([part, lines.sumCents]).toEqual([part, cents])
      expect(lines.docs.reduce((sum, line) => sum + (line.costCents ?? 0), 0)).toBe(cents)
    }
    const perDay = Math.round((total.costCents ?? 0) / 14)
    expect(runway).toEqual({ balanceCents: docs[0]?.balance, perDayCents: perDay, days: Math.floor((docs[0]?.balance ?? 0) / perDay) })
    for (const range of ['LAST_WEEK', 'LAST_MONTH', 'YEAR'] as const) expect((await figures(seller, range)).cost).toEqual(cost)
  })

  test('say how long it took, of what was handed over in these days', async () => {
    const seller = await rich()
    const ids = idsOf(await paid(seller, 10))
    const at = shop.now().toISOString()
    for (const [index, id] of ids.entries())
      await set(
        [id],
        `handed_over_at = '${at}', paid_at = '${at}'::timestamptz - interval '${index + 1} hours', all_passed_at = '${at}',
        production_started_at = ${index < 4 ? `'${at}'::timestamptz - interval '30 minutes'` : 'null'}`,
      )
    const { speed, from, to } = await figures(seller, 'LAST_WEEK')
    expect(speed.dispatch).toEqual({ orders: 10, medianMs: 5.1 * hour, mostMs: 9.1 * hour })
    expect(speed.production).toEqual({ orders: 4, medianMs: 0.6 * hour, mostMs: 0.6 * hour })
    expect(await counted(seller, { handedFrom: from, handedTo: to })).toBe(10)
    expect((await figures(await rich(), 'LAST_WEEK')).speed.dispatch).toEqual({ orders: 0, medianMs: null, mostMs: null })
  })

  test('name what a platform waits for, and the lists show exactly that', async () => {
    const seller = await rich()
    const [late, soon, far, handed] = idsOf(await paid(seller, 4)) as [number, number, number, number]
    // 2026-11-25 is a Wednesday: two business days later is Friday.
    const now = shop.now()
    const since = (days: number) => later(now, -days * day).toISOString()
    await set([late, handed], `platform_ordered_at = '${since(9)}'`)
    await set([far], `platform_ordered_at = '${now.toISOString()}'`)
    await set([handed], `handed_over_at = '${now.toISOString()}'`)
    await set([soon], `platform_ordered_at = '${later(now, -day - hour).toISOString()}'`)
    expect((await figures(seller, 'TODAY')).due).toEqual({ late: 1, soon: 1 })
    const shown = async (due: 'LATE' | 'SOON') =>
      idsOf((await shop.client(seller.token)(orderCalls.myOrders, { query: { due } })).data.docs)
    expect([await shown('LATE'), await shown('SOON')]).toEqual([[late], [soon]])
  })

  test('are their own alone, and money is for those of the team who may read the wallet', async () => {
    const seller = await rich()
    await paid(seller, 2)
    const other = await figures(await seedSeller(shop.engine.db), 'YEAR')
    expect(other).toMatchObject({ total: { orders: 0, items: 0, costCents: 0 }, statuses: [], runway: { balanceCents: 0, days: null } })
    const designer = await seedMember(shop.engine.db, seller.id, 'designs')
    expect(await figures(designer, 'YEAR')).toMatchObject({ total: { orders: 2, costCents: null }, cost: null, runway: null })
  })

  test('are files, a part each, with the same sums', async () => {
    const seller = await rich()
    await paid(seller, 2)
    const { total } = await figures(seller, 'LAST_WEEK')
    const file = async (card: 'TIME' | 'COST' | 'PRODUCT' | 'STATUS') =>
      (await shop.client(seller.token).fetch(figureCalls.myFiguresFile, { query: { range: 'LAST_WEEK', card } })).text()
    const lines = (await file('TIME')).trim().split('\r\n')
    expect(lines).toHaveLength(9)
    expect(lines[1]).toMatch(/^2026-11-19,2026-11-19,0,0,0.00,/)
    expect(lines.at(-1)).toBe(`Sum,,2,${total.items},${((total.costCents ?? 0) / 100).toFixed(2)},0,0,0.00`)
    expect(await file('COST')).toContain(`TOTAL,${((total.costCents ?? 0) / 100).toFixed(2)}`)
    expect(await file('STATUS')).toContain('NEW_ORDER,2')
  })

  test('are files of every part, each with its heads and its name', async () => {
    const [seller, finance] = [await rich(), await seedStaff(shop.engine.db, 'finance')]
    await paid(seller, 2)
    const heads = async (response: Promise<Response>) => {
      const { headers, text } = await response.then(async answer => ({ headers: answer.headers, text: await answer.text() }))
      return [
        headers.get('content-type'),
        headers.get('content-disposition')?.match(/figures-([a-z]+)-/)?.[1],
        /^[A-Z][^,]+,.+\r\n/.test(text),
      ]
    }
    const query = { range: 'YEAR' } as const
    for (const card of figureCards)
      expect(await heads(shop.client(seller.token).fetch(figureCalls.myFiguresFile, { query: { ...query, card } }))).toEqual(csvOf(card))
    for (const card of officeCards)
      expect(await heads(shop.client(finance.token).fetch(figureCalls.officeFiguresFile, { query: { ...query, card } }))).toEqual(
        csvOf(card),
      )
  })
})

describe('the office’s figures', () => {
  test('are of everybody, with what is left of the sales; production is told no money', async () => {
    const finance = await seedStaff(shop.engine.db, 'finance')
    const asked = async (staff: Seeded) => (await shop.client(staff.token)(figureCalls.officeFigures, { query: { range: 'YEAR' } })).data
    const before = await asked(finance)
    const seller = await rich()
    await paid(seller, 3)
    const after = await asked(finance)
    const own = await figures(seller, 'YEAR')
    expect(after.total.orders - before.total.orders).toBe(3)
    expect((after.total.costCents ?? 0) - (before.total.costCents ?? 0)).toBe(own.total.costCents)
    expect(after.margin?.marginCents).toBe(
      (after.total.costCents ?? 0) - (after.margin?.postageCents ?? 0) - (after.margin?.referralCents ?? 0),
    )
    const { from, to, total } = after
    for (const [part, cents] of [
      ['ORDERS', total.costCents],
      ['PRODUCTION', after.cost?.productionCents],
      ['SHIPPING', after.cost?.shippingCents],
      ['REFUND', -(after.cost?.refundedCents ?? 0)],
    ] as const)
      expect((await shop.client(finance.token)(walletCalls.officeLedgerLines, { query: { from, to, cost: part } })).data.sumCents).toBe(
        cents,
      )
    expect((await shop.client(finance.token)(orderOfficeCalls.officeOrders, { query: { from, to } })).data.totalDocs).toBe(total.orders)
    const production = await asked(await seedStaff(shop.engine.db, 'production'))
    expect(production).toMatchObject({ total: { orders: total.orders, costCents: null }, cost: null, margin: null, postage: null })
    expect(await refusalOf(asked(seller))).toBe('404 NOT_FOUND')
  })
})
