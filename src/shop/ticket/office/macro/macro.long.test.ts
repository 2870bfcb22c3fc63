// Macros: answers that are written once; inserted, they are whole, in their reader's language, or not inserted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { ticketMacroCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let support: Seeded
let at: ReturnType<typeof arrangeTickets>
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  at = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const desk = () => shop.client(support.token)
const words = { name: 'On its way', textEn: 'Hi, {{order}} is under {{tracking}}.', textVi: 'Chào, đơn {{order}} có mã {{tracking}}.' }
const made = async (body: Partial<typeof words> = {}) => (await desk()(ticketMacroCalls.makeMacro, { body: { ...words, ...body } })).data
const fill = async (ticketId: number, macroId: number) =>
  (await desk()(ticketMacroCalls.fillMacro, { params: { id: ticketId, macroId } })).data.text

test('a macro is filled with the order’s values, in its requester’s language', async () => {
  const { id } = await made()
  const order = await at.left(seller)
  const ticket = await at.open(seller, { type: 'SHIPPING', orderId: order.id })
  expect(await fill(ticket.id, id)).toBe(`Hi, #${order.id} is under ${order.number}.`)
  await shop.engine.db.pool.query("update account set language = 'vi' where id = $1", [seller.id])
  expect(await fill(ticket.id, id)).toBe(`Chào, đơn #${order.id} có mã ${order.number}.`)
  await shop.engine.db.pool.query("update account set language = 'en' where id = $1", [seller.id])
})

test('where something that it names has no value, it says what, and gives nothing', async () => {
  const { id } = await made({ textEn: '{{name}} {{tracking}} {{order}} {{refunded}}' })
  const ticket = await at.open(seller)
  const refused = desk()(ticketMacroCalls.fillMacro, { params: { id: ticket.id, macroId: id } })
  await expect(refused).rejects.toMatchObject({ message: 'This macro cannot be filled here. Missing: tracking, order, refunded' })
  expect(await refusalOf(refused)).toBe('409 SUPPORT_MACRO_MISSING')
  expect(await refusalOf(fill(ticket.id, 999_999))).toBe('404 SUPPORT_MACRO_NOT_FOUND')
  expect(await refusalOf(fill(999_999, id))).toBe('404 SUPPORT_TICKET_NOT_FOUND')
})

test('fields that are not known are refused when a macro is written or changed', async () => {
  expect(await refusalOf(made({ textVi: 'Chào {{ten}}' }))).toBe('422 SUPPORT_MACRO_UNKNOWN')
  expect(await refusalOf(made({ textEn: 'Hi {{name' }))).toBe('422 SUPPORT_MACRO_UNKNOWN')
  const { id, version } = await made()
  const body = { ...words, textEn: '{{nome}}', seenVersion: version }
  expect(await refusalOf(desk()(ticketMacroCalls.changeMacro, { params: { id }, body }))).toBe('422 SUPPORT_MACRO_UNKNOWN')
})

test('of many who change a macro at once one does, the others are told; a removed one is gone', async () => {
  const { id, version } = await made()
  const change = (turn: number) =>
    desk()(ticketMacroCalls.changeMacro, { params: { id }, body: { ...words, name: `Turn ${turn}`, seenVersion: version } })
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      change(turn).then(
        () => 'changed',
        error => `${error.status} ${error.code}`,
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => '409 SUPPORT_MACRO_CHANGED'), 'changed'])
  await desk()(ticketMacroCalls.removeMacro, { params: { id } })
  expect((await desk()(ticketMacroCalls.macros)).data.map(macro => macro.id)).not.toContain(id)
  expect(await refusalOf(change(9))).toBe('404 SUPPORT_MACRO_NOT_FOUND')
})

test('owner and support write macros, finance inserts them, auditors read them; sellers know of none', async () => {
  const { id } = await made()
  const { id: ticketId } = await at.open(seller)
  const as = async (role: 'owner' | 'finance' | 'auditor') => shop.client((await seedStaff(shop.engine.db, role)).token)
  const [owner, finance, auditor] = [await as('owner'), await as('finance'), await as('auditor')]
  expect((await owner(ticketMacroCalls.makeMacro, { body: words })).data.name).toBe(words.name)
  expect(await refusalOf(finance(ticketMacroCalls.makeMacro, { body: words }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  const plain = await made({ textEn: 'Thanks, {{name}}' })
  const { text } = (await finance(ticketMacroCalls.fillMacro, { params: { id: ticketId, macroId: plain.id } })).data
  expect(text).toMatch(/^Thanks, \w/)
  expect((await auditor(ticketMacroCalls.macros)).data.length).toBeGreaterThan(1)
  expect(await refusalOf(shop.client(seller.token)(ticketMacroCalls.fillMacro, { params: { id: ticketId, macroId: id } }))).toBe(
    '404 NOT_FOUND',
  )
})
