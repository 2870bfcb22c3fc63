import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3StandIn, startS3 } from '#test/stand-ins/s3.ts'
import { FileMissing, type Files } from './files.ts'
import { openFiles } from './open.ts'

const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const limit = { maxBytes: 30 * 2 ** 20 }
const absent = '0'.repeat(64)

describe.each(['folder', 'bucket'] as const)('the store in a %s', kind => {
  let dataDir: string
  let s3: S3StandIn
  let files: Files
  const spoolFolder = () => join(dataDir, 'files', 'tmp')
  const bucketConfig = () => ({
    bucket: 'inkport',
    region: 'us-east-1',
    endpoint: s3.endpoint,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    forcePathStyle: true,
  })
  const openStore = (diskReserveBytes = 0) => openFiles({ dataDir, diskReserveBytes, s3: kind === 'bucket' ? bucketConfig() : undefined })

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'inkport-files-'))
    s3 = await startS3()
    files = await openStore()
  })
  afterAll(async () => {
    files.close()
    await s3.close()
    await rm(dataDir, { recursive: true })
  })

  test('what was put is read back, in whole and in part', async () => {
    const bytes = randomBytes(200_000)
    const put = await files.put(inPieces(bytes), limit)
    expect(put).toEqual({ sha256: shaOf(bytes), bytes: bytes.length, head: bytes.subarray(0, 4_096) })
    expect(await files.has(put.sha256)).toBe(true)
    expect((await readAll(files, put.sha256)).equals(bytes)).toBe(true)
    expect(await readAll(files, put.sha256, { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20))
  })

  test('a large file arrives unchanged, and nothing is left in the way in', async () => {
    const bytes = randomBytes(20 * 2 ** 20 + 1)
    const { sha256 } = await files.put(inPieces(bytes), limit)
    expect(shaOf(await readAll(files, sha256))).toBe(sha256)
    expect(await readdir(spoolFolder())).toEqual([])
  })

  test('an empty file is a file', async () => {
    expect(await files.put([], limit)).toMatchObject({ bytes: 0, sha256: shaOf(Buffer.alloc(0)) })
    expect(await readAll(files, shaOf(Buffer.alloc(0)))).toHaveLength(0)
  })

  test('the same content is kept once, and putting it again makes it young', async () => {
    const first = await files.put([Buffer.from('twice')], limit)
    await makeOld(first.sha256)
    expect((await files.put([Buffer.from('twi'), Buffer.from('ce')], limit)).sha256).toBe(first.sha256)
    await files.remove(first.sha256, new Date(Date.now() - 60_000))
    expect(await files.has(first.sha256)).toBe(true)
    expect((await listed()).filter(sha256 => sha256 === first.sha256)).toHaveLength(1)
  })

  test('a file is removed where it is old, and removing it again is no error', async () => {
    const { sha256 } = await files.put([Buffer.from('old')], limit)
    await makeOld(sha256)
    await files.remove(sha256, new Date(Date.now() - 60_000))
    expect(await files.has(sha256)).toBe(false)
    await files.remove(sha256)
  })

  test('a file too large or a source that breaks leaves nothing behind', async () => {
    const before = await listed()
    await expect(files.put([Buffer.alloc(6), Buffer.alloc(5)], { maxBytes: 10 })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
    await expect(files.put(breakingOff(), limit)).rejects.toThrow('the client went away')
    expect(await readdir(spoolFolder())).toEqual([])
    expect(await listed()).toEqual(before)
  })

  test('a child process gets a path with the same bytes', async () => {
    const { sha256 } = await files.put([Buffer.from('for a child')], limit)
    await using local = await files.local(sha256)
    expect(await readFile(local.path, 'utf8')).toBe('for a child')
  })

  test('what is not there is said to be missing, and a text that is no hash leads nowhere', async () => {
    for (const sha256 of [absent, '../../etc/passwd', '']) {
      await expect(files.open(sha256)).rejects.toBeInstanceOf(FileMissing)
      await expect(files.local(sha256)).rejects.toBeInstanceOf(FileMissing)
    }
    expect(await files.has(absent)).toBe(false)
  })

  test('all files are listed with size and age', async () => {
    const bytes = randomBytes(10)
    const { sha256 } = await files.put([bytes], limit)
    const found = (await Array.fromAsync(files.list())).find(file => file.sha256 === sha256)
    expect(found).toMatchObject({ bytes: 10, storedAt: expect.any(Date) })
    expect((await listed()).length).toBeGreaterThan(2)
  })

  test('below the reserve nothing comes in, and what is there can be read', async () => {
    const { sha256 } = await files.put([Buffer.from('early')], limit)
    const full = await openStore(Number.MAX_SAFE_INTEGER)
    await expect(full.assertFreeSpace()).rejects.toMatchObject({ code: 'FILE_STORAGE_FULL' })
    await expect(full.put([Buffer.from('late')], limit)).rejects.toMatchObject({ code: 'FILE_STORAGE_FULL' })
    expect(String(await readAll(full, sha256))).toBe('early')
    await using local = await full.local(sha256)
    expect(existsSync(local.path)).toBe(true)
    full.close()
  })

  test('leftovers of broken uploads are swept after an hour', async () => {
    const [old, young] = [join(spoolFolder(), 'old'), join(spoolFolder(), 'young')]
    for (const path of [old, young]) await writeFile(path, 'half a file')
    const [before, now] = [new Date(Date.now() - 2 * 3_600_000), new Date()]
    await utimes(old, before, before)
    await utimes(young, now, now)
    expect(await files.sweep()).toBe(1)
    expect(await readdir(spoolFolder())).toEqual(['young'])
    await rm(young)
  })

  const listed = async () => (await Array.fromAsync(files.list())).map(file => file.sha256)

  async function makeOld(sha256: string) {
    const old = new Date('2020-01-01')
    const object = s3.objects.get(`files/${sha256}`)
    if (object) object.at = old
    if (kind === 'folder') await utimes(join(dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256), old, old)
  }
})

function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_000) yield bytes.subarray(at, at + 65_000)
}

async function* breakingOff() {
  yield Buffer.from('half')
  throw new Error('the client went away')
}

async function readAll(files: Files, sha256: string, range?: { start: number; end: number }): Promise<Buffer> {
  return Buffer.concat(await (await files.open(sha256, range)).toArray())
}
