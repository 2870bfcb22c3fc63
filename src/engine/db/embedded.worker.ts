// The worker thread that owns the embedded PostgreSQL (PGlite). Several logical connections share its one backend: a
// connection owns the backend from its first message until the server says that it is idle, so transactions never mix.
import { closeSync, fsyncSync, openAsBlob, openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { FromBackend, ToBackend, WorkerSettings } from './embedded.ts'

if (!parentPort) throw new Error('This file runs as a worker thread.')
const port = parentPort
const { folder, image, idleInTransactionMs }: WorkerSettings = workerData

/** What we use of Emscripten's module: its file streams, to which PGlite gives no fsync (so that as shipped nothing is ever flushed). */
interface EmscriptenModule {
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
  }
}

class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options)
    // PGlite's own type of the module does not show NODEFS.
    const withFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = stream => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        else syncPath(NODEFS.realPath(stream.node))
        return 0
      }
    }
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), withFsync]
    return result
  }
}

function syncPath(path: string) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const parameters = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'max_wal_size=256MB']
const pglite = folder
  ? await PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams: [...parameters.filter(parameter => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
    })
  : await PGlite.create({ startParams: parameters, ...(image !== undefined && { loadDataDir: await openAsBlob(image) }) })

const queue: Exclude<ToBackend, 'close'>[] = []
let owner: number | undefined
let isPumping = false
/** Runs while a transaction is open and nothing is asked in it. */
let idle: NodeJS.Timeout | undefined
/** Connections that were ended here and do not know it yet. */
const ended = new Set<number>()

async function pump() {
  if (isPumping) return
  isPumping = true
  try {
    for (let message = next(); message; message = next()) await handle(message)
  } finally {
    isPumping = false
  }
}

function next() {
  const index = owner === undefined ? 0 : queue.findIndex(message => message.id === owner)
  return index < 0 ? undefined : queue.splice(index, 1)[0]
}

async function handle(message: Exclude<ToBackend, 'close'>) {
  clearTimeout(idle)
  if (!message.bytes) {
    ended.delete(message.id)
    if (owner === message.id) await rollBack()
    return
  }
  // What such a connection still sends would be written outside of its transaction, for good.
  if (ended.has(message.id)) return
  owner = message.id
  const { replies, isIdle } = split(await answerTo(message.bytes))
  port.postMessage({ id: message.id, bytes: replies } satisfies FromBackend, [replies.buffer])
  if (isIdle) owner = undefined
  else idle = setTimeout(endIdle, idleInTransactionMs, message.id)
}

async function rollBack() {
  await answerTo(simpleQuery('ROLLBACK'))
  owner = undefined
}

/** PostgreSQL's idle_in_transaction_session_timeout, which this build has no clock for: a connection that holds the backend and says nothing is ended. */
async function endIdle(id: number) {
  if (owner !== id || isPumping) return
  isPumping = true
  ended.add(id)
  await rollBack()
  port.postMessage({ id, bytes: idleError(), isEnd: true } satisfies FromBackend)
  isPumping = false
  await pump()
}

/** An ErrorResponse of the protocol. */
function idleError() {
  const fields = ['SFATAL', 'VFATAL', 'C25P03', 'Mterminating connection due to idle-in-transaction timeout']
  const body = Buffer.from(`${fields.map(field => `${field}\0`).join('')}\0`)
  const head = Buffer.from([0x45, 0, 0, 0, 0])
  head.writeInt32BE(body.length + 4, 1)
  return Uint8Array.from(Buffer.concat([head, body]))
}

/** As a stream of bytes: what PGlite hands out whole it also reads, and keeps as objects for ever (pglite pull request 1025). */
async function answerTo(bytes: Uint8Array): Promise<Buffer> {
  const chunks: Buffer[] = []
  // The bytes stand in the engine's own memory, and are others in a moment.
  await pglite.execProtocolRawStream(bytes, { onRawData: chunk => chunks.push(Buffer.from(chunk)) })
  return Buffer.concat(chunks)
}

const NOTIFICATION = 0x41
const READY_FOR_QUERY = 0x5a
const IDLE = 0x49

/** The frames for the connection that asked; notifications go to all connections. */
function split(out: Buffer) {
  const kept: Buffer[] = []
  let isIdle = false
  for (let at = 0; at < out.length; ) {
    const frame = out.subarray(at, at + out.readInt32BE(at + 1) + 1)
    at += frame.length
    if (frame[0] === NOTIFICATION) port.postMessage({ bytes: Uint8Array.from(frame) } satisfies FromBackend)
    else kept.push(frame)
    isIdle = frame[0] === READY_FOR_QUERY && frame[5] === IDLE
  }
  return { replies: Uint8Array.from(Buffer.concat(kept)), isIdle }
}

function simpleQuery(text: string) {
  const bytes = Buffer.from(`Q\0\0\0\0${text}\0`)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}

port.on('message', async (message: ToBackend) => {
  if (message === 'close') {
    await pglite.close()
    port.postMessage('closed' satisfies FromBackend)
    return
  }
  queue.push(message)
  // A WASM abort rejects here, is uncaught, and ends the worker; the main thread treats that as fatal.
  await pump()
})
port.postMessage('ready' satisfies FromBackend)
