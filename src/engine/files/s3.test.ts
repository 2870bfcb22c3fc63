import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3StandIn, startS3 } from '#test/stand-ins/s3.ts'
import type { Files } from './files.ts'
import { openBucket } from './s3.ts'

const limit = { maxBytes: 2 ** 20 }
const absent = '0'.repeat(64)
let dataDir: string
let s3: S3StandIn
let files: Files

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkport-bucket-'))
  s3 = await startS3()
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const bucket = { bucket: 'inkport', region: 'us-east-1', endpoint: s3.endpoint, credentials, forcePathStyle: true }
  files = await openBucket(bucket, { dataDir, diskReserveBytes: 0 })
})
afterAll(async () => {
  files.close()
  await s3.close()
  await rm(dataDir, { recursive: true })
})

test('a busy bucket is asked again', async () => {
  s3.failures.push(503)
  const { sha256 } = await files.put([Buffer.from('patience')], limit)
  expect(await files.has(sha256)).toBe(true)
})

test('a bucket that refuses leaves no file behind and says so', async () => {
  s3.failures.push(403)
  await expect(files.put([Buffer.from('refused')], limit)).rejects.toThrow()
  expect(await readdir(join(dataDir, 'files', 'tmp'))).toEqual([])
})

test('the copy made for a child process is removed when the child is done', async () => {
  const { sha256 } = await files.put([Buffer.from('for a child')], limit)
  const local = await files.local(sha256)
  expect(existsSync(local.path)).toBe(true)
  await local[Symbol.asyncDispose]()
  expect(existsSync(local.path)).toBe(false)
})

test('other bytes than were put are not handed to a child', async () => {
  const { sha256 } = await files.put([Buffer.from('true')], limit)
  s3.objects.set(`files/${sha256}`, { body: Buffer.from('false'), at: new Date() })
  await expect(files.local(sha256)).rejects.toThrow('other bytes')
  expect(await readdir(join(dataDir, 'files', 'tmp'))).toEqual([])
})

test('uploads in parts that were broken off a day ago are swept', async () => {
  s3.uploads.set('left', { key: `files/${absent}`, at: new Date('2020-01-01'), parts: new Map() })
  s3.uploads.set('running', { key: `files/${absent}`, at: new Date(), parts: new Map() })
  expect(await files.sweep()).toBe(1)
  expect([...s3.uploads.keys()]).toEqual(['running'])
})
