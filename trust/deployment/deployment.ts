// A deployment for a suite: the product by its public command, on either engine, with its first people signed in.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '#base/client.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { readMail } from '#test/deployment.ts'
import { copyOf, type DeploymentTemplate, emptyPlace } from '#test/deployment-template.ts'
import { widest } from '#test/limits.ts'
import { clientOf, type FirstPeople, findingsOf, firstPeople } from '#test/people.ts'
import { runScript, type ScriptRun } from '#test/script.ts'
import { type ServerProcess, startServer } from '#test/server.ts'

export type Engine = 'embedded' | 'postgres'
export interface DeploymentSettings {
  env?: Readonly<Record<string, string>>
  /** A folder of the caller's own, instead of a new one. */
  dataDir?: string
  /** A PostgreSQL server of the caller's own. */
  serverUrl?: string | undefined
  /** With a clock that jumps and writes that fail (controls.ts). */
  isControlled?: boolean
  /** Its staff have the limits that a new deployment has; elsewhere one person arranges what takes two. */
  keepsLimits?: boolean
}

export interface Deployment {
  readonly engine: Engine
  /** The process that runs now: another one after `restart`. */
  readonly server: ServerProcess
  readonly dataDir: string
  /** Nothing on the embedded engine. */
  readonly databaseUrl: string | undefined
  readonly people: FirstPeople
  client(token?: string): Client
  /** A new seller, verified by the code that was mailed. From an address of their own, where the app believes the proxy that names it. */
  seller(username: string, address?: string, referralCode?: string): Promise<Seller>
  /** Ends the process by this signal, does what is to be done while nobody runs the app, and starts another on the same rows and files. */
  restart(signal?: NodeJS.Signals, meanwhile?: () => Promise<void>): Promise<{ code: number | null; milliseconds: number }>
  /** Another process of the same app on the same rows and files (PostgreSQL only); it ends with the app. */
  beside(): Promise<ServerProcess>
  /** `npm run backup`, `npm run restore` with these arguments: whether it ended well, and what it said. The settings are the app's own, but for these. */
  script(name: 'backup' | 'restore', folder: string, env?: Readonly<Record<string, string>>): Promise<ScriptRun>
  /** `npm run verify`: what it finds, '' where all is well. The app is running or stopped. */
  verify(): Promise<string>
  close(): Promise<void>
}
export interface Seller {
  id: number
  username: string
  token: string
  api: Client
}

export interface DeploymentGiven extends DeploymentSettings {
  engine: Engine
  /** The folder of another build than the product's own: one with a planted bug. */
  build?: string | undefined
  /** What the app is a copy of, where it is to have no place of its own. */
  first?: DeploymentTemplate | undefined
}

export async function openDeployment({
  engine,
  serverUrl,
  build,
  first,
  isControlled = false,
  keepsLimits = false,
  env = {},
  dataDir: folder,
}: DeploymentGiven): Promise<Deployment> {
  const place = await (first ? copyOf(first, folder) : emptyPlace(serverUrl))
  const { dataDir, databaseUrl } = place
  const hot = await mkdtemp(join(tmpdir(), 'inkport-rip-'))
  const settings = {
    dataDir,
    env: { LOG_LEVEL: 'warn', HOT_FOLDER_SUBLIMATION: hot, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env },
    ...programOf(isControlled, build),
  }
  let server = await startServer(settings)
  const besides: ServerProcess[] = []
  const people = await firstPeople(server)
  if (!keepsLimits) await widenLimits(people.owner)
  const client = (token?: string, address?: string) => clientOf(server, token, address ? { 'x-forwarded-for': address } : {})
  return {
    engine,
    get server() {
      return server
    },
    dataDir,
    databaseUrl,
    people,
    client,
    seller: (username, address, referralCode = '') => signUp(dataDir, token => client(token, address), { username, referralCode }),
    async restart(signal = 'SIGKILL', meanwhile) {
      const from = performance.now()
      const code = await server.stop(signal)
      const milliseconds = performance.now() - from
      await meanwhile?.()
      server = await startServer(settings)
      return { code, milliseconds }
    },
    async beside() {
      const process = await startServer(settings)
      besides.push(process)
      return process
    },
    script: (name, folder, other = {}) => runScript(name, [folder], { DATA_DIR: dataDir, ...settings.env, ...other }),
    verify: () => findingsOf(dataDir, settings.env),
    async close() {
      await Promise.all([server, ...besides].map(each => each.stop()))
      await place.remove()
      await rm(hot, { recursive: true })
    },
  }
}

/** The controlled server is no part of its build: it starts from the sources. */
function programOf(isControlled: boolean, build: string | undefined): { program?: string } {
  if (build !== undefined) return { program: `${build}/${isControlled ? 'controlled-server' : 'main'}.js` }
  return isControlled ? { program: 'trust/deployment/controlled-server.ts' } : {}
}

const password = 'a good long passphrase'

async function signUp(
  dataDir: string,
  client: Deployment['client'],
  { username, referralCode }: { username: string; referralCode: string },
): Promise<Seller> {
  const email = `${username}@example.com`
  await client()(signInCalls.signUp, { body: { username, email, password, referralCode } })
  const otpCode = await readMail(join(dataDir, 'outbox'), email, /^ {4}(\d{4})$/m)
  const { data } = await client()(signInCalls.verifyEmail, { body: { email, otpCode } })
  const api = client(data.accessToken)
  return { id: data.user.id, username, token: data.accessToken, api }
}

async function widenLimits(owner: Client): Promise<void> {
  for (const [key, value] of Object.entries(widest)) await owner(settingCalls.changeSetting, { params: { key }, body: { value } })
}
