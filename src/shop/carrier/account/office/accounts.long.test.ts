// The office's accounts at carriers: who may do what, what opens them, what is bought from them, and which of them serves an order.
import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import { seal } from '#engine/seal.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { dashboardCalls } from '#shop/dashboard/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import type { Shipment } from '../../rules.ts'
import { chooseAccount } from '../choose.account.ts'
import type { CarrierRule } from './contract.ts'
import { carrierAccountCalls as calls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'trace' } })
afterAll(() => shop.close())
const { db } = shop.engine

/** Every line that the app logs. */
const lines: string[] = []
// pino's types hide its stream.
const stream = Reflect.get(shop.engine.log, pino.symbols.streamSym) as { write: (line: string) => void }
stream.write = line => void lines.push(line)

let owner: Seeded
let sandboxId = 0
beforeAll(async () => {
  await shop.write(seedPrices)
  owner = await seedStaff(db, 'owner')
  sandboxId = (await office()(calls.carrierAccounts)).data[0]?.id ?? 0
})
const office = (person: { token: string } = owner) => shop.client(person.token)
const at = (id: number) => ({ params: { id } })
let serial = 0
const add = async (more: Partial<CallInput<typeof calls.addCarrierAccount>['body']> = {}) =>
  (await office()(calls.addCarrierAccount, { body: { carrier: 'sandbox', name: `Night ${++serial}`, mode: 'LIVE', ...more } })).data
const account = async (id: number) => (await office()(calls.carrierAccount, at(id))).data
const setSecret = (id: number, token: string) => office()(calls.setCarrierSecrets, { ...at(id), body: { secrets: { token } } })
/** One that sells. */
async function open(more: Parameters<typeof add>[0] = {}) {
  const { id } = await add(more)
  await office()(calls.checkCarrierAccount, at(id))
  await office()(calls.enableCarrierAccount, at(id))
  return id
}

test('the page knows the carriers that accounts can be had at, and what one of them is', async () => {
  const { data } = await office()(calls.officeCarriers)
  expect(data.map(({ name }) => name)).toEqual(['Sandbox', 'EasyPost', 'USPS'])
  expect(data.slice(0, 1)).toEqual([
    expect.objectContaining({
      carrier: 'sandbox',
      name: 'Sandbox',
      modes: ['LIVE', 'TEST'],
      fields: [{ name: 'token', en: 'Access token', vi: 'Mã truy cập', isSecret: true, isOptional: true, most: 200 }],
    }),
  ])
  expect(data[0]?.services.map(({ code }) => code)).toEqual(['GROUND', 'PRIORITY', 'EXPRESS', 'SMALL_ABROAD', 'ABROAD'])
})

test('a new account is off and untried; once its carrier has been asked it may be turned on, and off again', async () => {
  const { id, ...added } = await add()
  expect(added).toMatchObject({ carrierName: 'Sandbox', isEnabled: false, state: 'UNTRIED', tells: false, hints: {}, checkedAt: null })
  expect(await codeOf(office()(calls.enableCarrierAccount, at(id)))).toBe('CARRIER_ACCOUNT_UNCHECKED')
  const { data: checked } = await office()(calls.checkCarrierAccount, at(id))
  expect(checked).toMatchObject({ state: 'ACTIVE', tells: true, isEnabled: false, checkedAt: shop.now().toISOString() })
  expect((await office()(calls.enableCarrierAccount, at(id))).data.isEnabled).toBe(true)
  expect((await office()(calls.disableCarrierAccount, at(id))).data.isEnabled).toBe(false)
})

test('a name is an account’s alone at its carrier, and only what its carrier sells can be on', async () => {
  const { id, name } = await add()
  expect(await refusalOf(add({ name: name.toUpperCase() }))).toBe('409 CARRIER_ACCOUNT_NAME_TAKEN')
  expect(await refusalOf(add({ carrier: 'ups' }))).toBe('422 CARRIER_UNKNOWN')
  expect(await refusalOf(add({ mode: 'TRIAL' }))).toBe('422 CARRIER_MODE_REFUSED')
  const from = { name: 'Reno', street1: '1 A St', street2: '', city: 'Reno', state: 'NV', zip: '89501' }
  const change = (services: string[]) => office()(calls.changeCarrierAccount, { ...at(id), body: { name, services, from } })
  expect(await codeOf(change(['GROUND', 'ROCKET']))).toBe('CARRIER_SERVICE_UNKNOWN')
  expect((await change(['EXPRESS', 'GROUND', 'GROUND'])).data).toMatchObject({ services: ['GROUND', 'EXPRESS'], from })
  expect((await office()(calls.changeCarrierAccount, { ...at(id), body: { name, services: ['GROUND'], from: null } })).data.from).toBeNull()
  const wrongState = { name, services: ['GROUND'], from: { ...from, state: 'XX' } }
  expect(await codeOf(office()(calls.changeCarrierAccount, { ...at(id), body: wrongState }))).toBe('STATE_NOT_FOUND')
})

test('a secret opens the account, and stands in no answer, row, event or log line', async () => {
  const secret = `tk_${randomBytes(16).toString('hex')}`
  const refused = `wrong_${randomBytes(16).toString('hex')}`
  const { id } = await add()
  const { data } = await setSecret(id, secret)
  expect(data).toMatchObject({ state: 'ACTIVE', hints: { token: `•••• ${secret.slice(-4)}` } })
  const answers: unknown[] = [data, (await office()(calls.carrierAccounts)).data]
  const key = 'a-key-of-this-write'
  for (let time = 0; time < 2; time++)
    answers.push(await office()(calls.setCarrierSecrets, { ...at(id), body: { secrets: { token: secret } } }, { idempotencyKey: key }))
  answers.push(await setSecret(id, refused).catch((error: unknown) => error))
  answers.push(await setSecret(id, 'x'.repeat(201)).catch((error: unknown) => error))
  answers.push((await office()(auditCalls.auditLog, { query: { subject: 'carrierAccount', object: String(id) } })).data)
  await office()(calls.checkCarrierAccount, at(id))
  const body = { secrets: { token: secret } }
  await codeOf(office(await seedStaff(db, 'finance'))(calls.setCarrierSecrets, { ...at(id), body }))
  await shop.settled()
  const { rows } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const each of [secret, refused]) {
    expect(JSON.stringify(answers)).not.toContain(each)
    expect(lines.filter(line => line.includes(each))).toEqual([])
    for (const { name } of rows) {
      const { rows: holding } = await db.pool.query(`select 1 from ${name} t where t::text like $1`, [`%${each}%`])
      expect([name, holding.length]).toEqual([name, 0])
    }
  }
  // What is logged comes here: a write that was refused is.
  expect(lines.filter(line => line.includes('/v1/office/carrier-account/:id/secret'))).toHaveLength(1)
  const { rows: sealed } = await db.pool.query<{ sealed: Buffer }>('select sealed from carrier_account where id = $1', [id])
  expect(sealed[0]?.sealed.includes(secret)).toBe(false)
})

test('a credential that its carrier refuses changes nothing: the account goes on with what it had', async () => {
  const { id } = await add()
  await setSecret(id, 'a good token of ours')
  const before = await account(id)
  expect(await refusalOf(setSecret(id, 'wrong token'))).toBe('422 CARRIER_CREDENTIALS_WRONG')
  expect(await codeOf(setSecret(id, 'line\nline'))).toBe('TEXT_INVALID')
  expect(await codeOf(office()(calls.setCarrierSecrets, { ...at(id), body: { secrets: { other: 'x' } } }))).toBe('FIELD_UNKNOWN')
  expect(await account(id)).toEqual(before)
  expect((await setSecret(id, 'short')).data.hints).toEqual({ token: '•••• ••••' })
  expect((await setSecret(id, '')).data).toMatchObject({ hints: {}, state: 'ACTIVE' })
})

test('an account that our own secret does not open is stopped, its page works, and new credentials open it', async () => {
  const id = await open()
  await setSecret(id, 'a good token of ours')
  const sealed = seal(randomBytes(32), Buffer.from('{"token":"of another deployment"}'), `carrier-account:${id}`)
  await db.pool.query('update carrier_account set sealed = $2 where id = $1', [id, sealed])
  expect(await account(id)).toMatchObject({ state: 'ACTIVE' })
  expect((await office()(calls.checkCarrierAccount, at(id))).data).toMatchObject({ state: 'STOPPED', stoppedSaid: 'CREDENTIALS' })
  const queue = async () => {
    const { queues } = (await office()(dashboardCalls.officeHome)).data
    return queues.find(({ name }) => name === 'carriers')?.count
  }
  expect(await queue()).toBe(1)
  expect(await codeOf(office()(calls.enableCarrierAccount, at(id)))).toBe('CARRIER_ACCOUNT_UNCHECKED')
  expect((await setSecret(id, 'another good token')).data).toMatchObject({ state: 'ACTIVE', stoppedSaid: '', isEnabled: true })
  expect(await queue()).toBe(0)
  await office()(calls.disableCarrierAccount, at(id))
})

test('only the owner writes; those who ship and count read, and to all others there is nothing', async () => {
  const { id, name } = await add()
  const body = { name, services: ['GROUND'], from: null }
  for (const role of ['warehouse', 'finance', 'auditor'] as const) {
    const client = office(await seedStaff(db, role))
    expect((await client(calls.carrierAccounts)).data.length).toBeGreaterThan(1)
    expect((await client(calls.carrierRules)).data).toEqual([])
    const writes = [
      client(calls.addCarrierAccount, { body: { carrier: 'sandbox', name: 'Mine', mode: 'LIVE' } }),
      client(calls.changeCarrierAccount, { ...at(id), body }),
      client(calls.setCarrierSecrets, { ...at(id), body: { secrets: {} } }),
      client(calls.checkCarrierAccount, at(id)),
      client(calls.sampleCarrierAccount, at(id)),
      client(calls.enableCarrierAccount, at(id)),
      client(calls.disableCarrierAccount, at(id)),
      client(calls.deleteCarrierAccount, at(id)),
      client(calls.setCarrierRules, { body: { rules: [], seenIds: [] } }),
    ]
    expect(new Set(await Promise.all(writes.map(refusalOf)))).toEqual(new Set(['403 YOU_NOT_HAVE_PERMISSION']))
  }
  expect(await refusalOf(office(await seedStaff(db, 'support'))(calls.carrierAccounts))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(office(await seedSeller(db))(calls.carrierAccount, at(id)))).toMatch(/^404 /)
  expect(await refusalOf(office()(calls.carrierAccount, at(999_999)))).toBe('404 CARRIER_ACCOUNT_NOT_FOUND')
})

test('what changes who sells stands in the owner’s report of the day, without what opens it', async () => {
  const id = await open()
  const { name } = await account(id)
  await setSecret(id, 'a good token of ours')
  await office()(calls.changeCarrierAccount, { ...at(id), body: { name, services: ['GROUND'], from: null } })
  await office()(calls.setCarrierRules, { body: { rules: [], seenIds: [] } })
  await office()(calls.disableCarrierAccount, at(id))
  const { acts } = (await office()(approvalCalls.moneyReport, { query: { on: shop.now().toISOString().slice(0, 10) } })).data
  const reported = acts.filter(({ kind }) => kind === 'power').map(({ call }) => call)
  expect(new Set(reported)).toEqual(new Set(['enableCarrierAccount', 'setCarrierSecrets', 'changeCarrierAccount', 'setCarrierRules']))
})

test('a test account buys a sample label of no order, and gives it back', async () => {
  const { id } = await add({ mode: 'TEST' })
  expect(await codeOf(office()(calls.sampleCarrierAccount, at(id)))).toBe('CARRIER_ACCOUNT_UNCHECKED')
  await office()(calls.checkCarrierAccount, at(id))
  const { data } = await office()(calls.sampleCarrierAccount, at(id))
  expect(data).toMatchObject({ service: 'USPS GROUND ADVANTAGE™', postageCents: 4_25, isVoided: true })
  const { rows } = await db.pool.query('select voided_at is not null as gone from sandbox_parcel where tracking_number = $1', [
    data.trackingNumber,
  ])
  expect(rows).toEqual([{ gone: true }])
  expect((await db.pool.query('select 1 from label')).rows).toEqual([])
  expect(await codeOf(office()(calls.sampleCarrierAccount, at(sandboxId)))).toBe('CARRIER_SAMPLE_LIVE')
  const body = { name: (await account(id)).name, services: ['ABROAD'], from: null }
  await office()(calls.changeCarrierAccount, { ...at(id), body })
  expect(await codeOf(office()(calls.sampleCarrierAccount, at(id)))).toBe('CARRIER_SAMPLE_ABROAD')
})

const parcel: Shipment = {
  from: { name: 'Inkport', street1: '1201 Fulfil Way', city: 'Carson', state: 'CA', zip: '90746' },
  to: { name: 'Minh Lee', street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip: '84101' },
  country: 'US',
  weightOz: 12,
  level: 'STANDARD',
  reference: 'Order 1',
  customs: null,
}
const all = { country: null, maxOz: null, level: null, tier: null, service: null, isEnabled: true }
const rule = (accountId: number, more: Partial<CarrierRule> = {}): CarrierRule => ({ ...all, accountId, ...more })
async function setRules(rules: CarrierRule[]) {
  const seenIds = (await office()(calls.carrierRules)).data.map(({ id }) => id)
  return (await office()(calls.setCarrierRules, { body: { rules, seenIds } })).data
}

test('the first rule that fits an order says which account serves it; one that is stopped or off falls through to the next', async () => {
  const [night, gold] = [await open(), await open()]
  const seller = await seedSeller(db)
  const chosen = async (more: Partial<Shipment> = {}) =>
    (await chooseAccount(shop.engine, { ...parcel, ...more }, seller.id).catch(() => undefined))?.accountId
  const decides = async (given: Partial<CarrierRule>, more: Partial<Shipment> = {}) => {
    await setRules([rule(night, given)])
    return chosen(more)
  }
  expect(await chosen()).toBe(sandboxId) // the same rate of all: the oldest
  expect(await decides({})).toBe(night)
  expect([await decides({ country: 'US' }), await decides({ country: 'CA' })]).toEqual([night, sandboxId])
  expect([await decides({ maxOz: 12 }), await decides({ maxOz: 11.5 })]).toEqual([night, sandboxId])
  expect([await decides({ level: 'STANDARD' }), await decides({ level: 'EXPRESS' })]).toEqual([night, sandboxId])
  expect(await decides({ level: 'EXPRESS' }, { level: 'EXPRESS' })).toBe(night)
  expect(await decides({ isEnabled: false })).toBe(sandboxId)
  expect(await decides({ service: 'EXPRESS' })).toBe(sandboxId)
  await db.pool.query(`update account set tier = 'GOLD' where id = $1`, [seller.id])
  expect([await decides({ tier: 'GOLD' }), await decides({ tier: 'SILVER' })]).toEqual([night, sandboxId])
  await setRules([rule(night), rule(gold)])
  expect(await chosen()).toBe(night)
  await db.pool.query(`update carrier_account set state = 'STOPPED' where id = $1`, [night])
  expect(await chosen()).toBe(gold)
  await office()(calls.disableCarrierAccount, at(gold))
  expect(await chosen()).toBe(sandboxId)
  await office()(calls.disableCarrierAccount, at(night))
  await setRules([])
})

test('rules are saved all at once, in their order, over those that were seen alone', async () => {
  const id = await open()
  const saved = await setRules([rule(id, { country: 'CA' }), rule(sandboxId, { maxOz: 8, service: 'GROUND' })])
  expect(saved.map(({ id: _, ...kept }) => kept)).toEqual([rule(id, { country: 'CA' }), rule(sandboxId, { maxOz: 8, service: 'GROUND' })])
  const seenIds = saved.map(({ id }) => id)
  const save = (rules: CarrierRule[]) => office()(calls.setCarrierRules, { body: { rules, seenIds } })
  expect(await refusalOf(save([rule(999_999)]))).toBe('404 CARRIER_ACCOUNT_NOT_FOUND')
  expect(await refusalOf(save([rule(id, { service: 'ROCKET' })]))).toBe('422 CARRIER_SERVICE_UNKNOWN')
  const race = await Promise.all([save([rule(id)]), save([rule(sandboxId)]), save([])].map(codeOf))
  expect(race.toSorted()).toEqual(['CARRIER_RULES_CHANGED', 'CARRIER_RULES_CHANGED', 'no refusal'])
  await office()(calls.disableCarrierAccount, at(id))
})

test('an account is deleted only where it is off, and nothing has ever come of it', async () => {
  const remove = (id: number) => office()(calls.deleteCarrierAccount, at(id))
  const unused = await open()
  expect(await refusalOf(remove(unused))).toBe('409 CARRIER_ACCOUNT_ON')
  await office()(calls.disableCarrierAccount, at(unused))
  await setRules([rule(unused)])
  expect(await refusalOf(remove(unused))).toBe('409 CARRIER_ACCOUNT_RULED')
  await setRules([])
  await remove(unused)
  expect(await refusalOf(office()(calls.carrierAccount, at(unused)))).toBe('404 CARRIER_ACCOUNT_NOT_FOUND')

  const used = await open()
  await setRules([rule(used)])
  const { rich, paid } = arrange(shop)
  const [{ id: orderId } = { id: 0 }] = await paid(await rich())
  await shop.write(tx => seedProduced(tx, [orderId]))
  await office()(labelCalls.makeLabels, { body: { orderIds: [orderId] } })
  await shop.settled()
  expect((await db.pool.query('select account_id::int as id from label')).rows).toEqual([{ id: used }])
  await setRules([])
  await office()(calls.disableCarrierAccount, at(used))
  expect(await refusalOf(remove(used))).toBe('409 CARRIER_ACCOUNT_USED')
})
