import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour, later, minute } from '#base/time.ts'
import type { Database } from '#engine/db/database.ts'
import { openTestDatabase } from '#test/database.ts'
import { findAccount, whoIs } from '../account.ts'
import { redeemLink } from '../credential/code.ts'
import { findAccountRow, lockAccount, setAccount } from '../person/store.ts'
import { renewFirstLinks, seedFirstPeople, seedSeller, seedStaff } from './seed.ts'
import { deleteSessions, listSessions } from './session.store.ts'
import { openSession } from './session.ts'

let db: Database
let now = new Date('2026-11-21T08:00:00Z')
beforeAll(async () => {
  db = await openTestDatabase({ now: () => now })
})
afterAll(() => db.close())

test('a token says who asks; any other text says nobody', async () => {
  const seller = await seedSeller(db, { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' })
  expect(await whoIs(db, seller.token)).toMatchObject({
    id: seller.id,
    kind: 'seller',
    roles: [],
    language: 'vi',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
  for (const token of ['', 'x'.repeat(43), `${seller.token}x`, "' or true --"]) expect(await whoIs(db, token)).toBeUndefined()
})

test('staff carry their roles', async () => {
  const { token } = await seedStaff(db, 'finance', 'support')
  expect(await whoIs(db, token)).toMatchObject({ kind: 'staff', roles: ['finance', 'support'] })
})

test('a session is dead at once when it ends, when it expires and when its person is suspended', async () => {
  const [ended, expired, suspended] = [await seedSeller(db), await seedSeller(db), await seedSeller(db)]
  await db.transaction(tx => deleteSessions(tx, ended.id))
  expect(await whoIs(db, ended.token)).toBeUndefined()
  await db.transaction(tx => setAccount(tx, suspended.id, { suspendedAt: now }))
  expect(await whoIs(db, suspended.token)).toBeUndefined()
  now = later(now, 7 * day)
  expect(await whoIs(db, expired.token)).toBeUndefined()
})

test('the last use is written at most once a minute', async () => {
  const seller = await seedSeller(db)
  const lastUse = async () => (await listSessions(db, seller.id))[0]?.lastUsedAt
  const start = now
  now = later(start, minute / 2)
  await whoIs(db, seller.token)
  expect(await lastUse()).toEqual(start)
  now = later(start, hour)
  await whoIs(db, seller.token)
  expect(await lastUse()).toEqual(now)
})

test('a suspended person opens no session', async () => {
  const seller = await seedSeller(db)
  await db.transaction(tx => setAccount(tx, seller.id, { suspendedAt: now }))
  const open = db.transaction(async tx => {
    const account = await lockAccount(tx, seller.id)
    return account && openSession(tx, account, { userAgent: 'test' })
  })
  await expect(open).rejects.toThrow('ACCOUNT_SUSPENDED')
})

test('the database holds no token', async () => {
  const seller = await seedSeller(db)
  const { rows } = await db.pool.query('select session::text as row from session')
  expect(JSON.stringify(rows)).not.toContain(seller.token)
})

test('the first people have no password and one link each, renewed until the owner is in', async () => {
  const { ownerId, sellerId } = await db.transaction(seedFirstPeople)
  expect(await findAccount(db, ownerId)).toMatchObject({ kind: 'staff', roles: ['owner'] })
  expect((await findAccountRow(db, sellerId))?.passwordHash).toBeNull()
  const first = await db.transaction(renewFirstLinks)
  expect(first.map(link => link.username)).toEqual(['owner', 'demo'])
  const [old, fresh] = [first[0]?.token ?? '', (await db.transaction(renewFirstLinks))[0]?.token ?? '']
  await expect(db.transaction(tx => redeemLink(tx, old))).rejects.toThrow('LINK_IS_NOT_VALID')
  await db.transaction(async tx => openSession(tx, (await redeemLink(tx, fresh)).account, { userAgent: 'test' }))
  expect(await db.transaction(renewFirstLinks)).toEqual([])
})
