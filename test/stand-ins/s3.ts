import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredObject {
  body: Buffer
  at: Date
}
interface OpenUpload {
  key: string
  at: Date
  parts: Map<number, Buffer>
}

/** An S3 service on 127.0.0.1 that keeps its one bucket in memory and knows path-style addresses. It checks no signature. */
export interface S3StandIn {
  readonly endpoint: string
  readonly objects: Map<string, StoredObject>
  readonly uploads: Map<string, OpenUpload>
  /** The status that the next requests answer, first in first out, in place of doing anything. */
  readonly failures: number[]
  /** What is put waits for this before it is kept: long enough to end the process that puts it. */
  readonly hold: { until?: Promise<void> }
  close(): Promise<void>
}

/** How many keys a list answers at once: few, so that tests see more than one page. */
const pageSize = 2

export async function startS3(): Promise<S3StandIn> {
  const state = {
    objects: new Map<string, StoredObject>(),
    uploads: new Map<string, OpenUpload>(),
    failures: [] as number[],
    hold: {} as S3StandIn['hold'],
  }
  const server = createServer(async (request, response) => {
    // Whoever asks may be killed in the middle of it.
    const body = await readAll(request).catch(() => undefined)
    if (!body) return void response.destroy()
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
    const failure = state.failures.shift()
    if (failure !== undefined) return send(response, { status: failure, xml: errorXml(failure === 503 ? 'SlowDown' : 'AccessDenied') })
    if (request.method === 'PUT') await state.hold.until
    const handle = key === '' ? onBucket : url.searchParams.has('uploadId') || url.searchParams.has('uploads') ? onUpload : onObject
    const reply = handle(state, { method: request.method ?? 'GET', key, query: url.searchParams, range: request.headers.range, body })
    send(response, reply, request.method === 'HEAD')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address that is no text.
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  return { endpoint: `http://127.0.0.1:${port}`, ...state, close }
}

type State = Pick<S3StandIn, 'objects' | 'uploads'>
interface Asked {
  method: string
  key: string
  query: URLSearchParams
  range: string | undefined
  body: Buffer
}
interface Reply {
  status: number
  xml?: string
  bytes?: Buffer
  headers?: Record<string, string>
}

function onBucket({ objects, uploads }: State, { query }: Asked): Reply {
  const prefix = query.get('prefix') ?? ''
  if (query.has('uploads')) {
    const open = [...uploads].filter(([, { key }]) => key.startsWith(prefix))
    const rows = open.map(
      ([id, { key, at }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    )
    return { status: 200, xml: `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>` }
  }
  const after = query.get('continuation-token') ?? ''
  const found = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort(([a], [b]) => (a < b ? -1 : 1))
  const page = found.slice(0, pageSize)
  const rows = page.map(
    ([key, { body, at }]) =>
      `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
  )
  const more = found.length > page.length
  const next = more ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''
  return { status: 200, xml: `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>` }
}

function onObject({ objects }: State, { method, key, range, body }: Asked): Reply {
  if (method === 'PUT') {
    objects.set(key, { body, at: new Date() })
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const found = objects.get(key)
  if (!found) return { status: 404, xml: errorXml('NoSuchKey') }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const part = start && end ? found.body.subarray(Number(start), Number(end) + 1) : found.body
  const headers = {
    etag: etagOf(found.body),
    'last-modified': found.at.toUTCString(),
    'content-type': 'application/octet-stream',
  }
  return { status: start ? 206 : 200, headers, bytes: part }
}

function onUpload({ objects, uploads }: State, { method, key, query, body }: Asked): Reply {
  if (query.has('uploads')) {
    const id = randomUUID()
    uploads.set(id, { key, at: new Date(), parts: new Map() })
    return { status: 200, xml: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` }
  }
  const id = query.get('uploadId') ?? ''
  const upload = uploads.get(id)
  if (!upload) return { status: 404, xml: errorXml('NoSuchUpload') }
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)
  objects.set(key, { body: Buffer.concat(parts), at: new Date() })
  return { status: 200, xml: `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>` }
}

function send(response: ServerResponse, { status, xml, bytes, headers = {} }: Reply, isHead = false): void {
  const content = bytes ?? Buffer.from(xml === undefined ? '' : `<?xml version="1.0"?>${xml}`)
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': content.length, ...headers }).end(isHead ? '' : content)
}

const errorXml = (code: string): string => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
