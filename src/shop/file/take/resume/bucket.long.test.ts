// Files that come in parts where the store is a bucket: each part is an object of its own, and none is left behind.
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { noisePng } from '#test/art.ts'
import { startShop } from '#test/shop.ts'
import { startS3 } from '#test/stand-ins/s3.ts'
import { beginUpload, bucketOf, sendPart, standOf } from '#test/tus.ts'
import { fileCalls } from '../../contract.ts'
import { uploadCalls } from './contract.ts'

const s3 = await startS3()
const shop = await startShop({ env: bucketOf(s3) })
afterAll(async () => {
  await shop.close()
  await s3.close()
})
let seller: Seeded
let at: { url: string; token: string }
beforeAll(async () => {
  seller = await seedSeller(shop.engine.db)
  at = { url: shop.url, token: seller.token }
})
const finish = (path: string) => shop.client(seller.token)(uploadCalls.finishUpload, { params: { id: path.split('/').at(-1) ?? '' } })

test('parts become the file, also those that are larger than the bucket takes at once, and their objects go', async () => {
  const bytes = await noisePng(2_200)
  expect(bytes.length).toBeGreaterThan(10 * 2 ** 20)
  const path = await beginUpload(at, bytes.length)
  const cut = 9 * 2 ** 20
  expect(await sendPart(at, path, 0, bytes.subarray(0, cut))).toEqual({ status: 204, offset: cut })
  expect(await sendPart(at, path, cut, bytes.subarray(cut))).toEqual({ status: 204, offset: bytes.length })
  const parts = [...s3.objects.keys()]
  expect(parts).toHaveLength(2)
  const { data } = await finish(path)
  const content = await shop.client(seller.token).fetch(fileCalls.fileContent, { params: { id: data.id } })
  expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true)
  await shop.cron('file.uploads')
  expect(parts.filter(key => s3.objects.has(key))).toEqual([])
  expect(s3.uploads.size).toBe(0)
  expect((await finish(path)).data.id).toBe(data.id)
})

test('a part that the bucket does not take changes nothing: the upload stands where it stood, and goes on', async () => {
  const bytes = await noisePng(200)
  const path = await beginUpload(at, bytes.length)
  await sendPart(at, path, 0, bytes.subarray(0, 5_000))
  const before = s3.objects.size
  s3.failures.push(403)
  expect((await sendPart(at, path, 5_000, bytes.subarray(5_000))).status).toBeGreaterThanOrEqual(500)
  expect(await standOf(at, path)).toEqual({ status: 200, offset: 5_000 })
  expect(s3.objects.size).toBe(before)
  // A busy one is asked again by itself.
  s3.failures.push(503)
  expect(await sendPart(at, path, 5_000, bytes.subarray(5_000))).toEqual({ status: 204, offset: bytes.length })
  // So is one that refuses while the whole is put together.
  s3.failures.push(403)
  await expect(finish(path)).rejects.toMatchObject({ status: 500 })
  expect((await finish(path)).data).toMatchObject({ width: 200, bytes: bytes.length })
})

test('what came before a line broke is in the bucket', async () => {
  const bytes = await noisePng(200)
  const path = await beginUpload(at, bytes.length)
  const headers = { authorization: `Bearer ${seller.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
  const line = request(new URL(path, shop.url), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'content-length': bytes.length },
  })
  line.on('error', () => {})
  line.write(bytes.subarray(0, 20_000))
  await new Promise(passed => setTimeout(passed, 200))
  line.destroy()
  await expect.poll(async () => (await standOf(at, path)).offset).toBe(20_000)
  await sendPart(at, path, 20_000, bytes.subarray(20_000))
  expect((await finish(path)).data.bytes).toBe(bytes.length)
})
