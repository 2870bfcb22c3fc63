// However a save of a price list makes something cheaper, two people say so above a limit.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { catalogueOfficeCalls } from '../office/contract.ts'
import { seedCatalogue } from '../seed/seed.ts'
import { type PriceListChange, priceListCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
beforeAll(async () => {
  await shop.write(seedCatalogue)
  // Of each act alone.
  await shop.write(tx => changeSetting(tx, 'priceCutDayPercent', 100_000, 'test'))
})

let editor: Seeded
let tier = ''
let serial = 0
beforeEach(async () => {
  editor = await seedStaff(db, 'catalogue')
  tier = `TIER${++serial}`
})
const office = (who = editor) => shop.client(who.token)
const at = (days: number) => new Date(db.now().getTime() + days * day).toISOString()

/** The variant whose prices these tests change, and what it costs without a list. */
async function variant() {
  const { data } = await office()(priceListCalls.pricePreview, { query: { tier: 'NONE' } })
  const [first] = data
  if (!first) throw new Error('The demo shop has variants.')
  return first
}
interface List {
  id: number
  head: Omit<PriceListChange, 'version' | 'prices' | 'tiers'>
}
async function list(head: Partial<List['head']> = {}): Promise<List> {
  const whole = { name: tier, tier, startsAt: at(0), endsAt: null, ...head }
  return { id: (await office()(priceListCalls.createPriceList, { body: whole })).data.id, head: whole }
}
type Saved = Partial<List['head'] & Pick<PriceListChange, 'prices' | 'tiers'>>
async function save({ id, head }: List, given: Saved, who = editor) {
  const { version } = (await office()(priceListCalls.officePriceList, { params: { id } })).data
  const body = { ...head, prices: [], tiers: [], version, ...given }
  return office(who)(priceListCalls.savePriceList, { params: { id }, body })
}
const row = async (times: number) => {
  const { variantId, baseSeller, baseTiktok } = await variant()
  return [{ variantId, priceSeller: Math.round(baseSeller * times), priceTiktok: Math.round(baseTiktok * times) }]
}
const paid = async () => (await office()(priceListCalls.pricePreview, { query: { tier } })).data.find(each => each.priceSeller)

test('a row of four times the price may be written by one, and is left out by two', async () => {
  const dear = await list()
  await save(dear, { prices: await row(4) })
  const before = await paid()
  expect(await refusalOf(save(dear, { prices: await row(1) }))).toBe('409 APPROVAL_WAITS')
  expect(await refusalOf(save(dear, {}))).toBe('409 APPROVAL_WAITS')
  expect(await paid()).toEqual(before)
  const waiting = (await office()(approvalCalls.approvals, { query: { limit: 100 } })).data.docs.filter(
    ({ maker }) => maker.id === editor.id,
  )
  expect(waiting.map(({ amount }) => amount)).toEqual([75_00, 75_00])
  const other = await seedStaff(db, 'catalogue')
  await office(other)(approvalCalls.confirmApproval, { params: { id: waiting[1]?.id ?? 0 }, body: {} })
  expect((await paid())?.priceSeller).toBe((await variant()).baseSeller)
})

test('so may its end be set before its time, or its tier be another: those who had it would pay less', async () => {
  const dear = await list()
  await save(dear, { prices: await row(4) })
  const prices = await row(4)
  expect(await refusalOf(save(dear, { prices, endsAt: at(1) }))).toBe('409 APPROVAL_WAITS')
  expect(await refusalOf(save(dear, { prices, tier: `${tier}X` }))).toBe('409 APPROVAL_WAITS')
  expect(await refusalOf(save(dear, { prices, startsAt: at(2) }))).toBe('409 APPROVAL_WAITS')
})

test('a cheap list below a dear one of the same tier costs nothing yet, and what uncovers it is by two', async () => {
  const cheap = await list({ startsAt: at(-2) })
  const dear = await list({ startsAt: at(-1) })
  await save(dear, { prices: await row(1) })
  await save(cheap, { prices: await row(0.1) })
  expect(await refusalOf(save(dear, {}))).toBe('409 APPROVAL_WAITS')
})

test('a price of a hidden variant is a price', async () => {
  const { variantId, productId } = await variant()
  const { data: product } = await office()(catalogueOfficeCalls.officeProduct, { params: { id: productId } })
  const hide = (isEnabled: boolean) => product.variants.map(each => (each.id === variantId ? { ...each, isEnabled } : each))
  const { data: hidden } = await office()(catalogueOfficeCalls.saveVariants, {
    params: { id: productId },
    body: { version: product.version, variants: hide(false) },
  })
  const friends = await list()
  const prices = [{ variantId, priceSeller: 1, priceTiktok: 1 }]
  expect(await refusalOf(save(friends, { prices }))).toBe('409 APPROVAL_WAITS')
  await office()(catalogueOfficeCalls.saveVariants, { params: { id: productId }, body: { version: hidden.version, variants: hide(true) } })
})

test('tiers by quantity that were worse than the product’s own are left out by two', async () => {
  const { data } = await office()(priceListCalls.pricePreview, { query: { tier: 'NONE' } })
  const { productId = 0, tiers: own = [] } = data.find(({ tiers }) => tiers.length > 0) ?? {}
  const worse = await list()
  await save(worse, { tiers: [{ productId, fromQuantity: own.at(-1)?.fromQuantity ?? 0, offBasisPoints: 1 }] })
  await shop.write(tx => changeSetting(tx, 'priceCutPercent', 1, 'test'))
  expect(await refusalOf(save(worse, {}))).toBe('409 APPROVAL_WAITS')
  await shop.write(tx => changeSetting(tx, 'priceCutPercent', 20, 'test'))
})

test('a lower price and more off by quantity in one save are one cut, deeper than either', async () => {
  const { productId } = await variant()
  const [prices, tiers] = [await row(0.85), [{ productId, fromQuantity: 2, offBasisPoints: 15_00 }]]
  expect(await refusalOf(save(await list(), { prices, tiers }))).toBe('409 APPROVAL_WAITS')
  expect(await refusalOf(save(await list(), { prices }))).toBe('no refusal')
  expect(await refusalOf(save(await list(), { tiers }))).toBe('no refusal')
})

test('however many lists other tiers have, those of its own are measured at each change to come', async () => {
  const dear = await list({ startsAt: at(1) })
  const prices = await row(4)
  await save(dear, { prices })
  // The list of lists begins with them, and ends before it comes to this tier.
  await db.pool.query(
    "insert into price_list (name, tier, starts_at, edited_by) select 'Empty', 'AAA', now(), 'test' from generate_series(1, 1000)",
  )
  expect(await refusalOf(save(dear, { prices, startsAt: at(3) }))).toBe('409 APPROVAL_WAITS')
})

test('of sixteen who cover and uncover a cheap list at once none gets it through alone', async () => {
  const cheap = await list({ startsAt: at(-2) })
  const dear = await list({ startsAt: at(-1) })
  await save(dear, { prices: await row(1) })
  const tenth = await row(0.1)
  const editors = await Promise.all(Array.from({ length: 16 }, () => seedStaff(db, 'catalogue')))
  await Promise.all(editors.map((who, index) => refusalOf(index % 2 === 0 ? save(cheap, { prices: tenth }, who) : save(dear, {}, who))))
  const { priceSeller, baseSeller } = await variant()
  expect([priceSeller, (await paid())?.priceSeller]).toEqual([baseSeller, baseSeller])
})
