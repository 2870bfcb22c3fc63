// Whole designs through the API: what is taken, what is refused in which sentence, and how they look.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { uploadArt } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { designCalls } from '../contract.ts'
import { fontCalls } from '../document/font/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Awaited<ReturnType<typeof designer>>
beforeAll(async () => {
  await shop.write(seedCatalogue)
  seller = await designer()
})
async function designer() {
  const { id, token } = await seedSeller(shop.engine.db)
  const call = shop.client(token)
  return { id, token, call, fileId: await uploadArt(call, [600, 800]) }
}
const box = { xInches: 1, yInches: 1, widthInches: 6, heightInches: 2 }
const text = { kind: 'TEXT' as const, ...box, text: 'Xin chào', fontId: 'lobster-400', sizeInches: 1 }
const make = ({ call }: Pick<typeof seller, 'call'>, layers: readonly object[], more: object = {}) => {
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: layers as (typeof text)[], ...more }] }
  return call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', document } })
}
const proof = ({ call }: Pick<typeof seller, 'call'>, id: number, query: { side?: 'FRONT' | 'BACK'; width?: number } = {}) =>
  call.fetch(designCalls.templateProof, { params: { id }, query })

test('a design is answered as it was sent, with what its layers did not say and what they come to', async () => {
  const picture = {
    kind: 'IMAGE',
    fileId: seller.fileId,
    ...box,
    heightInches: 8,
    crop: { left: 0, top: 0, right: 0.5, bottom: 0 },
    rotateDegrees: 12.5,
  }
  const { data } = await make(seller, [picture, { ...text, id: 't1', arcDegrees: 90 }])
  expect(data.image).toBe(`/v1/product-custom-template/${data.id}/proof?width=480&version=1`)
  expect(data.sides).toMatchObject([
    {
      ...{ side: 'FRONT', widthInches: 12, dpi: 50 },
      layers: [
        { id: 'l1', kind: 'IMAGE', rotateDegrees: 12.5, opacityPercent: 100, scalePercent: 600 },
        { id: 't1', kind: 'TEXT', text: 'Xin chào', align: 'centre', fit: 'BOX', color: '#000000' },
      ],
    },
  ])
  const again = await seller.call(designCalls.template, { params: { id: data.id } })
  expect(again.data.sides).toEqual(data.sides)
})

test('a design of a million layers is too much to be read at all', async () => {
  const layers = `${'{"kind":"SHAPE"},'.repeat(1_000_000)}{}`
  const body = `{"productID":"G5000","color":"Forest","document":{"v":2,"sides":[{"side":"FRONT","layers":[${layers}]}]}}`
  const headers = { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${shop.url}/v1/product-custom-template`, { method: 'POST', headers, body })
  expect(status).toBe(413)
})

const shape = { kind: 'SHAPE', ...box, shape: 'STAR', fill: '#0b5cff' }
test.each([
  ['letters that the font lacks', [{ ...text, fontId: 'righteous-400', text: 'bạn' }], '422 LETTERS_MISSING'],
  ['an emoji', [{ ...text, text: 'Yêu 😀' }], '422 LETTERS_MISSING'],
  ['a font that is not ours', [{ ...text, fontId: '../../etc/passwd' }], '422 FONT_UNKNOWN'],
  ['a font called like a part of every object', [{ ...text, fontId: '__proto__' }], '422 FONT_UNKNOWN'],
  ['a control character', [{ ...text, text: 'a\u0007b' }], '422 DESIGN_TEXT_CONTROL'],
  ['the character nothing', [{ ...text, text: 'a\u0000b' }], undefined],
  ['no text', [{ ...text, text: ' ' }], '422 DESIGN_TEXT_EMPTY'],
  ['a text of 501 letters', [{ ...text, text: 'a'.repeat(501) }], '422 DESIGN_TEXT_TOO_LONG'],
  ['a billion inches', [{ ...text, xInches: 1e9 }], '400 DESIGN_NUMBER'],
  ['a layer far away', [shape, { ...text, xInches: 100 }], '422 DESIGN_LAYER_FAR'],
  ['61 layers', Array.from({ length: 61 }, () => text), '400 DESIGN_LAYERS_TOO_MANY'],
  ['no layers', [], '400 DESIGN_SIDE_EMPTY'],
  ['more than 64 KB', Array.from({ length: 60 }, () => ({ ...text, text: 'ế'.repeat(500) })), '400 DESIGN_TOO_LARGE'],
  ['what would print nothing', [{ ...text, isHidden: true }], '422 PRINT_BLANK'],
  ['a colour that is code', [{ ...text, color: 'url(x)' }], '400 DESIGN_COLOR'],
  ['another’s file', [{ kind: 'IMAGE', ...box, fileId: 999_999 }], '404 FILE_NOT_FOUND'],
])('%s is refused', async (_, layers, refusal) => {
  const refused = await refusalOf(make(seller, layers))
  if (refusal === undefined) expect(refused).toMatch(/^4/)
  else expect(refused).toBe(refusal)
})

test('a refusal names the letters and the font, in both languages', async () => {
  const body = {
    productID: 'G5000',
    color: 'Forest',
    document: { v: 2, sides: [{ side: 'FRONT', layers: [{ ...text, text: 'Yêu 😀 漢' }] }] },
  }
  const sentence = async (language: string) => {
    const headers = { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json', cookie: `lang=${language}` }
    const answer = await fetch(`${shop.url}/v1/product-custom-template`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { errors }: { errors: { message: string }[] } = await answer.json()
    return errors[0]?.message
  }
  expect(await sentence('en')).toBe('The font Lobster has no 😀 漢. Take them out, or choose another font.')
  expect(await sentence('vi')).toBe('Phông Lobster không có 😀 漢. Hãy bỏ các ký tự này hoặc chọn phông khác.')
})

test('files beside a document, neither, and an area that has changed are refused', async () => {
  const body = { productID: 'G5000', color: 'Forest' }
  expect(await refusalOf(seller.call(designCalls.makeTemplate, { body }))).toBe('400 TEMPLATE_ONE_SOURCE')
  const sides = [{ side: 'FRONT' as const, fileId: seller.fileId }]
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [text] }] }
  expect(await refusalOf(seller.call(designCalls.makeTemplate, { body: { ...body, sides, document } }))).toBe('400 TEMPLATE_ONE_SOURCE')
  expect(await refusalOf(make(seller, [text], { widthInches: 12, heightInches: 15 }))).toBe('422 TEMPLATE_AREA_CHANGED')
  expect((await make(seller, [text], { widthInches: 12, heightInches: 16 })).data.sides[0]?.heightInches).toBe(16)
  expect(await refusalOf(make(seller, [text], { side: 'HOOD' }))).toBe('422 TEMPLATE_AREA_MISSING')
})

test('another seller’s pictures are in no design, and their designs have no proof', async () => {
  const other = await designer()
  expect(await refusalOf(make(seller, [{ kind: 'IMAGE', ...box, fileId: other.fileId }]))).toBe('404 FILE_NOT_FOUND')
  const { data } = await make(other, [text])
  expect(await refusalOf(proof(seller, data.id))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect(await refusalOf(proof({ call: shop.client() }, data.id))).toMatch(/^401/)
})

test('a file that has left the library goes into no new design, and stays in the old ones', async () => {
  const fileId = await uploadArt(seller.call, [600, 800])
  const { data } = await make(seller, [{ kind: 'IMAGE', ...box, fileId }, text])
  await seller.call(fileCalls.deleteFile, { params: { id: fileId } })
  expect(await refusalOf(make(seller, [{ kind: 'IMAGE', ...box, fileId }]))).toBe('404 FILE_NOT_FOUND')
  expect((await proof(seller, data.id)).status).toBe(200)
})

test('the proof is the print at the width that is asked for, and is sent once to who holds it', async () => {
  const { data } = await make(seller, [shape, text])
  const answer = await proof(seller, data.id, { width: 240 })
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 240,
    height: 320,
    hasAlpha: true,
  })
  const etag = answer.headers.get('etag') ?? ''
  const headers = { authorization: `Bearer ${seller.token}`, 'if-none-match': etag }
  const again = await fetch(`${shop.url}/v1/product-custom-template/${data.id}/proof?width=240`, { headers })
  expect([again.status, again.headers.get('etag'), (await again.arrayBuffer()).byteLength]).toEqual([304, etag, 0])
  expect((await fetch(`${shop.url}/v1/product-custom-template/${data.id}/proof?width=241`, { headers })).status).toBe(200)
  expect(await refusalOf(proof(seller, data.id, { side: 'BACK' }))).toBe('422 TEMPLATE_AREA_MISSING')
  expect(await refusalOf(proof(seller, data.id, { width: 1e6 }))).toMatch(/^400/)
})

test('a layer whose ink lies outside of the area has no blank proof, but its sentence', async () => {
  const { data } = await make(seller, [{ ...text, text: 'a', xInches: -40, widthInches: 42, fit: 'NONE', sizeInches: 0.05 }])
  expect(await refusalOf(proof(seller, data.id))).toBe('422 PRINT_BLANK')
})

test('the fonts are for all: a list, each as a TrueType file that browsers keep, and its licence', async () => {
  const anybody = shop.client()
  const { data } = await anybody(fontCalls.fonts)
  expect(data.find(font => font.id === 'lobster-400')).toMatchObject({
    family: 'Lobster',
    weight: 400,
    isLatinOnly: false,
    licence: 'OFL-1.1',
  })
  const file = await fetch(shop.url + data[0]?.url)
  expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    'font/ttf',
    'private, max-age=31536000, immutable',
  ])
  expect(Buffer.from(await file.arrayBuffer()).readUInt32BE()).toBe(0x00010000)
  expect(await (await fetch(shop.url + data[0]?.licenceUrl)).text()).toContain('SIL OPEN FONT LICENSE')
  expect(await refusalOf(anybody.fetch(fontCalls.font, { params: { id: '../package.json' }, query: {} }))).toBe('404 FONT_NOT_FOUND')
})
