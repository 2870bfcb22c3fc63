// P13: a dependency that is slow, or worse, is nobody else's trouble.
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { until } from '#test/deployment.ts'
import { payerOf } from '#test/payment.ts'
import { type BlackHole, type Hole, openBlackHole } from '#test/stand-ins/black-hole.ts'
import { controlOf } from '../deployment/controls.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf, fundUpTo, isAnswer, makeOrders, shirt } from '../money.ts'
import { begin } from '../payer.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hangMs, ratio, slowOf, timed } from '../timed.ts'

const holes: readonly Hole[] = ['hang', 'reset', 'fail', 'drip']
const asks = { bug: 2, fast: 2, ci: 3, nightly: 20 }
const labels = { bug: 10, fast: 10, ci: 40, nightly: 100 }
const endsMs = 10_000
const spread = 1.5

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  // Neighbours do not know the engine, and whoever dawdles is felt most where there is one backend.
  ciOn: 'embedded',
  async run(given) {
    return [...(given.profile === 'bug' ? [] : await slowNeighbours(given)), await lostLabels(given)]
  },
}

/** Mail server and drive in every way they can be of no use, and a PayPal that hangs, fails, and does the work without saying so. */
async function slowNeighbours(given: Given): Promise<Finding[]> {
  const [mail, drive] = [await openBlackHole('smtp'), await openBlackHole('http')]
  given.afterwards(async () => {
    await mail.close()
    await drive.close()
  })
  const map = ['drive.google.com', 'drive.usercontent.google.com'].map(host => `${host}=127.0.0.1:${drive.port}`)
  const deployment = await given.deployment({ env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, OUTBOUND_MAP: map.join() } })
  const idleMs = await p99Of(deployment)
  const findings: Finding[] = []
  for (const how of holes) findings.push(await neighbours(given, deployment, { how, holes: [mail, drive], idleMs }))
  for (const how of ['HANG', 'FAIL', 'DROP'] as const) findings.push(await paypal(deployment, how, idleMs))
  return findings
}

interface Bad {
  how: Hole
  holes: readonly BlackHole[]
  idleMs: number
}
async function neighbours({ profile }: Given, deployment: Deployment, { how, holes, idleMs }: Bad): Promise<Finding> {
  for (const hole of holes) hole.how = how
  const link = `https://drive.google.com/file/d/nobodyKnows${how}File/view`
  const acts = Array.from({ length: asks[profile] }, (_, at) => [
    () => signUp(deployment, `${how}${at}`),
    () => orderWith(deployment.people.demo, link),
  ]).flat()
  return besides(deployment, `mail server and drive: ${how}`, { acts, idleMs })
}

async function paypal(deployment: Deployment, how: 'HANG' | 'FAIL' | 'DROP', idleMs: number): Promise<Finding> {
  const { demo } = deployment.people
  const payer = payerOf(deployment.server)
  await payer.mood({ webhooks: 'NONE' })
  const { id, approveUrl } = await begin(demo, 150_00)
  await payer.decide(approveUrl, 'approve')
  await payer.mood({ call: 'capture', how, times: 1, webhooks: 'NONE' })
  const settle = () => demo(paymentCalls.settlePayment, { params: { id } })
  const finding = await besides(deployment, `PayPal: ${how}`, { acts: [settle], idleMs })
  await payer.mood()
  return finding
}

/** How long these take, and what everybody else feels of it. */
async function besides(
  deployment: Deployment,
  what: string,
  { acts, idleMs }: { acts: readonly (() => Promise<unknown>)[]; idleMs: number },
) {
  const wrong: string[] = []
  const times = acts.map(async act => {
    const from = performance.now()
    await Promise.race([act(), never()]).catch(error => {
      // 5xx is no answer but for PayPal's own trouble, which is told as "later".
      if (!isAnswer(error) && !(error instanceof CallError && error.status === 503)) wrong.push(`not answered: ${error}`)
    })
    return performance.now() - from
  })
  const busyMs = await p99Of(deployment)
  const slowest = timed('ended in', Math.max(...(await Promise.all(times))), endsMs)
  const others = ratio('p99 of other calls', busyMs / idleMs, spread)
  return { ...findingOf('P13', what, `${slowest.text}, ${others.text}`, wrong), ...slowOf(slowest, others) }
}

/** The end of who waits for ever. */
const never = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error(`no end after ${hangMs / 1_000} s`)), hangMs).unref())

const signUp = (deployment: Deployment, username: string) =>
  deployment.client()(signInCalls.signUp, {
    body: { username, email: `${username}@example.com`, password: 'a good long passphrase', referralCode: '' },
  })
const orderWith = (client: Client, link: string) =>
  client(orderIntakeCalls.createOrder, {
    body: { ...shirt, items: shirt.items.map(item => ({ ...item, files: [{ side: 'FRONT' as const, link }] })) },
  })

const looks = 200
async function p99Of(deployment: Deployment): Promise<number> {
  const times: number[] = []
  for (let look = 0; look < looks; look++) {
    const from = performance.now()
    await deployment.client()(catalogueCalls.products, { query: { limit: 12 } })
    times.push(performance.now() - from)
  }
  return times.sort((one, other) => one - other)[Math.floor(looks * 0.99)] ?? Number.NaN
}

/** The carrier sells each label, and the app does not hear of it: it asks for what it bought, and buys none twice. */
async function lostLabels(given: Given): Promise<Finding> {
  const count = labels[given.profile]
  const deployment = await given.deployment({ isControlled: true })
  const { people } = deployment
  const control = controlOf(deployment.server)
  await fundUpTo(people, count * 30_00)
  const ids = await makeOrders(people.demo, count)
  for (const id of ids) await people.demo(orderPayCalls.submitOrder, { params: { id } })
  await control('lose', { labels: count })
  for (let at = 0; at < count; at += 50) await people.owner(labelCalls.makeLabels, { body: { orderIds: ids.slice(at, at + 50) } })
  const lost = () => control('parcels', {})
  await until('every answer to be lost', async () => ((await lost()).lost >= count ? true : undefined), 300_000)
  // The job is tried again by itself, later and later.
  const held = async () => {
    const states = await Promise.all(ids.map(async id => (await people.demo(labelCalls.myLabel, { params: { id } })).data))
    return states.filter(label => label?.state === 'LIVE')
  }
  const live = await until('every label', async () => ((await held()).length === count ? held() : undefined), 300_000).catch(held)
  const numbers = new Set(live.map(label => label?.trackingNumber))
  const { sold } = await lost()
  const wrong = [
    ...(live.length === count ? [] : [`${live.length} labels`]),
    ...(numbers.size === live.length ? [] : [`${live.length} labels have ${numbers.size} numbers`]),
    ...(sold === count ? [] : [`the carrier sold ${sold}`]),
  ]
  return findingOf('P13', `${count} label purchases whose answers are lost`, `${count} labels, ${count} numbers, ${count} sold`, wrong)
}
