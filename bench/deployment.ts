// A deployment on the bench's PostgreSQL: the real server as a process, and the same runtime opened here for arranging rows.
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadConfig } from '#engine/config.ts'
import { openRuntime, type Runtime } from '#server/runtime.ts'
import { createDatabase } from '#test/database.ts'
import { cpuMs, type ServerProcess, startServer } from '#test/server.ts'
import type { BenchTools } from './bench.ts'

export interface BenchDeployment {
  readonly server: ServerProcess
  readonly databaseUrl: string
  readonly runtime: Runtime
  /** CPU milliseconds of the server's process and of PostgreSQL with all of its children since the start. */
  cpu(): { nodeMs: number; postgresMs: number }
  close(): Promise<void>
}

export async function openBenchDeployment(tools: BenchTools, settings: Readonly<Record<string, string>> = {}): Promise<BenchDeployment> {
  const cluster = await tools.postgres()
  const { databaseUrl } = await createDatabase(cluster.url)
  const server = await startServer({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...settings } })
  const env = { INKPORT_TEST: '1', DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir, LOG_LEVEL: 'fatal' }
  const runtime = await openRuntime({ config: loadConfig(env), isWorker: false })
  return {
    server,
    databaseUrl,
    runtime,
    cpu: () => ({
      nodeMs: cpuMs(server.pid),
      postgresMs: [cluster.pid, ...childrenOf(cluster.pid)].reduce((sum, pid) => sum + (cpuMs(pid) || 0), 0),
    }),
    async close() {
      await runtime.close()
      await server.stop()
    },
  }
}

/** Linux; elsewhere there are none. */
function childrenOf(parent: number): number[] {
  try {
    return readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) && parentOf(name) === parent ? [Number(name)] : []))
  } catch {
    return [] // no /proc: the figures of CPU are those of the postmaster alone
  }
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0 // it has ended since it was listed
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One call with as little work on the client's side as can be; the parsed answer. Throws where it is refused. */
export function send(server: ServerProcess, method: 'GET' | 'POST' | 'PUT', path: string, token: string, body?: object): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const text = body && JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  const asked = request(`${server.url}${path}`, { method, agent, headers }, response => {
    const chunks: Buffer[] = []
    response.on('data', chunk => chunks.push(chunk))
    response.on('end', () => {
      const answer = Buffer.concat(chunks).toString()
      if (response.statusCode === 200) resolve(JSON.parse(answer))
      else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`))
    })
  })
  asked.on('error', reject)
  asked.end(text)
  return promise
}
