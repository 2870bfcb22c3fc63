import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { widenLimits } from '#test/limits.ts'
import { changeOf } from '#test/product.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { priceListCalls } from '../price/contract.ts'
import { seedCatalogue } from '../seed/seed.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import { catalogueOfficeCalls, type OfficeProduct } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(async () => {
  await shop.write(seedCatalogue)
  await shop.write(widenLimits)
})
const { db } = shop.engine
const office = shop.client((await seedStaff(db, 'catalogue')).token)
const auditor = shop.client((await seedStaff(db, 'auditor')).token)
const visitor = shop.client()
const found = async (q: string): Promise<OfficeProduct> => {
  const { data } = await office(catalogueOfficeCalls.officeProducts, { query: { q } })
  return (await office(catalogueOfficeCalls.officeProduct, { params: { id: data.docs[0]?.id ?? 0 } })).data
}
test('a product is begun hidden, gets its variants and is then on show', async () => {
  const { data: categories } = await office(catalogueOfficeCalls.officeCategories)
  const begin = { productID: 'NEW1', name: 'Desk Mat', nameVi: 'Tấm lót bàn', categoryId: categories[0]?.id ?? 0, shape: 'poster' as const }
  const { data: mat } = await office(catalogueOfficeCalls.createProduct, { body: begin })
  expect([mat.slug, mat.isEnabled]).toEqual(['desk-mat', false])
  expect(await refusalOf(office(catalogueOfficeCalls.createProduct, { body: begin }))).toBe('409 PRODUCT_CODE_TAKEN')
  const row = { variantID: 'NEW1-L', size: 'L', color: 'Black', colorHex: '#1c1d20', price: 20_00, priceSeller: 15_00, priceTiktok: 14_00 }
  const variant = { ...row, id: null, weightOz: 12, stock: 4, isEnabled: true }
  const { data: filled } = await office(catalogueOfficeCalls.saveVariants, {
    params: mat,
    body: { version: mat.version, variants: [variant] },
  })
  await office(catalogueOfficeCalls.saveProduct, {
    params: mat,
    body: changeOf(filled, { isEnabled: true, description: 'Rubber.', tags: ['Home'], tiers: [{ fromQuantity: 10, offBasisPoints: 500 }] }),
  })
  const { data } = await visitor(catalogueCalls.product, { params: { slug: 'desk-mat' } })
  expect(data).toMatchObject({ price: 20_00, tags: ['Home'], tiers: [{ fromQuantity: 10, offBasisPoints: 500 }], variants: [{ left: 4 }] })
})

test('two editors: the second save is refused with the name of the first, and changes nothing', async () => {
  const mug = await found('MUG11')
  await office(catalogueOfficeCalls.saveProduct, { params: mug, body: changeOf(mug, { name: 'Mug, first' }) })
  const late = office(catalogueOfficeCalls.saveProduct, { params: mug, body: changeOf(mug, { name: 'Mug, second' }) })
  expect(await refusalOf(late)).toBe('409 PRODUCT_WAS_CHANGED')
  expect((await found('MUG11')).name).toBe('Mug, first')
})

test('a version above the database’s integers is refused, and is no error of ours', async () => {
  const mug = await found('MUG11')
  const version = 2 ** 31
  expect(await refusalOf(office(catalogueOfficeCalls.setProductPictures, { params: mug, body: { version, keys: [] } }))).toMatch(/^400 /)
  const head = { name: 'Silver', tier: 'SILVER', startsAt: db.now().toISOString(), endsAt: null }
  const { data: list } = await office(priceListCalls.createPriceList, { body: head })
  const body = { ...head, version, prices: [], tiers: [] }
  expect(await refusalOf(office(priceListCalls.savePriceList, { params: list, body }))).toMatch(/^400 /)
})

test('a new price is shown at once, and the log names what it was and what it is', async () => {
  const mug = await found('MUG15')
  const [first] = mug.variants
  if (!first) throw new Error('The demo mug has variants.')
  await office(catalogueOfficeCalls.saveVariants, {
    params: mug,
    body: { version: mug.version, variants: [{ ...first, price: 99_00, stock: 0 }] },
  })
  const { data } = await visitor(catalogueCalls.product, { params: { slug: mug.slug } })
  expect(data.variants.find(variant => variant.id === first.id)).toMatchObject({ price: 99_00, isAvailable: false })
  const { data: log } = await auditor(auditCalls.auditLog, { query: {} })
  expect(JSON.stringify(log.docs[0])).toContain('9900')
})

test('wrong rows are refused whole: a foreign variant, a variant ID that is taken', async () => {
  const [tee, mug] = [await found('BC3001'), await found('MUG15')]
  const save = (variants: OfficeProduct['variants']) =>
    refusalOf(office(catalogueOfficeCalls.saveVariants, { params: mug, body: { version: mug.version, variants } }))
  expect(await save(tee.variants.slice(0, 1))).toBe('404 VARIANT_NOT_FOUND')
  expect(await save(tee.variants.slice(0, 1).map(variant => ({ ...variant, id: null })))).toBe('409 VARIANT_TAKEN')
  expect((await found('MUG15')).version).toBe(mug.version)
})

test('the variants leave as CSV under the names that the grid reads', async () => {
  const mug = await found('MUG15')
  const text = await (await office.fetch(catalogueOfficeCalls.variantFile, { params: mug })).text()
  expect(text.split('\r\n')[0]).toBe('variantID,size,color,colorHex,price,priceSeller,priceTiktok,weightOz,stock,enabled')
  expect(text).toContain('99.00')
})

test('print areas keep their place on the picture, and none leaves it', async () => {
  const mug = await found('MUG15')
  const area = { side: 'FRONT' as const, widthInches: 8.5, heightInches: 3.5, place: { left: 0.2, top: 0.3, width: 0.5 } }
  const { data } = await office(catalogueOfficeCalls.saveAreas, { params: mug, body: { version: mug.version, areas: [area] } })
  const usual = { technique: 'DTG', dpi: 300, bleedInches: 0, safeInches: 0, isMirrored: false, maxLayers: null }
  expect((await visitor(catalogueCalls.product, { params: { slug: mug.slug } })).data.printAreas).toEqual([{ ...area, ...usual }])
  const outside = [{ ...area, place: { left: 0.8, top: 0, width: 0.5 } }]
  expect(await codeOf(office(catalogueOfficeCalls.saveAreas, { params: mug, body: { version: data.version, areas: outside } }))).toBe(
    'INVALID_INPUT',
  )
})

test('an area says how it is printed, within bounds; its safe lines leave something between them', async () => {
  const mug = await found('MUG15')
  const area = { side: 'FRONT' as const, widthInches: 8.5, heightInches: 3.5, place: null }
  const printing = { technique: 'SUBLIMATION' as const, dpi: 200, bleedInches: 0.125, safeInches: 0.25, isMirrored: true, maxLayers: 12 }
  const save = (more: object) =>
    office(catalogueOfficeCalls.saveAreas, { params: mug, body: { version: mug.version, areas: [{ ...area, ...printing, ...more }] } })
  expect([await codeOf(save({ safeInches: 1.75 })), await codeOf(save({ dpi: 71 })), await codeOf(save({ bleedInches: 3 }))]).toEqual([
    'AREA_SAFE_LINE',
    ...['INVALID_INPUT', 'INVALID_INPUT'],
  ])
  const { data } = await save({})
  expect(data.areas).toEqual([{ ...area, ...printing }])
})

test('photographs stand before the drawn picture of their colour, in the order that the office gives them', async () => {
  const mug = await found('MUG15')
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#0b5cff' } })
    .png()
    .toBuffer()
  const file = () => new File([new Uint8Array(photo)], 'front.png')
  const added = await office(catalogueOfficeCalls.addProductPicture, { params: mug, body: { color: 'White' }, files: [file(), file()] })
  const keys = added.data.photos.map(each => each.key)
  expect(keys.length).toBe(2)
  const { version } = added.data
  await office(catalogueOfficeCalls.setProductPictures, { params: mug, body: { version, keys: keys.toReversed().slice(0, 1) } })
  const { data } = await visitor(catalogueCalls.product, { params: { slug: mug.slug } })
  expect(data.photos.map(each => each.key)).toEqual([keys[1]])
  expect(data.colors.find(color => color.name === 'White')?.photo).toBe(keys[1])
  const shown = await visitor.fetch(catalogueCalls.productPhoto, { params: { key: keys[1] ?? '' }, query: { size: 'small' } })
  expect(shown.headers.get('content-type')).toBe('image/webp')
})

test('a hidden category leaves the menu with its products; the order is the office’s', async () => {
  const { data: all } = await office(catalogueOfficeCalls.officeCategories)
  const bags = all.find(each => each.key === 'bags')
  if (!bags) throw new Error('The demo shop has bags.')
  const { name, nameVi } = bags
  await office(catalogueOfficeCalls.changeCategory, { params: bags, body: { name, nameVi, isEnabled: true, place: 1 } })
  expect((await visitor(catalogueCalls.categoryMenu)).data[0]?.slug).toBe('bags')
  await office(catalogueOfficeCalls.changeCategory, { params: bags, body: { name, nameVi, isEnabled: false, place: 1 } })
  expect((await visitor(catalogueCalls.categories, { query: { isEnabled: 'true' } })).data.some(each => each.slug === 'bags')).toBe(false)
  expect((await visitor(catalogueCalls.products, { query: { q: 'tote' } })).data.totalDocs).toBe(0)
})

test('a price list is previewed per tier at any moment, and half-open: its end is another’s beginning', async () => {
  const startsAt = new Date(db.now().getTime() + day).toISOString()
  const endsAt = new Date(db.now().getTime() + 2 * day).toISOString()
  const { data: list } = await office(priceListCalls.createPriceList, { body: { name: 'Gold', tier: 'GOLD', startsAt, endsAt } })
  const [variant] = (await found('BC3001')).variants
  const prices = [{ variantId: variant?.id ?? 0, priceSeller: 5_00, priceTiktok: 4_50 }]
  const head = { name: 'Gold', tier: 'GOLD', startsAt, endsAt }
  await office(priceListCalls.savePriceList, { params: list, body: { ...head, version: list.version, prices, tiers: [] } })
  const seen = async (at?: string) =>
    (await auditor(priceListCalls.pricePreview, { query: { tier: 'GOLD', ...(at !== undefined && { at }) } })).data.find(
      row => row.variantId === variant?.id,
    )?.priceSeller
  expect([await seen(), await seen(startsAt), await seen(endsAt)]).toEqual([8_40, 5_00, 8_40])
  const stale = office(priceListCalls.savePriceList, { params: list, body: { ...head, version: list.version, prices: [], tiers: [] } })
  expect(await refusalOf(stale)).toBe('409 PRICE_LIST_WAS_CHANGED')
  const backwards = { ...head, startsAt: endsAt, endsAt: startsAt }
  expect(await refusalOf(office(priceListCalls.createPriceList, { body: backwards }))).toBe('422 PRICE_LIST_SPAN_EMPTY')
})

test('an auditor reads all of it and changes nothing; for a seller it is not there', async () => {
  const mug = await found('MUG11')
  const body = { version: mug.version, areas: [] }
  expect(await refusalOf(auditor(catalogueOfficeCalls.saveAreas, { params: mug, body }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  const seller = shop.client((await seedSeller(db)).token)
  expect(await refusalOf(seller(catalogueOfficeCalls.officeProduct, { params: mug }))).toMatch(/^404/)
})

test('a lowered weight is a lowered price, for carriage goes by it', async () => {
  await shop.write(tx => changeSetting(tx, 'priceCutPercent', 20, 'test'))
  const mug = await found('MUG15')
  const save = (share: number) => {
    const variants = mug.variants.map(variant => ({ ...variant, weightOz: variant.weightOz * share }))
    return refusalOf(office(catalogueOfficeCalls.saveVariants, { params: mug, body: { version: mug.version, variants } }))
  }
  expect(await save(0.5)).toBe('409 APPROVAL_WAITS')
  expect((await found('MUG15')).variants).toEqual(mug.variants)
  expect(await save(0.9)).toBe('no refusal')
  await shop.write(widenLimits)
})
