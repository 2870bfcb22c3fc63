import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { Upload } from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { day, hour } from '#base/time.ts'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { newColour } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { fileCalls } from '../../contract.ts'
import { uploadCalls } from './contract.ts'
import { saltBytes } from './resume.ts'

const shop = await startShop()
afterAll(() => shop.close())

const noise = async (side = 200): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: newColour(), noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png()
    .toBuffer()

/** As any program of the protocol asks. */
async function tus(seller: Pick<Seeded, 'token'>, method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) {
  const answer = await fetch(new URL(path, shop.url), {
    method,
    headers: { authorization: `Bearer ${seller.token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })
  const text = await answer.text()
  const code = text === '' ? undefined : (JSON.parse(text) as { errors: { code: string }[] }).errors[0]?.code
  return { status: answer.status, code, headers: answer.headers, offset: Number(answer.headers.get('upload-offset') ?? Number.NaN) }
}
const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`
async function begin(seller: Seeded, bytes: number, name = 'sun.png'): Promise<string> {
  const begun = await tus(seller, 'POST', '/v1/file/upload', { 'upload-length': String(bytes), 'upload-metadata': named(name) })
  expect(begun.status).toBe(201)
  return begun.headers.get('location') ?? ''
}
const patch = (seller: Seeded, path: string, offset: number, body: Uint8Array, headers: Record<string, string> = {}) =>
  tus(seller, 'PATCH', path, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers }, body)
const finish = (seller: Seeded, path: string) => shop.client(seller.token)(uploadCalls.finishUpload, { params: { id: idOf(path) } })
const idOf = (path: string) => path.split('/').at(-1) ?? ''
const parts = async () => (await shop.engine.db.pool.query('select sha256 from file_upload_part')).rows as { sha256: string }[]

test('a file that comes in parts is taken in as any other, once however often it is finished', async () => {
  const seller = await seedSeller(shop.engine.db)
  const bytes = await noise()
  const path = await begin(seller, bytes.length)
  expect((await patch(seller, path, 0, bytes.subarray(0, 5_000))).offset).toBe(5_000)
  expect(await refusalOf(finish(seller, path))).toBe('409 UPLOAD_OFFSET_WRONG')
  expect(await tus(seller, 'HEAD', path)).toMatchObject({ status: 200, offset: 5_000 })
  expect(await patch(seller, path, 5_000, bytes.subarray(5_000))).toMatchObject({ status: 204, offset: bytes.length })
  const [first, second] = await Promise.all([finish(seller, path), finish(seller, path)])
  expect(first.data).toMatchObject({ name: 'sun.png', source: 'UPLOAD', width: 200, bytes: bytes.length })
  expect(second).toEqual(first)
  const content = await shop.client(seller.token).fetch(fileCalls.fileContent, { params: { id: first.data.id } })
  expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true)
  const named = await parts()
  await shop.cron('file.uploads')
  expect(await parts()).toEqual([])
  for (const { sha256 } of named) expect(await shop.engine.files.has(sha256)).toBe(false)
  expect((await finish(seller, path)).data.id).toBe(first.data.id)
})

test('the protocol’s own client sends a file, and goes on where a lost upload stood', async () => {
  const seller = await seedSeller(shop.engine.db)
  const bytes = await noise()
  const headers = { authorization: `Bearer ${seller.token}` }
  const given = { endpoint: `${shop.url}/v1/file/upload`, headers, metadata: { filename: 'moon.png' }, chunkSize: 8_000, retryDelays: null }
  const url = await new Promise<string>(stopped => {
    const upload: Upload = new Upload(bytes, {
      ...given,
      onChunkComplete: () => void upload.abort().then(() => stopped(upload.url ?? '')),
    })
    upload.start()
  })
  expect((await tus(seller, 'HEAD', url)).offset).toBe(8_000)
  await new Promise<void>((resolve, reject) => {
    new Upload(bytes, { ...given, uploadUrl: url, onSuccess: () => resolve(), onError: reject }).start()
  })
  expect((await finish(seller, url)).data).toMatchObject({ name: 'moon.png', bytes: bytes.length })
})

test('what came before a connection broke is kept', async () => {
  const seller = await seedSeller(shop.engine.db)
  const bytes = await noise()
  const path = await begin(seller, bytes.length)
  const { port, hostname } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `PATCH ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${seller.token}\r\nTus-Resumable: 1.0.0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nUpload-Offset: 0\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  )
  socket.write(bytes.subarray(0, 3_000))
  const incoming = join(shop.engine.config.dataDir, 'files/tmp')
  const sizes = async () => Promise.all((await readdir(incoming)).map(async name => (await stat(join(incoming, name))).size))
  await expect.poll(sizes).toContain(saltBytes + 3_000)
  socket.destroy()
  await expect.poll(async () => (await tus(seller, 'HEAD', path)).offset).toBe(3_000)
  expect((await patch(seller, path, 3_000, bytes.subarray(3_000))).status).toBe(204)
  expect((await finish(seller, path)).data.bytes).toBe(bytes.length)
})

test('of two parts for one place one is kept; a damaged or too long one is not', async () => {
  const seller = await seedSeller(shop.engine.db)
  const bytes = await noise()
  const path = await begin(seller, bytes.length)
  const head = bytes.subarray(0, 4_000)
  const answers = await Promise.all([patch(seller, path, 0, head), patch(seller, path, 0, head)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await patch(seller, path, 0, head)).toMatchObject({ status: 409, code: 'UPLOAD_OFFSET_WRONG' })
  const rest = bytes.subarray(4_000)
  const sum = (of: Uint8Array) => ({ 'upload-checksum': `sha256 ${createHash('sha256').update(of).digest('base64')}` })
  expect(await patch(seller, path, 4_000, rest, sum(head))).toMatchObject({ status: 460, code: 'UPLOAD_CHECKSUM_WRONG' })
  expect(await patch(seller, path, 4_000, Buffer.concat([rest, head]))).toMatchObject({ status: 413 })
  expect(await tus(seller, 'HEAD', path)).toMatchObject({ offset: 4_000 })
  expect(await patch(seller, path, 4_000, rest, sum(rest))).toMatchObject({ status: 204, offset: bytes.length })
})

test('an upload is its seller’s alone', async () => {
  const [seller, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const bytes = await noise()
  const path = await begin(seller, bytes.length)
  await patch(seller, path, 0, bytes)
  expect((await tus(other, 'HEAD', path)).status).toBe(404)
  expect(await patch(other, path, 0, bytes)).toMatchObject({ status: 404, code: 'UPLOAD_NOT_FOUND' })
  expect((await tus(other, 'DELETE', path)).status).toBe(404)
  expect(await refusalOf(finish(other, path))).toBe('404 UPLOAD_NOT_FOUND')
  expect(await refusalOf(finish(seller, '/v1/file/upload/nonsense'))).toBe('404 NOT_FOUND')
  expect((await tus({ token: 'nobody-knows-this-token' }, 'HEAD', path)).status).toBe(401)
  const foreign = await fetch(new URL(path, shop.url), {
    method: 'DELETE',
    headers: { cookie: `access_token=${seller.token}`, 'tus-resumable': '1.0.0', 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.status).toBe(400)
  expect((await finish(seller, path)).data.name).toBe('sun.png')
})

test('the limits of a plain upload hold, and what is no picture is refused in the same words', async () => {
  const seller = await seedSeller(shop.engine.db)
  const begun = (headers: Record<string, string>) => tus(seller, 'POST', '/v1/file/upload', headers)
  expect(await begun({ 'upload-length': String(50 * 2 ** 20 + 1), 'upload-metadata': named('a.png') })).toMatchObject({
    status: 413,
    code: 'FILE_TOO_LARGE',
  })
  expect(await begun({ 'upload-metadata': named('a.png') })).toMatchObject({ status: 400, code: 'UPLOAD_LENGTH_MISSING' })
  expect(await begun({ 'upload-length': '5' })).toMatchObject({ status: 400, code: 'FILE_NAME_INVALID' })
  expect((await tus(seller, 'POST', '/v1/file/upload', { 'tus-resumable': '0.2.2', 'upload-length': '5' })).status).toBe(412)
  const options = await tus(seller, 'OPTIONS', '/v1/file/upload')
  expect(options.headers.get('tus-extension')).toBe('creation,expiration,checksum,termination')
  const path = await begin(seller, 6, 'x.png')
  await patch(seller, path, 0, Buffer.from('<svg/>'))
  expect(await refusalOf(finish(seller, path))).toBe('422 NOT_AN_IMAGE')
})

test('what is unfinished is counted against its seller’s quota, and gone a day after its last part', async () => {
  const seller = await seedSeller(shop.engine.db)
  await shop.engine.db.pool.query(
    `insert into stored_file (account_id, hash, bytes, at) values ($1, '\\x01', 20400 * 1048576::bigint, now())`,
    [seller.id],
  )
  const begun = async () =>
    (await tus(seller, 'POST', '/v1/file/upload', { 'upload-length': String(50 * 2 ** 20), 'upload-metadata': named('a.png') })).status
  const statuses: number[] = []
  while (statuses.length < 60 && !statuses.some(status => status !== 201)) statuses.push(await begun())
  expect(statuses.at(-1)).toBe(507)
  const other = await seedSeller(shop.engine.db)
  const path = await begin(other, 10)
  await patch(other, path, 0, Buffer.from('12345'))
  const [part] = await parts()
  shop.advance(day - hour)
  expect((await tus(other, 'HEAD', path)).status).toBe(200)
  shop.advance(hour + 1)
  expect((await tus(other, 'HEAD', path)).status).toBe(404)
  shop.advance(hour)
  await shop.cron('file.uploads')
  expect(await parts()).toEqual([])
  expect(await shop.engine.files.has(part?.sha256 ?? '')).toBe(false)
})

test('a cancelled upload is gone', async () => {
  const seller = await seedSeller(shop.engine.db)
  const path = await begin(seller, 10)
  expect((await tus(seller, 'POST', path, { 'x-http-method-override': 'DELETE' })).status).toBe(204)
  expect((await tus(seller, 'HEAD', path)).status).toBe(404)
})

test('of uploads that begin at one moment no more are taken than may be under way', async () => {
  const seller = await seedSeller(shop.engine.db)
  const begun = await Promise.all(
    Array.from({ length: 56 }, () => tus(seller, 'POST', '/v1/file/upload', { 'upload-length': '9', 'upload-metadata': named('sun.png') })),
  )
  expect(begun.filter(each => each.status === 201)).toHaveLength(50)
  expect(new Set(begun.filter(each => each.status !== 201).map(each => each.code))).toEqual(new Set(['FILE_UPLOADS_TOO_MANY']))
})
