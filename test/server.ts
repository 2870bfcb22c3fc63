// The product by its public command, as a process of its own: for journeys, benches and suites that kill it.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deriveKey, readSecret } from '#engine/secret.ts'
import { trialCookie } from '#server/trial/trial.ts'
import { isStale } from '../scripts/build.ts'
import { exitOnSignals } from './exit.ts'
import { freePort } from './port.ts'

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** Of a browser that opened the trial's link. */
  readonly trialCookie: string
  /** What it has said so far, on both of its outputs. */
  said(): string
  /** The lines of its log that tell of an error. */
  errors(): string[]
  /** Milliseconds from the start of the process to the first `ready`. */
  readonly startMs: number
  /** Asks it to end and waits; its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface ServerSettings {
  /** A new folder that is removed at the end, where none is given. */
  dataDir?: string
  env?: Readonly<Record<string, string>>
  /** Another build of the server than the product's own. */
  program?: string
  readyMs?: number
  /** A free one where none is given. */
  port?: number
}

const root = join(import.meta.dirname, '..')

/** Starts what `npm run build` made on a free port and waits until it is ready. Throws with what it said where it ends early, and where a source is newer than what was built. */
export async function startServer({
  dataDir,
  env = {},
  readyMs = 300_000,
  program = 'build/app/main.js',
  port: wanted,
}: ServerSettings = {}): Promise<ServerProcess> {
  if (isStale()) throw new Error('What was built is older than its sources: npm run build')
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'inkport-'))
  const port = wanted ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const from = performance.now()
  const child = spawn(process.execPath, ['--v8-pool-size=2', '--import', './scripts/keep-compiled.mjs', program], {
    cwd: root,
    env: { ...clean(process.env), INKPORT_TEST: '1', DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url, DISK_RESERVE_MB: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  exitOnSignals()
  await untilReady(url, child, readyMs, () => said)
  const secret = await readSecret({ dataDir: folder, secretKey: env.SECRET_KEY })
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: folder,
    trialCookie: trialCookie({ secret: purpose => deriveKey(secret, purpose) }),
    startMs: performance.now() - from,
    said: () => said,
    errors: () => said.split('\n').filter(line => /"level":"(error|fatal)"/.test(line)),
    async stop(signal = 'SIGTERM') {
      const code = await end(child, signal)
      process.off('exit', kill)
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** Settings of the caller's own environment would make two runs differ. */
const clean = ({ PATH, HOME, TMPDIR }: NodeJS.ProcessEnv) => ({ PATH, HOME, TMPDIR })

async function untilReady(url: string, child: ChildProcess, readyMs: number, said: () => string) {
  for (const deadline = performance.now() + readyMs; ; ) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${said()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined) // refused until it listens
    if (answer?.ok) return
    if (performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server was not ready within ${readyMs} ms:\n${said()}`)
    }
    await new Promise(done => setTimeout(done, 20))
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>(done => child.once('exit', code => done(code)))
  child.kill(signal)
  return ended
}

/** Resident memory of a process in MiB (Linux), or NaN where the system does not say. */
export function memoryMb(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readProc(`/proc/${pid}/status`))
  return Number(match?.[1]) / 1024
}

/** CPU milliseconds that a process has used with all its threads and its children that have ended (Linux). */
export function cpuMs(pid: number): number {
  const fields = readProc(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')
  const ticksPerSecond = 100
  const ticks = fields?.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) ?? Number.NaN
  return (ticks * 1_000) / ticksPerSecond
}

function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // another system than Linux, or the process has ended: the caller gets NaN
  }
}
