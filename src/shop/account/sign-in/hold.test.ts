// Promise S4: who may is asked in the write's transaction, and nobody takes it away in between.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '#test/shop.ts'
import { untilOneWaits } from '#test/waiting.ts'
import { hashPassword } from '../credential/password.ts'
import { accountOfficeCalls } from '../office/contract.ts'
import { setRoles } from '../office/people.ts'
import { lockAccount, setAccount } from '../person/store.ts'
import { accountCalls } from '../profile/contract.ts'
import { signInCalls } from './contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from './seed.ts'
import { deleteSessions } from './session.store.ts'
import { holdWho } from './session.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const password = 'letters on a bench'
const passwordHash = await hashPassword(password)
const owner = await seedStaff(db, 'owner')

/** A write that has asked who writes, and goes on when it is told to. */
async function writing(token: string) {
  const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = db.transaction(async tx => {
    const who = await holdWho(tx, token, false)
    held.resolve()
    await goOn.promise
    return who
  })
  await held.promise
  return { goOn: goOn.resolve, done }
}

test('whoever ends a session waits for a write that has begun, and then no other begins', async () => {
  const minh = await seedSeller(db)
  const write = await writing(minh.token)
  const ending = db.transaction(tx => deleteSessions(tx, minh.id))
  await untilOneWaits(db)
  write.goOn()
  expect(await write.done).toMatchObject({ id: minh.id })
  await ending
  expect(await db.transaction(tx => holdWho(tx, minh.token, false))).toBeUndefined()
})

test('whoever takes a role away waits for a write that has begun, and then no other begins with it', async () => {
  const officer = await seedStaff(db, 'finance')
  const write = await writing(officer.token)
  const changing = shop.client(owner.token)(accountOfficeCalls.setRoles, { params: { id: officer.id }, body: { roles: ['content'] } })
  await untilOneWaits(db)
  write.goOn()
  await Promise.all([changing, write.done])
  expect(await db.transaction(tx => holdWho(tx, officer.token, false))).toMatchObject({ roles: ['content'] })
})

test('a write that waited for a change of roles sees what was changed', async () => {
  const officer = await seedStaff(db, 'finance')
  const [changed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = db.transaction(async tx => {
    const who = await holdWho(tx, owner.token, false)
    if (who) await setRoles(tx, who, officer.id, ['content'])
    changed.resolve()
    await goOn.promise
  })
  await changed.promise
  const write = db.transaction(tx => holdWho(tx, officer.token, false))
  await untilOneWaits(db)
  goOn.resolve()
  await changing
  expect(await write).toMatchObject({ roles: ['content'] })
})

test('writes of one session go on side by side', async () => {
  if (db.kind === 'embedded') return // It has one backend.
  const minh = await seedSeller(db)
  const writes = [await writing(minh.token), await writing(minh.token)]
  for (const { goOn } of writes) goOn()
  expect(await Promise.all(writes.map(({ done }) => done))).toMatchObject([{ id: minh.id }, { id: minh.id }])
})

test('twenty requests of one session that end it at once: one does, and none waits for another in a circle', async () => {
  const [minh, ava] = [await seedSeller(db, { passwordHash }), await seedSeller(db)]
  const statuses = async (token: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const post = () => fetch(`${shop.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await Promise.all(Array.from({ length: 20 }, post))).map(({ status }) => status)
  }
  const changed = await statuses(minh.token, '/core/auth/change-password', { oldPassword: password, newPassword: `${password} 2` })
  expect(changed.filter(status => status === 200)).toHaveLength(1)
  expect(changed.filter(status => status >= 500)).toEqual([])
  expect(await statuses(ava.token, '/core/auth/sign-out', {})).toEqual(Array(20).fill(200))
  await expect(shop.client(ava.token)(accountCalls.me)).rejects.toMatchObject({ status: 401 })
})

test.each<[string, (member: Seeded) => Promise<unknown>]>([
  ['who signs in', ({ username }) => shop.client()(signInCalls.signIn, { body: { username, password } })],
  [
    'who changes their password',
    ({ token }) => shop.client(token)(accountCalls.changePassword, { body: { oldPassword: password, newPassword: `${password} 2` } }),
  ],
])(
  'a member %s waits for their seller’s row before they hold their own: whoever keeps the team out locks them in that order',
  async (_, enter) => {
    if (db.kind === 'embedded') return // It has one backend.
    const seller = await seedSeller(db)
    const member = await seedMember(db, seller.id, 'orders')
    await db.transaction(tx => setAccount(tx, member.id, { passwordHash }))
    let entering: Promise<unknown> | undefined
    const free = await db.transaction(async tx => {
      await lockAccount(tx, seller.id)
      entering ??= enter(member)
      await untilOneWaits(db)
      const { rows } = await sql`select from account where id = ${member.id} for no key update skip locked`.execute(tx.q)
      return rows.length
    })
    await entering
    expect(free).toBe(1)
  },
)
