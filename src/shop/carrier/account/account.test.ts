// Accounts at carriers: what they sell, what they are opened by, and who of them takes a parcel and tells of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSetting } from '#shop/setting/setting.ts'
import { startShop } from '#test/shop.ts'
import type { Carrier, OpenAccount } from '../port.ts'
import { carriers } from '../registry.ts'
import type { Shipment } from '../rules.ts'
import { chooseAccount, readSells } from './choose.account.ts'
import { serviceOf } from './open.account.ts'
import { takerOf } from './parcel.account.ts'
import { seedAccount, seedAccountState, seedRule } from './seed.ts'

/** A carrier that is none's stand-in: it sells within the country, and says what it was opened by and asked. */
const opened: OpenAccount[] = []
const asked: Shipment[] = []
const never = async () => Promise.reject(new Error('Nobody asks for this here.'))
const gamma: Carrier = {
  id: 'gamma',
  account: {
    fields: [],
    modes: ['LIVE'],
    services: [{ code: 'VAN', name: 'Van', level: 'STANDARD', carries: country => country === 'US' }],
  },
  service: (_engine, account) => {
    opened.push(account)
    const rates = async (shipment: Shipment) => {
      asked.push(shipment)
      return [{ service: 'VAN', name: 'Van', cents: 1_00 }]
    }
    return { rates, open: never, buy: never, find: never, void: never, handOver: never, events: never, check: never }
  },
}

const shop = await startShop()
const registry = carriers as Carrier[]
registry.push(gamma)
afterAll(async () => {
  registry.splice(0, registry.length, ...registry.filter(it => it !== gamma))
  await shop.close()
})
const { db } = shop.engine
let sandboxId = 0
let gammaId = 0
beforeAll(async () => {
  const { rows } = await db.pool.query<{ id: number }>("select id from carrier_account where carrier = 'sandbox'")
  sandboxId = Number(rows[0]?.id)
  gammaId = await shop.write(tx => seedAccount(tx, { carrier: 'gamma', services: ['VAN'], credentials: { key: 'secret of gamma' } }))
})
const setAccount = (id: number, patch: Parameters<typeof seedAccountState>[2]) => shop.write(tx => seedAccountState(tx, id, patch))
const parcel: Shipment = {
  from: { name: 'Inkport', street1: '1201 Fulfil Way', city: 'Carson', state: 'CA', zip: '90746' },
  to: { name: 'Minh Lee', street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip: '84101' },
  country: 'US',
  weightOz: 12,
  level: 'STANDARD',
  reference: 'Order 1',
  customs: null,
}

test('the deployment begins with the sandbox, which sells what it always has', async () => {
  await setAccount(gammaId, { isEnabled: false })
  const sells = await readSells(db)
  expect([sells('US', 'STANDARD'), sells('US', 'EXPRESS'), sells('CA', 'INTERNATIONAL')]).toEqual([true, true, true])
  expect([sells('US', 'INTERNATIONAL'), sells('CA', 'EXPRESS'), sells('KP', 'INTERNATIONAL')]).toEqual([false, false, false])
  expect(await chooseAccount(shop.engine, parcel, 0)).toEqual({
    accountId: sandboxId,
    carrier: 'sandbox',
    rate: { service: 'GROUND', name: 'USPS GROUND ADVANTAGE™', cents: 4_25 },
  })
})

test('what no account sells is offered to nobody, and bought from none', async () => {
  await setAccount(gammaId, { isEnabled: true })
  await setAccount(sandboxId, { isEnabled: false })
  const sells = await readSells(db)
  expect([sells('US', 'STANDARD'), sells('US', 'EXPRESS'), sells('CA', 'INTERNATIONAL')]).toEqual([true, false, false])
  await expect(chooseAccount(shop.engine, { ...parcel, level: 'EXPRESS' }, 0)).rejects.toMatchObject({ code: 'NO_CARRIER_ACCOUNT' })
  await setAccount(sandboxId, { isEnabled: true })
})

test('the cheapest that fits is taken, unless a rule names another', async () => {
  expect(await chooseAccount(shop.engine, parcel, 0)).toMatchObject({ accountId: gammaId, rate: { cents: 1_00 } })
  await shop.write(tx => seedRule(tx, { accountId: sandboxId, maxOz: 8 }))
  expect(await chooseAccount(shop.engine, parcel, 0)).toMatchObject({ accountId: gammaId })
  expect(await chooseAccount(shop.engine, { ...parcel, weightOz: 8 }, 0)).toMatchObject({ accountId: sandboxId, rate: { cents: 4_25 } })
})

test('a parcel leaves from where its account says, else from where the settings do', async () => {
  await chooseAccount(shop.engine, parcel, 0)
  expect(asked.at(-1)?.from).toEqual(parcel.from)
  await db.pool.query(
    `update carrier_account set from_name = 'Reno', from_street1 = '1 A St', from_city = 'Reno', from_state = 'NV', from_zip = '89501' where id = $1`,
    [gammaId],
  )
  await chooseAccount(shop.engine, parcel, 0)
  expect(asked.at(-1)?.from).toEqual({ name: 'Reno', street1: '1 A St', street2: '', city: 'Reno', state: 'NV', zip: '89501' })
})

test('an account is opened by its own credentials alone: those of another row stop it, and the others sell on', async () => {
  await serviceOf(shop.engine, gammaId)
  expect(opened.at(-1)).toMatchObject({ id: gammaId, mode: 'LIVE', credentials: { key: 'secret of gamma' }, services: ['VAN'] })
  const copyId = await shop.write(tx => seedAccount(tx, { carrier: 'gamma', name: 'A copy', services: ['VAN'] }))
  await db.pool.query('update carrier_account set sealed = (select sealed from carrier_account where id = $1) where id = $2', [
    gammaId,
    copyId,
  ])
  await expect(serviceOf(shop.engine, copyId)).rejects.toMatchObject({ kind: 'STOPPED', said: 'CREDENTIALS' })
  expect(await chooseAccount(shop.engine, parcel, 0)).toMatchObject({ accountId: gammaId })
  const { rows } = await db.pool.query('select state, stopped_said as said from carrier_account where id = $1', [copyId])
  expect(rows).toEqual([{ state: 'STOPPED', said: 'CREDENTIALS' }])
  await setAccount(copyId, { isEnabled: false })
})

test('an account on trial is opened outside of production alone', async () => {
  const id = await shop.write(tx => seedAccount(tx, { carrier: 'gamma', name: 'On trial', mode: 'TRIAL', services: [] }))
  await serviceOf(shop.engine, id)
  expect(opened.at(-1)).toMatchObject({ id, mode: 'TRIAL' })
  const production = { ...shop.engine, config: { ...shop.engine.config, production: true } }
  await expect(serviceOf(production, id)).rejects.toMatchObject({ kind: 'STOPPED', said: 'TRIAL' })
  await setAccount(id, { isEnabled: false })
})

test('what we bought is seen where the account tells of it, and where it does not, by nobody', async () => {
  expect(await takerOf(db, { carrier: undefined, soldBy: gammaId })).toEqual({ accountId: gammaId, sees: 'CARRIER' })
  await setAccount(gammaId, { tells: false })
  expect(await takerOf(db, { carrier: 'usps', soldBy: gammaId })).toEqual({ accountId: gammaId, sees: 'NONE' })
})

test('what others sold is handed to the sandbox and seen by it, but by nobody once a real account is on', async () => {
  await shop.write(tx => changeSetting(tx, 'isSandboxTracker', true, 'test'))
  const supplied = { carrier: 'usps', soldBy: null }
  expect(await takerOf(db, supplied)).toEqual({ accountId: sandboxId, sees: 'NONE' })
  await setAccount(gammaId, { isEnabled: false })
  expect(await takerOf(db, supplied)).toEqual({ accountId: sandboxId, sees: 'TRACKER' })
  for (const carrier of ['ups', undefined]) expect(await takerOf(db, { carrier, soldBy: null })).toEqual({ accountId: null, sees: 'NONE' })
  await setAccount(sandboxId, { isEnabled: false })
  expect(await takerOf(db, supplied)).toEqual({ accountId: null, sees: 'NONE' })
})
