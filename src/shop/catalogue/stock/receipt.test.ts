// Stock as staff change it, beside the orders that take from it; on PostgreSQL they truly do so at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { widenLimits } from '#test/limits.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { catalogueOfficeCalls, type OfficeProduct } from '../office/contract.ts'
import { seedCatalogue } from '../seed/seed.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import { type NewReceipt, stockCalls } from './contract.ts'
import { takeStock } from './stock.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(async () => {
  await shop.write(seedCatalogue)
  await shop.write(widenLimits)
})
const { db } = shop.engine
const office = shop.client((await seedStaff(db, 'catalogue')).token)
const warehouse = shop.client((await seedStaff(db, 'warehouse')).token)
const productOf = async (q: string): Promise<OfficeProduct> => {
  const { data } = await office(catalogueOfficeCalls.officeProducts, { query: { q } })
  return (await office(catalogueOfficeCalls.officeProduct, { params: { id: data.docs[0]?.id ?? 0 } })).data
}
const add = (body: Partial<NewReceipt> & Pick<NewReceipt, 'kind' | 'lines'>) => warehouse(stockCalls.addReceipt, { body })
const stockOf = async (code: string) => (await warehouse(stockCalls.findStock, { query: { ids: code } })).data[0]?.stock
const line = (variantID: string, quantity: number) => ({ variantID, quantity })
/** Variants of one mug, whose stock is set. */
async function counted(...stocks: number[]) {
  const { id, variants } = await productOf('MUG11')
  const codes = variants.slice(0, stocks.length).map(each => each.variantID)
  await add({ kind: 'COUNT', lines: codes.map((code, at) => line(code, stocks[at] ?? 0)) })
  return { id, ids: variants.map(each => each.id ?? 0), codes }
}

test('what comes in is added, what is lost is taken off with its reason, and each stands as a receipt with before and after', async () => {
  const { codes } = await counted(5)
  const [code = ''] = codes
  const { data } = await add({ kind: 'RECEIPT', supplier: 'Blank Co', lines: [line(code, 24), line(code.toLowerCase(), 1)] })
  expect(data).toMatchObject({ kind: 'RECEIPT', supplier: 'Blank Co', variants: 1, pieces: 25 })
  expect(await stockOf(code)).toBe(30)
  expect(await refusalOf(add({ kind: 'LOSS', lines: [line(code, 1)] }))).toBe('400 REQUIRED')
  await add({ kind: 'LOSS', note: 'Wet box', lines: [line(code, 3)] })
  const { data: receipts } = await warehouse(stockCalls.officeReceipts, { query: { q: code } })
  expect(receipts.docs.slice(0, 2).map(({ kind, pieces }) => [kind, pieces])).toEqual([
    ['LOSS', 3],
    ['RECEIPT', 25],
  ])
  const { data: loss } = await warehouse(stockCalls.officeReceipt, { params: { id: receipts.docs[0]?.id ?? 0 } })
  expect(loss).toMatchObject({ note: 'Wet box', lines: [{ variantID: code, quantity: 3, before: 30, after: 27 }] })
  const log = await shop.client((await seedStaff(db, 'auditor')).token)(auditCalls.auditLog, { query: {} })
  expect(JSON.stringify(log.data.docs[0])).toContain('addReceipt')
})

test('all lines or none: an unknown ID, more lost than there is, and pieces of what nobody counts are refused by their line', async () => {
  const { codes } = await counted(5)
  const [code = ''] = codes
  const tee = (await productOf('BC3001')).variants.find(each => each.stock === null)?.variantID ?? ''
  const refused = (kind: NewReceipt['kind'], wrong: NewReceipt['lines'][number]) =>
    refusalOf(add({ kind, note: 'n', lines: [line(code, 1), wrong] }))
  expect(await refused('RECEIPT', line('NO-SUCH', 1))).toBe('404 VARIANT_NOT_FOUND')
  expect(await refused('RECEIPT', line(tee, 1))).toBe('422 STOCK_NOT_COUNTED')
  expect(await refused('LOSS', line(code, 5))).toBe('422 STOCK_TOO_SMALL')
  expect(await refused('RECEIPT', line(code, 1_000_000))).toBe('422 STOCK_TOO_LARGE')
  expect(await stockOf(code)).toBe(5)
})

test('orders and receipts at the same moment: no piece is lost, and none is made', async () => {
  const { ids, codes } = await counted(100)
  const [[variantId = 0], [code = '']] = [ids, codes]
  await Promise.all([
    ...Array.from({ length: 8 }, () => shop.write(tx => takeStock(tx, [{ variantId, quantity: 3 }]))),
    ...Array.from({ length: 8 }, () => add({ kind: 'RECEIPT', lines: [line(code, 5)] })),
  ])
  expect(await stockOf(code)).toBe(100 - 24 + 40)
})

test('a price that is saved leaves the stock as the orders of meanwhile have left it; a stock that was seen otherwise is refused', async () => {
  const { id, ids, codes } = await counted(20)
  const [[variantId = 0], [code = '']] = [ids, codes]
  const { version, variants } = await productOf('MUG11')
  await shop.write(tx => takeStock(tx, [{ variantId, quantity: 6 }]))
  const { stock, ...row } = variants[0] as OfficeProduct['variants'][number]
  const save = (changes: object) =>
    office(catalogueOfficeCalls.saveVariants, { params: { id }, body: { version, variants: [{ ...row, ...changes }] } })
  expect(await refusalOf(save({ stock: 40, stockSeen: stock }))).toBe('409 STOCK_WAS_CHANGED')
  const { data } = await save({ price: row.price + 1 })
  expect(data.variants[0]).toMatchObject({ price: row.price + 1, stock: 14 })
  await office(catalogueOfficeCalls.saveVariants, {
    params: { id },
    body: { version: data.version, variants: [{ ...row, stock: 40, stockSeen: 14 }] },
  })
  expect(await stockOf(code)).toBe(40)
  const { data: receipts } = await warehouse(stockCalls.officeReceipts, { query: { kind: 'COUNT', limit: 1 } })
  expect(receipts.docs[0]).toMatchObject({ variants: 1, pieces: 40 })
})

test('what is on sale and has as few pieces as its own figure, or the shop’s, is low; the last piece takes a product off the shelf', async () => {
  const { ids, codes } = await counted(11, 3)
  const low = async () =>
    (await warehouse(stockCalls.officeStock, { query: { state: 'low', q: 'MUG11', limit: 100 } })).data.docs.map(each => each.variantID)
  expect(await low()).toEqual([codes[1]])
  await warehouse(stockCalls.setLowStock, { params: { id: ids[0] ?? 0 }, body: { lowStock: 11 } })
  expect(await low()).toEqual([codes[1], codes[0]])
  await warehouse(stockCalls.setLowStock, { params: { id: ids[0] ?? 0 }, body: { lowStock: null } })
  expect(await refusalOf(warehouse(stockCalls.setLowStock, { params: { id: 999_999 }, body: { lowStock: 1 } }))).toBe(
    '404 VARIANT_NOT_FOUND',
  )
  const { slug, variants } = await productOf('MUG11')
  const shownInStock = async () => {
    await shop.settled()
    const { data } = await shop.client()(catalogueCalls.products, { query: { inStock: 'true', limit: 100 } })
    return data.docs.some(each => each.slug === slug)
  }
  const all = variants.map(each => line(each.variantID, 1))
  await add({ kind: 'COUNT', lines: all })
  expect(await shownInStock()).toBe(true)
  await shop.write(tx =>
    takeStock(
      tx,
      variants.map(each => ({ variantId: each.id ?? 0, quantity: 1 })),
    ),
  )
  expect(await shownInStock()).toBe(false)
  await add({ kind: 'RECEIPT', lines: all.slice(0, 1) })
  expect(await shownInStock()).toBe(true)
})
