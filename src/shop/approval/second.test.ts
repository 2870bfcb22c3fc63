// The second of two is somebody else by more than their name: nobody makes themselves one, nor says alone that one suffices.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { factorCalls } from '#shop/account/factor/contract.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { bankCalls } from '#shop/wallet/bank/contract.ts'
import { mailsTo } from '#test/mail.ts'
import { codeOf as codeOfPhone } from '#test/phone.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { approvalCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let owner: Seeded
let other: Seeded
let serial = 0
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
  await make()
})
beforeEach(async () => {
  other = await seedStaff(shop.engine.db, 'owner')
})
const as = ({ token }: { token: string }) => shop.client(token)
const make = (by: { token: string } = owner) =>
  refusalOf(as(by)(bankCalls.makeBankAccount, { body: { bankName: 'ACB', accountName: 'INKPORT', accountNumber: String(++serial) } }))
/** Asks for another account of the shop's; its request. */
async function asked(by: { token: string } = owner): Promise<number> {
  expect(await make(by)).toBe('409 APPROVAL_WAITS')
  const { docs } = (await as(owner)(approvalCalls.approvals, { query: { limit: 100 } })).data
  return docs.find(({ request }) => request.accountNumber === String(serial))?.id ?? 0
}
const confirm = (by: { token: string }, id: number) => as(by)(approvalCalls.confirmApproval, { params: { id }, body: {} })
const byTwo = (value: boolean) => as(owner)(settingCalls.changeSetting, { params: { key: 'isBankAccountByTwo' }, body: { value } })

/** An owner whom `owner` has just let in, with their session. */
async function puppet() {
  const email = `puppet${++serial}@example.com`
  const body = { username: `puppet${serial}`, email, fullName: 'Puppet', roles: ['owner' as const] }
  const { id } = (await as(owner)(accountOfficeCalls.inviteStaff, { body })).data
  return { id, token: await enterByMail(email) }
}
/** A session by the newest link that was mailed to this address. */
async function enterByMail(email: string): Promise<string> {
  await shop.settled()
  const token = /#([\w-]{43})/.exec((await mailsTo(shop, email))[0]?.text ?? '')?.[1] ?? ''
  return (await shop.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken ?? ''
}

test('whom somebody has just let in is not their second person, nor asks for what they then confirm', async () => {
  const letIn = await puppet()
  const id = await asked()
  expect(await codeOf(confirm(letIn, id))).toBe('APPROVAL_POWER_IS_NEW')
  const back = await asked(letIn)
  expect(await codeOf(confirm(owner, back))).toBe('APPROVAL_POWER_IS_NEW')
  shop.advance(24 * hour)
  expect((await confirm(letIn, id)).data).toMatchObject({ state: 'DONE' })
  shop.advance(-24 * hour)
})

test('nor is who was given the role, or other limits, today; another owner is at once', async () => {
  const [raised, id] = [await seedStaff(shop.engine.db, 'support'), await asked()]
  await as(owner)(accountOfficeCalls.setRoles, { params: { id: raised.id }, body: { roles: ['owner'] } })
  const { docs } = (await as(raised)(approvalCalls.approvals, { query: { limit: 100 } })).data
  expect(docs.find(act => act.id === id)?.whyNot).toBe('APPROVAL_POWER_IS_NEW')
  expect(await codeOf(confirm(raised, id))).toBe('APPROVAL_POWER_IS_NEW')
  expect((await confirm(other, id)).data).toMatchObject({ state: 'DONE', decidedBy: other.username })
})

/** What the owner's report of today has about this person. */
async function reported(id: number): Promise<string[]> {
  const on = shop.engine.db.now().toISOString().slice(0, 10)
  const { acts } = (await as(owner)(approvalCalls.moneyReport, { query: { on } })).data
  return acts.filter(({ object }) => object === String(id)).map(({ call }) => call)
}

test('the owner’s report names whom somebody let in', async () => {
  const { id } = await puppet()
  expect(await reported(id)).toContain('inviteStaff')
})

test('it names whom of the staff somebody kept out, let in again, or took the second factor from; none of them is a second today', async () => {
  const [kept, bare, id] = [await seedStaff(shop.engine.db, 'owner'), await seedStaff(shop.engine.db, 'owner'), await asked()]
  await as(owner)(accountOfficeCalls.suspendPerson, { params: { id: kept.id }, body: { reason: 'Lost their laptop' } })
  await as(owner)(accountOfficeCalls.restorePerson, { params: { id: kept.id } })
  const { secret } = (await as(bare)(factorCalls.beginSecondFactor, { body: {} })).data
  await as(bare)(factorCalls.confirmSecondFactor, { body: { code: codeOfPhone(secret, shop.engine.db.now()) } })
  await as(owner)(accountOfficeCalls.resetSecondFactor, { params: { id: bare.id } })
  expect((await reported(kept.id)).toSorted()).toEqual(['restorePerson', 'suspendPerson'])
  expect(await reported(bare.id)).toEqual(['resetSecondFactor'])
  for (const person of [kept, bare]) {
    await as(owner)(accountOfficeCalls.inviteAgain, { params: { id: person.id } })
    const token = await enterByMail(person.email)
    expect(await codeOf(confirm({ token }, id))).toBe('APPROVAL_POWER_IS_NEW')
  }
})

test('that one suffices for a bank account counts when it has stood for a day, and ends at once', async () => {
  await byTwo(false)
  expect(await make()).toBe('409 APPROVAL_WAITS')
  shop.advance(24 * hour)
  expect(await make()).toBe('no refusal')
  await byTwo(true)
  expect(await make()).toBe('409 APPROVAL_WAITS')
  shop.advance(-24 * hour)
})
