// A socket in DATA_DIR, for the owner of the folder only: on the embedded engine, which one process holds, the running server
// itself does the backup and the verification that `npm run backup` and `npm run verify` ask for.
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { backUp } from '#engine/backup/dump.ts'
import type { Engine } from '#engine/engine.ts'
import { verifyDeployment } from '../verify.ts'

export interface ControlRequest {
  command: 'backup' | 'verify'
  /** Absolute; of a backup. */
  folder?: string
}
/** Each line of the reply is one of these; the last has `ok`. */
export type ControlReply = { line: string } | { ok: boolean }

/** A system's limit on the length of such a path is about 100 bytes. */
export function controlPath(dataDir: string): string {
  const folder = resolve(dataDir)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\inkport-${name}`
  const path = join(folder, 'control.sock')
  return Buffer.byteLength(path) < 100 ? path : join(tmpdir(), `inkport-${name}.sock`)
}

/** Opens the socket. The caller holds the lock of the folder, so whatever lies there is a dead process's. */
export async function openControl(engine: Pick<Engine, 'db' | 'files'>, dataDir: string): Promise<{ close(): Promise<void> }> {
  const path = controlPath(dataDir)
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const server = createServer(socket => void answer(engine, socket))
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return { close: () => closeServer(server) }
}

const closeServer = (server: Server) => new Promise<void>(done => server.close(() => done()))

async function answer(engine: Pick<Engine, 'db' | 'files'>, socket: Socket) {
  const reply = (message: ControlReply) => void (socket.writable && socket.write(`${JSON.stringify(message)}\n`))
  socket.on('error', () => socket.destroy()) // whoever asked has gone; the work goes on to its end
  for await (const line of createInterface({ input: socket })) {
    try {
      reply({ ok: await obey(engine, JSON.parse(line), text => reply({ line: text })) })
    } catch (error) {
      reply({ line: error instanceof Error ? error.message : String(error) })
      reply({ ok: false })
    }
    socket.end()
  }
}

/** Does what is asked, here or in the running server; true where nothing was wrong. */
export async function obey(engine: Pick<Engine, 'db' | 'files'>, request: ControlRequest, say: (line: string) => void): Promise<boolean> {
  if (request.command === 'backup' && request.folder) {
    await backUp(engine, request.folder, say)
    return true
  }
  if (request.command !== 'verify') throw new Error('The server knows the commands backup and verify only.')
  const findings = await verifyDeployment(engine)
  for (const finding of findings) say(finding)
  say(findings.length === 0 ? 'The ledger and every file are as they were written.' : `${findings.length} findings.`)
  return findings.length === 0
}

/** Asks the server that runs on this folder; nothing where none does. */
export function askServer(dataDir: string, request: ControlRequest, say: (line: string) => void): Promise<boolean | undefined> {
  return new Promise((done, fail) => {
    const socket = createConnection(controlPath(dataDir))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? done(undefined) : fail(error),
    )
    socket.once('connect', () => {
      socket.write(`${JSON.stringify(request)}\n`)
      createInterface({ input: socket })
        .on('line', line => {
          const reply: ControlReply = JSON.parse(line)
          if ('line' in reply) say(reply.line)
          else done(reply.ok)
        })
        .on('close', () => fail(new Error('The server ended before it had answered.')))
    })
  })
}
