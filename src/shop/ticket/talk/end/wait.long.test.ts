// A ticket that waits for its requester is reminded of once and solved by the clock, beside whoever else moves it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute, second } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { mailsTo } from '#test/mail.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTalk, arrangeTickets } from '#test/ticket.ts'
import { ticketDecisionCalls } from '../../decision/contract.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
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
const { mine, desk, ticketOf, officeTicketOf, reply, answer } = arrangeTalk(shop, () => ({ seller, support }))
const sort = (id: number, body: object) => desk()(ticketOfficeCalls.sortTicket, { params: { id }, body })
/** A ticket that was answered and waits for its seller. */
async function asked(): Promise<number> {
  const { id } = await at.open(seller)
  await answer(id)
  return id
}
const clock = () => shop.cron('ticket.end-waits')
/** Days go by, the clock runs, and nobody has to sign in again. */
async function goOn(days: number, milliseconds = 0): Promise<void> {
  await shop.engine.db.pool.query("update session set expires_at = expires_at + interval '90 days'")
  shop.advance(days * day + milliseconds)
  await clock()
}
const bells = async () => (await mine()(notificationCalls.myNotifications, { query: {} })).data.docs.map(notice => notice.title)
const mails = async () => (await mailsTo(shop, seller.email)).map(mail => mail.subject)

describe('a ticket that waits for its requester', () => {
  test('says when it ends, is reminded of once after five days, and is solved after seven', async () => {
    const id = await asked()
    const { solvesAt, lastActivityAt } = await ticketOf(id)
    expect(Math.abs(Date.parse(solvesAt ?? '') - Date.parse(lastActivityAt) - 7 * day)).toBeLessThan(second)
    await goOn(5, -minute)
    expect(await bells()).not.toContain(`Ticket #${id} is waiting for your reply.`)
    await goOn(0, minute)
    await clock()
    await shop.settled()
    expect((await bells()).filter(title => title === `Ticket #${id} is waiting for your reply.`)).toHaveLength(1)
    expect((await mails()).filter(subject => subject === `Ticket #${id} is waiting for your reply`)).toHaveLength(1)
    expect(await ticketOf(id)).toMatchObject({ status: 'IN_PROGRESS', solvesAt, lastActivityAt })
    await goOn(2, -minute)
    expect((await ticketOf(id)).status).toBe('IN_PROGRESS')
    await goOn(0, minute)
    await clock()
    const ended = await ticketOf(id)
    expect(ended).toMatchObject({ status: 'SOLVED', solvesAt: null })
    expect(ended.messages.filter(({ status }) => status === 'SOLVED')).toEqual([expect.objectContaining({ author: null, text: '' })])
    await shop.settled()
    expect((await bells()).filter(title => title === `Your ticket #${id} is solved.`)).toHaveLength(1)
    const [mail] = (await mailsTo(shop, seller.email)).filter(({ subject }) => subject === `Your ticket #${id} is solved`)
    expect(mail?.text).toContain('We did not hear from you')
  })

  test('is reminded of in its requester’s language', async () => {
    seller = await seedSeller(shop.engine.db, { language: 'vi' })
    const id = await asked()
    await goOn(5)
    await shop.settled()
    const [mail] = (await mailsTo(shop, seller.email)).filter(({ subject }) => subject === `Yêu cầu #${id} đang chờ bạn trả lời`)
    expect(mail?.text).toContain(`/ticket/${id}`)
    expect(await bells()).toContain(`Yêu cầu hỗ trợ #${id} đang chờ bạn trả lời.`)
  })

  test('is opened again by a reply within fourteen days, and goes on in another after them', async () => {
    const id = await asked()
    await goOn(5)
    await goOn(2)
    const { reopenUntil } = await ticketOf(id)
    await goOn(0, Date.parse(reopenUntil ?? '') - minute - shop.engine.db.now().getTime())
    expect(await reply(id)).toMatchObject({ id, status: 'IN_PROGRESS', waitingOn: 'STAFF', solvesAt: null })
    await answer(id, 'And?', { solves: true })
    await goOn(14, minute)
    expect(await reply(id)).toMatchObject({ status: 'NEW', continuesId: id })
  })

  test('has a day’s notice also where the clock stood still', async () => {
    const id = await asked()
    await goOn(40)
    expect((await ticketOf(id)).status).toBe('IN_PROGRESS')
    await goOn(1, -minute)
    expect((await ticketOf(id)).status).toBe('IN_PROGRESS')
    await goOn(0, minute)
    expect((await ticketOf(id)).status).toBe('SOLVED')
  })

  test('waits anew from what staff write, and from where it was opened again', async () => {
    const id = await asked()
    await goOn(5)
    await answer(id)
    await goOn(3)
    await goOn(1)
    expect((await ticketOf(id)).status).toBe('IN_PROGRESS')
    await goOn(1)
    await goOn(2)
    expect((await ticketOf(id)).status).toBe('SOLVED')
    await sort(id, { status: 'IN_PROGRESS', waitingOn: 'REQUESTER' })
    await goOn(4)
    expect((await ticketOf(id)).status).toBe('IN_PROGRESS')
  })
})

test.each(['STAFF', 'PRODUCTION', 'CARRIER'] as const)('one that waits for %s is never solved by the clock', async waitingOn => {
  const { id } = await at.open(seller)
  await answer(id, 'And?', { waitingOn })
  expect((await ticketOf(id)).solvesAt).toBeNull()
  await goOn(40)
  await goOn(40)
  expect((await ticketOf(id)).status).toBe('IN_PROGRESS')
  expect(await bells()).not.toContain(`Ticket #${id} is waiting for your reply.`)
})

test('one whose decision waits for a second person is left alone until somebody has decided', async () => {
  await shop.write(tx => changeSetting(tx, 'staffRefundCeilingCents', 1, 'owner'))
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  const { id } = await at.open(seller, { type: 'PAYMENT', orderId: order?.id ?? 0 })
  await answer(id)
  const seenMessageId = (await officeTicketOf(id)).messages.at(-1)?.id ?? 0
  const body = { kind: 'REFUND' as const, cause: 'OTHER' as const, amountCents: 4_00, text: 'Sorry.', seenMessageId, seenDecisionId: null }
  expect(await refusalOf(desk()(ticketDecisionCalls.decideTicket, { params: { id }, body }))).toBe('409 APPROVAL_WAITS')
  for (const days of [5, 2, 30, 30]) await goOn(days)
  expect((await ticketOf(id)).status).toBe('IN_PROGRESS')
  expect(await bells()).not.toContain(`Ticket #${id} is waiting for your reply.`)
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  const [waiting] = (await owner(approvalCalls.approvals, { query: {} })).data.docs
  await owner(approvalCalls.refuseApproval, { params: { id: waiting?.id ?? 0 }, body: { remark: 'No' } })
  await goOn(5)
  await goOn(2)
  expect((await ticketOf(id)).status).toBe('SOLVED')
})

test('a reply at once with the clock wins: the ticket is open and waits for staff', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, asked))
  await goOn(5)
  await shop.engine.db.pool.query("update session set expires_at = expires_at + interval '90 days'")
  shop.advance(2 * day)
  await Promise.all([clock(), ...ids.map(id => reply(id)), clock()])
  for (const id of ids) {
    const { status, waitingOn, messages } = await ticketOf(id)
    expect({ status, waitingOn }).toEqual({ status: 'IN_PROGRESS', waitingOn: 'STAFF' })
    // Where the clock came first, the reply opened it again.
    const moved = messages.map(message => message.status).filter(Boolean)
    expect([[], ['SOLVED', 'IN_PROGRESS']]).toContainEqual(moved)
  }
})

test('clocks of many processes at once solve each ticket once, and its order learns of it once', async () => {
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  const orderId = order?.id ?? 0
  const ids: number[] = []
  for (let count = 0; count < 5; count++) {
    const { id } = await at.open(seller, { orderId })
    await answer(id)
    ids.push(id)
  }
  await goOn(5)
  await Promise.all([goOn(2), clock(), clock(), clock()])
  await clock()
  for (const id of ids) expect((await ticketOf(id)).messages.filter(({ status }) => status === 'SOLVED')).toHaveLength(1)
  const { rows } = await shop.engine.db.pool.query('select open_tickets as count from "order" where id = $1', [orderId])
  expect(rows[0].count).toBe(0)
})
