// Multipart uploads, read as a stream: first the fields, then the files one after another.
import type { Hash } from 'node:crypto'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Fault } from '#base/fault.ts'
import type { IncomingFile } from './route.ts'

const MAX_FILES = 20

export interface Upload {
  fields: Record<string, unknown>
  files: AsyncIterable<IncomingFile>
}

/** Reads up to the first file; the rest is read as the handler asks for it. All that is read goes into `hash` too. */
export async function readUpload(request: FastifyRequest, maxBytes: number, hash: Hash): Promise<Upload> {
  if (!request.isMultipart()) throw new Fault('UNSUPPORTED_MEDIA_TYPE')
  const limits = { fileSize: maxBytes, files: MAX_FILES, fields: 50, fieldSize: 64 * 1024 }
  const parts = wellFormed(() => request.parts({ limits }))
  const fields: Record<string, unknown> = Object.create(null)
  let first: Multipart | undefined
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done) break
    if (part.type === 'file') {
      first = part
      break
    }
    if (part.fieldname === '__proto__') throw new Fault('MALFORMED_REQUEST')
    fields[part.fieldname] = part.value
    hash.update(`${part.fieldname}=${String(part.value)}\n`)
  }
  return { fields: { ...fields }, files: filesFrom(first, parts, maxBytes, hash) }
}

async function* filesFrom(
  first: Multipart | undefined,
  rest: AsyncIterable<Multipart>,
  maxBytes: number,
  hash: Hash,
): AsyncIterable<IncomingFile> {
  const each = async function* () {
    if (first) yield first
    yield* rest
  }
  for await (const part of each()) {
    if (part.type !== 'file') continue
    // The parser leaves out a name that is empty, whatever its type says.
    const name: string = part.filename ?? ''
    hash.update(`${part.fieldname}:${name}\n`)
    yield { field: part.fieldname, name, type: part.mimetype, stream: bounded(part.file, maxBytes, hash) }
  }
}

async function* bounded(file: NodeJS.ReadableStream & { truncated: boolean }, maxBytes: number, hash: Hash): AsyncIterable<Uint8Array> {
  for await (const chunk of wellFormed(() => file)) {
    // A binary stream without an encoding gives buffers.
    const bytes = chunk as Buffer
    hash.update(bytes)
    yield bytes
  }
  if (file.truncated) throw new Fault('FILE_TOO_LARGE', { values: { limitMb: Math.round(maxBytes / 2 ** 20) } })
}

/** What the parser of the request throws is the caller's: a request that is none, or that breaks off. Limits carry their own status. */
async function* wellFormed<T>(open: () => AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* open()
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new Fault('MALFORMED_REQUEST')
  }
}
