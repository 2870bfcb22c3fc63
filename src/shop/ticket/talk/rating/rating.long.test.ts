// What sellers say of support: once for each time that a ticket was solved.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { leaveCalls } from '#shop/account/profile/leave.contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { mailsTo } from '#test/mail.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTalk, arrangeTickets } from '#test/ticket.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { ticketReportCalls } from '../../office/report/contract.ts'
import type { Rating } from '../../rules.ts'
import { eachTicket } from '../list.store.ts'
import { ticketRatingCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let support: Seeded
const at = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
})
const { desk, ticketOf, officeTicketOf } = arrangeTalk(shop, () => ({ seller, support }))
const rate = (id: number, rating: Rating, comment = '', who = seller) =>
  shop.client(who.token)(ticketRatingCalls.rateTicket, { params: { id }, body: { rating, comment } })
const sort = (id: number, status: 'SOLVED' | 'IN_PROGRESS') => desk()(ticketOfficeCalls.sortTicket, { params: { id }, body: { status } })
async function solved(): Promise<number> {
  const { id } = await at.open(seller)
  await sort(id, 'SOLVED')
  return id
}

describe('a solved ticket', () => {
  test('is rated once by its seller; they and staff read it where it was solved', async () => {
    const id = await solved()
    expect((await ticketOf(id)).canRate).toBe(true)
    const { lastActivityAt } = await ticketOf(id)
    const { data } = await rate(id, 4, '  Quick, thank you.  ')
    expect(data).toMatchObject({ canRate: false, status: 'SOLVED', lastActivityAt })
    const rating = { rating: 4, comment: 'Quick, thank you.', author: seller.username, at: expect.any(String) }
    expect(data.messages.map(message => message.rating)).toEqual([null, rating])
    expect((await officeTicketOf(id)).messages.at(-1)?.rating).toEqual(rating)
    expect(await refusalOf(rate(id, 1))).toBe('409 SUPPORT_RATED')
  })

  test('is rated again once it was opened again and solved again', async () => {
    const id = await solved()
    await rate(id, 1, 'It is not.')
    await sort(id, 'IN_PROGRESS')
    expect((await ticketOf(id)).canRate).toBe(false)
    expect(await refusalOf(rate(id, 5))).toBe('409 SUPPORT_NOT_SOLVED')
    await sort(id, 'SOLVED')
    await rate(id, 5)
    expect((await officeTicketOf(id)).messages.flatMap(message => message.rating?.rating ?? [])).toEqual([1, 5])
  })

  test('is rated once by ten clicks in parallel', async () => {
    const id = await solved()
    const all = await Promise.all(Array.from({ length: 10 }, () => refusalOf(rate(id, 5))))
    expect(all.toSorted()).toEqual([...Array(9).fill('409 SUPPORT_RATED'), 'no refusal'])
  })

  test('is rated by members who may write tickets, in their name', async () => {
    const [orders, reader] = [
      await seedMember(shop.engine.db, seller.id, 'orders'),
      await seedMember(shop.engine.db, seller.id, 'readOnly'),
    ]
    const id = await solved()
    expect(await refusalOf(rate(id, 5, '', reader))).toBe('403 YOU_NOT_HAVE_PERMISSION')
    expect((await rate(id, 5, '', orders)).data.messages.at(-1)?.rating?.author).toBe(orders.username)
  })

  test('is another seller’s: it is missing to everybody else', async () => {
    const id = await solved()
    const foreign = await refusalOf(rate(id, 5, '', await seedSeller(shop.engine.db)))
    expect(foreign).toBe('404 SUPPORT_TICKET_NOT_FOUND')
    expect(await refusalOf(rate(999_999_999, 5))).toBe(foreign)
    expect(await refusalOf(rate(id, 5, '', support))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  })
})

test('a ticket that is open or spam is not rated, and no rating is beside 1 to 5', async () => {
  const { id } = await at.open(seller)
  expect(await refusalOf(rate(id, 5))).toBe('409 SUPPORT_NOT_SOLVED')
  await desk()(ticketOfficeCalls.sortTicket, { params: { id }, body: { status: 'SPAM' } })
  expect(await refusalOf(rate(id, 5))).toBe('409 SUPPORT_NOT_SOLVED')
  const other = await solved()
  for (const rating of [0, 6, 2.5]) expect(await refusalOf(rate(other, rating as Rating))).toBe('400 INVALID_INPUT')
})

test('the mail about the end leads to the ticket with a rating chosen, in its reader’s language; reading it rates nothing', async () => {
  seller = await seedSeller(shop.engine.db, { language: 'vi' })
  const id = await solved()
  await shop.settled()
  const [mail] = await mailsTo(shop, seller.email)
  expect(mail?.text).toContain('Bạn thấy hỗ trợ thế nào?')
  for (const rating of [1, 2, 3, 4, 5]) expect(mail?.text).toMatch(new RegExp(`/ticket/${id}\\?rating=${rating}$`, 'm'))
  const link = /http\S+\?rating=1/.exec(mail?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await fetch(`${shop.url}${pathname}${search}`, { headers: { cookie: `access_token=${seller.token}` } })
  expect((await ticketOf(id)).canRate).toBe(true)
})

test('the report says how many ratings of its days are good', { tags: 'long' }, async () => {
  const report = async (days: { from: string; to: string }) =>
    (await desk()(ticketReportCalls.claimReport, { query: { ...days, by: 'CAUSE' } })).data.ratings
  const today = { from: shop.now().toISOString().slice(0, 10), to: shop.now().toISOString().slice(0, 10) }
  const before = await report(today)
  for (const rating of [3, 4, 5] as const) await rate(await solved(), rating)
  expect(await report(today)).toEqual({ count: before.count + 3, good: before.good + 2 })
  expect(await report({ from: '2026-01-01', to: '2026-01-31' })).toEqual({ count: 0, good: 0 })
})

test('what a seller said is in their own data, and nobody reads it once their account is closed', async () => {
  const id = await solved()
  await rate(id, 2, 'Too slow for me.')
  const kept = async () => (await Array.fromAsync(eachTicket(shop.engine.db, seller.id))).flat()
  expect(await kept()).toEqual([
    expect.objectContaining({ id, ratings: [expect.objectContaining({ rating: 2, comment: 'Too slow for me.' })] }),
  ])
  await shop.client(seller.token)(leaveCalls.closeAccount, { body: {} })
  await shop.settled()
  expect((await officeTicketOf(id)).messages.at(-1)?.rating).toMatchObject({ rating: 2, comment: '' })
})
