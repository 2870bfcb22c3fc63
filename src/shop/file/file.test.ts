import sharp, { type Color } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { newColour } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startDriveShop } from '#test/shop.ts'
import { driveIdOf } from '#test/stand-ins/drive.ts'
import { fileCalls } from './contract.ts'
import { findLibraryFile, findLibraryFiles } from './file.ts'

const { drive, shop, close } = await startDriveShop()
afterAll(close)

async function picture(name: string, { width = 300, height = 400, format = 'png' as 'png' | 'jpeg' } = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 4, background: { ...newColour(), alpha: 0.5 } } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], name)
}
const upload = async (seller: Seeded, ...files: File[]) =>
  (await shop.client(seller.token)(fileCalls.uploadFiles, { body: {}, files })).data

test('print files are kept with their pixels, a thumbnail and their bytes', async () => {
  const seller = await seedSeller(shop.engine.db)
  const file = await picture('sun.png', { width: 1200, height: 1600 })
  const [added] = await upload(seller, file)
  expect(added).toMatchObject({ name: 'sun.png', type: 'image/png', width: 1200, height: 1600, hasAlpha: true, bytes: file.size })
  const id = added?.id ?? 0
  const thumbnail = await shop.client(seller.token).fetch(fileCalls.fileThumbnail, { params: { id } })
  expect(await sharp(await thumbnail.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 })
  const content = await shop.client(seller.token).fetch(fileCalls.fileContent, { params: { id } })
  expect(new Uint8Array(await content.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test('editors draw a proxy of a large file, which is made once and is no file of the seller’s quota', async () => {
  const seller = await seedSeller(shop.engine.db)
  const [large] = await upload(seller, await picture('large.png', { width: 3000, height: 2000 }))
  const params = { id: large?.id ?? 0 }
  const stored = () => shop.engine.db.pool.query('select count(*)::int as files from stored_file where account_id = $1', [seller.id])
  const before = (await stored()).rows
  const proxyOf = async () => Buffer.from(await (await shop.client(seller.token).fetch(fileCalls.fileProxy, { params })).arrayBuffer())
  const [first, again] = await Promise.all([proxyOf(), proxyOf()])
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 1500, height: 1000 })
  expect(again.equals(first)).toBe(true)
  expect((await proxyOf()).equals(first)).toBe(true)
  expect((await stored()).rows).toEqual(before)
})

const clear = { r: 255, g: 255, b: 255, alpha: 0 }
const drawn = async (width: number, height: number, background: Color = '#c00') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 4, background } })
          .png()
          .toBuffer(),
      ),
    ],
    'art.png',
  )
test.each([
  ['fully transparent', () => drawn(600, 600, clear), 'ART_TRANSPARENT', 'fully transparent', 'trong suốt hoàn toàn'],
  ['a single pixel', () => drawn(1, 1), 'ART_TOO_NARROW', 'at least 8', 'ít nhất 8'],
  ['20000 × 3 pixels', () => drawn(20_000, 3), 'ART_TOO_NARROW', 'at least 40', 'ít nhất 40'],
])('art that is %s is refused, in the reader’s language, and nothing is kept', async (_, make, code, english, vietnamese) => {
  const seller = await seedSeller(shop.engine.db)
  for (const [language, words] of [
    ['en', english],
    ['vi', vietnamese],
  ] as const) {
    const client = shop.client(seller.token)
    await client(accountCalls.setPreferences, { body: { language } })
    const refused = client(fileCalls.uploadFiles, { body: {}, files: [await make()] })
    await expect(refused).rejects.toMatchObject({ status: 422, code, message: expect.stringContaining(words) })
  }
  expect((await shop.client(seller.token)(fileCalls.myFiles, { query: {} })).data.totalDocs).toBe(0)
})

test('art of one dot on a clear ground, and a long thin line, are taken', async () => {
  const seller = await seedSeller(shop.engine.db)
  const dot = await sharp({ create: { width: 3000, height: 3000, channels: 4, background: clear } })
    .composite([{ input: { create: { width: 4, height: 4, channels: 4, background: '#c00' } }, left: 2500, top: 40 }])
    .png()
    .toBuffer()
  expect(await upload(seller, new File([new Uint8Array(dot)], 'dot.png'), await drawn(4000, 8))).toHaveLength(2)
})

test('whatever a file was called, it is given back under a name that ends as what it is', { tags: 'long' }, async () => {
  const seller = await seedSeller(shop.engine.db)
  const names = ['page.html', 'sun.PNG', 'moon.jpg', 'star.exe']
  const files = [
    await picture('page.html'),
    await picture('sun.PNG'),
    await picture('moon.jpg'),
    await picture('star.exe', { format: 'jpeg' }),
  ]
  const added = await upload(seller, ...files)
  expect(added.map(({ name }) => name)).toEqual(names)
  const given: (string | undefined)[] = []
  for (const { id } of added) {
    const { headers } = await shop.client(seller.token).fetch(fileCalls.fileContent, { params: { id } })
    given.push(/filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1])
  }
  expect(given).toEqual(['page.html.png', 'sun.PNG', 'moon.jpg.png', 'star.exe.jpg'])
})

test('the same file again is the same file; another of that name gets a number', async () => {
  const seller = await seedSeller(shop.engine.db)
  const file = await picture('moon.png')
  const [first] = await upload(seller, file)
  const [again] = await upload(seller, file)
  expect(again?.id).toBe(first?.id)
  const [other] = await upload(seller, await picture('MOON.png'))
  expect(other?.name).toBe('MOON (2).png')
})

test('order files name a library file with or without its ending, in any case, and only their own', async () => {
  const seller = await seedSeller(shop.engine.db)
  const other = await seedSeller(shop.engine.db)
  const [added] = await upload(seller, await picture('Cat-Moon.jpg', { format: 'jpeg' }))
  const { db } = shop.engine
  expect((await findLibraryFile(db, seller.id, 'cat-moon.JPG'))?.id).toBe(added?.id)
  expect((await findLibraryFile(db, seller.id, 'CAT-MOON'))?.id).toBe(added?.id)
  expect(await findLibraryFile(db, other.id, 'cat-moon')).toBeUndefined()
  expect([...(await findLibraryFiles(db, seller.id, ['cat-moon', 'nope'])).keys()]).toEqual(['cat-moon'])
})

test('the library is searched, sorted and paged', async () => {
  const seller = await seedSeller(shop.engine.db)
  await upload(
    seller,
    await picture('b.png', { width: 10, height: 10 }),
    await picture('a.png', { width: 20, height: 20 }),
    await picture('100%.png'),
  )
  const names = async (query: object) => (await shop.client(seller.token)(fileCalls.myFiles, { query })).data.docs.map(file => file.name)
  expect(await names({})).toEqual(['100%.png', 'a.png', 'b.png'])
  expect(await names({ sort: 'name', limit: 2 })).toEqual(['100%.png', 'a.png'])
  expect(await names({ sort: 'largest', page: 2, limit: 2 })).toEqual(['b.png'])
  expect(await names({ q: '0%' })).toEqual(['100%.png'])
})

test('a file is renamed and taken out; a taken name is refused', async () => {
  const seller = await seedSeller(shop.engine.db)
  const [one, two] = await upload(seller, await picture('one.png'), await picture('two.png'))
  const client = shop.client(seller.token)
  const rename = (name: string) => client(fileCalls.renameFile, { params: { id: one?.id ?? 0 }, body: { name } })
  expect(await refusalOf(rename('TWO.png'))).toBe('409 FILE_NAME_WAS_USED')
  expect(await refusalOf(rename('../secret'))).toBe('400 FILE_NAME_INVALID')
  expect((await rename('three.png')).data.name).toBe('three.png')
  await client(fileCalls.deleteFile, { params: { id: two?.id ?? 0 } })
  expect(await refusalOf(client(fileCalls.myFile, { params: { id: two?.id ?? 0 } }))).toBe('404 FILE_NOT_FOUND')
  expect((await rename('two.png')).data.name).toBe('two.png')
})

test('a picture behind a share link comes into the library; the same click twice fetches it once', async () => {
  const seller = await seedSeller(shop.engine.db)
  const link = await drive.shareArt(600, 800)
  const add = (idempotencyKey: string) => shop.client(seller.token)(fileCalls.addLink, { body: { link } }, { idempotencyKey })
  const [first, second] = await Promise.all([add('one-click-only'), add('one-click-only')])
  expect(first.data).toMatchObject({ name: 'art.png', source: 'LINK', width: 600, height: 800 })
  expect(second).toEqual(first)
  expect(drive.hits.get(driveIdOf(link))).toBe(1)
  // Late, by another act: the same bytes under the same name are the file that is there.
  expect((await add('another-click')).data.id).toBe(first.data.id)
})

test('a link that gives no print file is refused at its field, and nothing is kept', async () => {
  const seller = await seedSeller(shop.engine.db)
  const client = shop.client(seller.token)
  const add = (link: string) => client(fileCalls.addLink, { body: { link } })
  const pdf = { kind: 'file', name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n') } as const
  const folder = 'https://drive.google.com/drive/folders/1AbcDefGhiJklMno'
  expect(await refusalOf(add('https://example.com/art.png'))).toBe('422 FILE_LINK_INVALID')
  expect(await refusalOf(add(folder))).toBe('422 FILE_LINK_FOLDER')
  expect(await refusalOf(add(drive.share({ kind: 'sign-in' })))).toBe('422 FILE_LINK_INVALID')
  expect(await refusalOf(add(drive.share({ kind: 'oversize' })))).toBe('422 FILE_LINK_TOO_LARGE')
  expect(await refusalOf(add(drive.share({ kind: 'broken' })))).toBe('422 FILE_LINK_UNREACHABLE')
  expect(await refusalOf(add(drive.share(pdf)))).toBe('422 FILE_LINK_NOT_PRINTABLE')
  await expect(add(folder)).rejects.toMatchObject({ errors: [{ path: 'link' }] })
  expect((await client(fileCalls.myFiles, { query: {} })).data.totalDocs).toBe(0)
})

test('what is no picture, or another’s, is refused', async () => {
  const [seller, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  expect(await refusalOf(upload(seller, new File(['<svg/>'], 'x.png')))).toBe('422 NOT_AN_IMAGE')
  expect(await refusalOf(upload(seller))).toBe('422 FILE_MISSING')
  const [added] = await upload(seller, await picture('mine.png'))
  const params = { id: added?.id ?? 0 }
  const foreign = shop.client(other.token)
  expect(await refusalOf(foreign(fileCalls.myFile, { params }))).toBe('404 FILE_NOT_FOUND')
  for (const name of ['fileContent', 'fileThumbnail', 'fileProxy'] as const)
    expect(await refusalOf(foreign.fetch(fileCalls[name], { params }))).toBe('404 FILE_NOT_FOUND')
})
