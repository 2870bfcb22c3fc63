// P12: the daily mail. The app is killed while the mails of a day are made, and again and again while they are sent: everybody has one, with
// all of their news. What was under way at a kill may come again, as the same mail.
import pg from 'pg'
import { loadConfig } from '#engine/config.ts'
import { openRuntime } from '#server/runtime.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { until } from '#test/deployment.ts'
import { type SmtpStandIn, startSmtp } from '#test/stand-ins/smtp.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { untilWaitedFor } from '../killed-between.ts'
import { findingOf } from '../money.ts'
import type { Finding, Suite } from '../run/suite.ts'
import { slowOf, timed } from '../timed.ts'

const people = { bug: 3, fast: 30, ci: 200, nightly: 2_000 }
/** Shares of the mails that have come when the app is killed. */
const kills = [0.2, 0.5, 0.8]
/** Daily mails that one process sends side by side. */
const besides = 2
const againLimitMs = 60_000
const patienceMs = 200_000

export const suite: Suite = {
  engines: ['postgres'],
  fastOn: 'postgres',
  async *run(given) {
    const smtp = await startSmtp()
    given.afterwards(() => smtp.close())
    const deployment = await given.deployment({ env: { SMTP_URL: smtp.url } })
    const runtime = await openRuntime({ config: configOf(deployment), isWorker: false })
    const client = new pg.Client({ connectionString: deployment.databaseUrl })
    await client.connect()
    try {
      const day: Day = { deployment, smtp, client, readers: [], begin: () => begin(runtime) }
      for (let at = 0; at < people[given.profile]; at++) day.readers.push(await toldOf(runtime, at))
      // Of before the hour of a daily mail.
      await client.query(`update notification_event set at = at - interval '2 days'`)
      yield await killedWhileMade(day)
      if (given.profile !== 'bug') yield await killedWhileSent(day)
    } finally {
      await client.end()
      await runtime.close()
    }
  },
}

interface Day {
  deployment: Deployment
  smtp: SmtpStandIn
  client: pg.Client
  readers: { email: string; amount: string }[]
  /** The clock strikes. */
  begin(): Promise<void>
}
type Runtime = Awaited<ReturnType<typeof openRuntime>>

const configOf = ({ dataDir, databaseUrl = '' }: Deployment) =>
  loadConfig({ INKPORT_TEST: '1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' })

const begin = ({ engine }: Runtime) => engine.db.transaction(tx => tx.enqueue('notification.make-digests', [{ data: {} }]))

/** As the referral's own says it. */
const award = notices('referral', { AWARDED: ['{{amount}}', '{{amount}}'] }, ['money'], 'REFERRAL')

/** A seller with a sum of their own in the news. */
async function toldOf({ engine: { db } }: Runtime, at: number): Promise<Day['readers'][number]> {
  const { id, email } = await seedSeller(db)
  const amountCents = 1_000_00 + at
  await db.transaction(tx => notify(tx, { accountId: id, kind: award.AWARDED, values: { amountCents } }))
  return { email, amount: `1,${String(amountCents).slice(1, 4)}.${String(amountCents).slice(4)}` }
}

/** The mails of the day are written and their jobs are not, when the app is killed: neither stands. */
async function killedWhileMade({ deployment, client, begin }: Day): Promise<Finding> {
  const [news, jobs] = [0, 1].map(() => new pg.Client({ connectionString: deployment.databaseUrl }))
  if (!news || !jobs) throw new Error('Two connections were opened.')
  for (const each of [news, jobs]) {
    await each.connect()
    await each.query('begin')
  }
  try {
    await news.query('select from notification_event for update')
    await begin()
    await untilWaitedFor('the daily mails at their news', news, client)
    await jobs.query('lock table pgboss.job in share mode')
    await news.query('commit')
    await until('the mails without their jobs', async () => ((await areBetween(client)) ? true : undefined))
    await deployment.restart('SIGKILL', async () => void (await jobs.query('rollback')))
  } finally {
    for (const each of [news, jobs]) await each.end()
  }
  const { rows } = await client.query<{ made: number; jobs: number }>(
    `select (select count(*)::int from notification_digest) as made,
      (select count(*)::int from pgboss.job where name = 'notification.digest') as jobs`,
  )
  const [{ made, jobs: sent } = { made: 0, jobs: 0 }] = rows
  const wrong = made === sent ? [] : [`${made} daily mails stand, and ${sent} jobs that send them`]
  return findingOf('P12', 'kill -9 between the daily mails and their jobs', 'neither stands', wrong)
}

/** Somebody who wrote daily mails waits at the queue; or has let them go already, which is wrong. */
async function areBetween(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select exists (select from notification_digest) or exists (
      select from pg_locks waiting join pg_class queue on queue.oid = waiting.relation join pg_locks wrote using (pid)
      where not waiting.granted and queue.relnamespace = 'pgboss'::regnamespace
        and wrote.granted and wrote.relation = 'notification_digest'::regclass) as is`,
  )
  return rows[0]?.is ?? false
}

/** The mails of the day go out, and the app is killed three times meanwhile. */
async function killedWhileSent({ deployment, smtp, client, readers, begin }: Day): Promise<Finding> {
  const mails = () => smtp.received.filter(({ text }) => text.includes('Your day at Inkport'))
  await begin()
  for (const share of kills) {
    while (mails().length < share * readers.length) await new Promise(done => setTimeout(done, 2))
    await deployment.restart('SIGKILL')
  }
  const from = performance.now()
  const open = async () =>
    (await client.query(`select from pgboss.job where name = 'notification.digest' and state in ('created', 'retry', 'active')`)).rowCount
  await until('every daily mail', async () => ((await open()) === 0 ? true : undefined), patienceMs).catch(() => undefined) // counted below
  const took = timed('the last after', performance.now() - from, againLimitMs)
  const left = await client.query('select from notification_event where in_digest and digest_id is null')
  const again = mails().length - new Set(mails().map(({ messageId }) => messageId)).size
  const wrong = readers.flatMap(({ email, amount }) => {
    const own = mails().filter(({ to }) => to === email)
    const ids = new Set(own.map(({ messageId }) => messageId))
    if (ids.size !== 1) return [`${email} has ${ids.size} daily mails`]
    return own.every(({ text }) => text.includes(amount)) ? [] : [`${email} did not read ${amount}`]
  })
  const what = `${readers.length} daily mails, ${kills.length} × kill -9 while they are sent`
  return {
    ...findingOf('P12', what, `one for each person, with its news; ${again} came again as the same mail, ${took.text}`, [
      ...wrong,
      ...(left.rowCount === 0 ? [] : [`${left.rowCount} news are in no daily mail`]),
      ...(again <= kills.length * besides ? [] : [`${again} came again, where ${kills.length * besides} were under way`]),
    ]),
    ...slowOf(took),
  }
}
