// Staff who look at the portal as a seller sees it, through the API.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { accountCalls } from '../profile/contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '../sign-in/seed.ts'
import { accountOfficeCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
let seller: Seeded
beforeAll(async () => {
  seller = await seedSeller(db)
})
const viewOf = (who: Pick<Seeded, 'id'>) => ({ params: { id: who.id } })
/** A member of support who looks as the seller. */
async function viewing(target: Pick<Seeded, 'id'> = seller) {
  const support = await seedStaff(db, 'support')
  const client = shop.client(support.token)
  await client(accountOfficeCalls.viewAs, viewOf(target))
  return { support, client }
}

test('support sees what the seller sees', async () => {
  const { client } = await viewing()
  expect((await client(accountCalls.me)).data.username).toBe(seller.username)
  expect(await refusalOf(client(accountOfficeCalls.people, { query: {} }))).toBe('409 VIEW_IS_ON')
})

test('every unsafe call of every domain is refused while viewing, whatever the call', async () => {
  const { support } = await viewing()
  const document = (await (await fetch(`${shop.url}/openapi.json`)).json()) as { paths: Record<string, Record<string, unknown>> }
  const unsafe = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter(method => method !== 'get')
      .map(method => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const),
  )
  const own = ['POST /core/auth/sign-out', 'DELETE /v1/office/account/1/view']
  const answers = new Map<string, string>()
  for (const [method, path] of unsafe) {
    if (own.includes(`${method} ${path}`)) continue
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'application/offset+octet-stream']) {
      const headers = { authorization: `Bearer ${support.token}`, 'content-type': type }
      const answer = await fetch(`${shop.url}${path}`, { method, headers, body: '{}' })
      answers.set(`${answer.status} ${((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code}`, `${method} ${path}`)
    }
  }
  expect(unsafe.length).toBeGreaterThan(60)
  expect([...answers.keys()]).toEqual(['409 VIEW_IS_READ_ONLY'])
})

test('what is the seller’s alone is not shown, and a read that writes is refused', async () => {
  const { support } = await viewing()
  const hidden = [
    '/core/user/me/session',
    '/core/user/me/second-factor',
    '/core/user/me/closing',
    '/core/user/me/export',
    '/core/notification/read-all',
  ]
  for (const path of hidden) {
    const answer = await fetch(`${shop.url}${path}`, { headers: { authorization: `Bearer ${support.token}` } })
    expect([answer.status, ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code], path).toEqual([
      409,
      'VIEW_HIDES_THIS',
    ])
  }
})

test('ending it gives the staff’s own session back; so does signing out end it all', async () => {
  const { client } = await viewing()
  await client(accountOfficeCalls.endView, viewOf(seller))
  expect((await client(accountCalls.me)).data.kind).toBe('staff')
  await client(accountOfficeCalls.viewAs, viewOf(seller))
  await client(signInCalls.signOut)
  expect(await refusalOf(client(accountCalls.me))).toBe('401 UNAUTHORIZED')
  expect((await shop.client(seller.token)(accountCalls.me)).data.id).toBe(seller.id)
})

test('it ends by itself after half an hour', async () => {
  const { client } = await viewing()
  shop.advance(30 * minute + 1_000)
  expect((await client(accountCalls.me)).data.kind).toBe('staff')
  shop.advance(-(30 * minute + 1_000))
})

test('it ends with the role, at the next request', async () => {
  const { support, client } = await viewing()
  const owner = await seedStaff(db, 'owner')
  await shop.client(owner.token)(accountOfficeCalls.setRoles, { params: { id: support.id }, body: { roles: ['warehouse'] } })
  expect((await client(accountCalls.me)).data.kind).toBe('staff')
})

test('beginning and ending stand in the audit log with who, whom and until when', async () => {
  const target = await seedSeller(db)
  const { client, support } = await viewing(target)
  await client(accountOfficeCalls.endView, viewOf(target))
  const auditor = shop.client((await seedStaff(db, 'auditor')).token)
  const { docs } = (await auditor(auditCalls.auditLog, { query: { actor: support.username } })).data
  expect(docs.map(({ call, object }) => [call, object])).toEqual([
    ['endView', String(target.id)],
    ['viewAs', String(target.id)],
  ])
  expect(Date.parse(String(docs[1]?.change?.after.viewUntil))).toBeGreaterThan(shop.now().getTime())
})

test('nobody but support and the owner may, and only sellers are viewed', async () => {
  const finance = shop.client((await seedStaff(db, 'finance')).token)
  expect(await refusalOf(finance(accountOfficeCalls.viewAs, viewOf(seller)))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(shop.client(seller.token)(accountOfficeCalls.viewAs, viewOf(seller)))).toBe('404 NOT_FOUND')
  const support = shop.client((await seedStaff(db, 'support')).token)
  const colleague = await seedStaff(db, 'finance')
  expect(await refusalOf(support(accountOfficeCalls.viewAs, viewOf(colleague)))).toBe('422 NOT_A_SELLER')
  expect(await refusalOf(support(accountOfficeCalls.viewAs, viewOf({ id: 999_999 })))).toBe('404 USER_NOT_FOUND')
})

test('only a view that is there can be ended, so the audit log tells of no other', async () => {
  const { client, support } = await viewing()
  expect(await refusalOf(client(accountOfficeCalls.endView, viewOf({ id: 999_999 })))).toBe('409 VIEW_IS_OVER')
  await client(accountOfficeCalls.endView, viewOf(seller))
  expect(await refusalOf(client(accountOfficeCalls.endView, viewOf(seller)))).toBe('409 VIEW_IS_OVER')
  const auditor = shop.client((await seedStaff(db, 'auditor')).token)
  const { docs } = (await auditor(auditCalls.auditLog, { query: { actor: support.username, call: 'endView' } })).data
  expect(docs.map(each => each.object)).toEqual([String(seller.id)])
})

/** Reads the live stream of a session; `hear` waits for words, and says whether the stream is still open. */
async function listening(token: string) {
  const stream = await fetch(`${shop.url}/v1/live`, { headers: { authorization: `Bearer ${token}` } })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hear = async (until: (text: string) => boolean) => {
    while (!until(heard)) {
      const part = await reader?.read()
      if (part?.done !== false) return 'ended'
      heard += part.value
    }
    return 'open'
  }
  await hear(text => text.includes(': open'))
  return hear
}
const kinds = notices('test', { hello: ['Hello', 'Chào'] }, [])
const tell = (id: number) => shop.write(tx => notify(tx, { accountId: id, type: 'NORMAL', kind: kinds.hello }))

test('the live stream shows the seller’s news and ends with the view', async () => {
  const target = await seedSeller(db)
  const { support, client } = await viewing(target)
  const hear = await listening(support.token)
  await tell(target.id)
  const heardOf = (text: string) => text.split(`"accountId":${target.id}`).length - 1
  expect(await hear(text => heardOf(text) === 1)).toBe('open')
  await client(accountOfficeCalls.endView, viewOf(target))
  await tell(target.id)
  expect(await hear(text => heardOf(text) === 2)).toBe('ended')
})

test('the live stream of a view ends with the role, too', async () => {
  const target = await seedSeller(db)
  const { support } = await viewing(target)
  const hear = await listening(support.token)
  const owner = await seedStaff(db, 'owner')
  await shop.client(owner.token)(accountOfficeCalls.setRoles, { params: { id: support.id }, body: { roles: ['warehouse'] } })
  await tell(target.id)
  await tell(target.id)
  expect(await hear(text => text.includes(`"accountId":${target.id}`))).toBe('ended')
})
