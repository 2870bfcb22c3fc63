// What one person may not do alone waits for a second one, whatever it is and however it is asked for (promise P19).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { Fault } from '#base/fault.ts'
import { hour } from '#base/time.ts'
import { type Route, refuse, type Who } from '#engine/serve/route.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { bankCalls } from '#shop/wallet/bank/contract.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { weigh } from './approval.ts'
import { approvalCalls } from './contract.ts'
import { runApproved } from './decide/act.ts'
import { confirmApproval } from './decide/decide.ts'
import { moneyReport } from './report/report.ts'

const shop = await startShop()
afterAll(() => shop.close())

let owner: Seeded
let seller: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  owner = await seedStaff(shop.engine.db, 'owner')
  seller = await seedSeller(shop.engine.db)
})
const clientOf = (person: Seeded) => shop.client(person.token)
const creditOf = async (person: { id: number }) => (await findWallet(shop.engine.db, person.id)).creditLimitCents
const setCredit = (client: Client, creditLimitCents: number, to: { id: number } = seller) =>
  client(adjustCalls.setCredit, { params: { id: to.id }, body: { creditLimitCents, reason: 'Trusted' } })
const waiting = async (client: Client) => (await client(approvalCalls.approvals, { query: { limit: 100 } })).data.docs
const ofMaker = async (person: Seeded) => (await waiting(clientOf(owner))).filter(({ maker }) => maker.id === person.id)
const confirm = (client: Client, id: number) => client(approvalCalls.confirmApproval, { params: { id }, body: {} })
const report = async () => {
  const on = shop.engine.db.now().toISOString().slice(0, 10)
  return (await clientOf(owner)(approvalCalls.moneyReport, { query: { on } })).data
}

test('a credit line of a million waits, is nobody’s to confirm who asked, and holds when a second person has', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  expect(await refusalOf(setCredit(clientOf(finance), 1_000_000_00))).toBe('409 APPROVAL_WAITS')
  expect(await creditOf(seller)).toBe(0)
  const [asked] = await ofMaker(finance)
  expect(asked).toMatchObject({ kind: 'grant', amount: 1_000_000_00, request: { creditLimitCents: 1_000_000_00 }, whyNot: null })
  expect(await refusalOf(confirm(clientOf(finance), asked?.id ?? 0))).toBe('409 APPROVAL_NEEDS_SECOND_PERSON')
  const other = await seedStaff(shop.engine.db, 'finance')
  expect(await refusalOf(confirm(clientOf(other), asked?.id ?? 0))).toBe('409 APPROVAL_ABOVE_YOUR_CEILING')
  const support = await seedStaff(shop.engine.db, 'support')
  expect(await refusalOf(confirm(clientOf(support), asked?.id ?? 0))).toBe('409 APPROVAL_NEEDS_ANOTHER_ROLE')
  expect((await confirm(clientOf(owner), asked?.id ?? 0)).data).toMatchObject({ state: 'DONE', decidedBy: owner.username })
  expect(await creditOf(seller)).toBe(1_000_000_00)
  expect(await refusalOf(confirm(clientOf(owner), asked?.id ?? 0))).toBe('409 APPROVAL_IS_CLOSED')
  const { acts } = await report()
  expect(acts.find(({ id }) => id === asked?.id)).toMatchObject({ state: 'DONE', maker: { id: finance.id }, decidedBy: owner.username })
})

test('the same asked for twice waits once, and a refusal ends it', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  const to = await seedSeller(shop.engine.db)
  for (let time = 0; time < 2; time++) expect(await refusalOf(setCredit(clientOf(finance), 900_00, to))).toBe('409 APPROVAL_WAITS')
  const [asked, ...more] = await ofMaker(finance)
  expect(more).toEqual([])
  const params = { id: asked?.id ?? 0 }
  await shop.settled()
  const { data: told } = await clientOf(owner)(notificationCalls.myNotifications, { query: { limit: 100 } })
  expect(told.docs.filter(({ title }) => title.includes(finance.username))).toHaveLength(1)
  await clientOf(owner)(approvalCalls.refuseApproval, { params, body: { remark: 'No' } })
  expect(await refusalOf(confirm(clientOf(owner), params.id))).toBe('409 APPROVAL_IS_CLOSED')
  expect(await creditOf(to)).toBe(0)
})

test('what is within a person’s limits is done at once, until the day’s sum is full; 24 hours later there is room again', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  const client = clientOf(finance)
  for (let time = 0; time < 4; time++) await setCredit(client, 500_00, await seedSeller(shop.engine.db))
  const to = await seedSeller(shop.engine.db)
  expect(await refusalOf(setCredit(client, 1, to))).toBe('409 APPROVAL_WAITS')
  expect((await client(approvalCalls.myLimits)).data.find(({ kind }) => kind === 'grant')).toEqual({
    kind: 'grant',
    actMost: 500_00,
    dayMost: 2_000_00,
    doneToday: 2_000_00,
  })
  shop.advance(25 * hour)
  await setCredit(client, 500_00, to)
  expect(await creditOf(to)).toBe(500_00)
  shop.advance(-25 * hour)
})

test('an adjustment and a credit line fill one day’s limit together', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  const client = clientOf(finance)
  for (let time = 0; time < 4; time++) await setCredit(client, 500_00, await seedSeller(shop.engine.db))
  await shop.write(tx => changeSetting(tx, 'adjustmentTwoPeopleCents', 100_00, 'test'))
  const body = { seller: seller.username, amountCents: 1_00, reason: 'Goodwill' }
  const { data } = await client(adjustCalls.askAdjustment, { body })
  await shop.write(tx => changeSetting(tx, 'adjustmentTwoPeopleCents', 0, 'test'))
  expect(data.status).toBe('PENDING')
  const limits = (await client(approvalCalls.myLimits)).data
  expect(limits.find(({ kind }) => kind === 'adjustment')).toMatchObject({ doneToday: 2_000_00 })
})

test('an adjustment that waits says whose wallet it is, and why', async () => {
  const client = clientOf(await seedStaff(shop.engine.db, 'finance'))
  const body = { seller: String(seller.id), amountCents: -7_00, reason: 'Paid twice' }
  const { id } = (await client(adjustCalls.askAdjustment, { body })).data
  const { docs } = (await client(approvalCalls.approvals, { query: { limit: 100 } })).data
  expect(docs.find(({ ownKey }) => ownKey === `adjustment:${id}`)).toMatchObject({
    amount: 7_00,
    request: { seller: seller.username, amountCents: -7_00, reason: 'Paid twice' },
  })
})

test('acts at the same moment do not both fit under one limit', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  const sellers = await Promise.all(Array.from({ length: 12 }, () => seedSeller(shop.engine.db)))
  const done = await Promise.allSettled(sellers.map(to => setCredit(clientOf(finance), 400_00, to)))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const sums = await Promise.all(sellers.map(creditOf))
  expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(2_000_00)
})

test('a person’s own limits go before the shop’s', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  const body = { refundCeilingCents: null, depositCeilingCents: null, grantCeilingCents: 10_00, grantDayCents: 15_00 }
  await clientOf(owner)(accountOfficeCalls.setCeilings, { params: { id: finance.id }, body })
  const [one, two] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  expect(await refusalOf(setCredit(clientOf(finance), 10_01, one))).toBe('409 APPROVAL_WAITS')
  await setCredit(clientOf(finance), 10_00, one)
  expect(await refusalOf(setCredit(clientOf(finance), 10_00, two))).toBe('409 APPROVAL_WAITS')
})

test('refunds above the ceiling, or the fifth within a day, wait, and are carried out as their maker’s', async () => {
  const support = await seedStaff(shop.engine.db, 'support')
  const body = { refundCeilingCents: 5_00, refundDayCents: 10_00, depositCeilingCents: null }
  await clientOf(owner)(accountOfficeCalls.setCeilings, { params: { id: support.id }, body })
  const rich = await seedRichSeller(shop.engine.db)
  const [order] = await shop.write(tx => seedPaidOrders(tx, rich.id, 1))
  const id = order?.id ?? 0
  const refund = (amountCents: number) =>
    clientOf(support)(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents, reason: 'Late' } })
  expect(await refusalOf(refund(5_01))).toBe('409 APPROVAL_WAITS')
  await refund(5_00)
  await refund(4_00)
  expect(await refusalOf(refund(2_00))).toBe('409 APPROVAL_WAITS')
  const [first] = await ofMaker(support)
  await confirm(clientOf(owner), first?.id ?? 0)
  const { data } = await clientOf(support)(orderOfficeCalls.officeOrder, { params: { id } })
  expect(data.refundedCents).toBe(14_01)
})

test('a voucher is weighed by all that it can take off; one without an end to it always waits', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  let count = 0
  const make = (body: object) => clientOf(finance)(voucherCalls.makeVoucher, { body: { code: `WEIGHED${++count}`, ...body } })
  expect(await refusalOf(make({ amountCents: 10_00 }))).toBe('409 APPROVAL_WAITS')
  expect(await refusalOf(make({ shareBasisPoints: 10_000, maxUses: 1 }))).toBe('409 APPROVAL_WAITS')
  expect(await refusalOf(make({ amountCents: 10_00, maxUses: 51 }))).toBe('409 APPROVAL_WAITS')
  await make({ amountCents: 10_00, maxUses: 50 })
})

test('a bank account that sellers would send to waits for a second owner; where there is none, its maker may after a day', async () => {
  const body = { bankName: 'ACB', accountName: 'Inkport', accountNumber: '123', swift: '', bankCode: '', isEnabled: true }
  const make = (accountNumber: string) => clientOf(owner)(bankCalls.makeBankAccount, { body: { ...body, accountNumber } })
  await make('1').catch(() => undefined)
  expect(await refusalOf(make('2'))).toBe('409 APPROVAL_WAITS')
  const asked = (await ofMaker(owner)).find(({ request }) => request.accountNumber === '2')
  expect(asked).toMatchObject({ whyNot: 'APPROVAL_NEEDS_SECOND_PERSON', aloneAt: expect.any(String) })
  expect(await refusalOf(confirm(clientOf(owner), asked?.id ?? 0))).toBe('409 APPROVAL_NEEDS_SECOND_PERSON')
  shop.advance(24 * hour)
  await confirm(clientOf(owner), asked?.id ?? 0)
  shop.advance(-24 * hour)
})

test('what grew since it was asked for is not carried out, nor what its maker may not do any more', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  const to = await seedSeller(shop.engine.db)
  await setCredit(clientOf(owner), 300_00, to)
  expect(await refusalOf(setCredit(clientOf(finance), 900_00, to))).toBe('409 APPROVAL_WAITS')
  await setCredit(clientOf(owner), 0, to)
  const [asked] = await ofMaker(finance)
  expect(await refusalOf(confirm(clientOf(owner), asked?.id ?? 0))).toBe('409 APPROVAL_WEIGHS_MORE')
  await setCredit(clientOf(owner), 300_00, to)
  await clientOf(owner)(accountOfficeCalls.setRoles, { params: { id: finance.id }, body: { roles: ['content'] } })
  expect(await refusalOf(confirm(clientOf(owner), asked?.id ?? 0))).toBe('409 APPROVAL_MAKER_IS_GONE')
  expect(await creditOf(to)).toBe(300_00)
})

test('a change of limits or roles stands in the owner’s report, which is mailed every day', async () => {
  const { acts } = await report()
  expect(acts.some(({ call, kind }) => call === 'setCeilings' && kind === 'power')).toBe(true)
  shop.advance(24 * hour)
  await shop.cron('approval.report-day')
  await shop.settled()
})

/** An act of a credit line, to be carried out by this handler. */
const whoOf = ({ id, username }: Seeded): Who => ({
  id,
  username,
  kind: 'staff',
  roles: ['owner'],
  sessionId: 0,
  language: 'en',
  timeZone: 'UTC',
})
const setCreditRoute = (handler: () => Promise<unknown>) =>
  ({ call: adjustCalls.setCredit, name: 'setCredit', handler }) as unknown as Route

test('what the call refuses with when it is carried out goes on waiting', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  const to = await seedSeller(shop.engine.db)
  expect(await refusalOf(setCredit(clientOf(finance), 900_00, to))).toBe('409 APPROVAL_WAITS')
  const [asked] = await ofMaker(finance)
  const routeOf = () => setCreditRoute(async () => refuse(new Fault('USER_NOT_FOUND')))
  const confirmed = shop.write(tx =>
    confirmApproval(tx, whoOf(owner), { id: asked?.id ?? 0, remark: '' }, { engine: shop.engine, routeOf }),
  )
  await expect(confirmed).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  expect((await ofMaker(finance)).map(({ state }) => state)).toEqual(['WAITING'])
})

test('what two people have seen bounds the sum of all that it does', async () => {
  const asked = { who: whoOf(owner), call: adjustCalls.setCredit, name: 'setCredit', params: {}, body: {} }
  const carryOut = (...cents: number[]) =>
    shop.write(tx =>
      runApproved({ tx, ...asked }, { amount: 100 }, async () => {
        for (const each of cents) await weigh(tx, each)
      }),
    )
  await carryOut(60, 40)
  await expect(carryOut(60, 41)).rejects.toMatchObject({ code: 'APPROVAL_WEIGHS_MORE' })
})

test('the owner’s report sums every act of the day, lists the largest, and counts what was decided on the day of its decision', async () => {
  const finance = await seedStaff(shop.engine.db, 'finance')
  await shop.engine.db.pool.query(
    `insert into money_act (maker_id, call, kind, amount, subject, object, state, at)
     select $1, 'setCredit', 'grant', n, 'wallet', '1', 'ALONE', '2031-05-05T10:00:00Z'::timestamptz + n * interval '1 second' from generate_series(1, 1001) n`,
    [finance.id],
  )
  await shop.engine.db.pool.query(
    `insert into money_act (maker_id, call, kind, amount, subject, object, state, at, decided_by, decided_at)
     values ($1, 'setCredit', 'grant', 7, 'wallet', '1', 'DONE', '2031-05-05T10:00:00Z', $2, '2031-05-06T10:00:00Z')`,
    [finance.id, owner.id],
  )
  const of = async (on: string) => {
    const { acts, sums, count, hasMore } = await moneyReport(shop.engine.db, on, 'UTC')
    return {
      acts: acts.filter(({ maker }) => maker.id === finance.id),
      sums: sums.filter(row => row.username === finance.username),
      count,
      hasMore,
    }
  }
  const first = await of('2031-05-05')
  expect(first.sums).toEqual([{ username: finance.username, kind: 'grant', alone: 501_501, byTwo: 0, waiting: 0, count: 1001 }])
  expect(first.hasMore).toBe(true)
  expect(first.count).toBeGreaterThanOrEqual(1001)
  const cents = first.acts.map(({ amount }) => amount ?? 0)
  expect(cents[0]).toBe(1001)
  expect(cents).toEqual(cents.toSorted((one, other) => other - one))
  const second = await of('2031-05-06')
  expect(second.sums).toEqual([{ username: finance.username, kind: 'grant', alone: 0, byTwo: 7, waiting: 0, count: 1 }])
  expect(second.hasMore).toBe(false)
})
