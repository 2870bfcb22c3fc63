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

test('my products are listed by state, draft and name, sorted, and page by page after the last one', async () => {
  const { call, fileId } = await designer()
  const names = ['b', 'A', 'c']
  for (const name of names) await call(designCalls.makeTemplate, { body: { ...body(fileId).body, name } })
  const draft = { v: 2 as const, sides: [] }
  const { data: last } = await call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name: 'd', draft } })
  type Query = Parameters<typeof call<typeof designCalls.myTemplates>>[1]['query']
  const listed = async (query: Query) => (await call(designCalls.myTemplates, { query })).data
  const order = async (query: Query) => (await listed(query)).docs.map(each => each.name).join('')
  expect(await order({})).toBe('dcAb')
  expect(await order({ sort: 'oldest' })).toBe('bAcd')
  expect(await order({ sort: 'name' })).toBe('Abcd')
  expect(await order({ state: 'READY' })).toBe('cAb')
  expect(await order({ state: 'DRAFT' })).toBe('d')
  const { docs } = await listed({ sort: 'name' })
  const first = docs[0]
  const document = { v: 2 as const, sides: [] }
  shop.advance(1_000)
  await call(designCalls.saveDraft, { params: { id: first?.id ?? 0 }, body: { version: 1, document } })
  expect(await order({ hasDraft: 'true' })).toBe('dA')
  expect(await order({ hasDraft: 'false' })).toBe('cb')
  expect(await order({ sort: 'edited' })).toBe('Adcb')
  for (const sort of ['newest', 'oldest', 'edited', 'name'] as const) {
    const all = (await listed({ sort })).docs.map(each => each.id)
    const paged: number[] = []
    for (let cursor: number | undefined; paged.length < 4; cursor = paged.at(-1))
      paged.push(...(await listed({ sort, limit: 2, ...(cursor && { cursor }) })).docs.map(each => each.id))
    expect(paged, sort).toEqual(all)
    expect((await listed({ sort, cursor: all.at(-1) ?? 0 })).docs).toEqual([])
  }
  expect(await listed({ limit: 2 })).toMatchObject({ totalDocs: 4, hasMore: false })
  expect(last).toMatchObject({ state: 'DRAFT', image: expect.stringContaining('/v1/product-picture/') })
})

test('a copy has the design, the draft and the colours, and a name of its own; the same name twice is nobody’s', async () => {
  const { call, fileId } = await designer()
  const { data } = await call(designCalls.makeTemplate, { body: { ...body(fileId).body, colors: ['Black'] } })
  const again = async (given: { name?: string }) =>
    (await call(designCalls.duplicateTemplate, { params: { id: data.id }, body: given })).data
  const copy = await again({})
  expect(copy).toMatchObject({ name: 'sun (2)', document: data.document, colors: data.colors, version: 1, hasDraft: false })
  expect((await again({})).name).toBe('sun (3)')
  expect((await again({ name: 'Moon' })).name).toBe('Moon')
})

test('a design is put on many products: each is made to its area, or says why not, and none stops another', async () => {
  const { call, fileId } = await designer()
  const { data } = await call(designCalls.makeTemplate, {
    body: {
      ...body(fileId).body,
      sides: [
        { side: 'FRONT', fileId },
        { side: 'BACK', fileId },
      ],
    },
  })
  const products = [
    { productID: 'MUG11', colors: ['White'] },
    { productID: 'NOTHING', colors: ['White'] },
    { productID: 'G5000', colors: ['Black', 'Plaid'] },
    { productID: 'g5000', colors: ['Black', 'Royal'] },
  ]
  const { data: made } = await call(designCalls.applyTemplate, { params: { id: data.id }, body: { products } })
  expect(made.map(({ fault }) => fault?.code ?? null)).toEqual([null, 'PRODUCT_NOT_FOUND', 'TEMPLATE_COLOR_UNKNOWN', null])
  const [mug, , , tee] = made
  expect(mug).toMatchObject({
    productID: 'MUG11',
    leftOut: ['BACK'],
    template: { name: 'sun', state: 'READY', color: 'White', quanlityImage: 'high' },
  })
  const side = mug?.template?.sides[0]
  const layer = pictureOf(side)
  expect((layer?.heightInches ?? 0) <= (side?.heightInches ?? 0)).toBe(true)
  expect(tee?.template).toMatchObject({ colors: [{ name: 'Black' }, { name: 'Royal' }], sides: data.sides })
  expect((await call(designCalls.myTemplates, { query: {} })).data.totalDocs).toBe(3)
})

test('a template that the release before has made is one of today’s, and is drawn on', async () => {
  const { id: sellerId, call, fileId } = await designer()
  const layer = { kind: 'IMAGE', fileId, xInches: 0, yInches: 0, widthInches: 12, heightInches: 16, rotateDegrees: 0, scalePercent: 100 }
  const sides = JSON.stringify([{ side: 'FRONT', widthInches: 12, heightInches: 16, layers: [layer] }])
  const { rows } = await shop.engine.db.pool.query<{ id: number }>(
    `insert into template (seller_id, product_id, color, name, sides, created_at)
     select $1, id, 'Forest', 'Old', $2, now() from product where code = 'G5000' returning id`,
    [sellerId, sides],
  )
  const params = { id: rows[0]?.id ?? 0 }
  const { data } = await call(designCalls.template, { params })
  expect(data).toMatchObject({ state: 'READY', version: 1, hasDraft: false, colors: [{ name: 'Forest' }], editedBy: null })
  expect(data.document?.sides[0]?.layers).toMatchObject([{ id: 'l1', fileId, flipX: false, mask: null }])
  const document = { v: 2 as const, sides: data.document?.sides ?? [] }
  await call(designCalls.saveDraft, { params, body: { version: 1, document, colors: ['Forest', 'Black'] } })
  const saved = (await call(designCalls.saveTemplate, { params, body: { version: 2 } })).data
  expect(saved).toMatchObject({ version: 3, colors: [{ name: 'Forest' }, { name: 'Black' }], sides: data.sides })
})
