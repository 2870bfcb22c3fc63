// Mockups through the API: from the office's photograph to a seller's products, the cart and the order's lines.
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Fault } from '#base/fault.ts'
import { day } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { mockupOfficeCalls } from '#shop/catalogue/office/mockup.contract.ts'
import { mockupPartCalls } from '#shop/catalogue/picture/mockup.contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { mockupCalls } from '#shop/design/mockup/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { findFilesById } from '#shop/file/file.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { uploadArt } from '#test/art.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { colorAt, garmentPhoto } from '#test/garment.ts'
import { address } from '#test/order.ts'
import { pngHead } from '#test/raw-picture.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { itemsOf } from '../item.ts'
import { orderResolutionCalls } from './contract.ts'
import { itemPicture } from './shown.resolution.ts'

const shop = await startShop()
afterAll(() => shop.close())
let office: ReturnType<typeof shop.client>
let [buyer, stranger]: Buyer[] = []
let [productId, variantId] = [0, 0]
beforeAll(async () => {
  await shop.write(seedPrices)
  office = shop.client((await seedStaff(shop.engine.db, 'catalogue')).token)
  buyer = await seedBuyer(shop)
  stranger = await seedBuyer(shop)
  const { data } = await shop.client()(catalogueCalls.products, { query: { q: 'G5000' } })
  productId = data.docs.find(each => each.productID === 'G5000')?.id ?? 0
})
const own = () => {
  if (!buyer || !stranger) throw new Error('seeded above')
  return { call: buyer.call, other: stranger.call }
}
const add = async (view: 'front' | 'back', photo: File) =>
  (await office(mockupOfficeCalls.addMockupBase, { params: { id: productId }, body: { view }, files: [photo] })).data
const product = async () => (await office(catalogueOfficeCalls.officeProduct, { params: { id: productId } })).data
const place = (side: 'FRONT' | 'BACK' | 'LEFT_SLEEVE') => ({ side, left: 0.35, top: 0.3, width: 0.3, angle: 0 })
const near = (found: number[], wanted: number[]) => {
  for (const [at, value] of found.entries()) expect(Math.abs(value - (wanted[at] ?? 0))).toBeLessThan(20)
}
const bytesOf = async (answer: Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer())

const star = { kind: 'SHAPE' as const, shape: 'RECT' as const, xInches: 0, yInches: 0, widthInches: 12, heightInches: 6, fill: '#ff7700' }
async function designed(layers: readonly object[] = [star], colors = ['Forest', 'Black']) {
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: layers as (typeof star)[] }] }
  return (
    await own().call(designCalls.makeTemplate, { body: { productID: 'G5000', color: colors[0] ?? '', colors, document, name: 'Sunny' } })
  ).data
}
const count = async () => (await sql<{ count: number }>`select count(*)::int as count from mockup`.execute(shop.engine.db.q)).rows[0]?.count
const mockup = (id: number, query: { color?: string; view?: 'front' | 'back'; size?: 600 | 1_200 | 2_000; text?: string } = {}) =>
  own().call.fetch(mockupCalls.templateMockup, { params: { id }, query })

test('without a photograph there is no mockup, and the drawing stays', async () => {
  const template = await designed()
  expect(template.mockups).toEqual([])
  expect(template.image).toContain('/proof?')
  expect(await refusalOf(mockup(template.id))).toBe('404 MOCKUP_NOT_FOUND')
})

test('what is no photograph of a white garment is refused in its own sentence, a bomb by its head', async () => {
  const black = add('front', await garmentPhoto({ cloth: '#3a3c40' }))
  expect(await refusalOf(black)).toBe('422 MOCKUP_NOT_WHITE')
  expect(await refusalOf(add('front', await garmentPhoto({ backdrop: '#f4f4f2' })))).toBe('422 MOCKUP_NO_CLOTH')
  expect(await refusalOf(add('front', await garmentPhoto({ side: 400 })))).toBe('422 MOCKUP_PHOTO_SMALL')
  expect(await refusalOf(add('front', new File(['<svg/>'], 'x.png')))).toBe('422 NOT_AN_IMAGE')
  const bomb = new File([new Uint8Array(pngHead(30_000, 30_000, { interlaced: 1 }))], 'bomb.png')
  expect(await refusalOf(add('front', bomb))).toBe('422 IMAGE_TOO_COSTLY')
  expect((await product()).mockups).toEqual([])
})

test('a photograph is taken in with the areas that its view shows, and its places are saved against a version', async () => {
  const added = await add('front', await garmentPhoto())
  expect(added.mockups).toMatchObject([{ view: 'front', width: 900, height: 900 }])
  expect(added.mockups[0]?.places.map(({ side }) => side)).toContain('FRONT')
  const { version } = await product()
  const key = added.mockups[0]?.key ?? ''
  const bases = [{ key, places: [place('FRONT')] }]
  await office(mockupOfficeCalls.saveMockupBases, { params: { id: productId }, body: { version, bases } })
  const late = office(mockupOfficeCalls.saveMockupBases, { params: { id: productId }, body: { version, bases: [] } })
  expect(await refusalOf(late)).toBe('409 PRODUCT_WAS_CHANGED')
  const twice = { version: version + 1, bases: [{ key, places: [place('FRONT'), place('FRONT')] }] }
  expect(await refusalOf(office(mockupOfficeCalls.saveMockupBases, { params: { id: productId }, body: twice }))).toMatch(/^400/)
  expect(
    await refusalOf(own().call(mockupOfficeCalls.saveMockupBases as never, { params: { id: productId }, body: twice } as never)),
  ).toMatch(/^404/)
  const [base] = (await shop.client()(catalogueCalls.product, { params: { slug: added.slug } })).data.mockups
  expect(base?.places).toEqual([{ shape: 'FLAT', ...place('FRONT') }])
  const light = await shop.client().fetch(mockupPartCalls.mockupPart, { params: { key: base?.key ?? '' }, query: { part: 'light' } })
  expect(light.headers.get('content-type')).toBe('image/webp')
  expect(light.headers.get('cache-control')).toContain('immutable')
})

test('of two staff neither loses the other’s photograph, nor lays old places on a new one', async () => {
  const save = (version: number, bases: { key: string; places: ReturnType<typeof place>[] }[], removed: string[] = []) =>
    office(mockupOfficeCalls.saveMockupBases, { params: { id: productId }, body: { version, bases, removed } })
  const seen = await product()
  const mine = seen.mockups.map(({ key }) => ({ key, places: [place('FRONT')] }))
  const back = await add('back', await garmentPhoto())
  expect(back.version).toBe(seen.version + 1)
  expect(await refusalOf(save(seen.version, mine))).toBe('409 PRODUCT_WAS_CHANGED')
  // Saved over it all the same, the photograph that was never seen stays.
  const kept = (await save(back.version, mine)).data
  expect(kept.mockups.map(({ view }) => view)).toEqual(['front', 'back'])
  const replaced = await add('front', await garmentPhoto())
  expect(replaced.mockups[0]?.key).not.toBe(mine[0]?.key)
  expect(await refusalOf(save(replaced.version, mine))).toBe('409 PRODUCT_WAS_CHANGED')
  const backKey = replaced.mockups.find(({ view }) => view === 'back')?.key ?? ''
  expect((await save(replaced.version, [], [backKey])).data.mockups.map(({ view }) => view)).toEqual(['front'])
})

test('a mockup is the art on cloth of the colour, darker in its fold, before the photograph’s backdrop', async () => {
  const template = await designed()
  expect(template.mockups).toEqual([{ view: 'front', url: expect.stringContaining(`/${template.id}/mockup?size=600&color=Forest`) }])
  const answer = await mockup(template.id, { size: 600 })
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const picture = new Uint8Array(await answer.arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ width: 600, height: 600 })
  // The area is 0.3 wide and 0.4 high from (0.35, 0.3); its upper 6 of 16 inches are orange.
  near(await colorAt(picture, 0.5, 0.36), [255, 119, 0])
  near(await colorAt(picture, 0.05, 0.05), [154, 163, 173])
  const [cloth, fold] = [await colorAt(picture, 0.25, 0.4), await colorAt(picture, 0.25, 0.645)]
  expect(cloth[1]).toBeGreaterThan(cloth[0] ?? 255)
  expect(fold[1]).toBeLessThan((cloth[1] ?? 0) * 0.85)
  const black = await bytesOf(mockup(template.id, { size: 600, color: 'black' }))
  expect(Math.max(...(await colorAt(black, 0.25, 0.4)))).toBeLessThan(75)
  near(await colorAt(black, 0.5, 0.36), [255, 119, 0])
  expect(await refusalOf(mockup(template.id, { color: 'Octarine' }))).toBe('422 TEMPLATE_COLOR_UNKNOWN')
  expect(await refusalOf(mockup(template.id, { view: 'back' }))).toBe('404 MOCKUP_NOT_FOUND')
  expect(await refusalOf(mockup(template.id, { size: 601 as 600 }))).toMatch(/^400/)
})

test('it is drawn once: what a reader holds is not sent again, and another design is another picture', async () => {
  const template = await designed()
  const first = await mockup(template.id, { size: 600 })
  const etag = first.headers.get('etag') ?? ''
  const drawing = vi.spyOn(shop.engine.images, 'mockup')
  expect((await mockup(template.id, { size: 600 })).headers.get('etag')).toBe(etag)
  expect(drawing).not.toHaveBeenCalled()
  // Of two who ask at once for what is not there yet the second waits for the first one's.
  const both = await Promise.all([1, 2].map(() => bytesOf(mockup(template.id, { size: 1_200 }))))
  expect(both[0]).toEqual(both[1])
  expect(drawing).toHaveBeenCalledTimes(1)
  drawing.mockRestore()
  const headers = { authorization: `Bearer ${buyer?.token}`, 'if-none-match': etag }
  const held = await fetch(`${shop.url}/v1/product-custom-template/${template.id}/mockup?size=600`, { headers })
  expect(held.status).toBe(304)
  const other = await designed([{ ...star, fill: '#0000ff' }])
  expect((await mockup(other.id, { size: 600 })).headers.get('etag')).not.toBe(etag)
})

test('a draft and a buyer’s words are drawn and not kept, and a full store keeps nothing and refuses nothing', async () => {
  const template = await designed([{ ...star, fill: '#aa5500' }])
  const before = await count()
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [{ ...star, fill: '#00aa00' }] }] }
  await own().call(designCalls.saveDraft, { params: { id: template.id }, body: { version: template.version, document } })
  const draft = own().call.fetch(mockupCalls.templateMockup, { params: { id: template.id }, query: { size: 600, state: 'DRAFT' } })
  expect(await sharp(await bytesOf(draft)).metadata()).toMatchObject({ format: 'jpeg', width: 600 })
  const written = await mockup(template.id, { size: 600, text: 'Anna' })
  expect(written.status).toBe(200)
  expect(await count()).toBe(before)
  const put = vi.spyOn(shop.engine.files, 'put').mockRejectedValue(new Fault('FILE_STORAGE_FULL'))
  expect(await sharp(await bytesOf(mockup(template.id, { size: 600, color: 'Black' }))).metadata()).toMatchObject({ width: 600 })
  expect(put).toHaveBeenCalled()
  put.mockRestore()
  expect(await count()).toBe(before)
})

test('of a seller a thousand are kept: what was drawn first goes', async () => {
  await sql`insert into mockup (key, seller_id, sha256, made_at)
    select 'old ' || n, ${buyer?.id}, repeat('0', 64), ${shop.engine.db.now()}::timestamptz - n * interval '1 minute'
    from generate_series(1, 1000) n`.execute(shop.engine.db.q)
  const template = await designed([{ ...star, fill: '#123456' }])
  await mockup(template.id, { size: 600 })
  expect(await count()).toBe(1_000)
  const { rows } = await sql<{ key: string }>`select key from mockup where key = 'old 1000'`.execute(shop.engine.db.q)
  expect(rows).toEqual([])
  await sql`delete from mockup where key like 'old %'`.execute(shop.engine.db.q)
})

test('all colours and views come as one ZIP of pictures, each as its colour is printed', async () => {
  await add('back', await garmentPhoto({ isCutOut: true }))
  const { version, mockups } = await product()
  const bases = mockups.map(({ key, view }) => ({ key, places: [place(view === 'back' ? 'BACK' : 'FRONT')] }))
  await office(mockupOfficeCalls.saveMockupBases, { params: { id: productId }, body: { version, bases } })
  const colors = [{ color: 'Black', layers: [{ id: 'star', fill: '#00e0ff' }] }]
  const sides = (['FRONT', 'BACK'] as const).map(side => ({ side, layers: [{ ...star, id: 'star' }], ...(side === 'FRONT' && { colors }) }))
  const document = { v: 2 as const, sides }
  const body = { productID: 'G5000', color: 'Forest', colors: ['Forest', 'Black'], name: 'Both sides', document }
  const { data } = await own().call(designCalls.makeTemplate, { body })
  expect(data.mockups.map(({ view }) => view)).toEqual(['front', 'back'])
  const answer = await own().call.fetch(mockupCalls.templateMockups, { params: { id: data.id }, query: { size: 600 } })
  expect(answer.headers.get('content-disposition')).toContain('both-sides-mockups.zip')
  const names = Buffer.from(await answer.arrayBuffer())
    .toString('latin1')
    .match(/both-sides-[a-z-]+\.jpg/g)
  expect([...new Set(names)].toSorted()).toEqual([
    'both-sides-black-back.jpg',
    'both-sides-black-front.jpg',
    'both-sides-forest-back.jpg',
    'both-sides-forest-front.jpg',
  ])
  const artOf = async (color: string, view: 'front' | 'back') =>
    colorAt(await bytesOf(mockup(data.id, { size: 600, color, view })), 0.5, 0.36)
  near(await artOf('Forest', 'front'), [255, 119, 0])
  near(await artOf('Black', 'front'), [0, 224, 255])
  near(await artOf('Black', 'back'), [255, 119, 0])
})

test('another seller’s product has no mockups for anybody else', async () => {
  const { id } = await designed()
  const theirs = own().other.fetch(mockupCalls.templateMockup, { params: { id }, query: {} })
  expect(await refusalOf(theirs)).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect(await refusalOf(own().other.fetch(mockupCalls.templateMockups, { params: { id }, query: {} }))).toBe(
    '404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND',
  )
  expect(await refusalOf(shop.client().fetch(mockupCalls.templateMockup, { params: { id }, query: {} }))).toMatch(/^401/)
})

test('a picture that left the library is still drawn; one whose bytes are gone is a sentence', async () => {
  const { call } = own()
  const fileId = await uploadArt(call, [300, 400])
  const layer = { kind: 'IMAGE', fileId, xInches: 0, yInches: 0, widthInches: 12, heightInches: 16 }
  const template = await designed([layer])
  await call(fileCalls.deleteFile, { params: { id: fileId } })
  expect((await mockup(template.id, { size: 600 })).status).toBe(200)
  const file = (await findFilesById(shop.engine.db, [fileId])).get(fileId)
  await shop.engine.files.remove(file?.sha256 ?? '')
  expect(await refusalOf(mockup(template.id, { size: 1_200 }))).toBe('404 FILE_NOT_FOUND')
})

test('a photograph whose bytes are gone is a sentence, to the page as to the one who draws', async () => {
  const template = await designed([{ ...star, fill: '#654321' }])
  const { rows } = await sql<{ key: string; light: string; page: string }>`
    select key, light_sha256 as light, page_light_sha256 as page from mockup_base where product_id = ${productId} and view = 'front'
  `.execute(shop.engine.db.q)
  for (const hash of [rows[0]?.light, rows[0]?.page]) await shop.engine.files.remove(hash ?? '')
  expect(await refusalOf(mockup(template.id, { size: 600 }))).toBe('404 MOCKUP_NOT_FOUND')
  const part = shop.client().fetch(mockupPartCalls.mockupPart, { params: { key: rows[0]?.key ?? '' }, query: { part: 'light' } })
  expect(await refusalOf(part)).toBe('404 PICTURE_NOT_FOUND')
  await add('front', await garmentPhoto())
})

test('cart and order show the same picture; the order’s is its own design’s, and nobody else’s', async () => {
  const { call, other } = own()
  const template = await designed()
  const { data } = await shop.client()(catalogueCalls.product, { params: { slug: template.productCustom.slug } })
  variantId = data.variants.find(each => each.color === 'Black')?.id ?? 0
  const { cart } = (await call(cartCalls.addToCart, { body: { productTypeSizeCustom: variantId, productCustomTemplate: template.id } }))
    .data
  expect(cart.item[0]?.productCustomTemplate.mockup).toContain(`/${template.id}/mockup?size=600&color=Black`)
  const body = { address, items: [{ sku: 'G5000-BLACK-S', quantity: 1, productCustomTemplate: String(template.id) }] }
  const { id } = (await call(orderIntakeCalls.createOrder, { body })).data
  const order = (await call(orderCalls.order, { params: { id } })).data
  const file = order.items[0]?.files[0]
  expect(file?.hasMockup).toBe(true)
  expect(order.orderCart[0]?.size.imageMerged[0]?.url).toMatch(new RegExp(`^/v1/order/file/${file?.id}/mockup\\?`))
  const params = { id: file?.id ?? 0 }
  const shown = await call.fetch(orderResolutionCalls.orderFileMockup, { params, query: { size: 600 } })
  const etag = shown.headers.get('etag')
  expect(etag).toBe((await mockup(template.id, { size: 600, color: 'Black' })).headers.get('etag'))
  // What its seller saves after it was ordered is not what was ordered.
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [{ ...star, fill: '#00ff77' }] }] }
  const draft = await call(designCalls.saveDraft, { params: { id: template.id }, body: { version: template.version, document } })
  await call(designCalls.saveTemplate, { params: { id: template.id }, body: { version: draft.data.version } })
  expect((await mockup(template.id, { size: 600, color: 'Black' })).headers.get('etag')).not.toBe(etag)
  expect((await call.fetch(orderResolutionCalls.orderFileMockup, { params, query: { size: 600 } })).headers.get('etag')).toBe(etag)
  // Mails and tickets bring the same picture along: whoever reads them signs in nowhere.
  const [item] = await itemsOf(shop.engine.db, [id])
  const along = item && (await itemPicture(shop.engine, shop.engine.db, item))
  expect(along).toMatchObject({ type: 'image/jpeg', ending: 'jpg' })
  const again = await bytesOf(call.fetch(orderResolutionCalls.orderFileMockup, { params, query: { size: 600 } }))
  expect(along?.bytes.equals(again)).toBe(true)
  const staff = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  expect((await staff.fetch(orderOfficeCalls.officeOrderMockup, { params, query: {} })).status).toBe(200)
  expect(await refusalOf(other.fetch(orderResolutionCalls.orderFileMockup, { params, query: {} }))).toBe('404 FILE_NOT_FOUND')
})

test('after a month a mockup is forgotten, to be drawn again when somebody asks', async () => {
  expect(await count()).toBeGreaterThan(0)
  shop.advance(31 * day)
  await shop.cron('design.mockups')
  expect(await count()).toBe(0)
})
