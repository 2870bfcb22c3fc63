// Sending files, live streams, and long answers of JSON compressed.
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OutgoingFile } from './route.ts'

/** In bytes; a shorter answer takes as many packets either way. */
const longAnswer = 4_096
/** As for a page that is drawn for one reader: twice the time would save a tenth. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 }
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: brotliParams }),
  gzip: (text: string) => promisify(gzip)(text, { level: 1 }),
}

/**
 * An answer of JSON to a read, compressed where it is long and its reader takes that. What is read holds no secrets: calls that answer one
 * (`answersSecret`) write, and are sent as they are, so that nobody learns one from how long an answer is.
 */
export async function sendRead(reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding')
  if (Buffer.byteLength(text) < longAnswer) return reply.send(text)
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find(each => takes(accepted, each))
  return encoding ? reply.header('content-encoding', encoding).send(await encoders[encoding](text)) : reply.send(text)
}

/** Whether a header `Accept-Encoding` names it, and not with the weight 0. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some(part => {
    const [name = '', ...parameters] = part.split(';').map(word => word.trim().toLowerCase())
    return name === encoding && !parameters.some(parameter => parameter.startsWith('q=') && Number(parameter.slice(2)) === 0)
  })

/** Whether the caller has what this ETag names (RFC 9110, 13.1.2); a proxy that compresses makes a weak one of it. */
export const isHeld = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === etag)

/**
 * Private files are only ever sent from here, never from a static folder; a browser may not guess another type. What the caller holds
 * already (`If-None-Match`) is not opened, and not sent again: 304.
 */
export async function sendFile(reply: FastifyReply, file: OutgoingFile): Promise<FastifyReply> {
  const isKnown = file.etag !== undefined && isHeld(reply.request, file.etag)
  const stream = isKnown ? undefined : typeof file.stream === 'function' ? await file.stream() : file.stream
  const disposition = file.isInline ? 'inline' : 'attachment'
  const name = nameFor(file)
  reply
    .type(file.type)
    .header('content-disposition', `${disposition}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header(
      'cache-control',
      file.isImmutable ? 'private, max-age=31536000, immutable' : file.etag ? 'private, no-cache' : 'private, no-store',
    )
  if (file.etag) reply.header('etag', file.etag)
  if (!stream) return reply.code(304).send()
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  // A stored file goes out as the stream that it is: one around it, ended before its first read, would leave the file open.
  return reply.send(stream instanceof Readable ? stream : Readable.from(stream, { objectMode: false }))
}

const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'application/zip': ['.zip'],
  'text/csv': ['.csv'],
}

/** A picture can be a web page as well: what is saved must be opened as what it was taken for, whatever its sender called it. */
function nameFor({ name, type }: Pick<OutgoingFile, 'name' | 'type'>): string {
  const right = endings[type.replace(/;.*/, '')]
  return right === undefined || right.some(ending => name.toLowerCase().endsWith(ending)) ? name : `${name}${right[0]}`
}

const asciiName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_')

const KEEP_ALIVE_MS = 15_000

/** Server-sent events; a comment every 15 s keeps proxies from closing a quiet stream. */
export function sendLive(reply: FastifyReply, events: AsyncIterable<unknown>, encode: (value: unknown) => string) {
  const stream = Readable.from(frames(events, encode), { objectMode: false })
  const timer = setInterval(() => stream.push(': still here\n\n'), KEEP_ALIVE_MS)
  stream.once('close', () => clearInterval(timer))
  return reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(stream)
}

async function* frames(events: AsyncIterable<unknown>, encode: (value: unknown) => string) {
  yield 'retry: 2000\n: open\n\n'
  for await (const event of events) yield `data: ${encode(event)}\n\n`
}
