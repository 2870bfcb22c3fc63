// Ten thousand events that go to a thousand people: how long telling one takes, how soon bells ring and how fast they open meanwhile,
// and that a daily mail is one per person, and none to who ended it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from '#engine/db/database.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { chooseDigest } from '#shop/notification/channel/channel.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { runCron, settled } from '#test/background-work.ts'
import { type SmtpStandIn, startSmtp } from '#test/stand-ins/smtp.ts'
import { type Bench, type BenchRow, percentile } from './bench.ts'
import { type BenchDeployment, openBenchDeployment, send } from './deployment.ts'

const [people, events, bells, listeners, ended] = [1_000, 10_000, 400, 50, 100]
const shipped = notices(
  'bench',
  { shipped: { one: ['Order {{orderId}} shipped', 'Đơn {{orderId}} đã gửi'], many: ['{{count}} orders shipped', '{{count}} đơn đã gửi'] } },
  [],
  'ORDER_SHIPPED',
)
const award = notices('bench', { award: ['{{amount}} awarded', 'Thưởng {{amount}}'] }, [], 'REFERRAL')

export const bench: Bench = async tools => {
  const smtp = await startSmtp()
  const deployment = await openBenchDeployment(tools, { SMTP_URL: smtp.url })
  try {
    const sellers: Seller[] = []
    for (let at = 0; at < people; at++) sellers.push(await seedSeller(deployment.runtime.engine.db))
    return [...(await toldRows(deployment, sellers)), ...(await mailedRows(deployment, sellers, smtp))]
  } finally {
    await deployment.close()
    await smtp.close()
  }
}

interface Seller {
  id: number
  token: string
  email: string
}

async function toldRows(deployment: BenchDeployment, sellers: readonly Seller[]): Promise<BenchRow[]> {
  const { db } = deployment.runtime.engine
  const ringing = await listen(deployment, sellers.slice(0, listeners))
  let isTelling = true
  const tell = async (at: number) => {
    const accountId = sellers[at % people]?.id ?? 0
    await db.transaction(tx => tellOne(tx, accountId, at))
    ringing.told(accountId)
  }
  const told = async () => {
    const from = performance.now()
    for (let at = 0; at < events; at += 4) await Promise.all([0, 1, 2, 3].map(more => tell(at + more)))
    isTelling = false
    return (performance.now() - from) / events
  }
  const opened = async () => {
    const times: number[] = []
    for (let at = 0; isTelling || times.length < bells; at++) {
      const { token = '' } = sellers[at % people] ?? {}
      const from = performance.now()
      await send(deployment.server, 'GET', '/core/notification/unread', token)
      await send(deployment.server, 'GET', '/core/notification?page=1&limit=8', token)
      times.push(performance.now() - from)
      await sleep(20)
    }
    return percentile(times, 0.95)
  }
  const [perEvent, bell] = await Promise.all([told(), opened()])
  const { times, missing } = await ringing.ended()
  return [
    { name: `an event is told, ${events} to ${people} people`, figure: perEvent, unit: 'ms', limit: { atMost: 20 } },
    { name: 'from the event to the open page, p95', figure: percentile(times, 0.95), unit: 'ms', limit: { atMost: 1_000 } },
    { name: 'events that an open page did not hear', figure: missing, unit: 'events', limit: { atMost: 0 } },
    { name: 'a bell opens meanwhile, p95', figure: bell, unit: 'ms', limit: { atMost: 1_000 } },
  ]
}

/** One in five is a line of its own. */
function tellOne(tx: Tx, accountId: number, at: number): Promise<void> {
  if (at % 5 === 0) return notify(tx, { accountId, kind: award.award, values: { amountCents: at } })
  return notify(tx, { accountId, kind: shipped.shipped, values: { orderId: at }, link: `/order/${at}`, subjects: [at] })
}

/** The live streams of these people: how long each event took from its commit to them. */
async function listen({ server }: BenchDeployment, sellers: readonly Seller[]) {
  const stop = new AbortController()
  const waiting = new Map<number, number[]>()
  const early = new Map<number, number[]>()
  const times: number[] = []
  const heard = (accountId: number) => {
    const from = waiting.get(accountId)?.shift()
    if (from === undefined) early.get(accountId)?.push(performance.now())
    else times.push(performance.now() - from)
  }
  for (const { id, token } of sellers) {
    waiting.set(id, [])
    early.set(id, [])
    const stream = await fetch(`${server.url}/v1/live`, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal })
    void read(stream, () => heard(id)).catch(() => undefined) // it is cut at the end
  }
  return {
    /** It is committed. What was heard before its teller knew took no time. */
    told(accountId: number) {
      if (!waiting.has(accountId)) return
      if (early.get(accountId)?.shift() === undefined) waiting.get(accountId)?.push(performance.now())
      else times.push(0)
    },
    async ended() {
      const missing = () => [...waiting.values()].reduce((sum, left) => sum + left.length, 0)
      for (let tries = 0; missing() > 0 && tries < 100; tries++) await sleep(100)
      stop.abort()
      return { times, missing: missing() }
    },
  }
}

async function read(stream: Response, heard: () => void): Promise<void> {
  let rest = ''
  for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) if (part.includes('"notification.created"') || part.includes('event: notification.created')) heard()
  }
}

async function mailedRows({ runtime: { engine } }: BenchDeployment, sellers: readonly Seller[], smtp: SmtpStandIn): Promise<BenchRow[]> {
  const { db } = engine
  const without = sellers.slice(0, ended)
  for (const { id } of without) await db.transaction(tx => chooseDigest(tx, id, false))
  const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000)
  const from = performance.now()
  await runCron({ ...engine, db: { ...db, now: inTwoDays } }, 'notification.make-digests')
  const making = (performance.now() - from) / 1_000
  await runCron({ ...engine, db: { ...db, now: inTwoDays } }, 'notification.make-digests')
  await settled(engine)
  const sending = (performance.now() - from) / 1_000
  const { rows } = await db.pool.query<{ left: number }>(
    'select count(*)::int as left from notification_event where in_digest and digest_id is null',
  )
  const mails = new Map<string, number>()
  for (const { to } of smtp.received) mails.set(to, (mails.get(to) ?? 0) + 1)
  return [
    { name: `daily mails of ${people} people are made`, figure: making, unit: 's', limit: { atMost: 10 } },
    { name: 'and have left', figure: sending, unit: 's', limit: { atMost: 300 } },
    { name: 'events that no daily mail took', figure: rows[0]?.left ?? 0, unit: 'events', limit: { atMost: 0 } },
    {
      name: `people of ${people - ended} without exactly one mail`,
      figure: sellers.slice(ended).filter(({ email }) => mails.get(email) !== 1).length,
      unit: 'people',
      limit: { atMost: 0 },
    },
    {
      name: `mails to ${ended} who ended it`,
      figure: without.reduce((sum, { email }) => sum + (mails.get(email) ?? 0), 0),
      unit: 'mails',
      limit: { atMost: 0 },
    },
  ]
}
