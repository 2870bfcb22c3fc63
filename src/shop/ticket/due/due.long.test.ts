// When a ticket is due: its clock runs in working hours while staff must act, and stands still while somebody else must.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { shopZone } from '#shop/setting/zone.rules.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { shipDay } from '#shop/shipping/offer.rules.ts'
import { holidaysSince } from '#shop/shipping/shipping.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { ticketOfficeCalls } from '../office/contract.ts'
import { ticketCalls } from '../talk/contract.ts'
import { dueAfter } from './hours.rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let support: Seeded
let owner: Seeded
let at: ReturnType<typeof arrangeTickets>
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  at = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
})

/** A Monday in winter, 10:00 of the shop's clock; each test has a week of its own. */
let monday = Date.parse('2029-11-05T18:00:00Z')
const now = () => shop.engine.db.now().getTime()
const began = now()
const goTo = (instant: number) => shop.advance(instant - now())
/** So many days and hours after that Monday, 10:00. */
const at10 = (days: number, hours = 0) => new Date(monday + days * day + hours * hour)
const near = (instant: string | null | undefined, expected: Date) =>
  expect(Math.abs(Date.parse(instant ?? '') - expected.getTime()), `${instant} is not near ${expected.toISOString()}`).toBeLessThan(minute)

beforeEach(async () => {
  monday += 7 * day
  goTo(monday)
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  owner = await seedStaff(shop.engine.db, 'owner')
})
const mine = () => shop.client(seller.token)
const desk = () => shop.client(support.token)
const ticketOf = async (id: number) => (await mine()(ticketCalls.myTicket, { params: { id } })).data
const lastOf = async (id: number) =>
  (await desk()(ticketOfficeCalls.officeTicket, { params: { id } })).data.messages.findLast(message => !message.isNote)?.id ?? 0
const answer = async (id: number, more: object = {}) =>
  (
    await desk()(ticketOfficeCalls.answerTicket, {
      params: { id },
      body: { text: 'So.', seenMessageId: await lastOf(id), ...more },
      files: [],
    })
  ).data
const reply = async (id: number) => (await mine()(ticketCalls.replyTicket, { params: { id }, body: { text: 'More' }, files: [] })).data
const sort = async (id: number, body: object) => (await desk()(ticketOfficeCalls.sortTicket, { params: { id }, body })).data
const set = (key: string, value: number) => shop.client(owner.token)(settingCalls.changeSetting, { params: { key }, body: { value } })

describe('a ticket’s clock', () => {
  test('gives staff eight working hours for the first reply, which its seller is told', async () => {
    const ticket = await at.open(seller)
    // Seven hours on Monday, one on Tuesday.
    near(ticket.dueAt, at10(1))
    expect((await mine()(ticketCalls.myTickets, { query: {} })).data.docs[0]?.dueAt).toBe(ticket.dueAt)
  })

  test('stands still while the requester, production or a carrier must act', async () => {
    const { id } = await at.open(seller)
    shop.advance(3 * hour)
    expect((await answer(id)).dueAt).toBeNull()
    goTo(at10(3).getTime())
    // Three of 24 hours are over: 21 from Thursday 10:00, over the weekend.
    near((await reply(id)).dueAt, at10(7, 5))
    shop.advance(hour)
    for (const waitingOn of ['PRODUCTION', 'CARRIER', 'REQUESTER'] as const) expect((await sort(id, { waitingOn })).dueAt).toBeNull()
    goTo(at10(4).getTime())
    near((await sort(id, { waitingOn: 'STAFF' })).dueAt, at10(8, 4))
  })

  test('goes on where staff only say that they are at it, and then a decision is due', async () => {
    const { id } = await at.open(seller)
    shop.advance(2 * hour)
    const looked = await answer(id, { waitingOn: 'STAFF' })
    expect(looked.isAnswered).toBe(true)
    near(looked.dueAt, at10(3))
  })

  test('stops with the end; what is opened again has its whole time', async () => {
    const { id } = await at.open(seller)
    shop.advance(5 * hour)
    expect((await answer(id, { solves: true })).dueAt).toBeNull()
    goTo(at10(1).getTime())
    const again = await reply(id)
    near(again.dueAt, at10(2))
    expect((await desk()(ticketOfficeCalls.officeTicket, { params: { id } })).data.isAnswered).toBe(false)
  })

  test('what was no spam goes on where it stood', async () => {
    const { id } = await at.open(seller)
    shop.advance(2 * hour)
    expect((await sort(id, { status: 'SPAM' })).dueAt).toBeNull()
    goTo(at10(2).getTime())
    near((await sort(id, { status: 'NEW' })).dueAt, at10(2, 6))
  })
})

describe('due times are reckoned anew', () => {
  // Jobs are due by the database's own clock: the day on which the shop began has passed there.
  beforeEach(async () => {
    goTo(began)
    holidays = await holidaysSince(shop.engine.db, shop.engine.db.now())
    seller = await seedSeller(shop.engine.db)
    support = await seedStaff(shop.engine.db, 'support')
    owner = await seedStaff(shop.engine.db, 'owner')
  })
  let holidays: ReadonlySet<string>
  const dueIn = (ticket: { createdAt: string }, hours: number, more: object = {}) =>
    dueAfter(new Date(ticket.createdAt), hours * hour, { opensHour: 9, closesHour: 17, timeZone: shopZone, holidays, ...more })

  test('where a holiday is named or is none any more', async () => {
    const ticket = await at.open(seller)
    near(ticket.dueAt, dueIn(ticket, 8))
    const office = shop.client((await seedStaff(shop.engine.db, 'catalogue')).token)
    const holiday = shipDay(dueIn(ticket, 8))
    await office(shippingCalls.setHoliday, { body: { day: holiday, name: 'Inventory', nameVi: 'Kiểm kê' } })
    await shop.settled()
    near((await ticketOf(ticket.id)).dueAt, dueIn(ticket, 8, { holidays: new Set([...holidays, holiday]) }))
    await office(shippingCalls.removeHoliday, { params: { day: holiday } })
    await shop.settled()
    expect((await ticketOf(ticket.id)).dueAt).toBe(ticket.dueAt)
  })

  test('where the owner changes the hours or what is promised; a clock that stands still learns it when it runs', async () => {
    const [running, paused] = [await at.open(seller), await at.open(seller)]
    await answer(paused.id)
    await set('ticketClosesHour', 18)
    await set('ticketReplyHours', 4)
    await set('ticketDecisionHours', 8)
    await shop.settled()
    near((await ticketOf(running.id)).dueAt, dueIn(running, 4, { closesHour: 18 }))
    expect((await ticketOf(paused.id)).dueAt).toBeNull()
    const again = await reply(paused.id)
    near(again.dueAt, dueIn({ createdAt: again.lastActivityAt }, 8, { closesHour: 18 }))
    expect(await refusalOf(set('ticketClosesHour', 9))).toBe('422 SETTING_VALUE_INVALID')
    await set('ticketClosesHour', 17)
    await set('ticketReplyHours', 8)
    await set('ticketDecisionHours', 24)
  })

  test('by the hour, whatever stands there', async () => {
    const { id, dueAt } = await at.open(seller)
    await shop.engine.db.pool.query("update support_ticket set due_at = due_at + interval '9 days' where id = $1", [id])
    await shop.cron('ticket.reckon-due')
    expect((await ticketOf(id)).dueAt).toBe(dueAt)
  })

  test('while many tickets move at once: each ends with the due time of its last move', async () => {
    const tickets = await Promise.all(Array.from({ length: 12 }, () => at.open(seller)))
    const moves = tickets.map(async ({ id }, turn) => {
      if (turn % 2 === 0) await answer(id)
      if (turn % 4 === 0) await reply(id)
    })
    await Promise.all([...moves, shop.cron('ticket.reckon-due'), shop.cron('ticket.reckon-due')])
    for (const [turn, { id }] of tickets.entries()) {
      const { dueAt } = await ticketOf(id)
      if (turn % 4 === 2) expect(dueAt).toBeNull()
      else near(dueAt, dueIn(await ticketOf(id), turn % 4 === 0 ? 24 : 8))
    }
  })
})

test('the office sorts by due time, what nobody has to answer last, and finds what is overdue', async () => {
  const late = await at.open(seller)
  goTo(at10(0, 6).getTime())
  const later = await at.open(seller)
  const paused = await at.open(seller)
  await answer(paused.id)
  const list = async (query: object) =>
    (await desk()(ticketOfficeCalls.officeTickets, { query: { sellerId: seller.id, ...query } })).data.docs.map(ticket => ticket.id)
  expect(await list({ sort: 'due' })).toEqual([late.id, later.id, paused.id])
  expect(await list({ due: 'OVERDUE' })).toEqual([])
  const before = (await desk()(ticketOfficeCalls.ticketFigures)).data.overdue
  goTo(at10(1, 1).getTime())
  expect(await list({ due: 'OVERDUE' })).toEqual([late.id])
  expect((await desk()(ticketOfficeCalls.ticketFigures)).data.overdue).toBe(before + 1)
})
