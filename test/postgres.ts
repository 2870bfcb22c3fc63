// A throw-away PostgreSQL from the machine's own binaries: for tests, benches and the journey.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { exitOnSignals } from './exit.ts'
import { freePort } from './port.ts'

export interface Cluster {
  /** Of its database `inkport`, with every right. */
  readonly url: string
  /** The same through its Unix socket, which takes a third less of the processors than TCP does. */
  readonly socketUrl: string
  readonly pid: number
  /** Stops the server and removes its folder; also done when this process ends. */
  stop(): Promise<void>
  /** Stops the server, waits so long, and starts it again on the same port with the same rows. */
  restart(downMs: number): Promise<void>
  /** To the server and every process of it: SIGSTOP freezes it where it stands, SIGCONT lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Kills the server (SIGKILL) and starts it again on the same port and folder: what was committed is there. */
  crash(): Promise<void>
}

const leastVersion = 15
/** As servers have it by default: `lower` knows the letters of every language. */
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'

/** The folder of initdb and postgres (≥ 15), or nothing where the machine has none. */
function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).filter(name => Number(name) >= leastVersion) : []
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.sort((a, b) => Number(b) - Number(a)).map(version => `${debian}/${version}/bin`),
    ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap(root => [17, 16, 15].map(version => `${root}/postgresql@${version}/bin`)),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find(folder => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Whether tests can run on PostgreSQL here: on TEST_DATABASE_URL, or on a throw-away cluster. */
export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || postgresBinaries() !== undefined
}

/** `durable` keeps fsync on, as a real server has it: for measuring. Throws where the machine has no PostgreSQL. */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const binaries = postgresBinaries()
  if (!binaries)
    throw new Error(`No PostgreSQL of version ${leastVersion} or newer is on this machine (on Debian: apt-get install postgresql).`)
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'inkport-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const arguments_ = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync']
  execFileSync(join(binaries, 'initdb'), arguments_, { ...user, stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  const begin = (port: number) => startServer(join(binaries, 'postgres'), { data, folder, port, durable, user })
  let [server, port] = await startOnFreePort(begin)
  const start = () => begin(port)
  const removeAll = () => {
    server.kill('SIGQUIT')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300) // its children stop writing within this time
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', removeAll)
  exitOnSignals()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/inkport`,
    socketUrl: `postgres://postgres@127.0.0.1:${port}/inkport?host=${encodeURIComponent(folder)}`,
    get pid() {
      return server.pid ?? 0
    },
    async stop() {
      await stopServer(server)
      process.off('exit', removeAll)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    async restart(downMs) {
      await stopServer(server)
      await new Promise(done => setTimeout(done, downMs))
      server = await start()
    },
    signal(signal) {
      const pid = server.pid ?? 0
      const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(Number)
      for (const each of [pid, ...children]) process.kill(each, signal)
    },
    async crash() {
      await stopServer(server, 'SIGKILL')
      // Its children end by themselves, and until then no other server takes the folder.
      for (const deadline = Date.now() + 30_000; ; ) {
        const begun = await start().catch((error: unknown) => {
          if (Date.now() > deadline) throw error
        })
        if (begun) {
          server = begun
          return
        }
        await new Promise(done => setTimeout(done, 200))
      }
    },
  }
}

interface Server {
  data: string
  folder: string
  port: number
  durable: boolean
  user: { uid: number; gid: number } | undefined
}

/** Another program may take the port that was free a moment ago: then the next one is tried. */
async function startOnFreePort(begin: (port: number) => Promise<ChildProcess>): Promise<[server: ChildProcess, port: number]> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    try {
      return [await begin(port), port]
    } catch (error) {
      if (tries === 5 || !String(error).includes('Address already in use')) throw error
    }
  }
}

async function startServer(program: string, { data, folder, port, durable, user }: Server): Promise<ChildProcess> {
  // Databases that live for seconds need no vacuum, and of tables of some rows no plan is worth making anew for each value.
  const careless = durable
    ? []
    : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'plan_cache_mode=force_generic_plan']
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=300', 'shared_buffers=256MB', 'timezone=UTC', ...careless]
  const arguments_ = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap(setting => ['-c', setting])]
  const server = spawn(program, arguments_, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr?.on('data', chunk => {
    said = `${said}${chunk}`.slice(-4_000)
  })
  for (const deadline = Date.now() + 30_000; !(await isReady(folder, port)); ) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${said}`)
    await new Promise(done => setTimeout(done, 50))
  }
  return server
}

/** By its own socket, so that no other server answers in its place. */
async function isReady(folder: string, port: number): Promise<boolean> {
  const client = new pg.Client({ host: folder, port, user: 'postgres', database: 'postgres' })
  // A connection that breaks while the server starts is reported here too; `connect` below already rejects.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    return false // not yet: the caller asks again until its deadline
  }
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'inkport'")
  if (!rowCount) await client.query('create database inkport')
  await client.end()
  return true
}

async function stopServer(server: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise<void>(done => server.once('exit', () => done()))
  server.kill(signal)
  await ended
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      // There is no such user: the next name is tried.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.')
}
