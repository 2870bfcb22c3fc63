// Where sellers send their money is two people's to say, by whatever way it comes to be another account.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { depositCalls } from '../deposit/contract.ts'
import { bankCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let owner: Seeded
let seller: Seeded
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
  seller = await seedSeller(shop.engine.db)
})
const office = (who = owner) => shop.client(who.token)
const bodyOf = (accountNumber: string, isEnabled = true) => ({ bankName: 'ACB', accountName: 'INKPORT', accountNumber, isEnabled })
const make = (accountNumber: string, { isEnabled = true, who = owner } = {}) =>
  refusalOf(office(who)(bankCalls.makeBankAccount, { body: bodyOf(accountNumber, isEnabled) }))
const idOf = async (accountNumber: string) => {
  const { data } = await office()(bankCalls.bankAccounts)
  return data.find(each => each.accountNumber === accountNumber)?.id ?? 0
}
const change = async (accountNumber: string, isEnabled: boolean) =>
  refusalOf(office()(bankCalls.changeBankAccount, { params: { id: await idOf(accountNumber) }, body: bodyOf(accountNumber, isEnabled) }))
const told = async () => (await shop.client(seller.token)(depositCalls.depositInstruction)).data.accounts.map(each => each.accountNumber)

test('a deployment begins with the demo’s account, which is told until it has one of its own', async () => {
  expect(await told()).toEqual(['0011 2233 4455'])
})

test('of sixteen that would be the first at once one is, and the others wait', async () => {
  const owners = await Promise.all(Array.from({ length: 16 }, () => seedStaff(shop.engine.db, 'owner')))
  const said = await Promise.all(owners.map((who, index) => make(String(index), { who })))
  expect(said.toSorted()).toEqual([...Array.from({ length: 15 }, () => '409 APPROVAL_WAITS'), 'no refusal'])
  expect(await told()).toHaveLength(1)
  expect(await told()).not.toContain('0011 2233 4455')
})

test('the demo’s account is told again by two people alone', async () => {
  const { data } = await office()(bankCalls.bankAccounts)
  const demo = data.find(each => each.accountNumber === '0011 2233 4455')
  if (!demo) throw new Error('The demo’s account is gone.')
  const { id, ...body } = demo
  expect(await refusalOf(office()(bankCalls.changeBankAccount, { params: { id }, body: { ...body, isEnabled: true } }))).toBe(
    '409 APPROVAL_WAITS',
  )
})

test('who closes the account that sellers are told of does not open the next one alone', async () => {
  const [first = ''] = await told()
  expect(await change(first, false)).toBe('no refusal')
  expect(await make('666')).toBe('409 APPROVAL_WAITS')
  expect(await make('777', { isEnabled: false })).toBe('no refusal')
  expect(await change('777', true)).toBe('409 APPROVAL_WAITS')
  expect(await change(first, true)).toBe('409 APPROVAL_WAITS')
  expect(await told()).toEqual([])
})

test('a closed account takes the demo’s name by two people alone: beside nothing but demos the next would be the first', async () => {
  const { data } = await office()(bankCalls.bankAccounts)
  const demo = data.find(each => each.accountNumber === '0011 2233 4455')
  const own = data.filter(each => each.id !== demo?.id)
  const owners = await Promise.all(Array.from({ length: 16 }, () => seedStaff(shop.engine.db, 'owner')))
  const renamed = own.map(
    ({ id }) =>
      () =>
        office()(bankCalls.changeBankAccount, {
          params: { id },
          body: { ...bodyOf('0011 2233 4455', false), bankName: 'Inkport Demo Bank' },
        }),
  )
  for (const rename of renamed) expect(await refusalOf(rename())).toBe('409 APPROVAL_WAITS')
  expect(await make('888')).toBe('409 APPROVAL_WAITS')
  const said = await Promise.all(
    owners.map((who, at) => (at % 2 === 0 ? make(`9${at}`, { who }) : refusalOf(renamed[at % own.length]?.() ?? make('9')))),
  )
  expect(new Set(said)).toEqual(new Set(['409 APPROVAL_WAITS']))
  expect(await told()).toEqual([])
})
