// A seller's own SKUs: what they mean is said once, by SKU or by a pattern, by hand or by file, and orders by them get variant and art.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { uploadArt } from '#test/art.ts'
import { head, over, problemCodes, row, sent } from '#test/import.ts'
import { widenLimits } from '#test/limits.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { designCalls } from '../contract.ts'
import { type SkuMappingBody, skuCalls } from './contract.ts'
import { patternFault, variantFor } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
let [mia, tom]: Seeded[] = []
let fileId: number
let templateId: number
const as = (seller: Seeded | undefined) => shop.client(seller?.token)
const put = (body: Partial<SkuMappingBody> & { sku: string }, seller = mia) =>
  as(seller)(skuCalls.setSkuMapping, { body: { productID: 'G5000', ...body } })
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  ;[mia, tom] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  fileId = await uploadArt(as(mia), [1_200, 1_600], 'cat.png')
  const sides = [{ side: 'FRONT' as const, fileId, placement: 'FIT' as const }]
  templateId = (await as(mia)(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'FOREST', name: 'Cat tee', sides } })).data.id
})

describe('a pattern', () => {
  const variants = ['S', 'XL', '2XL'].flatMap(size => ['BLACK', 'Navy Blue'].map(color => ({ size, color })))
  const meant = (pattern: string, sku: string, fixed: { color?: string; size?: string } = {}) =>
    variantFor({ sku: pattern, color: fixed.color ?? null, size: fixed.size ?? null }, sku, variants)
  test.each([
    ['CAT-{COLOR}-{SIZE}', 'cat-black-xl', { size: 'XL', color: 'BLACK' }],
    ['CAT-{COLOR}-{SIZE}', 'CAT_NavyBlue_XXL', { size: '2XL', color: 'Navy Blue' }],
    ['CAT-{COLOR}-{SIZE}', 'DOG-BLACK-XL', undefined],
    ['CAT-{COLOR}-{SIZE}', 'CAT-BLACK-L', undefined],
    ['*-{COLOR}-{SIZE}', 'ANY-THING-BLACK-S', { size: 'S', color: 'BLACK' }],
    ['*-{SIZE}', 'ANY-S', undefined],
  ])('%s: %s', (pattern, sku, variant) => {
    expect(meant(pattern, sku)).toEqual(variant)
  })
  test.each([
    // A colour that ends in a letter of a size says no size.
    ['TEE-*-{SIZE}', 'TEE-CATS', undefined],
    ['TEE-*-{SIZE}', 'TEE-CATS-S', 'S'],
    ['TEE-*{SIZE}', 'TEE-CATS', undefined],
    ['TEE-*-{SIZE}', 'TEE-BLK-XL', 'XL'],
    ['TEE-*-{SIZE}', 'tee_blk_xxl', '2XL'],
    ['{SIZE}-*', 'XL-TEE', 'XL'],
    ['{SIZE}*', 'SUMMER-TEE', undefined],
    ['TEE*X-{SIZE}', 'TEE-BOX-S', 'S'],
    ['TEE-*-{SIZE}', 'TEE-S', undefined],
  ])('whose * stands beside a size: %s: %s', (pattern, sku, size) => {
    expect(meant(pattern, sku, { color: 'BLACK' })?.size).toBe(size)
  })
  test('fills what is fixed beside it, and names a place once', () => {
    expect(meant('*-{SIZE}', 'ANY-S', { color: 'BLACK' })).toEqual({ size: 'S', color: 'BLACK' })
    expect([patternFault('A-{SIZE}'), patternFault('{SIZE}-{SIZE}'), patternFault('*'), patternFault('A{X}*')]).toEqual([
      undefined,
      ...Array.from({ length: 3 }, () => 'SKU_PATTERN_INVALID'),
    ])
  })
})

test('a mapping needs a product, a colour and a size that there are, and art that is mine', async () => {
  expect(await refusalOf(put({ sku: 'A', productID: 'NOPE' }))).toBe('404 PRODUCT_NOT_FOUND')
  expect(await refusalOf(put({ sku: 'A' }))).toBe('422 SKU_VARIANT_UNCLEAR')
  expect(await refusalOf(put({ sku: 'A', color: 'FOREST', size: '9XL' }))).toBe('422 SKU_VARIANT_UNCLEAR')
  expect(await refusalOf(put({ sku: 'A', color: 'FOREST', size: 'S', files: [{ side: 'FRONT', fileId }] }, tom))).toBe('404 FILE_NOT_FOUND')
  expect(await refusalOf(put({ sku: 'A', size: 'S', templateId }, tom))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect(await refusalOf(put({ sku: 'A', size: 'S', templateId, files: [{ side: 'FRONT', fileId }] }))).toBe('422 SKU_ART_ONE_SOURCE')
  expect((await put({ sku: 'cat-s', size: 's', templateId })).data).toMatchObject({
    sku: 'cat-s',
    color: 'Forest',
    size: 'S',
    templateName: 'Cat tee',
  })
})

test('what is said anew takes the place of what was said, whatever the letters; and another seller has none of it', async () => {
  await put({ sku: 'TWICE', color: 'FOREST', size: 'S' })
  const { data } = await put({ sku: 'twice', color: 'FOREST', size: 'M' })
  const { data: mine } = await as(mia)(skuCalls.skuMappings, { query: { q: 'twice' } })
  expect(mine.docs).toMatchObject([{ id: data.id, sku: 'twice', size: 'M' }])
  expect((await as(tom)(skuCalls.skuMappings, { query: {} })).data.docs).toEqual([])
  expect(await refusalOf(as(tom)(skuCalls.deleteSkuMapping, { params: { id: data.id } }))).toBe('404 SKU_MAPPING_NOT_FOUND')
  await as(mia)(skuCalls.deleteSkuMapping, { params: { id: data.id } })
  expect((await as(mia)(skuCalls.skuMappings, { query: { q: 'twice' } })).data.totalDocs).toBe(0)
})

test('sixteen at once say one SKU, and it is there once', async () => {
  await Promise.all(Array.from({ length: 16 }, (_, at) => put({ sku: 'RACE', color: 'FOREST', size: at % 2 ? 'S' : 'M' })))
  expect((await as(mia)(skuCalls.skuMappings, { query: { q: 'RACE' } })).data.totalDocs).toBe(1)
})

test('an order by a seller’s SKU is of its variant and printed with its art, which the order may name otherwise', async () => {
  await put({ sku: 'SHOP-CAT-S', size: 'S', templateId })
  await put({ sku: 'FILE-{SIZE}', color: 'FOREST', files: [{ side: 'BACK', fileId }] })
  const order = async (sku: string, more: object = {}) =>
    (await as(mia)(orderIntakeCalls.createOrder, { body: { address, items: [{ sku, quantity: 1, ...more }] } })).data.items[0]
  expect(await order('shop-cat-s')).toMatchObject({ sku: 'G5000-FOREST-S', files: [{ side: 'FRONT', state: 'READY' }] })
  expect(await order('FILE-M')).toMatchObject({ sku: 'G5000-FOREST-M', files: [{ side: 'BACK', state: 'READY' }] })
  expect(await order('SHOP-CAT-S', { files: [{ side: 'BACK', fileId }] })).toMatchObject({ files: [{ side: 'BACK' }] })
  const theirs = as(tom)(orderIntakeCalls.createOrder, { body: { address, items: [{ sku: 'SHOP-CAT-S', quantity: 1 }] } })
  expect(await refusalOf(theirs)).toBe('404 VARIANT_NOT_FOUND')
})

test('a file of a seller’s SKUs is refused once, mended by one answer, and made with its art', async () => {
  const file = head.replace(',design', '') + [row('M1', 'MY-DOG-S'), row('M2', 'MY-DOG-M')].join('').replaceAll(',library:a.png', '')
  const refused = await sent(as(mia), file)
  expect(refused).toMatchObject({ orders: 0, badRows: 2 })
  await put({ sku: 'MY-DOG-{SIZE}', templateId })
  expect((await as(mia)(bulkCalls.importSkus, { params: { id: refused.id } })).data).toEqual([
    { sku: 'MY-DOG-M', rows: 1 },
    { sku: 'MY-DOG-S', rows: 1 },
  ])
  await as(mia)(bulkCalls.checkImport, { params: { id: refused.id } })
  const checked = await over(as(mia), refused.id)
  expect(checked).toMatchObject({ orders: 2, badRows: 0 })
  expect(await problemCodes(as(mia), checked.id, 'warning')).toEqual(new Set())
  await as(mia)(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} })
  await over(as(mia), checked.id)
  const { data } = await as(mia)(orderCalls.myOrders, { query: { importId: checked.id, sort: 'oldest' } })
  const made = await Promise.all(data.docs.map(async ({ id }) => (await as(mia)(orderCalls.order, { params: { id } })).data.items[0]))
  expect(made).toMatchObject([
    { sku: 'G5000-FOREST-S', files: [{ side: 'FRONT', state: 'READY' }] },
    { sku: 'G5000-FOREST-M', files: [{ side: 'FRONT', state: 'READY' }] },
  ])
})

test('a SKU that stands in the column of the product brings its art, too', async () => {
  await put({ sku: 'COLUMN', size: 'S', templateId })
  const file = head.replace('sku', 'product').replace(',design', '') + row('P1', 'COLUMN').replace(',library:a.png', '')
  const checked = await sent(as(mia), file)
  expect([checked.orders, await problemCodes(as(mia), checked.id, 'warning')]).toEqual([1, new Set()])
})

test('a personalised SKU is made with its buyer’s words alone: of files, forms and programs', async () => {
  await put({ sku: 'NAMED', size: 'S', templateId, needsText: true })
  const text = head.replace('design', 'personalization')
  const rows = row('T1', 'NAMED').replace('library:a.png', 'Emma') + row('T2', 'NAMED').replace('library:a.png', '')
  const checked = await sent(as(mia), text + rows)
  expect([checked.orders, await problemCodes(as(mia), checked.id, 'error')]).toEqual([1, new Set(['TEXT_MISSING'])])
  await as(mia)(bulkCalls.mendImport, { params: { id: checked.id }, body: { row: 3, field: 'text', value: 'Tom' } })
  expect(await over(as(mia), checked.id)).toMatchObject({ orders: 2, badRows: 0 })
  const order = (item: object) =>
    as(mia)(orderIntakeCalls.createOrder, { body: { address, items: [{ sku: 'NAMED', quantity: 1, ...item }] } })
  expect(await refusalOf(order({}))).toBe('422 SKU_TEXT_MISSING')
  expect((await order({ text: 'Emma' })).data.items[0]).toMatchObject({ text: 'Emma' })
})

test('mappings go out as a file and come in again, all of its rows or none', async () => {
  const csv = await (await as(mia).fetch(skuCalls.exportSkuMappings)).text()
  const upload = (text: string, seller = mia) => as(seller)(skuCalls.importSkuMappings, { files: [new File([text], 'skus.csv')] })
  const { rows } = (await upload(csv)).data
  expect(rows).toBe((await as(mia)(skuCalls.skuMappings, { query: {} })).data.totalDocs)
  const again = await (await as(mia).fetch(skuCalls.exportSkuMappings)).text()
  expect(again.split('\r\n').toSorted()).toEqual(csv.split('\r\n').toSorted())
  await upload('sku,productID,color,size\nTWO,G5000,FOREST,S\ntwo,G5000,FOREST,M\n')
  expect((await as(mia)(skuCalls.skuMappings, { query: { q: 'two' } })).data.docs).toMatchObject([{ sku: 'two', size: 'M' }])
  const wrong = 'sku,productID,color,size\nNEW-1,G5000,FOREST,S\nNEW-2,NOPE,FOREST,S\n'
  expect(await refusalOf(upload(wrong))).toBe('404 PRODUCT_NOT_FOUND')
  expect((await as(mia)(skuCalls.skuMappings, { query: { q: 'NEW-' } })).data.totalDocs).toBe(0)
  expect(await refusalOf(upload('a,b\n1,2\n'))).toBe('422 SKU_FILE_COLUMNS')
  expect(await refusalOf(upload('sku,productID,front\nX,G5000,no-such.png\n'))).toBe('422 SKU_FILE_ROW')
})
