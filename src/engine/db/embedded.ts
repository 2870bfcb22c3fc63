// The embedded PostgreSQL: PGlite in a worker thread, spoken to by the same `pg` driver as any server.
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './lock.ts'

export type WorkerSettings = { folder: string | undefined; image: string | undefined; idleInTransactionMs: number }
export type ToBackend = { id: number; bytes?: Uint8Array } | 'close'
/** `isEnd`: the backend has ended this connection. */
export type FromBackend = { id?: number; bytes: Uint8Array; isEnd?: boolean } | 'ready' | 'closed'

export interface Embedded {
  /** A new logical connection for `pg.Client`'s `stream` setting. */
  connect(): Duplex
  /** Comes where the engine crashes, which is fatal, and never otherwise. */
  readonly died: Promise<Error>
  close(): Promise<void>
}

/**
 * Starts it on `$DATA_DIR/pg`, or for tests in memory where no folder is given: there it begins as `image`, the path of a tar of a
 * database's folder, or empty. A transaction in which nothing is asked for `idleInTransactionMs` is rolled back and its connection
 * ended: all others wait for it.
 */
export async function startEmbedded(dataDir: string | undefined, image?: string, idleInTransactionMs = 30_000): Promise<Embedded> {
  const folder = dataDir === undefined ? undefined : join(dataDir, 'pg')
  const unlock = folder === undefined ? () => {} : lockFolder(folder)
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
    workerData: { folder, image, idleInTransactionMs } satisfies WorkerSettings,
    // Rows pass through as bytes outside of the heap; the usual young generation would only keep memory.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
    // Under `node --watch` (npm run dev) the thread would report its imports among its messages.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '' },
  })
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
    })
  } catch (error) {
    unlock()
    throw error
  }
  let isClosing = false
  const connections = new Map<number, Connection>()
  const closed = Promise.withResolvers<void>()
  worker.on('message', (message: FromBackend) => {
    if (message === 'closed') closed.resolve()
    else if (message !== 'ready') {
      const bytes = Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength)
      if (message.id !== undefined) {
        const connection = connections.get(message.id)
        connection?.push(bytes)
        if (message.isEnd) connection?.push(null)
      } else for (const connection of connections.values()) connection.push(bytes)
    }
  })
  const death = Promise.withResolvers<Error>()
  worker.on('error', death.resolve)
  worker.on('exit', () => isClosing || death.resolve(new Error('The embedded database ended unexpectedly.')))
  let lastId = 0
  return {
    died: death.promise,
    connect: () => new Connection(++lastId, connections, message => worker.postMessage(message)),
    async close() {
      isClosing = true
      worker.postMessage('close' satisfies ToBackend)
      await closed.promise
      await worker.terminate()
      unlock()
    },
  }
}

/** One logical connection, in the shape of a socket: bytes of the PostgreSQL protocol in and out. */
class Connection extends Duplex {
  readonly #id: number
  readonly #open: Map<number, Connection>
  readonly #post: (message: ToBackend) => void
  #isStarted = false

  constructor(id: number, open: Map<number, Connection>, post: (message: ToBackend) => void) {
    super()
    this.#id = id
    this.#open = open
    this.#post = post
  }
  connect() {
    this.#open.set(this.#id, this)
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
  override _read() {}
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#forward(chunk)
    done()
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }
  override _final(done: () => void) {
    this.#end()
    done()
    this.push(null)
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#end()
    done(error)
  }
  #end() {
    if (this.#open.delete(this.#id)) this.#post({ id: this.#id })
  }
  #forward(chunk: Buffer) {
    let rest = chunk
    if (!this.#isStarted) {
      // The start-up packet is ours to answer: AuthenticationOk, then ReadyForQuery (idle).
      this.#isStarted = true
      this.push(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]))
      rest = chunk.subarray(chunk.readInt32BE(0))
    }
    const TERMINATE = 0x58
    if (rest.length > 0 && rest[0] !== TERMINATE) this.#post({ id: this.#id, bytes: Uint8Array.from(rest) })
  }
}
