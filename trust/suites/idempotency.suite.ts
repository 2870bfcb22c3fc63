// P3: a write that is said again with its key is answered with the same status and bytes, and is done once; for every write call of the
// contract. `*.writes.ts` know how to ask for each of them, and one that they do not know breaks the promise.
import type { AnyCall } from '#base/call.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { startDrive } from '#test/stand-ins/drive.ts'
import { keyedWrites as keyed } from '../contract/every-call.ts'
import type { Deployment, Engine, Seller } from '../deployment/deployment.ts'
import { findingOf, shirt, transfer } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hurry } from '../statuses.ts'
import type { Asked, Writes } from '../writes/asked.ts'
import { officeWrites } from '../writes/office.writes.ts'
import { peopleWrites } from '../writes/people.writes.ts'
import { productionWrites } from '../writes/production.writes.ts'
import { orderFile, prepareWrites } from '../writes/writes.ts'

const rounds = { bug: 1, fast: 1, ci: 3, nightly: 20 }
const atOnce = 5

/** What a key keeps does not know the engine: in ci the embedded one says again what makes or moves money, PostgreSQL everything. */
const isShort = ({ profile, engine }: Given) => profile === 'bug' || profile === 'fast' || (profile === 'ci' && engine === 'embedded')
const domainsOf = ({ profile }: Given) => (profile === 'bug' ? ['voucher'] : ['wallet', 'voucher', 'order', 'payment'])

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'embedded',
  async run(given) {
    const drive = await startDrive()
    given.afterwards(() => drive.close())
    const deployment = await given.deployment({ env: { OUTBOUND_MAP: drive.outboundMap } })
    const other = await deployment.seller('samekey')
    const [orders] = orderFile()
    const link = drive.share({ kind: 'file', type: 'text/csv', name: 'orders.csv', bytes: (await orders?.bytes()) ?? new Uint8Array() })
    const writes = {
      ...(await prepareWrites(deployment)),
      ...peopleWrites(deployment),
      ...officeWrites(deployment),
      ...productionWrites(deployment, { orders: link, art: await drive.shareArt(600, 800) }),
    }
    if (given.profile !== 'bug') await hurry(deployment.people)
    const again = await saidAgain(given, deployment, { writes, other })
    if (given.profile === 'bug') return [...again, await killedBetween(given, deployment)]
    return [...again, await inFlight(deployment), await killedBetween(given, deployment)]
  },
}

/** A job that has failed for good is a row, and nobody else reaches the rows of the embedded engine. */
const isReached = (name: string, engine: Engine) => name !== 'retryJob' || engine === 'postgres'

interface Heard {
  status: number
  text: string
}
/** The very bytes that the app answers. */
async function ask(
  deployment: Deployment,
  call: Pick<AnyCall, 'method' | 'path'>,
  { token, input = {} }: Asked,
  key: string,
): Promise<Heard> {
  const { params = {}, body, files } = input
  const form = new FormData()
  for (const [name, value] of Object.entries(files ? (body ?? {}) : {})) form.append(name, String(value))
  for (const file of files ?? []) form.append('file', file)
  const isJson = !files && body !== undefined
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const answer = await fetch(deployment.server.url + path, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, ...(isJson && { 'content-type': 'application/json' }) },
    ...(files ? { body: form } : isJson && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}
const isSame = (one: Heard, other: Heard) => one.status === other.status && one.text === other.text
const short = ({ status, text }: Heard) => `${status} ${text.slice(0, 120)}`

async function saidAgain(given: Given, deployment: Deployment, { writes, other }: { writes: Writes; other: Seller }): Promise<Finding[]> {
  // Whatever is asked: a call that is added gets its asker the day it lands.
  const wrong = keyed.filter(({ name }) => !writes[name]).map(({ name }) => `${name}: nobody knows how to ask for it`)
  const reached: string[] = []
  // In short it is the calls that make or move money.
  const chosen = keyed.filter(({ domain, name }) => isReached(name, given.engine) && (!isShort(given) || domainsOf(given).includes(domain)))
  for (const { name, call } of chosen) {
    const asked = await writes[name]?.()
    if (!asked) continue
    const key = `again-${given.seed}-${name}`
    const first = await ask(deployment, call, asked, key)
    if (first.status !== 200) {
      wrong.push(`${name}: ${short(first)}`)
      continue
    }
    reached.push(name)
    const anew = asked.again ? { ...asked, token: await asked.again() } : asked
    const again = await ask(deployment, call, anew, key)
    if (asked.isLast ? again.status !== 401 : !isSame(first, again)) wrong.push(`${name}: ${short(first)}, and again ${short(again)}`)
    // Another body where one is known, else another query: a field that no call knows is refused before its key is looked at.
    const changed = asked.other
      ? await ask(deployment, call, { ...anew, input: asked.other }, key)
      : await ask(deployment, { ...call, path: `${call.path}?another=1` }, anew, key)
    if (!asked.isLast && (changed.status !== 422 || !changed.text.includes('IDEMPOTENCY_KEY_REUSED')))
      wrong.push(`${name} with another body: ${short(changed)}`)
    const theirs = { token: other.token, input: { body: { fullName: name, phone: '0901234567', address: '1 Quay' } } }
    const said = await ask(deployment, { method: 'PUT', path: '/core/user/me' }, theirs, key)
    if (said.status !== 200 || !said.text.includes(name)) wrong.push(`${name}'s key, by another person: ${short(said)}`)
  }
  const of = `${reached.length} of ${keyed.length} write calls`
  return [findingOf('P3', `said again, with another body, by another person: ${of}`, 'same status and bytes; 422; their own', wrong)]
}

/** Before the first is answered: the others wait for it, or are told to come back. */
async function inFlight(deployment: Deployment): Promise<Finding> {
  const wrong: string[] = []
  const { tokens, demo } = deployment.people
  const count = async () => (await demo(orderCalls.myOrders, { query: {} })).data.totalDocs
  for (const [name, call, input] of [
    ['createOrder', orderIntakeCalls.createOrder, { body: shirt }],
    ['makeDeposit', depositCalls.makeDeposit, transfer(100_00)],
  ] as const) {
    const before = [await count(), (await demo(depositCalls.myDeposits, { query: {} })).data.totalDocs]
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => ask(deployment, call, { token: tokens.demo, input }, `inflight-${name}`)),
    )
    const done = answers.filter(({ status }) => status === 200)
    const told = answers.filter(({ status }) => status === 409 || status === 503)
    const after = [await count(), (await demo(depositCalls.myDeposits, { query: {} })).data.totalDocs]
    const made = after.reduce((sum, each, at) => sum + each - (before[at] ?? 0), 0)
    if (made !== 1 || new Set(done.map(({ text }) => text)).size !== 1 || done.length + told.length !== atOnce)
      wrong.push(`${name}: ${made} made, ${answers.map(short).join('; ')}`)
  }
  return findingOf('P3', `${atOnce} × the same key at once`, 'one is made, the others get its bytes or are told to come back', wrong)
}

/** The process dies between writing and replying; whoever says it again gets the one that was written. */
async function killedBetween({ profile, random, seed }: Given, deployment: Deployment): Promise<Finding> {
  const { tokens } = deployment.people
  const wrong: string[] = []
  let unanswered = 0
  let survived = 0
  for (let round = 0; round < rounds[profile]; round++) {
    const before = await made(deployment)
    const acts = Array.from({ length: 40 }, (_, at) => ({
      key: `killed-${seed}-${round}-${at}`,
      ...(at % 2 === 0
        ? { call: orderIntakeCalls.createOrder, input: { body: shirt } }
        : { call: depositCalls.makeDeposit, input: transfer(100_00) }),
    }))
    const heard = new Map<string, Heard>()
    const enough = 5 + random.below(20)
    let tell = () => {}
    const isEnough = new Promise<void>(done => {
      tell = done
    })
    const asking = acts.map(async ({ key, call, input }) => {
      const answer = await ask(deployment, call, { token: tokens.demo, input }, key)
      heard.set(key, answer)
      if (heard.size >= enough) tell()
    })
    await Promise.race([isEnough, Promise.allSettled(asking)])
    await deployment.restart('SIGKILL')
    await Promise.allSettled(asking)
    unanswered += (await made(deployment)) - before - heard.size
    survived += heard.size
    for (const { key, call, input } of acts) {
      const answer = await ask(deployment, call, { token: tokens.demo, input }, key)
      const first = heard.get(key)
      if (answer.status !== 200 || (first && !isSame(first, answer)))
        wrong.push(`${key}: ${first ? short(first) : 'nothing'}, then ${short(answer)}`)
    }
    const after = await made(deployment)
    if (after !== before + acts.length) wrong.push(`round ${round}: ${after - before} made of ${acts.length}`)
  }
  const figure = `each is made once; ${survived} answers survived, ${unanswered} were written and not answered`
  return findingOf('P3', `kill -9 among 40 writes × ${rounds[profile]}, all said again`, figure, wrong)
}

/** Orders and deposits of the demo seller. */
async function made(deployment: Deployment): Promise<number> {
  const demo = deployment.client(deployment.people.tokens.demo)
  const [orders, deposits] = [await demo(orderCalls.myOrders, { query: {} }), await demo(depositCalls.myDeposits, { query: {} })]
  return orders.data.totalDocs + deposits.data.totalDocs
}
