import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { day } from '#base/time.ts'
import type { Config, S3Config } from '#engine/config.ts'
import { type ByteRange, FileMissing, type Files, isSha256, type ListedFile, type LocalFile } from './files.ts'
import { assertFreeSpace, discarded, openSpool, type Spool, type SpooledFile, spool, sweepSpool } from './spool.ts'

interface Bucket {
  readonly client: S3Client
  readonly Bucket: string
}

const prefix = 'files/'
const partBytes = 8 * 2 ** 20

/**
 * Files in a bucket, as `files/<hash>`. What comes in is hashed on the local disk first and sent under its final key: an upload
 * to a temporary key would have to be copied by the service, can be left behind for ever, and is sent before we know whether it
 * is too large. The disk needs room for the uploads of one moment only.
 */
export async function openBucket(
  s3: S3Config,
  { dataDir, diskReserveBytes }: Pick<Config, 'dataDir' | 'diskReserveBytes'>,
): Promise<Files> {
  const incoming = await openSpool(join(dataDir, 'files', 'tmp'), diskReserveBytes)
  const bucket = { client: clientOf(s3), Bucket: s3.bucket }
  return {
    put: async (source, { maxBytes }) => {
      const { path, ...facts } = await spool(incoming, source, maxBytes)
      try {
        await upload(bucket, path, facts.sha256)
      } finally {
        await rm(path, { force: true })
      }
      return facts
    },
    open: (sha256, range) => read(bucket, sha256, range),
    has: async sha256 => (await lastPut(bucket, sha256)) !== undefined,
    local: async sha256 => localCopy(incoming, await read(bucket, sha256), sha256),
    scratch: async (source, { maxBytes }) => discarded(await spool(incoming, source, maxBytes)),
    remove: async (sha256, storedBefore) => {
      const putAt = await lastPut(bucket, sha256)
      if (!putAt || (storedBefore && putAt >= storedBefore)) return
      await bucket.client.send(new DeleteObjectCommand({ Bucket: s3.bucket, Key: keyOf(sha256) }))
    },
    list: () => list(bucket),
    assertFreeSpace: () => assertFreeSpace(incoming),
    sweep: async () => (await sweepSpool(incoming)) + (await abortOldUploads(bucket)),
    close: () => bucket.client.destroy(),
  }
}

/** Checksums only where the service demands them: many of those that speak S3 do not know the newer ones. */
function clientOf({ region, endpoint, credentials, forcePathStyle }: S3Config): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 4_000, socketTimeout: 10_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  })
}

function keyOf(sha256: string): string {
  if (!isSha256(sha256)) throw new FileMissing(sha256)
  return prefix + sha256
}

/** In parts that are held in memory, so that each can be sent again after a failure; visible only when it is whole. */
async function upload({ client, Bucket }: Bucket, path: string, sha256: string): Promise<void> {
  const params = { Bucket, Key: keyOf(sha256), Body: createReadStream(path), ContentType: 'application/octet-stream' }
  await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done()
}

async function read({ client, Bucket }: Bucket, sha256: string, range?: ByteRange): Promise<Readable> {
  const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
  const { Body } = await client
    .send(new GetObjectCommand({ Bucket, Key: keyOf(sha256), ...part }))
    .catch(error => throwMissing(error, sha256))
  if (!(Body instanceof Readable)) throw new Error('The bucket answered a file without a body.')
  return Body
}

/** A copy whose hash is checked, for what came back over the network is going to be printed. */
async function localCopy(incoming: Spool, content: Readable, sha256: string): Promise<LocalFile> {
  const copy: SpooledFile = await spool({ ...incoming, reserveBytes: 0 }, content, Number.MAX_SAFE_INTEGER)
  const file = discarded(copy)
  if (copy.sha256 === sha256) return file
  await file[Symbol.asyncDispose]()
  throw new Error(`The bucket answered other bytes than those of ${sha256}.`)
}

async function lastPut({ client, Bucket }: Bucket, sha256: string): Promise<Date | undefined> {
  if (!isSha256(sha256)) return undefined
  try {
    const { LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(sha256) }))
    return LastModified ?? new Date()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function* list({ client, Bucket }: Bucket): AsyncGenerator<ListedFile> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
    for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? []) {
      const sha256 = Key.slice(prefix.length)
      if (isSha256(sha256)) yield { sha256, bytes: Size, storedAt: LastModified }
    }
  }
}

/** An upload in parts whose process was killed stays in the bucket, unseen and paid for. */
async function abortOldUploads({ client, Bucket }: Bucket): Promise<number> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }))
  const old = Uploads.filter(({ Initiated }) => Initiated && Date.now() - Initiated.getTime() > day)
  for (const { Key, UploadId } of old) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
  return old.length
}

const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

function throwMissing(error: unknown, sha256: string): never {
  throw isMissing(error) ? new FileMissing(sha256) : error
}
