// Sending files and live streams, the answers that are no JSON.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { OutgoingFile } from './route.ts'

/** Private files are only ever sent from here, never from a static folder; a browser may not guess another type. */
export function sendFile(reply: FastifyReply, file: OutgoingFile) {
  const disposition = file.isInline ? 'inline' : 'attachment'
  const name = nameFor(file)
  reply
    .type(file.type)
    .header('content-disposition', `${disposition}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', file.isImmutable ? 'private, max-age=31536000, immutable' : 'private, no-store')
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  // A stored file goes out as the stream that it is: one around it, ended before its first read, would leave the file open.
  return reply.send(file.stream instanceof Readable ? file.stream : Readable.from(file.stream, { objectMode: false }))
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
