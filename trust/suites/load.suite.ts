// P15, load: what callers feel when there are many. Rates, pages of many orders and the import's own time are measured in bench/ (pay,
// orders, import).
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#base/client.ts'
import { maxConcurrentCalls } from '#engine/serve/load/load-shedding.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { memoryMb } from '#test/server.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { confirm, takeIn } from '../imports.ts'
import { findingOf, fundUpTo, makeOrders } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hangMs, ratio, slowOf, timed } from '../timed.ts'

const rows = { bug: 2_000, fast: 2_000, ci: 20_000, nightly: 100_000 }
const overloadMs = { bug: 3_000, fast: 3_000, ci: 5_000, nightly: 30_000 }
const soakMs = 10 * 60_000
const times = 4
const limits = { recoverMs: 5_000, refusalMs: 2_000, payRatio: 3, growth: 1.2 }

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  isAlone: true,
  async run(given) {
    const deployment = await given.deployment()
    await fundUpTo(deployment.people, 9_000_00)
    await makeOrders(deployment.people.demo, 20)
    return [
      ...(given.profile === 'bug' ? [] : [await linesInOneMoment(deployment)]),
      ...(await overload(given, deployment)),
      ...(given.profile === 'bug' ? [] : [await payingBesideImport(given, deployment)]),
      ...(given.profile === 'nightly' ? [await soak(deployment)] : []),
    ]
  },
}

const look = (client: Client) => client(orderCalls.myOrders, { query: { limit: 20 } })
async function timeOf(asked: Promise<unknown>): Promise<number> {
  const from = performance.now()
  await asked
  return performance.now() - from
}
const p99 = (figures: readonly number[]) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length * 0.99)] ?? Number.NaN

/** The process stands still while they ask, so that all of them are there before one is answered, however quick it is. */
async function inOneMoment(pid: number, askAll: () => Promise<number>[]): Promise<Finding> {
  process.kill(pid, 'SIGSTOP')
  const asked = askAll()
  await sleep(500)
  process.kill(pid, 'SIGCONT')
  const statuses = await Promise.all(asked)
  const refused = statuses.filter(status => status === 503).length
  const wrong = statuses.filter(status => status !== 200 && status !== 503).map(status => `answered ${status}`)
  const figure = `${statuses.length - refused - wrong.length} × 200, ${refused} × 503`
  return findingOf('P15', `${statuses.length} calls in one moment`, figure, [...wrong, ...(refused > 0 ? [] : ['nobody was sent away'])])
}

const manyLines = 1_000
/** Whoever comes has a line at once, however busy the process is: it stands still while they come. */
async function linesInOneMoment({ server: { url, pid } }: Deployment): Promise<Finding> {
  process.kill(pid, 'SIGSTOP')
  const lines = Array.from({ length: manyLines }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  const signal = AbortSignal.timeout(60_000)
  const open = await Promise.allSettled(lines.map(line => once(line, 'connect', { signal })))
  process.kill(pid, 'SIGCONT')
  for (const line of lines) line.destroy()
  const missing = open.filter(({ status }) => status === 'rejected').length
  const what = `${manyLines} callers in one moment at a process that stands still`
  return findingOf('P15', what, 'each has its line', missing === 0 ? [] : [`${missing} have none`])
}

/** Four times as many callers as the app lets in, each of whom asks again as soon as it has heard. */
async function overload({ profile }: Given, { people: { demo, tokens }, server }: Deployment): Promise<Finding[]> {
  const idle: number[] = []
  // Each has a line of its own, open before: a process takes in one new line per turn, and it is the load shedding that is looked at.
  const lines = Array.from({ length: times * maxConcurrentCalls }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  for (const line of lines) await statusOf(`${server.url}/healthz`, tokens.demo, line)
  const ask = (line: Agent | undefined) => statusOf(`${server.url}${orderCalls.myOrders.path}?limit=20`, tokens.demo, line)
  for (let count = 0; count < 200; count++) idle.push(await timeOf(look(demo)))
  const moment = await inOneMoment(server.pid, () => lines.map(ask))
  const heard = new Map<number, number>()
  const [refusals, answers]: [number[], number[]] = [[], []]
  const until = performance.now() + overloadMs[profile]
  const caller = async (line: Agent) => {
    while (performance.now() < until) {
      const from = performance.now()
      const status = await ask(line)
      heard.set(status, (heard.get(status) ?? 0) + 1)
      const list = status === 200 ? answers : refusals
      list.push(performance.now() - from)
    }
  }
  await Promise.all(lines.map(caller))
  const recovered = await untilWell(() => ask(lines[0]), p99(idle) * 2)
  for (const line of lines) line.destroy()
  const told = [...heard].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`)
  const wrong = [...heard.keys()]
    .filter(status => ![200, 429, 503].includes(status))
    .map(status => `answered ${status}: ${told.join(', ')}`)
  // One that is quick enough for callers who wait for their answers need send nobody away.
  const [heardMs, of] = refusals.length > 0 ? [p99(refusals), 'refusals'] : [p99(answers), 'answers, nobody was sent away:']
  const [refused, well] = [timed(`p99 of ${of}`, heardMs, limits.refusalMs), timed('well after', recovered.ms, limits.recoverMs)]
  return [
    moment,
    findingOf('P15', `${times} × as many callers as are let in`, told.join(', '), wrong),
    {
      ...findingOf('P15', 'refusals meanwhile, and the time until all is well again', `${refused.text}, ${well.text}`, [
        ...(recovered.status === 200 ? [] : [`answered ${recovered.status} still, ${hangMs / 1_000} s later`]),
      ]),
      ...slowOf(refused, well),
    },
  ]
}

/** Asks until an answer takes no longer than this; how long that took, and the last answer. */
async function untilWell(ask: () => Promise<number>, mostMs: number): Promise<{ ms: number; status: number }> {
  const from = performance.now()
  for (;;) {
    let status = 0
    const last = await timeOf(ask().then(heard => (status = heard)))
    const ms = performance.now() - from
    if ((status === 200 && last <= mostMs) || ms > hangMs) return { ms, status }
  }
}

/** With as little work on the caller's side as can be: who cannot keep asking is no crowd. A line that breaks is a 599. */
const statusOf = (url: string, token: string, agent: Agent | undefined) =>
  new Promise<number>(done => {
    request(url, { ...(agent && { agent }), headers: { authorization: `Bearer ${token}` } }, answer =>
      answer.on('end', () => done(answer.statusCode ?? 599)).resume(),
    )
      .on('error', () => done(599))
      .end()
  })

const payments = 60
async function payTimes(deployment: Deployment): Promise<number[]> {
  const { people } = deployment
  await fundUpTo(people, payments * 30_00)
  const spent: number[] = []
  for (const id of await makeOrders(people.demo, payments))
    spent.push(await timeOf(people.demo(orderPayCalls.submitOrder, { params: { id } })))
  return spent
}

async function payingBesideImport({ profile }: Given, deployment: Deployment): Promise<Finding> {
  const idleMs = p99(await payTimes(deployment))
  const importer = await deployment.seller('importer')
  const id = await takeIn(() => importer.api, rows[profile])
  await confirm(() => importer.api, id)
  const isMaking = async () => (await importer.api(bulkCalls.myImport, { params: { id } })).data.status === 'IMPORTING'
  const busy: number[] = []
  while (busy.length === 0 || (await isMaking())) busy.push(...(await payTimes(deployment)))
  const what = `paying while ${rows[profile]} orders are imported, p99 against before`
  const paying = ratio(`paying ${p99(busy).toFixed(0)} ms against ${idleMs.toFixed(0)} ms:`, p99(busy) / idleMs, limits.payRatio)
  return { ...findingOf('P15', what, paying.text, []), ...slowOf(paying) }
}

/** Ten minutes of looking and paying; what is kept in memory after the first two is not grown by a fifth at the end. */
async function soak(deployment: Deployment): Promise<Finding> {
  const { pid } = deployment.server
  const begun = performance.now()
  let early = 0
  while (performance.now() - begun < soakMs) {
    await payTimes(deployment)
    for (let count = 0; count < 200; count++) await look(deployment.people.demo)
    if (early === 0 && performance.now() - begun > soakMs / 5) early = memoryMb(pid)
  }
  const late = memoryMb(pid)
  const figure = `${early.toFixed(0)} MiB after two minutes, ${late.toFixed(0)} MiB after ten`
  return findingOf('P15', 'ten minutes of looking and paying: memory', figure, late <= early * limits.growth ? [] : [figure])
}
