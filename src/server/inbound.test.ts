// Inbound webhooks, from the wire to the office, with a source of this test's: its sender proves the bytes by an HMAC.
import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import type { InboundSource } from '#engine/inbound/source.ts'
import { job } from '#engine/jobs/job.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { dashboardCalls } from '#shop/dashboard/contract.ts'
import { inboundCalls } from '#shop/inbound/contract.ts'
import { inboundWork } from '#shop/inbound/inbound.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { type Mounted, mounted } from './mounted.ts'

const secret = 'a secret of the sender'
const token = 'unguessable'
const sign = (raw: Buffer) => createHmac('sha256', secret).update(raw).digest('hex')
/** What the source's job was given, and whether it fails. */
const heard: { raw: Buffer; subjectId: number | null }[] = []
const mood = { fails: false, isAway: false, asked: 0 }

const hearJob = job<{ newsId: number }>('inbound.hear-test', { retries: 0 })
const source: InboundSource = {
  name: 'test',
  title: 'Test sender',
  path: '/v1/in/test/:token',
  job: hearJob,
  state: () => 'NO_ADDRESS',
  async prove(_engine, { token: given, headers, raw }) {
    if (given !== token) return 'UNKNOWN'
    mood.asked += 1
    if (mood.isAway) return 'LATER'
    return headers['x-signature'] === sign(raw) ? { deliveryId: headers['x-delivery'] ?? '', subjectId: 7 } : 'REFUSED'
  },
}
const hear = inboundWork(hearJob, async (_engine, { body, subjectId }) => {
  if (mood.fails) throw new Error('The part\0 was broken.')
  heard.push({ raw: body, subjectId })
})
// Its domain: the mounted ones are an array, which only this test writes into.
const domains = mounted as Mounted[]
const domain: Mounted = { name: 'test', routes: [], queues: [], jobs: [hear], inbound: [source] }
domains.push(domain)
const shop = await startShop()
afterAll(async () => {
  domains.splice(domains.indexOf(domain), 1)
  await shop.close()
})
let owner: Seeded
let support: Seeded
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
  support = await seedStaff(shop.engine.db, 'support')
})
afterEach(async () => {
  await shop.settled()
  heard.length = 0
  Object.assign(mood, { fails: false, isAway: false, asked: 0 })
  shop.advance(minute)
})
const office = (who: Seeded = owner) => shop.client(who.token)

let deliveries = 0
const nextDelivery = () => `delivery-${++deliveries}`
interface Sent {
  delivery?: string
  signature?: string
  to?: string
}
async function send(raw: Buffer, { delivery = nextDelivery(), signature = sign(raw), to = token }: Sent = {}) {
  const headers = { 'x-signature': signature, 'x-delivery': delivery, 'content-type': 'application/octet-stream' }
  return await fetch(`${shop.url}/v1/in/test/${to}`, { method: 'POST', body: new Uint8Array(raw), headers })
}
const statusOf = async (...given: Parameters<typeof send>) => (await send(...given)).status
const news = async (query: { state?: 'NEW' | 'DONE' | 'FAILED' } = {}) =>
  (await office()(inboundCalls.inboundNews, { query: { source: 'test', limit: 100, ...query } })).data.docs
const latest = async () => {
  const [row] = await news()
  if (!row) throw new Error('Nothing was kept.')
  return row
}
const again = (id: number, who: Seeded = owner) => office(who)(inboundCalls.takeInboundAgain, { params: { id } })

test('the very bytes are kept and reach the job, whatever they are', async () => {
  for (const raw of [
    Buffer.from('{"é": "\\u0000"}'),
    Buffer.from([0, 1, 2, 0xff, 0xfe, 0x80]),
    Buffer.from('\ufeff[1]'),
    Buffer.alloc(0),
  ]) {
    expect(await statusOf(raw)).toBe(200)
    await shop.settled()
    expect(heard.splice(0)).toEqual([{ raw, subjectId: 7 }])
    const { id } = await latest()
    const { data } = await office()(inboundCalls.inboundBody, { params: { id } })
    expect(data).toEqual({ id, bytes: raw.length, text: raw[0] === 0 ? null : raw.toString('utf8') })
  }
})

test('one that is sent again, also ten times at once, is answered well and acted on once', async () => {
  const raw = Buffer.from('{"told":"again"}')
  const delivery = nextDelivery()
  const answers = await Promise.all(Array.from({ length: 10 }, () => statusOf(raw, { delivery })))
  expect(answers).toEqual(Array(10).fill(200))
  await shop.settled()
  expect(await statusOf(raw, { delivery })).toBe(200)
  await shop.settled()
  expect(heard).toHaveLength(1)
  expect((await news()).filter(row => row.deliveryId === delivery)).toMatchObject([{ state: 'DONE', tries: 1, title: 'Test sender' }])
})

test('a forged one, a changed one and one to an address of nobody’s leave nothing', async () => {
  const before = await news()
  const raw = Buffer.from('{"amount":1}')
  expect(await statusOf(raw, { signature: 'forged' })).toBe(400)
  expect(await statusOf(Buffer.from('{"amount":2}'), { signature: sign(raw) })).toBe(400)
  expect(mood.asked).toBe(2)
  const unknown = await send(raw, { to: 'guessed' })
  expect([unknown.status, (await unknown.json()).errors[0].code]).toEqual([404, 'NOT_FOUND'])
  expect(mood.asked).toBe(2)
  expect((await fetch(`${shop.url}/v1/in/test/${token}`)).status).toBe(404)
  await shop.settled()
  expect([heard, await news()]).toEqual([[], before])
})

test('one that nobody can vouch for now is asked to come again', async () => {
  mood.isAway = true
  const delivery = nextDelivery()
  expect(await statusOf(Buffer.from('x'), { delivery })).toBe(503)
  mood.isAway = false
  expect(await statusOf(Buffer.from('x'), { delivery })).toBe(200)
  await shop.settled()
  expect(heard).toHaveLength(1)
})

test('more than 256 KB are refused before anything is proved', async () => {
  expect(await statusOf(Buffer.alloc(262_145))).toBe(413)
  expect(mood.asked).toBe(0)
  expect(await statusOf(Buffer.alloc(262_144))).toBe(200)
})

test('a flood of forged ones is turned away before its bodies are read; proved ones never count', async () => {
  for (let times = 0; times < 65; times++) expect(await statusOf(Buffer.from(`${times}`))).toBe(200)
  const forged = await Promise.all(Array.from({ length: 70 }, () => statusOf(Buffer.from('x'), { signature: 'forged' })))
  expect(forged.toSorted()).toEqual([...Array(60).fill(400), ...Array(10).fill(429)])
  expect(await unreadAnswer()).toBe(429)
  const turned = await send(Buffer.from('x'))
  expect([turned.status, Number(turned.headers.get('retry-after')) > 0]).toEqual([429, true])
  shop.advance(minute)
  expect(await statusOf(Buffer.from('x'))).toBe(200)
})

/** The answer to a webhook whose body never comes. */
const unreadAnswer = () =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${shop.url}/v1/in/test/${token}`, { method: 'POST', headers: { 'content-length': '1000' } }, answer => {
      resolve(answer.statusCode)
      asked.destroy()
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })

test('one whose last try fails waits in the office until it is processed again', async () => {
  mood.fails = true
  expect(await statusOf(Buffer.from('x'))).toBe(200)
  await shop.settled()
  const failed = await latest()
  expect(failed).toMatchObject({ state: 'FAILED', tries: 1, fault: 'The part was broken.', doneAt: null })
  expect(await news({ state: 'FAILED' })).toEqual([failed])
  expect((await office()(jobCalls.failedJobs, { query: {} })).data.totalDocs).toBe(0)
  const queues = async () => (await office()(dashboardCalls.officeHome)).data.queues
  expect(await queues()).toContainEqual(expect.objectContaining({ name: 'inbound', count: 1 }))
  mood.fails = false
  await again(failed.id, support)
  await shop.settled()
  expect(await latest()).toMatchObject({ id: failed.id, state: 'DONE', tries: 2, fault: '' })
  expect(heard).toHaveLength(1)
  const { docs: log } = (await office()(auditCalls.auditLog, { query: { call: 'takeInboundAgain' } })).data
  expect(log.map(({ actor, object }) => [actor, object])).toEqual([[support.username, `${failed.id}`]])
})

test('one that was processed is processed again, once for two clicks at once, and not while it waits', async () => {
  expect(await statusOf(Buffer.from('x'))).toBe(200)
  await shop.settled()
  const { id } = await latest()
  const asked = await Promise.all([codeOf(again(id)), codeOf(again(id))])
  await shop.settled()
  // The second may come when the first is done already.
  expect(asked.filter(code => code === 'no refusal')).toHaveLength(heard.length - 1)
  expect(asked.every(code => code === 'no refusal' || code === 'WEBHOOK_IS_WAITING')).toBe(true)
  expect(await codeOf(again(id + 1_000))).toBe('WEBHOOK_NOT_FOUND')
  expect(await codeOf(office()(inboundCalls.inboundBody, { params: { id: id + 1_000 } }))).toBe('WEBHOOK_NOT_FOUND')
})

test('one whose sender was taken out of the app is shown and not processed', async () => {
  expect(await statusOf(Buffer.from('x'))).toBe(200)
  await shop.settled()
  const { id } = await latest()
  Object.assign(domain, { inbound: [] })
  expect(await codeOf(again(id))).toBe('WEBHOOK_HAS_NO_SOURCE')
  expect(await latest()).toMatchObject({ id, title: 'test', state: 'DONE' })
  Object.assign(domain, { inbound: [source] })
})

test('senders stand with their address and whether they can reach it', async () => {
  const { data } = await office()(inboundCalls.inboundSources)
  const [paypal, own] = ['paypal', 'test'].map(name => data.find(row => row.name === name))
  expect(own).toMatchObject({ title: 'Test sender', url: `${shop.engine.config.publicUrl}/v1/in/test`, state: 'NO_ADDRESS' })
  expect(own?.lastAt).not.toBeNull()
  expect(paypal).toMatchObject({ title: 'PayPal', state: 'ON', lastAt: null })
})

test('the owner alone reads what was said, support and the auditor that it came, and nobody else knows of it', async () => {
  const params = { id: (await latest()).id }
  const auditor = await seedStaff(shop.engine.db, 'auditor')
  for (const who of [support, auditor]) {
    expect((await office(who)(inboundCalls.inboundNews, { query: {} })).data.totalDocs).toBeGreaterThan(0)
    expect(await refusalOf(office(who)(inboundCalls.inboundBody, { params }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  }
  expect(await refusalOf(again(params.id, auditor))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  const warehouse = await seedStaff(shop.engine.db, 'warehouse')
  expect(await refusalOf(office(warehouse)(inboundCalls.inboundNews, { query: {} }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  const seller = await seedSeller(shop.engine.db)
  expect(await refusalOf(office(seller)(inboundCalls.inboundNews, { query: {} }))).toMatch(/^404 /)
  expect(await refusalOf(office(seller)(inboundCalls.inboundBody, { params }))).toMatch(/^404 /)
})

test('what came is gone after thirty days, and no sooner', async () => {
  const { id } = await latest()
  shop.advance(29 * day)
  // Sessions end sooner.
  owner = await seedStaff(shop.engine.db, 'owner')
  await shop.cron('inbound.forget')
  expect((await news()).some(row => row.id === id)).toBe(true)
  shop.advance(2 * day)
  owner = await seedStaff(shop.engine.db, 'owner')
  await shop.cron('inbound.forget')
  expect(await news()).toEqual([])
})
