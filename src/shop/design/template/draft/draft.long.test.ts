// Drafts through the API: nothing that is drawn is lost, and nothing of it is ordered before it is saved.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { seedMember, seedSeller } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { uploadArt } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { designCalls } from '../../contract.ts'
import { skuCalls } from '../../sku/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Awaited<ReturnType<typeof designer>>
beforeAll(async () => {
  await shop.write(seedCatalogue)
  seller = await designer()
})
async function designer() {
  const { id, token, username } = await seedSeller(shop.engine.db)
  return { id, token, username, call: shop.client(token) }
}
const box = { xInches: 1, yInches: 1, widthInches: 6, heightInches: 2 }
const text = (words: string) => ({ kind: 'TEXT' as const, id: 't1', ...box, text: words, fontId: 'lobster-400', sizeInches: 1 })
const picture = (fileId: number) => ({ kind: 'IMAGE' as const, id: 'p1', ...box, fileId })
type Layer = ReturnType<typeof text> | ReturnType<typeof picture>
const front = (layers: readonly Layer[], more: object = {}) => ({
  v: 2 as const,
  sides: [{ side: 'FRONT' as const, ...more, layers: [...layers] }],
})
const make = async (given: { call: typeof seller.call } = seller, layers: readonly Layer[] = [text('Sun')]) =>
  (await given.call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name: 'Sun', draft: front(layers) } })).data
const at = (id: number) => ({ params: { id } })
const read = async (id: number) => (await seller.call(designCalls.template, at(id))).data
const draw = (id: number, version: number, layers: readonly Layer[], colors?: string[]) =>
  seller.call(designCalls.saveDraft, { ...at(id), body: { version, document: front(layers), ...(colors && { colors }) } })
const save = async (id: number, version?: number) =>
  (await seller.call(designCalls.saveTemplate, { ...at(id), body: version ? { version } : {} })).data
const buy = (id: number, variantId: number) => ({ body: { productTypeSizeCustom: variantId, productCustomTemplate: id } })
async function variantId(sku: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from variant where sku = ${sku}`.execute(shop.engine.db.q)
  return rows[0]?.id ?? 0
}

test('what is only a draft is kept, told apart and cannot be ordered; once saved it can', async () => {
  const made = await make(seller, [])
  expect(made).toMatchObject({ state: 'DRAFT', hasDraft: true, version: 1, document: null, sides: [], draftImage: null })
  expect(made.draft).toEqual({ v: 2, sides: [{ side: 'FRONT', widthInches: 12, heightInches: 16, layers: [], colors: [] }] })
  expect(made.warnings).toMatchObject([{ code: 'DESIGN_IS_EMPTY', weight: 'BLOCK' }])
  expect(await refusalOf(save(made.id))).toBe('422 DESIGN_IS_EMPTY')
  const { data: kept } = await draw(made.id, 1, [text('Sun')])
  expect(kept).toMatchObject({ version: 2, warnings: [] })
  const forest = await variantId('G5000-FOREST-S')
  const item = { productID: 'G5000', color: 'Forest', size: 'S', sku: 'DRAFT-1', templateId: made.id }
  expect(await refusalOf(seller.call(cartCalls.addToCart, buy(made.id, forest)))).toBe('409 TEMPLATE_IS_DRAFT')
  expect(await refusalOf(seller.call(skuCalls.setSkuMapping, { body: item }))).toBe('409 TEMPLATE_IS_DRAFT')
  const saved = await save(made.id, kept.version)
  expect(saved).toMatchObject({ state: 'READY', hasDraft: false, version: 3, draft: null, sides: [{ side: 'FRONT', dpi: 300 }] })
  expect(await refusalOf(seller.call(cartCalls.addToCart, buy(made.id, forest)))).toBe('no refusal')
  expect((await save(made.id, 3)).version, 'saved twice').toBe(3)
})

test('a write of an older version is refused with who wrote, when and which version stands there; the same draft again is not', async () => {
  const { id } = await make()
  const { data } = await draw(id, 1, [text('Moon')])
  const refused: unknown = await draw(id, 1, [text('Star')]).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 409, code: 'DESIGN_CHANGED' })
  const values = refused instanceof CallError ? refused.errors[0]?.values : {}
  expect(values).toEqual({ name: seller.username, at: data.savedAt, version: 2 })
  expect((await draw(id, 1, [text('Moon')])).data.version).toBe(2)
  for (const version of [1, 3]) expect(await refusalOf(save(id, version))).toBe('409 DESIGN_CHANGED')
  const discard = seller.call(designCalls.discardDraft, { ...at(id), body: { version: 1 } })
  expect(await refusalOf(discard)).toBe('409 DESIGN_CHANGED')
  expect((await read(id)).draft?.sides[0]?.layers).toMatchObject([{ text: 'Moon' }])
})

test('of two tabs that draw at once one is kept and one is told: twenty times, nothing lost', async () => {
  const { id } = await make()
  for (let round = 1; round <= 20; round++) {
    const tabs = ['left', 'right'].map(tab => `${tab} ${round}`)
    const answers = await Promise.all(tabs.map(words => refusalOf(draw(id, round, [text(words)]))))
    expect(answers.toSorted()).toEqual(['409 DESIGN_CHANGED', 'no refusal'])
    const { version, draft } = await read(id)
    expect(version).toBe(round + 1)
    expect(draft?.sides[0]?.layers).toMatchObject([{ text: tabs[answers.indexOf('no refusal')] }])
  }
})

test('a draft and a save at once leave nothing that nobody was told of', async () => {
  const { id } = await make()
  const answers = await Promise.all([refusalOf(draw(id, 1, [text('Moon')])), refusalOf(save(id, 1))])
  expect(answers).toContain('no refusal')
  const { document, draft } = await read(id)
  const [drawn, saved] = answers
  if (drawn === 'no refusal') expect(draft?.sides[0]?.layers).toMatchObject([{ text: 'Moon' }])
  if (saved === 'no refusal') expect(document?.sides[0]?.layers).toMatchObject([{ text: 'Sun' }])
  expect(answers.filter(answer => answer === '409 DESIGN_CHANGED').length).toBe(1)
})

test('a discarded draft leaves the design as it is saved; of one that was nothing else, nothing', async () => {
  const { id } = await make()
  await save(id)
  await draw(id, 2, [text('Moon')])
  const { data } = await seller.call(designCalls.discardDraft, { ...at(id), body: { version: 3 } })
  expect(data).toMatchObject({ hasDraft: false, draft: null, version: 4, document: { sides: [{ layers: [{ text: 'Sun' }] }] } })
  const other = await make()
  expect((await seller.call(designCalls.discardDraft, { ...at(other.id), body: {} })).data).toBeNull()
  expect(await refusalOf(read(other.id))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
})

test('a draft that says what is saved is none', async () => {
  const { id } = await make()
  await save(id)
  await draw(id, 2, [text('Moon')])
  await draw(id, 3, [text('Sun')])
  expect(await read(id)).toMatchObject({ hasDraft: false, version: 4 })
})

test('what stops a design from being made stops a save, in its sentence, and the draft stays', async () => {
  const blocked = async (layers: readonly Layer[], code: string) => {
    const { id } = await make(seller, layers)
    expect(await refusalOf(save(id))).toBe(code)
    expect((await read(id)).draft?.sides[0]?.layers).toHaveLength(layers.length)
    return (await read(id)).warnings
  }
  expect(await blocked([text('')], '422 DESIGN_TEXT_EMPTY')).toMatchObject([{ code: 'DESIGN_TEXT_EMPTY', side: 'FRONT', layerId: 't1' }])
  await blocked([{ ...text('bạn'), fontId: 'righteous-400' }], '422 LETTERS_MISSING')
  await blocked([text('a'), text('b')], '422 DESIGN_KEY_TWICE')
  const { data } = await seller.call(designCalls.makeTemplate, {
    body: { productID: 'G5000', color: 'Forest', draft: front([text('Sun')], { widthInches: 12, heightInches: 15 }) },
  })
  expect(data.warnings).toMatchObject([{ code: 'TEMPLATE_AREA_CHANGED', values: { width: 12, height: 16 }, side: 'FRONT' }])
  expect(await refusalOf(save(data.id))).toBe('422 TEMPLATE_AREA_CHANGED')
  const hood = { v: 2 as const, sides: [{ side: 'HOOD' as const, widthInches: 4, heightInches: 4, layers: [text('Sun')] }] }
  const hooded = (await seller.call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', draft: hood } })).data
  expect(await refusalOf(save(hooded.id))).toBe('422 TEMPLATE_AREA_MISSING')
})

test('a picture that leaves the library stays in the draft and stops its save; one that is saved may go on being printed', async () => {
  const [kept, lost] = [await uploadArt(seller.call), await uploadArt(seller.call)]
  const { id } = await make(seller, [picture(kept)])
  await save(id)
  for (const fileId of [kept, lost]) await seller.call(fileCalls.deleteFile, at(fileId))
  const { data } = await draw(id, 2, [{ ...picture(lost), id: 'p2', widthInches: 10, heightInches: 13 }])
  expect(data.warnings).toMatchObject([{ code: 'DESIGN_FILE_GONE', weight: 'BLOCK', layerId: 'p2' }, { code: 'DESIGN_RESOLUTION_LOW' }])
  expect(await refusalOf(save(id))).toBe('422 DESIGN_FILE_GONE')
  const proof = await seller.call.fetch(designCalls.templateProof, { ...at(id), query: { state: 'DRAFT', side: 'FRONT', width: 480 } })
  expect([proof.status, proof.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await draw(id, 3, [{ ...picture(kept), widthInches: 3, heightInches: 4 }])
  expect((await save(id)).sides[0]?.layers).toMatchObject([{ fileId: kept, widthInches: 3 }])
})

test('a design is for the colours that it names, and a colour that the product has no more is told', async () => {
  const { id } = await make()
  expect(await refusalOf(draw(id, 1, [text('Sun')], ['Forest', 'Pink with stars']))).toBe('422 TEMPLATE_COLOR_UNKNOWN')
  await draw(id, 1, [text('Sun')], ['forest', 'Black', 'BLACK'])
  expect((await read(id)).draftColors).toEqual(['Forest', 'Black'])
  expect((await read(id)).colors).toMatchObject([{ name: 'Forest' }])
  expect((await save(id)).colors).toMatchObject([{ name: 'Forest' }, { name: 'Black', hex: expect.stringMatching(/^#/) }])
  for (const sku of ['G5000-FOREST-S', 'G5000-BLACK-M'])
    expect(await refusalOf(seller.call(cartCalls.addToCart, buy(id, await variantId(sku))))).toBe('no refusal')
  const white = buy(id, await variantId('G5000-WHITE-M'))
  expect(await refusalOf(seller.call(cartCalls.addToCart, white))).toBe('409 PRODUCT_IN_YOUR_CART_IS_NOT_VALID')
  const mapped = { sku: 'SUN-M', productID: 'G5000', size: 'M', templateId: id }
  expect(await refusalOf(seller.call(skuCalls.setSkuMapping, { body: mapped }))).toBe('422 SKU_VARIANT_UNCLEAR')
  await draw(id, 3, [text('Moon')])
  const rename = (from: string, to: string) =>
    shop.write(async tx => void (await sql`update variant set color = ${to} where sku like 'G5000-%' and color = ${from}`.execute(tx.q)))
  await rename('Black', 'Night')
  try {
    expect((await read(id)).warnings).toMatchObject([{ code: 'TEMPLATE_COLOR_UNKNOWN', values: { color: 'Black' }, weight: 'BLOCK' }])
    expect(await refusalOf(save(id))).toBe('422 TEMPLATE_COLOR_UNKNOWN')
    await draw(id, 4, [text('Moon')], ['Forest'])
    expect((await save(id)).colors).toMatchObject([{ name: 'Forest' }])
  } finally {
    await rename('Night', 'Black')
  }
})

test('a cart keeps the design that was put in, drawn or saved anew, until it is chosen again', async () => {
  const buyer = await designer()
  const { id } = await make(buyer)
  const saved = (version: number) => buyer.call(designCalls.saveTemplate, { ...at(id), body: { version } })
  const drawn = (version: number, words: string, colors: string[]) =>
    buyer.call(designCalls.saveDraft, { ...at(id), body: { version, document: front([text(words)]), colors } })
  await saved(1)
  const forest = await variantId('G5000-FOREST-S')
  await buyer.call(cartCalls.addToCart, buy(id, forest))
  const line = async () => (await buyer.call(cartCalls.cart)).data.cart.item[0]
  await drawn(2, 'Moon', ['Black', 'Forest'])
  expect(await line()).toMatchObject({ fault: null, productCustomTemplate: { isChanged: false } })
  await saved(3)
  const before = await line()
  expect(before).toMatchObject({ fault: null, productCustomTemplate: { isChanged: true, image: expect.stringContaining('version=2') } })
  const proof = await fetch(`${shop.url}${before?.productCustomTemplate.image}`, { headers: { authorization: `Bearer ${buyer.token}` } })
  expect(proof.status).toBe(200)
  await buyer.call(cartCalls.updateCart, { body: { id: before?.id ?? 0, productCustomTemplate: id } })
  expect((await line())?.productCustomTemplate.isChanged).toBe(false)
  await drawn(4, 'Star', ['Black'])
  await saved(5)
  expect(await line(), 'its colour is none of the new design').toMatchObject({ fault: null, productCustomTemplate: { isChanged: true } })
  const again = buyer.call(cartCalls.updateCart, { body: { id: before?.id ?? 0, productCustomTemplate: id } })
  expect(await refusalOf(again)).toBe('409 PRODUCT_IN_YOUR_CART_IS_NOT_VALID')
})

test('of two lines of a cart that become one neither is put back to an older design', async () => {
  const buyer = await designer()
  const { id } = await make(buyer)
  const saved = (version: number) => buyer.call(designCalls.saveTemplate, { ...at(id), body: { version } })
  await saved(1)
  const [small, medium] = [await variantId('G5000-FOREST-S'), await variantId('G5000-FOREST-M')]
  await buyer.call(cartCalls.addToCart, buy(id, small))
  await buyer.call(designCalls.saveDraft, { ...at(id), body: { version: 2, document: front([text('Moon')]) } })
  await saved(3)
  const { item } = (await buyer.call(cartCalls.addToCart, buy(id, medium))).data.cart
  expect(item.map(line => line.productCustomTemplate.isChanged)).toEqual([true, false])
  const { cart } = (await buyer.call(cartCalls.updateCart, { body: { id: item[0]?.id ?? 0, productTypeSizeCustom: medium } })).data
  expect(cart.item.map(line => [line.quantity, line.productCustomTemplate.isChanged])).toEqual([[2, false]])
})

test('on an area that is printed in its own way a draft of what is saved is none, and its most layers stop a draft', async () => {
  const { id } = await make()
  const set = (technique: string, most: number | null) =>
    shop.write(
      async tx =>
        void (await sql`
          update print_area set technique = ${technique}, max_layers = ${most}
          where side = 'FRONT' and product_id = (select product_id from variant where sku = 'G5000-FOREST-S')`.execute(tx.q)),
    )
  await set('DTF', 1)
  try {
    await save(id)
    await draw(id, 2, [text('Moon')])
    await draw(id, 3, [text('Sun')])
    expect(await read(id)).toMatchObject({ hasDraft: false, version: 4 })
    expect((await draw(id, 4, [text('Sun')])).data.version).toBe(4)
    const { data } = await draw(id, 4, [text('Sun'), { ...text('Moon'), id: 't2' }])
    expect(data.warnings).toMatchObject([{ code: 'DESIGN_LAYERS_OVER', weight: 'BLOCK', side: 'FRONT' }])
    expect(await refusalOf(save(id))).toBe('422 DESIGN_LAYERS_OVER')
  } finally {
    await set('DTG', null)
  }
})

test('another name leaves the address working; another seller’s template is nowhere to be found', async () => {
  const { id, slug } = await make()
  expect(slug).toBe(`sun-${id.toString(36)}`)
  const renamed = (await seller.call(designCalls.renameTemplate, { ...at(id), body: { name: 'Áo Tết Đẹp' } })).data
  expect(renamed).toMatchObject({ slug: `ao-tet-dep-${id.toString(36)}`, version: 1 })
  const bySlug = (given: string, call = seller.call) => call(designCalls.templateBySlug, { params: { slug: given } })
  for (const each of [slug, renamed.slug, id.toString(36)]) expect((await bySlug(each)).data.id).toBe(id)
  const other = await designer()
  const document = front([text('Mine')])
  const tries: readonly (() => Promise<unknown>)[] = [
    () => bySlug('nothing'),
    () => bySlug('-'),
    () => bySlug(slug, other.call),
    () => other.call(designCalls.template, at(id)),
    () => other.call.fetch(designCalls.templateProof, { ...at(id), query: { state: 'DRAFT' } }),
    () => other.call(designCalls.saveDraft, { ...at(id), body: { version: 1, document } }),
    () => other.call(designCalls.saveTemplate, { ...at(id), body: {} }),
    () => other.call(designCalls.discardDraft, { ...at(id), body: {} }),
    () => other.call(designCalls.duplicateTemplate, { ...at(id), body: {} }),
    () => other.call(designCalls.applyTemplate, { ...at(id), body: { products: [{ productID: 'G5000', colors: ['Black'] }] } }),
  ]
  for (const each of tries) expect(await refusalOf(each())).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  const theirs = await uploadArt(other.call)
  expect(await refusalOf(draw(id, 1, [picture(theirs)]))).toBe('404 FILE_NOT_FOUND')
  expect((await read(id)).draft?.sides[0]?.layers).toMatchObject([{ text: 'Sun' }])
})

test('a member of the team who may only read opens a draft and writes nothing; one who designs is named as its writer', async () => {
  const { id } = await make()
  const [reader, maker] = [await seedMember(shop.engine.db, seller.id, 'readOnly'), await seedMember(shop.engine.db, seller.id, 'designs')]
  const body = { version: 1, document: front([text('Moon')]) }
  const by = (token: string) => shop.client(token)
  expect((await by(reader.token)(designCalls.template, at(id))).data.draft).not.toBeNull()
  expect(await refusalOf(by(reader.token)(designCalls.saveDraft, { ...at(id), body }))).toMatch(/^403/)
  expect(await refusalOf(by(reader.token)(designCalls.saveTemplate, { ...at(id), body: {} }))).toMatch(/^403/)
  await by(maker.token)(designCalls.saveDraft, { ...at(id), body })
  expect((await read(id)).editedBy).toEqual({ id: maker.id, username: maker.username })
})
