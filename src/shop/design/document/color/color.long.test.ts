// Designs that differ per colour, through the API: kept, refused, drawn, checked, and put on other products.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { designCalls } from '../../contract.ts'
import { designCheckCalls } from '../check/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let call: ReturnType<typeof shop.client>
beforeAll(async () => {
  await shop.write(seedCatalogue)
  call = shop.client((await seedSeller(shop.engine.db)).token)
})

type Side = NonNullable<CallInput<typeof designCalls.makeTemplate>['body']['document']>['sides'][number]
const rect = (id: string, fill: string, more: object = {}) => ({
  ...{ kind: 'SHAPE' as const, id, shape: 'RECT' as const, xInches: 0, yInches: 0, widthInches: 12, heightInches: 8, fill },
  ...more,
})
const ink = {
  kind: 'TEXT' as const,
  id: 'ink',
  xInches: 1,
  yInches: 10,
  widthInches: 8,
  heightInches: 2,
  text: 'Sun',
  fontId: 'lobster-400',
}
const layers = [rect('red', '#ff0000'), rect('blue', '#0000ff', { isHidden: true }), { ...ink, sizeInches: 1, color: '#1c1d20' }]
const onBlack = {
  color: 'Black',
  layers: [
    { id: 'red', isHidden: true },
    { id: 'blue', isHidden: false },
    { id: 'ink', color: '#ffffff' },
  ],
}
const front = (colors: Side['colors'] = [onBlack]): Side => ({ side: 'FRONT', layers, colors })
const product = { productID: 'G5000', color: 'Sand', colors: ['Black', 'White'], name: 'Sun' }
const make = async (colors?: Side['colors']) =>
  (await call(designCalls.makeTemplate, { body: { ...product, document: { v: 2, sides: [front(colors)] } } })).data
const at = (id: number) => ({ params: { id } })
async function pixel(id: number, query: CallInput<typeof designCalls.templateProof>['query']) {
  const answer = await call.fetch(designCalls.templateProof, { ...at(id), query: { width: 120, ...query } })
  const { data } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { tag: answer.headers.get('etag'), color: [...data.subarray(0, 3)].map(value => value.toString(16).padStart(2, '0')).join('') }
}

test('what differs is answered as it was sent, and each colour is drawn as it is printed; colours alike are one drawing', async () => {
  const made = await make([
    { ...onBlack, color: 'BLACK' },
    { color: 'White', layers: [{ id: 'red' }] },
  ])
  expect(made.document?.sides[0]?.colors).toEqual([{ ...onBlack, color: 'BLACK' }])
  expect((await call(designCalls.template, at(made.id))).data.sides).toMatchObject([{ colors: [{ color: 'BLACK' }] }])
  expect(made.image).toBe(`/v1/product-custom-template/${made.id}/proof?width=480&version=1&color=Sand`)
  const [sand, white, black] = await Promise.all([{}, { color: 'white' }, { color: 'Black' }].map(query => pixel(made.id, query)))
  expect([sand?.color, white?.color, black?.color]).toEqual(['ff0000', 'ff0000', '0000ff'])
  expect(white?.tag).toBe(sand?.tag)
  expect(black?.tag).not.toBe(sand?.tag)
  expect(await refusalOf(call.fetch(designCalls.templateProof, { ...at(made.id), query: { color: 'Pink' } }))).toBe(
    '422 TEMPLATE_COLOR_UNKNOWN',
  )
})

test('a colour that the design is not made for, a layer that is not there and a number that is none are refused at their places', async () => {
  const refused = async (colors: unknown) => {
    const error = await make(colors as Side['colors']).catch((each: unknown) => each)
    return error instanceof CallError ? [error.code, error.errors[0]?.path, error.errors[0]?.values] : error
  }
  const royal = { ...onBlack, color: 'Royal' }
  expect(await refused([onBlack, royal])).toEqual(['DESIGN_DIFFERENCE_COLOR', 'document.sides.0.colors.1', { color: 'Royal' }])
  const gone = [{ color: 'Black', layers: [{ id: 'gone', isHidden: true }] }]
  expect(await refused(gone)).toEqual(['DESIGN_DIFFERENCE_LAYER', 'document.sides.0.colors.0', { color: 'Black' }])
  const blank = [{ color: 'Black', layers: layers.map(({ id }) => ({ id, isHidden: true })) }]
  expect(await refused(blank)).toEqual(['DESIGN_COLOR_BLANK', 'document.sides.0.colors.0', { color: 'Black' }])
  for (const given of [null, 'Black', [null], [{ color: 'Black' }], [{ color: '', layers: [] }], { Black: {} }])
    expect(await refusalOf(make(given as unknown as Side['colors']))).toMatch(/^400/)
  const stroke = { color: '#ffffff', widthInches: 1e9 }
  expect(await refusalOf(make([{ color: 'Black', layers: [{ id: 'red', stroke }] }]))).toBe('400 DESIGN_NUMBER')
})

test('a draft keeps what differs, is a change by it alone, and says what stops its save', async () => {
  const { id, version } = await make([])
  const draw = async (seen: number, colors: Side['colors'], garments?: string[]) =>
    (
      await call(designCalls.saveDraft, {
        ...at(id),
        body: { version: seen, document: { v: 2, sides: [front(colors)] }, ...(garments && { colors: garments }) },
      })
    ).data
  expect((await draw(version, [])).version).toBe(version)
  const drawn = await draw(version, [onBlack])
  expect(drawn).toMatchObject({ version: version + 1, warnings: [] })
  expect((await draw(version, [onBlack])).version, 'the same once more').toBe(drawn.version)
  const one = await draw(drawn.version, [onBlack], ['Sand'])
  expect(one.warnings).toEqual([
    { code: 'DESIGN_DIFFERENCE_COLOR', values: { color: 'Black' }, weight: 'BLOCK', side: 'FRONT', layerId: null },
  ])
  expect(await refusalOf(call(designCalls.saveTemplate, { ...at(id), body: {} }))).toBe('422 DESIGN_DIFFERENCE_COLOR')
  await draw(one.version, [onBlack], ['Black', 'Sand'])
  const { data: saved } = await call(designCalls.saveTemplate, { ...at(id), body: {} })
  expect(saved).toMatchObject({ hasDraft: false, document: { sides: [{ colors: [onBlack] }] } })
  expect((await pixel(id, {})).color, 'its first colour').toBe('0000ff')
  const { data: copy } = await call(designCalls.duplicateTemplate, { ...at(id), body: {} })
  expect(copy.document?.sides).toEqual(saved.document?.sides)
})

test('checks are those of the colour that is asked for', async () => {
  const { id } = await make()
  const same = async (body: object) =>
    (await call(designCheckCalls.checkDesign, { body })).data.filter(({ code }) => code === 'SAME_COLOR').map(({ layerId }) => layerId)
  expect(await same({ templateId: id, color: 'Black' })).toEqual([])
  const bare = { v: 2, sides: [front([])] }
  expect(await same({ productID: 'G5000', color: 'Black', document: bare })).toEqual(['ink'])
  expect(await same({ productID: 'G5000', color: 'black', document: { v: 2, sides: [front()] } })).toEqual([])
  expect(await refusalOf(same({ templateId: id, color: 'Pink' }))).toBe('422 TEMPLATE_COLOR_UNKNOWN')
})

test('on another product it differs on the colours that this has, and lines grow with the art', async () => {
  const stroke = { color: '#ffffff', widthInches: 0.4 }
  const differing = ['Black', 'Sand'].map(color => ({ color, layers: [{ id: 'red', stroke }] }))
  const { id } = await make(differing)
  const { data } = await call(designCalls.applyTemplate, {
    ...at(id),
    body: {
      products: [
        { productID: 'G18500', colors: ['Navy', 'Black'] },
        { productID: 'ORN3', colors: ['White'] },
      ],
    },
  })
  const [hoodie, ornament] = data.map(({ template }) => template?.sides[0])
  expect(hoodie?.colors).toMatchObject([{ color: 'Black', layers: [{ id: 'red' }] }])
  const scale = (hoodie?.layers[0]?.widthInches ?? 0) / 12
  expect(hoodie?.colors?.[0]?.layers[0]?.stroke?.widthInches).toBeCloseTo(0.4 * scale, 4)
  expect(ornament?.colors).toEqual([])
})
