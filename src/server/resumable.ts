// Resumable uploads over HTTP (tus 1.0). They are no calls of the contract, whose answers are JSON: of the contract is the call whose access counts, and the one that makes a file of what has come.
import { PassThrough, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '#base/fault.ts'
import { forAccount } from '#engine/child/account.ts'
import { checksumOf, countOf, metadataOf, tusAlgorithms, tusExtensions, tusVersion } from '#engine/resumable/headers.ts'
import type { Resumable, ResumableSource } from '#engine/resumable/source.ts'
import { checkOrigin } from '#engine/serve/access.ts'
import { authorize, authorizeWrite, tokenOf } from '#engine/serve/authorize.ts'
import type { ServeSettings } from '#engine/serve/settings.ts'

type Asked = Pick<ServeSettings, 'engine' | 'identify' | 'hold'>
type OfUpload = FastifyRequest<{ Params: { id: string } }>
const partType = 'application/offset+octet-stream'

export function mountResumable(server: FastifyInstance, settings: Asked, sources: readonly ResumableSource[]): void {
  server.register(async site => {
    site.removeAllContentTypeParsers()
    // Read by whoever keeps it, up to the length that was said.
    site.addContentTypeParser(partType, (_request, body, done) => done(null, body))
    site.addHook('onSend', async (_request, reply) => void reply.header('tus-resumable', tusVersion).header('cache-control', 'no-store'))
    for (const source of sources) mountSource(site, settings, source)
  })
}

function mountSource(site: FastifyInstance, settings: Asked, source: ResumableSource): void {
  const { engine } = settings
  const one = `${source.path}/:id`
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    checkOrigin(request, new URL(engine.config.publicUrl).origin, tokenOf(request).isBearer)
    await authorize(source.call, request, settings)
    if (request.headers['tus-resumable'] === tusVersion) return
    reply.header('tus-version', tusVersion)
    throw new Fault('UPLOAD_VERSION_UNKNOWN')
  }
  const owned = <T>(request: FastifyRequest, work: (ownerId: number) => Promise<T>): Promise<T> => {
    const ownerId = request.who?.id
    if (ownerId === undefined) throw new Fault('UNAUTHORIZED')
    return forAccount(ownerId, () => work(ownerId))
  }

  const tell = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(204)
      .headers({
        'tus-version': tusVersion,
        'tus-extension': tusExtensions,
        'tus-max-size': source.maxBytes,
        'tus-checksum-algorithm': tusAlgorithms,
      })
      .send()
  site.options(source.path, tell)
  site.options(one, tell)

  site.post(source.path, { onRequest }, async (request, reply) => {
    const { headers } = request
    const length = countOf(headers['upload-length'])
    if (length === undefined) throw new Fault('UPLOAD_LENGTH_MISSING')
    if (length > source.maxBytes) throw new Fault('FILE_TOO_LARGE', { values: { limitMb: Math.floor(source.maxBytes / 2 ** 20) } })
    const name = metadataOf(headers['upload-metadata']).get('filename') ?? ''
    const begun = await owned(request, ownerId => source.begin(engine, ownerId, { name, length }))
    return stateOn(reply, begun).code(201).header('location', `${source.path}/${begun.id}`).send()
  })

  const head = async (request: OfUpload, reply: FastifyReply) => {
    const found = await owned(request, ownerId => source.find(engine, ownerId, request.params.id))
    return stateOn(reply, found).code(200).header('upload-length', found.length).send()
  }
  const patch = async (request: OfUpload, reply: FastifyReply) => {
    const { headers, body } = request
    if (headers['content-type'] !== partType) throw new Fault('UNSUPPORTED_MEDIA_TYPE')
    const offset = countOf(headers['upload-offset'])
    if (offset === undefined) throw new Fault('MALFORMED_REQUEST')
    const checksum = checksumOf(headers['upload-checksum'])
    const bytes = untilCut(body instanceof Readable ? body : Readable.from([]))
    const admit = (tx: Parameters<typeof authorizeWrite>[0]) => authorizeWrite(tx, source.call, request, settings)
    const kept = await owned(request, ownerId => source.append(engine, ownerId, request.params.id, { offset, bytes, checksum, admit }))
    return stateOn(reply, kept).code(204).send()
  }
  const remove = async (request: OfUpload, reply: FastifyReply) => {
    await owned(request, ownerId => source.cancel(engine, ownerId, request.params.id))
    return reply.code(204).send()
  }
  const given = { onRequest, bodyLimit: source.maxBytes }
  site.head<{ Params: { id: string } }>(one, { onRequest }, head)
  site.patch<{ Params: { id: string } }>(one, given, patch)
  site.delete<{ Params: { id: string } }>(one, { onRequest }, remove)
  // For programs behind a proxy that lets neither PATCH nor DELETE pass.
  site.post<{ Params: { id: string } }>(one, given, async (request, reply) => {
    const method = request.headers['x-http-method-override']
    const meant = method === 'PATCH' ? patch : method === 'DELETE' ? remove : method === 'HEAD' ? head : undefined
    if (!meant) throw new Fault('NOT_FOUND')
    return meant(request, reply)
  })
}

const stateOn = (reply: FastifyReply, { offset, expiresAt }: Resumable): FastifyReply =>
  reply.header('upload-offset', offset).header('upload-expires', expiresAt.toUTCString())

/** The bytes that came before the connection broke: they are kept, and the upload goes on behind them. */
function untilCut(body: Readable): Readable {
  const kept = new PassThrough()
  const end = () => void kept.end()
  body.once('error', end).once('close', end).pipe(kept)
  return kept
}
