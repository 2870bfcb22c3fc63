import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { contentCalls } from '../contract.ts'
import { contentOfficeCalls } from '../office/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const editor = shop.client((await seedStaff(shop.engine.db, 'content')).token)
const upload = (bytes: Uint8Array, name = 'cover.jpg') =>
  editor(contentOfficeCalls.addPostPicture, { body: {}, files: [new File([new Uint8Array(bytes)], name)] })
const photo = () =>
  sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#0b5cff' } })
    .withExif({ IFD0: { Artist: 'somebody private' } })
    .jpeg()
    .toBuffer()

test('a picture is made anew as WebP in two sizes, without what was hidden in it, and everyone may see it', async () => {
  const { data } = await upload(await photo())
  expect(data).toMatchObject({ width: 1_600, height: 800 })
  for (const [size, width] of [
    ['large', 1_600],
    ['small', 800],
  ] as const) {
    const response = await shop.client().fetch(contentCalls.postPicture, { params: { key: data.key }, query: { size } })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const bytes = Buffer.from(await response.arrayBuffer())
    expect((await sharp(bytes).metadata()).width).toBe(width)
    expect(bytes.includes('somebody private')).toBe(false)
  }
})

test('what is no picture is refused, and so is a key that names none', async () => {
  expect(await refusalOf(upload(Buffer.from('<svg onload=alert(1)>'), 'x.png'))).toMatch(/^4\d\d (NOT_AN_IMAGE|FORMAT_NOT_ALLOWED)$/)
  const key = 'A'.repeat(22)
  expect(await refusalOf(shop.client().fetch(contentCalls.postPicture, { params: { key }, query: {} }))).toBe('404 PICTURE_NOT_FOUND')
})

test('a picture that no article names is forgotten after a week; a cover and one in a text are kept', { tags: 'long' }, async () => {
  const keys = [(await upload(await photo())).data.key, (await upload(await photo())).data.key, (await upload(await photo())).data.key]
  const [cover = '', inText = '', unused = ''] = keys
  const { data: post } = await editor(contentOfficeCalls.createPost)
  const body = {
    title: 'a',
    titleVi: '',
    summary: 'b',
    summaryVi: '',
    body: '',
    bodyVi: `![x](/v1/blog-picture/${inText})`,
    coverKey: cover,
  }
  const { data: saved } = await editor(contentOfficeCalls.savePost, { params: { id: post.id }, body: { ...body, version: post.version } })
  expect(saved.cover).toMatchObject({ key: cover, width: 1_600 })
  shop.advance(8 * day)
  await shop.cron('content.sweep')
  const found = (key: string) => refusalOf(shop.client().fetch(contentCalls.postPicture, { params: { key }, query: {} }))
  expect(await Promise.all([cover, inText, unused].map(found))).toEqual(['no refusal', 'no refusal', '404 PICTURE_NOT_FOUND'])
})
