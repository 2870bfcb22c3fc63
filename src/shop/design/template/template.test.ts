// Products of one's own, through the API.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { addLibraryFile } from '#shop/file/file.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { designCalls, type Template } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedCatalogue))

async function designer(width = 3_600, height = 4_800) {
  const seller = await seedSeller(shop.engine.db)
  const taken = { name: 'sun.png', type: 'image/png', sha256: 'a', bytes: 9, width, height, hasAlpha: true, thumbnailSha256: 'b' } as const
  const { id: fileId } = await shop.write(tx => addLibraryFile(tx, seller.id, taken))
  return { ...seller, call: shop.client(seller.token), fileId }
}
const pictureOf = (side: Template['sides'][number] | undefined) => side?.layers.find(layer => layer.kind === 'IMAGE')
const body = (fileId: number, placement?: 'FIT' | 'FILL' | 'CENTRE') => ({
  body: { productID: 'G5000', color: 'Forest', sides: [{ side: 'FRONT' as const, fileId, ...(placement && { placement }) }] },
})

test('how sharp is sharp is the operator’s to set', async () => {
  const { call, fileId } = await designer()
  const { id } = (await call(designCalls.makeTemplate, body(fileId))).data
  const quality = async () => (await call(designCalls.myTemplates, { query: {} })).data.docs.find(each => each.id === id)?.quanlityImage
  const set = (low: number, medium: number) =>
    shop.write(async tx => {
      await changeSetting(tx, 'dpiLow', low, 'test')
      await changeSetting(tx, 'dpiMedium', medium, 'test')
    })
  expect(await quality()).toBe('high')
  await set(120, 2_000)
  expect(await quality()).toBe('medium')
  expect((await shop.client()(settingCalls.publicSettings)).data).toMatchObject({ dpiLow: '120', dpiMedium: '2000' })
  await set(1_000, 2_000)
  expect(await quality()).toBe('low')
  await set(120, 200)
})

test('a library file placed on a product is a product of one’s own, with its design in inches', async () => {
  const { id, call, fileId } = await designer()
  const { data } = await call(designCalls.makeTemplate, body(fileId))
  expect(data).toMatchObject({ name: 'sun', user: id, image: `/v1/file/${fileId}/thumbnail`, quanlityImage: 'high', color: 'Forest' })
  expect(data.productCustom.productID).toBe('G5000')
  expect(data.sides[0]).toMatchObject({
    side: 'FRONT',
    dpi: 300,
    layers: [{ kind: 'IMAGE', fileId, rotateDegrees: 0, xInches: 0, yInches: 0 }],
  })
  expect((await call(designCalls.myTemplates, { query: {} })).data.docs.map(each => each.id)).toEqual([data.id])
  const renamed = await call(designCalls.renameTemplate, { params: { id: data.id }, body: { name: 'Sunny' } })
  expect(renamed.data.name).toBe('Sunny')
  await call(designCalls.deleteTemplate, { params: { id: data.id } })
  expect(await refusalOf(call(designCalls.template, { params: { id: data.id } }))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
})

test('products of one’s own are found by their own name, the product’s name and its code', async () => {
  const { call, fileId } = await designer()
  await call(designCalls.makeTemplate, body(fileId))
  const found = async (query: { q?: string; productID?: string }) => (await call(designCalls.myTemplates, { query })).data.totalDocs
  expect(await found({ q: 'SUN' })).toBe(1)
  expect(await found({ q: 'Cotton' })).toBe(1)
  expect(await found({ q: 'moon' })).toBe(0)
  expect(await found({ productID: 'g5000' })).toBe(1)
  expect(await found({ productID: 'G5001' })).toBe(0)
})

test('FILL covers the area and cuts the picture evenly; CENTRE prints it in its natural size', async () => {
  const { call, fileId } = await designer(1_200, 1_200)
  const fill = (await call(designCalls.makeTemplate, body(fileId, 'FILL'))).data.sides[0]
  const layer = pictureOf(fill)
  expect(layer).toMatchObject({ xInches: 0, yInches: 0, widthInches: fill?.widthInches, heightInches: fill?.heightInches })
  expect(layer?.crop?.left).toBeCloseTo(layer?.crop?.right ?? 0)
  expect(layer?.crop?.top).toBe(0)
  expect(fill?.quality).toBe('low')
  const centre = (await call(designCalls.makeTemplate, body(fileId, 'CENTRE'))).data.sides[0]
  expect(centre?.layers[0]?.widthInches).toBeCloseTo(4)
  expect(centre?.dpi).toBe(300)
})

test('another’s file, another’s product, a side that is not printed and a colour that is not there are refused', async () => {
  const [mine, other] = [await designer(), await designer()]
  expect(await refusalOf(mine.call(designCalls.makeTemplate, body(other.fileId)))).toBe('404 FILE_NOT_FOUND')
  const { data } = await other.call(designCalls.makeTemplate, body(other.fileId))
  expect(await refusalOf(mine.call(designCalls.template, { params: { id: data.id } }))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  const rename = { params: { id: data.id }, body: { name: 'x' } }
  expect(await refusalOf(mine.call(designCalls.renameTemplate, rename))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  const hood = { ...body(mine.fileId).body, sides: [{ side: 'HOOD' as const, fileId: mine.fileId }] }
  expect(await refusalOf(mine.call(designCalls.makeTemplate, { body: hood }))).toBe('422 TEMPLATE_AREA_MISSING')
  expect(await refusalOf(mine.call(designCalls.makeTemplate, { body: { ...hood, color: 'No colour' } }))).toBe('404 PRODUCT_NOT_FOUND')
})
