// P9: what stands still (SIGSTOP): the database, or another process of the app with rows of its own locked.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { clientOf } from '#test/people.ts'
import { startPostgres } from '#test/postgres.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf, fundUpTo, makeOrders, shirt } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hangMs, ratio, seconds, slowOf, timed } from '../timed.ts'

const stillMs = { bug: 12_000, fast: 12_000, ci: 20_000, nightly: 60_000 }
/** Nobody waits for an answer for longer: whatever takes so long has broken its limit. */
const longestMs = 60_000
const limits = { notReadyMs: 2_000, answerMs: 10_000, backMs: 5_000, ratio: 3 }

export const suite: Suite = {
  engines: ['postgres'],
  isAlone: true,
  async run(given) {
    return [...(given.profile === 'bug' ? [] : [await frozenDatabase(given)]), await frozenNeighbour(given)]
  },
}

interface Answer {
  what: string
  status: number
  ms: number
  /** When it came, by `performance.now()`. */
  at: number
}
/** Status 0 is no answer at all. */
async function ask(what: string, url: string, init: RequestInit = {}): Promise<Answer> {
  const from = performance.now()
  const status = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(longestMs) })
    .then(async answer => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => 0)
  const at = performance.now()
  return { what, status, ms: at - from, at }
}

async function frozenDatabase(given: Given): Promise<Finding> {
  const cluster = await startPostgres()
  try {
    const { server, people } = await given.deployment({ serverUrl: cluster.url })
    const authorization = `Bearer ${people.tokens.demo}`
    let pages = 0
    const asks = [
      () => ask('a call', `${server.url}/core/user/me`, { headers: { authorization } }),
      () =>
        ask('a write', `${server.url}/core/user/me`, {
          method: 'PUT',
          headers: { authorization, 'content-type': 'application/json' },
          body: named,
        }),
      () => ask('a page', `${server.url}/blogs?q=${++pages}`),
      () => ask('a page of a seller', `${server.url}/order`, { headers: { cookie: `access_token=${people.tokens.demo}` } }),
    ]
    await Promise.all(asks.map(each => each()))
    cluster.signal('SIGSTOP')
    const from = performance.now()
    const notReady = untilNotReady(server.url, from)
    const heard: Promise<Answer>[] = []
    for (; performance.now() - from < stillMs[given.profile]; await sleep(500)) heard.push(...asks.map(each => each()))
    const notReadyMs = await notReady
    cluster.signal('SIGCONT')
    const back = performance.now()
    while ((await asks[0]?.())?.status !== 200 && performance.now() - back < hangMs) await sleep(50)
    const backMs = performance.now() - back
    // What was still open when the database went on may well be answered.
    const answers = (await Promise.all(heard)).filter(({ at }) => at < back)
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    const wrong = [...new Set(answers.filter(({ status }) => status !== 503).map(({ what, status }) => `${what} is answered ${status}`))]
    if (notReadyMs >= stillMs[given.profile]) wrong.push('/readyz does not say no')
    if (backMs >= hangMs) wrong.push(`not back after ${seconds(backMs)}`)
    const told = timed(`${answers.length} answers, all 503, the slowest after`, slowest, limits.answerMs)
    const ready = timed('/readyz says no after', notReadyMs, limits.notReadyMs)
    const served = timed('back after', backMs, limits.backMs)
    const figures = [told, ready, served].map(({ text }) => text).join('; ')
    const what = `the database stands still for ${seconds(stillMs[given.profile])}`
    return { ...findingOf('P9', what, figures, wrong), ...slowOf(told, ready, served) }
  } finally {
    given.afterwards(() => cluster.stop())
  }
}

const named = JSON.stringify({ fullName: 'Still There', phone: '0901234567', address: '1 Quay' })

async function untilNotReady(url: string, from: number): Promise<number> {
  while ((await ask('ready', `${url}/readyz`)).status === 200 && performance.now() - from < 60_000) await sleep(50)
  return performance.now() - from
}

/** One of two processes is stopped in the middle of a payment: what it holds is one seller's, and all others are served by the other. */
async function frozenNeighbour(given: Given): Promise<Finding> {
  const deployment = await given.deployment()
  const { people } = deployment
  await fundUpTo(people, 500_00)
  const ids = await makeOrders(people.demo, 4)
  const other = await deployment.beside()
  const others = await Promise.all(['still1', 'still2', 'still3'].map(async name => clientOf(other, (await deployment.seller(name)).token)))
  for (const client of others) for (let count = 0; count < 10; count++) await timeOf(client)
  const before = (await Promise.all(others.map(client => timesOf(client, 4_000)))).flat()
  await stopWhilePaying(deployment, ids[0] ?? 0)
  const from = performance.now()
  const own = clientOf(other, people.tokens.demo)
  const theirs = Promise.all(ids.slice(1).map(id => outcomeOf(own(orderPayCalls.submitOrder, { params: { id } }))))
  const pays = async () => {
    for (let is = 0; performance.now() - from < longestMs; await sleep(200)) {
      is = (await outcomeOf(own(orderPayCalls.submitOrder, { params: { id: ids[1] ?? 0 } }))).status
      if (is > 0 && is < 500) break
    }
    return performance.now() - from
  }
  const paying = pays()
  const during = (await Promise.all(others.map(client => timesOf(client, stillMs[given.profile])))).flat()
  const [answers, paidMs] = [await theirs, await paying]
  process.kill(deployment.server.pid, 'SIGCONT')
  const wrong: string[] = []
  for (const { status } of answers) if (status !== 200 && status !== 503) wrong.push(`the stopped seller is answered ${status}`)
  const failed = during.filter(({ status }) => status !== 200).length
  if (failed > 0) wrong.push(`${failed} of ${during.length} calls of other sellers fail`)
  if (paidMs >= longestMs) wrong.push(`the stopped seller can pay again after ${seconds(paidMs)}`)
  const back = await backAfter(clientOf(deployment.server, people.tokens.demo))
  if (back === undefined) wrong.push('the stopped process does not come back')
  const felt = ratio("others' p99", p99(during) / p99(before), limits.ratio)
  const told = timed('its seller is told within', Math.max(...answers.map(({ ms }) => ms)), limits.answerMs)
  const figures = `${felt.text}, ${during.length} calls, all answered; ${told.text}, and pays after ${seconds(paidMs)}`
  const what = 'one of two processes stands still in the middle of a payment'
  return { ...findingOf('P9', what, figures, wrong), ...slowOf(felt, told) }
}

/** The seller's wallet is held until the process waits for it, which is stopped then: it has the row, and hears nothing of it. */
async function stopWhilePaying(deployment: Deployment, orderId: number): Promise<void> {
  const holder = new pg.Client({ connectionString: deployment.databaseUrl ?? '' })
  await holder.connect()
  const count = async (condition: string) =>
    (
      await holder.query(
        `select 1 from pg_stat_activity where application_name = 'inkport' and datname = current_database() and ${condition}`,
      )
    ).rowCount ?? 0
  try {
    const { id } = (await deployment.people.demo(accountCalls.me)).data
    await holder.query('begin')
    await holder.query('select 1 from wallet where seller_id = $1 for update', [id])
    deployment.people.demo(orderPayCalls.submitOrder, { params: { id: orderId } }).catch(() => undefined) // its process is stopped
    while ((await count("wait_event_type = 'Lock'")) === 0) await sleep(10)
    process.kill(deployment.server.pid, 'SIGSTOP')
    await holder.query('rollback')
    while ((await count("state = 'idle in transaction'")) === 0) await sleep(10)
  } finally {
    await holder.end()
  }
}

async function outcomeOf(asked: Promise<unknown>): Promise<{ status: number; ms: number }> {
  const from = performance.now()
  const answered = asked.then(
    () => 200,
    (error: unknown) => (error instanceof CallError ? error.status : 0),
  )
  const status = await Promise.race([answered, sleep(longestMs, 0, { ref: false })])
  return { status, ms: performance.now() - from }
}

/** Making an order and looking at the list: a write and a read. */
async function timeOf(client: Client) {
  return outcomeOf(
    (async () => {
      await client(orderIntakeCalls.createOrder, { body: { ...shirt, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] } })
      await client(orderCalls.myOrders, { query: { limit: 20 } })
    })(),
  )
}

async function timesOf(client: Client, forMs: number) {
  const times: { status: number; ms: number }[] = []
  for (const until = performance.now() + forMs; performance.now() < until; await sleep(20)) times.push(await timeOf(client))
  return times
}

const p99 = (times: readonly { ms: number }[]) =>
  times.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN

async function backAfter(client: Client): Promise<number | undefined> {
  const from = performance.now()
  for (; performance.now() - from < 60_000; await sleep(100)) {
    const { status } = await outcomeOf(client(accountCalls.me))
    if (status === 200) return performance.now() - from
  }
  return undefined
}
