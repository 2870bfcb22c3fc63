// A deployment for a journey: the real server as a process on a fresh data folder (and a fresh PostgreSQL where one is wanted),
// the stand-in for the cloud drive, and the mails.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, createClient } from '#base/client.ts'
import type { OutboxMail } from '#engine/mail/mail.ts'
import { type ServerProcess, startServer } from './server.ts'
import { type DriveStandIn, startDrive } from './stand-ins/drive.ts'

export interface Deployment {
  readonly server: ServerProcess
  readonly drive: DriveStandIn
  /** The tokens of the links that the first start printed. */
  readonly firstTokens: Readonly<Record<'owner' | 'demo', string>>
  client(token?: string): Client
  /** The newest mail to this address that holds the pattern, waited for; its first group. */
  readMail(to: string, pattern: RegExp): Promise<string>
  /** Ends the server at once, as a power cut does, and starts it again where it was. */
  crash(): Promise<void>
  close(): Promise<void>
}
export interface DeploymentSettings {
  databaseUrl?: string | undefined
  /** A new folder where none is given. */
  dataDir?: string
  env?: Readonly<Record<string, string>>
  /** Another server than the product's own. */
  program?: string
}

export async function openDeployment({ databaseUrl, dataDir, env = {}, program }: DeploymentSettings = {}): Promise<Deployment> {
  const drive = await startDrive()
  const settings = { OUTBOUND_MAP: drive.outboundMap, LOG_LEVEL: 'warn', ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env }
  const start = (port?: number) =>
    startServer({
      env: settings,
      ...(dataDir !== undefined && { dataDir }),
      ...(program && { program }),
      ...(port !== undefined && { port }),
    })
  let server = await start()
  const links = await printedLinks(server)
  return {
    get server() {
      return server
    },
    drive,
    firstTokens: { owner: links.get('owner') ?? '', demo: links.get('demo') ?? '' },
    client: token => createClient({ baseUrl: server.url, ...(token !== undefined && { token: () => token }) }),
    readMail: (to, pattern) => readMail(join(server.dataDir, 'outbox'), to, pattern),
    async crash() {
      if (dataDir === undefined) throw new Error('A folder of its own goes with its server.')
      await server.stop('SIGKILL')
      server = await start(Number(new URL(server.url).port))
    },
    async close() {
      await server.stop()
      await drive.close()
    },
  }
}

/** Username → token. The app prints them after it has begun to listen. */
export const printedLinks = (server: Pick<ServerProcess, 'said'>): Promise<ReadonlyMap<string, string>> =>
  until('the links of the first people', async () => {
    const found = [...server.said().matchAll(/(\w+) +\S+\/auth\/link#(\S{43})\n/g)]
    return found.length === 2 ? new Map(found.map(([, name = '', token = '']) => [name, token])) : undefined
  })

const PATIENCE_MS = 180_000

/** The newest mail to this address in an outbox that holds the pattern, waited for; its first group. */
export async function readMail(folder: string, to: string, pattern: RegExp): Promise<string> {
  const found = await until(`a mail to ${to} with ${pattern}`, async () => {
    const mails = (await readMails(folder)).filter(mail => mail.to === to && pattern.test(mail.text))
    return mails.sort((a, b) => b.at.localeCompare(a.at))[0]
  })
  return pattern.exec(found.text)?.[1] ?? ''
}

async function readMails(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.json')) // made with the first mail
  return Promise.all(names.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail)) // the outbox wrote them
}

/** Asks again until there is an answer; throws what was waited for, after `patienceMs`. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, patienceMs = PATIENCE_MS): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; ) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1_000} s in vain for ${what}.`)
    await new Promise(done => setTimeout(done, 100))
  }
}
