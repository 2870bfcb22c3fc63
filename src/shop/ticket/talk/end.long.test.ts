// How tickets end and are opened again, who has one, and what their orders learn of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute, second } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { arrange, idOf } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTalk, arrangeTickets } from '#test/ticket.ts'
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
const { mine, desk, ticketOf, officeTicketOf, reply, answer, wait } = arrangeTalk(shop, () => ({ seller, support }))
const sort = (id: number, body: object) => desk()(ticketOfficeCalls.sortTicket, { params: { id }, body })
const assign = async (id: number, supporterId: number | null, seenSupporterId: number | null) =>
  (await desk()(ticketOfficeCalls.assignTicket, { params: { id }, body: { supporterId, seenSupporterId } })).data
const listed = async (query: { supporter: 'MINE' | 'NOBODY' | number }) =>
  (await desk()(ticketOfficeCalls.officeTickets, { query: { ...query, sellerId: seller.id } })).data.docs.map(line => line.id)
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

  test('is given it by another, is told, and gives it back to nobody', async () => {
    const other = await seedStaff(shop.engine.db, 'finance')
    const { id } = await at.open(seller)
    expect(await assign(id, other.id, null)).toMatchObject({ supporter: other.username, supporterId: other.id, status: 'IN_PROGRESS' })
    const told = (await shop.client(other.token)(notificationCalls.myNotifications, { query: {} })).data.docs
    expect(told[0]).toMatchObject({ title: `${support.username} gave you ticket #${id}.`, link: `/office/ticket/${id}` })
    expect(await listed({ supporter: other.id })).toEqual([id])
    expect(await listed({ supporter: 'MINE' })).toEqual([])
    expect(await assign(id, null, other.id)).toMatchObject({ supporter: null, supporterId: null, status: 'IN_PROGRESS' })
    expect(await listed({ supporter: 'NOBODY' })).toContain(id)
    const owner = await seedStaff(shop.engine.db, 'owner')
    const { docs } = (await shop.client(owner.token)(auditCalls.auditLog, { query: { call: 'assignTicket' } })).data
    const change = { before: { supporter: other.username }, after: { supporter: null } }
    expect(docs[0]).toMatchObject({ actor: support.username, subject: 'ticket', object: String(id), change })
  })

  test('is not given away by whoever saw another have it', async () => {
    const other = await seedStaff(shop.engine.db, 'support')
    const { id } = await at.open(seller)
    await assign(id, other.id, null)
    expect(await refusalOf(assign(id, support.id, null))).toBe('409 SUPPORT_TAKEN')
    expect(await refusalOf(assign(id, null, support.id))).toBe('409 SUPPORT_TAKEN')
    await assign(id, null, other.id)
    expect(await refusalOf(assign(id, support.id, other.id))).toBe('409 SUPPORT_MOVED')
  })

  test('is one of the staff who answer tickets, and may work', async () => {
    const [packer, gone] = [await seedStaff(shop.engine.db, 'warehouse'), await seedStaff(shop.engine.db, 'support')]
    await shop.engine.db.pool.query('update account set suspended_at = now() where id = $1', [gone.id])
    const { id } = await at.open(seller)
    for (const who of [packer.id, gone.id, seller.id, 999_999_999])
      expect(await refusalOf(assign(id, who, null))).toBe('422 SUPPORT_NOT_SUPPORTER')
    const { data } = await shop.client(support.token)(ticketOfficeCalls.ticketSupporters)
    const names = data.map(each => each.id)
    expect(names).toContain(support.id)
    expect(names).not.toContain(packer.id)
    expect(names).not.toContain(gone.id)
    expect(
      await refusalOf(
        shop.client(packer.token)(ticketOfficeCalls.assignTicket, {
          params: { id },
          body: { supporterId: support.id, seenSupporterId: null },
        }),
      ),
    ).toBe('403 YOU_NOT_HAVE_PERMISSION')
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
