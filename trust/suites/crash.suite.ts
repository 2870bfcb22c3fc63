// P8, P12, P14: the app, its worker and its database are killed while clients pay, a file of orders is taken in and pictures are sent;
// afterwards nothing that was acknowledged is missing, and nothing was done twice.
import { createHash } from 'node:crypto'
import { cpSync, createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { createDatabase } from '#test/database.ts'
import { readMail, until } from '#test/deployment.ts'
import { fundDemo } from '#test/people.ts'
import { type Cluster, startPostgres } from '#test/postgres.ts'
import { startServer } from '#test/server.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { countFsyncs } from '../deployment/fsync.ts'
import { startWorker } from '../deployment/worker.ts'
import { confirm, importedOnce, madeOf, takeIn } from '../imports.ts'
import { killedMidImport, killedMidPayment } from '../killed-between.ts'
import { type LoadClients, openLoadClients } from '../load-clients.ts'
import { balanceOf, findingOf } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { slowOf, timed } from '../timed.ts'

const rounds = { fast: 2, ci: 15, nightly: 100 }
const rows = { fast: 2_000, ci: 20_000, nightly: 20_000 }
const payers = 8
const ordersPerRound = 25
/** In so many rounds the import is waited for until it goes on. */
const waitEvery = { fast: 3, ci: 5, nightly: 3 }
const readyLimitMs = 10_000
const resumeLimitMs = 60_000

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  async *run(given) {
    const cluster = given.engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
    if (cluster) given.afterwards(() => cluster.stop())
    const settings = { ...(cluster && { serverUrl: cluster.url }) }
    if (cluster) {
      const apart = await given.deployment(settings)
      yield await killedMidPayment(apart)
      yield await killedMidImport(apart)
    }
    // A planted bug is seen by a case, not by chance.
    if (given.profile === 'bug') return
    const deployment = await given.deployment(settings)
    yield* await killedOver(given, given.profile, { deployment, cluster })
    if (given.engine === 'embedded') yield* await oneProcess(deployment)
  },
}

interface Place {
  deployment: Deployment
  cluster: Cluster | undefined
}
async function killedOver(given: Given, profile: keyof typeof rounds, { deployment, cluster }: Place): Promise<Finding[]> {
  const { random } = given
  const most = rounds[profile] * ordersPerRound
  for (let cents = 0; cents < most * 30_00; cents += 9_000_00) await fundDemo(deployment.people, 9_000_00)
  const funded = await balanceOf(deployment.people.demo)
  const importer = await deployment.seller('importer')
  const again = () => deployment.client(importer.token)
  const importId = await takeIn(again, rows[profile])
  await confirm(again, importId)
  const worker = deployment.databaseUrl ? startWorker(deployment) : undefined
  const clients = openLoadClients(deployment, { payers, most, name: `crash-${given.seed}` })
  const counts = { app: 0, worker: 0, database: 0, import: 0 }
  const slowest = { readyMs: 0, resumeMs: 0 }
  const newcomers: string[] = []
  let backup: Promise<{ isWell: boolean; said: string }> | undefined
  const folder = mkdtempSync(join(tmpdir(), 'inkport-kept-'))
  given.afterwards(async () => rmSync(folder, { recursive: true, force: true }))

  for (let round = 0; round < rounds[profile]; round++) {
    await new Promise(done => setTimeout(done, 200 + random.below(1_800)))
    const before = await madeOf(again, importId)
    // The first round is the app's, so that there is a time to show.
    const victim = worker && cluster && round > 0 ? random.pick(['app', 'app', 'worker', 'database'] as const) : 'app'
    counts[victim]++
    if (before.status === 'IMPORTING') counts.import++
    if (victim === 'database') await cluster?.crash()
    else if (victim === 'worker') await worker?.kill()
    else {
      await deployment.restart('SIGKILL')
      slowest.readyMs = Math.max(slowest.readyMs, deployment.server.startMs)
    }
    const from = performance.now()
    // The file goes on by itself, a while after each kill. The others rest while that is waited for, so that each round has its payments.
    if (before.status === 'IMPORTING' && round % waitEvery[profile] === 0) {
      clients.rest(true)
      await until(
        'the import to go on',
        async () => ((await madeOf(again, importId)).made > before.made ? true : undefined),
        200_000,
      ).catch(() => {
        slowest.resumeMs = Number.POSITIVE_INFINITY
      })
      clients.rest(false)
    }
    slowest.resumeMs = Math.max(slowest.resumeMs, performance.now() - from)
    if (round % 5 === 1) newcomers.push(await newcomer(deployment, `newcomer${round}`))
    if (round === rounds[profile] - 1) backup = deployment.script('backup', join(folder, 'backup'))
  }
  const kept = await backup
  await clients.leave()
  const isOver = async () => ((await madeOf(again, importId)).status === 'DONE' ? true : undefined)
  const isDone = await until('the import', isOver, 240_000).catch(() => false)
  await worker?.stop()
  // A start that hangs ends the suite.
  const ready = timed('at most', slowest.readyMs, readyLimitMs)
  const resumed = timed('at most', slowest.resumeMs, resumeLimitMs)
  given.say(
    `killed: ${counts.app} × the app, ${counts.worker} × the worker, ${counts.database} × the database; ${clients.tries()} tries again`,
  )
  const killed = `${rounds[profile]} × kill -9`
  return [
    await paidOnce(deployment, clients, { funded, killed }),
    await importedOnce(again, { importId, count: rows[profile], isDone, kills: counts.import }),
    await filesKept(deployment, clients, killed),
    {
      promise: 'P8',
      what: `ready after ${counts.app} × kill -9 of the app`,
      figure: ready.text,
      isKept: true,
      ...slowOf(ready),
    },
    {
      promise: 'P12',
      what: 'the job of an import runs again after a kill',
      figure: resumed.text,
      isKept: slowest.resumeMs < Number.POSITIVE_INFINITY,
      ...slowOf(resumed),
    },
    await mailsCame(deployment, newcomers),
    ...(kept ? [await restored(given, deployment, { folder: join(folder, 'backup'), cluster, kept })] : []),
  ]
}

async function paidOnce(
  deployment: Deployment,
  { paid, made, wrong: heard }: LoadClients,
  { funded, killed }: { funded: number; killed: string },
): Promise<Finding> {
  const demo = deployment.client(deployment.people.tokens.demo)
  const wrong = [...heard]
  let total = 0
  for (const id of paid) {
    const { data } = await demo(orderCalls.order, { params: { id } })
    total += data.totalCost
    if (data.paidAt === null || data.paidCents !== data.totalCost)
      wrong.push(`order ${id} was acknowledged and is ${data.status}, ${data.paidCents} paid`)
  }
  const charges = new Map<number, number>()
  for (let page = 1; ; page++) {
    const { docs } = (await demo(walletCalls.myTransactions, { query: { type: 'PAYMENT', limit: 100, page } })).data
    for (const { orderId } of docs) charges.set(orderId ?? 0, (charges.get(orderId ?? 0) ?? 0) + 1)
    if (docs.length < 100) break
  }
  for (const [id, times] of charges) if (times !== 1 || !paid.includes(id)) wrong.push(`order ${id} was charged ${times} ×`)
  const { totalDocs } = (await demo(orderCalls.myOrders, { query: {} })).data
  if (totalDocs !== made.length) wrong.push(`${made.length} orders were acknowledged, there are ${totalDocs}`)
  const balance = await balanceOf(demo)
  if (balance !== funded - total) wrong.push(`${funded} cents less ${total} are not ${balance}`)
  const what = `${payers} clients pay over ${killed}: ${paid.length} payments acknowledged`
  return findingOf('P8', what, '0 lost, 0 charged twice', wrong)
}

async function filesKept(deployment: Deployment, { files }: LoadClients, killed: string): Promise<Finding> {
  const demo = deployment.client(deployment.people.tokens.demo)
  const wrong: string[] = []
  const stored = new Map(
    readdirSync(join(deployment.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).map(path => [
      path.replaceAll(/[^0-9a-f]/g, ''),
      path,
    ]),
  )
  for (const [id, sha256] of files) {
    await demo(fileCalls.myFile, { params: { id } }).catch(error => wrong.push(`file ${id} was acknowledged: ${error}`))
    const path = [...stored].find(([name]) => name.endsWith(sha256))?.[1]
    if (!path || (await hashOf(join(deployment.dataDir, 'files', path))) !== sha256) wrong.push(`file ${id} is not ${sha256}`)
  }
  return findingOf('P8', `${files.size} pictures uploaded over ${killed}`, 'every hash equal', wrong)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function newcomer(deployment: Deployment, username: string): Promise<string> {
  const email = `${username}@example.com`
  const body = { username, email, password: 'a good long passphrase', referralCode: '' }
  await until('a sign-up', () =>
    deployment
      .client()(signInCalls.signUp, { body })
      .catch(() => undefined),
  ) // the app may be starting
  return email
}

async function mailsCame({ dataDir }: Deployment, emails: readonly string[]): Promise<Finding> {
  const wrong: string[] = []
  for (const email of emails)
    await readMail(join(dataDir, 'outbox'), email, /^ {4}(\d{4})$/m).catch((error: unknown) => wrong.push(String(error)))
  return findingOf('P12', `the mails of ${emails.length} who signed up between kills`, 'each came', wrong)
}

/** A backup that was made under load, restored into an empty place; restoring ends with verifying rows, seals and every file's hash. */
async function restored(
  given: Given,
  deployment: Deployment,
  { folder, cluster, kept }: { folder: string; cluster: Cluster | undefined; kept: { isWell: boolean; said: string } },
): Promise<Finding> {
  const empty = mkdtempSync(join(tmpdir(), 'inkport-empty-'))
  given.afterwards(async () => rmSync(empty, { recursive: true, force: true }))
  cpSync(join(deployment.dataDir, 'secret'), join(empty, 'secret'))
  const database = cluster && (await createDatabase(cluster.url))
  const back = await deployment.script('restore', folder, { DATA_DIR: empty, ...(database && { DATABASE_URL: database.databaseUrl }) })
  await database?.drop()
  const wrong = [kept, back].filter(({ isWell }) => !isWell).map(({ said }) => said.slice(-600))
  return findingOf('P14', 'a backup under load, restored into an empty place', 'rows, seals and files verify', wrong)
}

/** What the embedded engine promises besides: its folder has one process, and what it acknowledges is on the disk. */
async function oneProcess(deployment: Deployment): Promise<Finding[]> {
  const said = await startServer({ dataDir: deployment.dataDir, readyMs: 60_000 }).then(
    async second => {
      await second.stop()
      return 'a second process has started'
    },
    (error: Error) => error.message,
  )
  const isRefused = said.includes(`is in use by process ${deployment.server.pid}`)
  return [
    findingOf('P8', 'a second process on the same folder', 'refused, and told whose it is', isRefused ? [] : [said.slice(0, 300)]),
    await countFsyncs(deployment),
  ]
}
