import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { fileCalls } from '../../contract.ts'
import { cutoutCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())

/** A red square on white. */
async function square(name: string, side = 1_200): Promise<File> {
  const red = { create: { width: side / 2, height: side / 2, channels: 3, background: '#c00' } } as const
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .composite([{ input: red }])
    .removeAlpha()
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name)
}

test('what is left of a file is another file, with alpha and in its own pixels, looked at before; done twice it is one', async () => {
  const seller = await seedSeller(shop.engine.db)
  const client = shop.client(seller.token)
  const [file] = (await client(fileCalls.uploadFiles, { body: {}, files: [await square('logo.png')] })).data
  const params = { id: file?.id ?? 0 }
  const preview = await client.fetch(cutoutCalls.cutOutPreview, { params, query: { tolerance: 5 } })
  expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 1000, hasAlpha: true })
  expect((await client(fileCalls.myFiles, { query: {} })).data.totalDocs).toBe(1)
  const { data: cut } = await client(cutoutCalls.cutOut, { params, body: { tolerance: 5 } })
  expect(cut).toMatchObject({ name: 'logo-cutout.png', type: 'image/png', width: 1200, height: 1200, hasAlpha: true, source: 'UPLOAD' })
  expect((await client(cutoutCalls.cutOut, { params, body: { tolerance: 5 } })).data.id).toBe(cut.id)
  const bytes = await (await client.fetch(fileCalls.fileContent, { params: { id: cut.id } })).arrayBuffer()
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
  // The file itself stays as it was.
  expect((await client(fileCalls.myFile, { params })).data).toMatchObject({ name: 'logo.png', hasAlpha: false })
})

test('a place without its other half, another’s file and a colour that is all of it are refused', async () => {
  const [seller, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const client = shop.client(seller.token)
  const [file] = (await client(fileCalls.uploadFiles, { body: {}, files: [await square('logo.png', 200)] })).data
  const params = { id: file?.id ?? 0 }
  expect(await refusalOf(client(cutoutCalls.cutOut, { params, body: { x: 0.5 } }))).toBe('400 REQUIRED')
  expect(await refusalOf(client(cutoutCalls.cutOut, { params, body: { x: 2, y: 0 } }))).toBe('400 INVALID_INPUT')
  expect(await refusalOf(client(cutoutCalls.cutOut, { params, body: { tolerance: 100, reach: 'EVERYWHERE' } }))).toBe('422 CUTOUT_ALL')
  expect(await refusalOf(shop.client(other.token)(cutoutCalls.cutOut, { params, body: {} }))).toBe('404 FILE_NOT_FOUND')
  expect(await refusalOf(shop.client(other.token).fetch(cutoutCalls.cutOutPreview, { params, query: {} }))).toBe('404 FILE_NOT_FOUND')
})
