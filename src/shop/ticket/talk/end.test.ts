// How tickets end and are opened again, who has one, and what their orders learn of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute, second } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { arrange, idOf } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { ticketOfficeCalls } from '../office/contract.ts'
import { ticketCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { paid } = arrange(shop)
let seller: Seeded
let support: Seeded
let at: ReturnType<typeof arrangeTickets>
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  at = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
})
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const mine = () => shop.client(seller.token)
const desk = () => shop.client(support.token)
const ticketOf = async (id: number) => (await mine()(ticketCalls.myTicket, { params: { id } })).data
const officeTicketOf = async (id: number) => (await desk()(ticketOfficeCalls.officeTicket, { params: { id } })).data
const lastOf = async (id: number) => (await officeTicketOf(id)).messages.at(-1)?.id ?? 0
const reply = async (id: number, text: string, files: File[] = []) =>
  (await mine()(ticketCalls.replyTicket, { params: { id }, body: { text }, files })).data
const answer = async (id: number, text: string, more: object = {}) =>
  (
    await desk()(ticketOfficeCalls.answerTicket, {
      params: { id },
      body: { text, seenMessageId: await lastOf(id), ...more },
      files: [],
    })
  ).data
const sort = (id: number, body: object) => desk()(ticketOfficeCalls.sortTicket, { params: { id }, body })
/** Weeks go by, and nobody has to sign in again. */
async function wait(milliseconds: number) {
  await shop.engine.db.pool.query("update session set expires_at = expires_at + interval '90 days'")
  shop.advance(milliseconds)
}

describe('the end of a ticket', () => {
  test.each([
    ['a minute before the end of', 14 * day - minute, true],
    ['a second after', 14 * day + second, false],
  ])('a reply %s its fourteen days opens it again, or goes on in another', async (_, sinceSolved, isSame) => {
    const { id } = await at.open(seller)
    const { reopenUntil } = await answer(id, 'Done.', { solves: true })
    await wait(Date.parse(reopenUntil ?? '') - 14 * day + sinceSolved - shop.engine.db.now().getTime())
    const after = await reply(id, 'It broke again.')
    expect(after.id === id).toBe(isSame)
    if (isSame) return expect(after).toMatchObject({ status: 'IN_PROGRESS', waitingOn: 'STAFF', reopenUntil: null })
    expect(after).toMatchObject({ status: 'NEW', continuesId: id, subject: 'A question', supporter: null })
    expect(await ticketOf(id)).toMatchObject({ status: 'SOLVED', continuedId: after.id })
    expect((await reply(id, 'And again.')).id).toBe(after.id)
    expect((await ticketOf(after.id)).messages.map(message => message.text)).toEqual(['It broke again.', 'And again.'])
  })

  test('may be said by its seller, and by staff with and without a word', async () => {
    const { id } = await at.open(seller)
    const end = () => mine()(ticketCalls.endTicket, { params: { id } })
    expect((await end()).data.status).toBe('SOLVED')
    expect(await refusalOf(end())).toBe('409 SUPPORT_MOVED')
    expect((await sort(id, { status: 'IN_PROGRESS' })).data).toMatchObject({ status: 'IN_PROGRESS', waitingOn: 'STAFF' })
    expect((await sort(id, { status: 'SOLVED' })).data.status).toBe('SOLVED')
    expect((await ticketOf(id)).messages.map(message => message.status)).toEqual([null, 'SOLVED', 'IN_PROGRESS', 'SOLVED'])
  })

  test('spam is answered by nobody, is undone, and its seller reads nothing of it', async () => {
    const { id } = await at.open(seller)
    await sort(id, { status: 'SPAM' })
    expect(await refusalOf(answer(id, 'Hello'))).toBe('409 SUPPORT_IS_SPAM')
    expect(await refusalOf(reply(id, 'Hello?'))).toBe('409 SUPPORT_CLOSED')
    expect(await refusalOf(sort(id, { status: 'SOLVED' }))).toBe('409 SUPPORT_IS_SPAM')
    expect((await ticketOf(id)).messages).toHaveLength(1)
    expect((await sort(id, { status: 'NEW' })).data.status).toBe('NEW')
    expect(await refusalOf(reply(id, 'Hello?'))).toBe('no refusal')
  })
})

describe('who has a ticket', () => {
  test('is who took it, and two do not take it without knowing of each other', async () => {
    const other = await seedStaff(shop.engine.db, 'support')
    const { id } = await at.open(seller)
    const take = (who: Seeded, seenSupporterId: number | null) =>
      refusalOf(shop.client(who.token)(ticketOfficeCalls.takeTicket, { params: { id }, body: { seenSupporterId } }))
    const both = await Promise.all([take(support, null), take(other, null)])
    expect(both.sort()).toEqual(['409 SUPPORT_TAKEN', 'no refusal'])
    const { supporterId, status } = await officeTicketOf(id)
    expect(status).toBe('IN_PROGRESS')
    expect(await take(supporterId === support.id ? other : support, supporterId)).toBe('no refusal')
  })

  test('hears of the replies, and the others do not', async () => {
    const other = await seedStaff(shop.engine.db, 'support')
    const { id } = await at.open(seller)
    await answer(id, 'Mine')
    await reply(id, 'Yours')
    const heard = async (who: Seeded) =>
      (await shop.client(who.token)(notificationCalls.myNotifications, { query: {} })).data.docs.filter(
        notice => notice.title === `${seller.username} replied to ticket #${id}.`,
      ).length
    expect([await heard(support), await heard(other)]).toEqual([1, 0])
  })
})

describe('an order with an open ticket', () => {
  test('is not closed by the clock, and is once the last one is solved', async () => {
    const { id: orderId } = await at.delivered(seller)
    const one = await at.open(seller, { orderId })
    const two = await at.open(seller, { orderId })
    await wait(31 * day)
    const statusNow = async () => {
      await shop.cron('order.close')
      return (await mine()(orderCalls.order, { params: { id: orderId } })).data.status
    }
    expect(await statusNow()).toBe('DELIVERED')
    await answer(one.id, 'Done', { solves: true })
    expect(await statusNow()).toBe('DELIVERED')
    await sort(two.id, { status: 'SPAM' })
    await reply(one.id, 'Not done')
    expect(await statusNow()).toBe('DELIVERED')
    await answer(one.id, 'Done now', { solves: true })
    expect(await statusNow()).toBe('CLOSED')
  })

  test('counts each of twenty tickets that are opened and ended in parallel', async () => {
    const orderId = idOf(await paid(seller)).params.id
    const openCount = async () =>
      (await shop.engine.db.pool.query('select open_tickets as count from "order" where id = $1', [orderId])).rows[0].count
    const opened = await Promise.all(Array.from({ length: 20 }, () => at.open(seller, { orderId })))
    expect(await openCount()).toBe(20)
    const ends = opened.flatMap(({ id }) => [
      refusalOf(mine()(ticketCalls.endTicket, { params: { id } })),
      refusalOf(sort(id, { status: 'SOLVED' })),
    ])
    await Promise.all(ends)
    expect(await openCount()).toBe(0)
  })
})
