// Duplicates are merged: one ticket goes on, nothing is lost, and its seller is told once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { mailsTo } from '#test/mail.ts'
import { arrange, idOf } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTalk, arrangeTickets, photo } from '#test/ticket.ts'
import { ticketDecisionCalls } from '../../decision/contract.ts'
import { ticketCalls } from '../../talk/contract.ts'
import { ticketRatingCalls } from '../../talk/rating/contract.ts'
import { ticketOfficeCalls } from '../contract.ts'
import { ticketMergeCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { paid } = arrange(shop)
let seller: Seeded
let support: Seeded
let orderId: number
let at: ReturnType<typeof arrangeTickets>
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  at = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
})
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
  orderId = idOf(await paid(seller)).params.id
})
const { mine, desk, ticketOf, officeTicketOf, lastOf, reply, answer, wait } = arrangeTalk(shop, () => ({ seller, support }))
const asked = async (text: string, body: object = {}, files: readonly File[] = []) =>
  (await at.open(seller, { orderId, type: 'PAYMENT', subject: text, text, ...body }, files)).id
const merge = async (id: number, intoId: number, { who = support, seen = 0 } = {}) =>
  (await desk(who)(ticketMergeCalls.mergeTicket, { params: { id }, body: { intoId, seenMessageId: seen || (await lastOf(id)) } })).data
const sort = (id: number, status: 'IN_PROGRESS' | 'SOLVED' | 'SPAM') =>
  desk()(ticketOfficeCalls.sortTicket, { params: { id }, body: { status } })
const noticesOf = async () => (await mine()(notificationCalls.myNotifications, { query: { tab: 'support', limit: 100 } })).data.docs

describe('a merged ticket', () => {
  test('is solved and linked, and both talks say who did it', async () => {
    const [first, second] = [await asked('Where is my refund?'), await asked('My refund, please')]
    const into = await merge(second, first)
    expect(into).toMatchObject({ id: first, mergedIds: [second], mergedId: null })
    expect(into.messages.at(-1)).toMatchObject({ author: support.username, status: null, merge: { step: 'FROM', ticketId: second } })
    const merged = await ticketOf(second)
    expect(merged).toMatchObject({ status: 'SOLVED', mergedId: first, dueAt: null, canRate: false })
    expect(merged.messages.at(-1)).toMatchObject({ author: support.username, merge: { step: 'INTO', ticketId: first } })
    expect(await ticketOf(first)).toMatchObject({ mergedIds: [second] })
    const owner = await seedStaff(shop.engine.db, 'owner')
    const { docs } = (await desk(owner)(auditCalls.auditLog, { query: {} })).data
    expect(docs[0]).toMatchObject({ call: 'mergeTicket', subject: 'ticket', object: String(second) })
  })

  test('keeps its messages, notes and files where they were', async () => {
    const first = await asked('The first')
    const second = await asked('With a photo', {}, [await photo('stain.jpg')])
    await desk()(ticketOfficeCalls.writeTicketNote, { params: { id: second }, body: { text: 'Seen before' }, files: [] })
    const before = (await officeTicketOf(second)).messages
    await merge(second, first)
    expect((await officeTicketOf(second)).messages.slice(0, -1)).toEqual(before)
    const fileId = (await ticketOf(second)).messages[0]?.files[0]?.id ?? 0
    const file = await mine().fetch(ticketCalls.ticketFile, { params: { id: second, fileId } })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await desk().fetch(ticketOfficeCalls.officeTicketFile, { params: { id: second, fileId } })).status).toBe(200)
  })

  test('tells its seller once, in the bell and by mail, and leads to the other', async () => {
    const [first, second] = [await asked('One'), await asked('Two')]
    await shop.settled()
    const [notices, mails] = [(await noticesOf()).length, (await mailsTo(shop, seller.email)).length]
    await merge(second, first)
    await shop.settled()
    const told = await noticesOf()
    expect(told).toHaveLength(notices + 1)
    const title = `Ticket #${second} was merged into #${first}. We answer there.`
    expect(told[0]).toMatchObject({ type: 'ROOM', link: `/ticket/${first}`, title })
    const sent = await mailsTo(shop, seller.email)
    expect(sent).toHaveLength(mails + 1)
    expect(sent[0]?.subject).toBe(`Ticket #${second} goes on in #${first}`)
    expect(sent[0]?.text).toContain(`/ticket/${first}`)
    expect(sent[0]?.text).not.toContain('rating=')
  })

  test('leads replies to the one that goes on, through any number of merges', async () => {
    const [first, second, third] = [await asked('One'), await asked('Two'), await asked('Three')]
    await merge(third, second)
    await merge(second, first)
    const told = await reply(third, 'Any news?')
    expect(told).toMatchObject({ id: first, waitingOn: 'STAFF' })
    expect(told.messages.at(-1)).toMatchObject({ text: 'Any news?', isStaff: false })
    expect((await ticketOf(third)).messages.at(-1)?.text).toBe('')
  })

  test('opens the solved one again by a reply, and is neither answered, rated nor ended itself', async () => {
    const [first, second] = [await asked('One'), await asked('Two')]
    await merge(second, first)
    await sort(first, 'SOLVED')
    expect(await reply(second, 'Not yet')).toMatchObject({ id: first, status: 'IN_PROGRESS' })
    expect(await refusalOf(answer(second, 'Hello?'))).toBe('409 SUPPORT_MERGED')
    const rating = { params: { id: second }, body: { rating: 5, comment: '' } } as const
    expect(await refusalOf(mine()(ticketRatingCalls.rateTicket, rating))).toBe('409 SUPPORT_MERGED')
    expect(await refusalOf(mine()(ticketCalls.endTicket, { params: { id: second } }))).toBe('409 SUPPORT_MOVED')
  })

  test('is taken out again by whoever opens it, and both talks say so', async () => {
    const [first, second] = [await asked('One'), await asked('Two')]
    await merge(second, first)
    await sort(second, 'IN_PROGRESS')
    expect(await ticketOf(second)).toMatchObject({ status: 'IN_PROGRESS', waitingOn: 'STAFF', mergedId: null })
    expect((await ticketOf(second)).messages.at(-1)).toMatchObject({ status: 'IN_PROGRESS', author: support.username })
    const into = await ticketOf(first)
    expect(into.mergedIds).toEqual([])
    expect(into.messages.at(-1)).toMatchObject({ author: support.username, merge: { step: 'SPLIT', ticketId: second } })
    expect(await reply(second, 'Here again')).toMatchObject({ id: second })
    await merge(first, second)
    expect(await reply(first, 'And now there')).toMatchObject({ id: second })
  })
})

describe('the ticket that goes on', () => {
  test('waits for staff where the merged one did, until the earlier time, and whoever had either has it', async () => {
    const first = await asked('One')
    await answer(first, 'Which card?')
    const second = await asked('Two')
    const { dueAt } = await officeTicketOf(second)
    expect(await ticketOf(first)).toMatchObject({ waitingOn: 'REQUESTER', dueAt: null })
    expect(await merge(second, first)).toMatchObject({ waitingOn: 'STAFF', dueAt, supporter: support.username, solvesAt: null })
    const [third, fourth] = [await asked('Three'), await asked('Four')]
    await desk()(ticketOfficeCalls.takeTicket, { params: { id: fourth }, body: { seenSupporterId: null } })
    expect(await merge(fourth, third)).toMatchObject({ status: 'IN_PROGRESS', supporter: support.username })
  })

  test('is not answered by who has not read what came', async () => {
    const [first, second] = [await asked('One'), await asked('Two')]
    const seen = await lastOf(first)
    await merge(second, first)
    expect(await refusalOf(answer(first, 'Like this', { seenMessageId: seen }))).toBe('409 SUPPORT_HAS_NEWS')
    expect(await answer(first, 'Like this')).toMatchObject({ waitingOn: 'REQUESTER' })
  })

  test('keeps its order open, and nothing is counted twice', async () => {
    const counted = async () =>
      (await shop.engine.db.pool.query('select open_tickets as open from "order" where id = $1', [orderId])).rows[0]?.open
    const [first, second] = [await asked('One'), await asked('Two')]
    expect(await counted()).toBe(2)
    await merge(second, first)
    expect(await counted()).toBe(1)
    await sort(second, 'IN_PROGRESS')
    expect(await counted()).toBe(2)
  })
})

describe('a merge is refused', () => {
  test('for another seller’s, itself, another order’s and what is closed', async () => {
    const first = await asked('One')
    const other = await seedSeller(shop.engine.db)
    expect(await refusalOf(merge((await at.open(other)).id, first))).toBe('409 SUPPORT_MERGE_SELLER')
    expect(await refusalOf(merge(first, first))).toBe('422 SUPPORT_MERGE_ITSELF')
    const elsewhere = await asked('About another', { orderId: idOf(await paid(seller)).params.id })
    expect(await refusalOf(merge(elsewhere, first))).toBe('409 SUPPORT_MERGE_ORDER')
    const aboutNone = (await at.open(seller)).id
    expect(await refusalOf(merge(first, aboutNone))).toBe('409 SUPPORT_MERGE_ORDER')
    expect(await merge(aboutNone, first)).toMatchObject({ id: first })
    const second = await asked('Two')
    await sort(second, 'SOLVED')
    expect(await refusalOf(merge(first, second))).toBe('409 SUPPORT_MERGE_CLOSED')
    expect(await refusalOf(merge(second, first))).toBe('409 SUPPORT_MOVED')
    const spam = await asked('Spam')
    await sort(spam, 'SPAM')
    expect(await refusalOf(merge(spam, first))).toBe('409 SUPPORT_IS_SPAM')
    expect(await refusalOf(merge(first, 9_999_999))).toBe('404 SUPPORT_TICKET_NOT_FOUND')
    expect(await refusalOf(merge(9_999_999, first, { seen: 1 }))).toBe('404 SUPPORT_TICKET_NOT_FOUND')
  })

  test('for one that is merged already, also the other way round', async () => {
    const [first, second, third] = [await asked('One'), await asked('Two'), await asked('Three')]
    await merge(second, first)
    expect(await refusalOf(merge(second, third))).toBe('409 SUPPORT_MERGED')
    expect(await refusalOf(merge(third, second))).toBe('409 SUPPORT_MERGED')
    expect(await refusalOf(merge(first, second))).toBe('409 SUPPORT_MERGED')
  })

  test('for one whose decision waits for a second person', async () => {
    await shop.write(tx => changeSetting(tx, 'staffRefundCeilingCents', 1_00, 'owner'))
    const [first, second] = [await asked('One'), await asked('Two')]
    const body = { kind: 'REFUND', cause: 'OTHER', amountCents: 2_00, text: 'Sorry', seenDecisionId: null } as const
    const decided = desk()(ticketDecisionCalls.decideTicket, {
      params: { id: second },
      body: { ...body, seenMessageId: await lastOf(second) },
    })
    expect(await refusalOf(decided)).toBe('409 APPROVAL_WAITS')
    expect(await refusalOf(merge(second, first))).toBe('409 SUPPORT_MERGE_WAITS')
    expect(await refusalOf(merge(first, second))).toBe('409 SUPPORT_MERGE_WAITS')
    const owner = desk(await seedStaff(shop.engine.db, 'owner'))
    const { docs } = (await owner(approvalCalls.approvals, { query: { limit: 100 } })).data
    const waiting = docs.find(({ maker }) => maker.id === support.id)
    await owner(approvalCalls.refuseApproval, { params: { id: waiting?.id ?? 0 }, body: { remark: 'No' } })
    await shop.write(tx => changeSetting(tx, 'staffRefundCeilingCents', 200_00, 'owner'))
    expect(await merge(second, first)).toMatchObject({ id: first })
  })

  test('where replies would go in a circle', async () => {
    const first = await asked('One')
    await sort(first, 'SOLVED')
    await wait(14 * day + minute)
    const { id: second } = await reply(first, 'Weeks later')
    expect(second).not.toBe(first)
    await sort(first, 'IN_PROGRESS')
    expect(await refusalOf(merge(second, first))).toBe('409 SUPPORT_MERGE_CIRCLE')
    const third = await asked('Three')
    await merge(second, third)
    expect(await refusalOf(merge(third, first))).toBe('409 SUPPORT_MERGE_CIRCLE')
    await merge(first, third)
    expect(await reply(first, 'It arrives')).toMatchObject({ id: third })
  })

  test('where its requester has written since it was read', async () => {
    const [first, second] = [await asked('One'), await asked('Two')]
    const seen = await lastOf(second)
    await reply(second, 'No, this is something else')
    expect(await refusalOf(merge(second, first, { seen }))).toBe('409 SUPPORT_HAS_NEWS')
    expect(await ticketOf(second)).toMatchObject({ status: 'NEW', mergedId: null })
  })

  test('to who may not answer tickets', async () => {
    const [first, second] = [await asked('One'), await asked('Two')]
    const roles = await Promise.all((['auditor', 'warehouse', 'finance'] as const).map(role => seedStaff(shop.engine.db, role)))
    const [auditor, warehouse, finance] = await Promise.all(
      roles.map(who => refusalOf(lastOf(second).then(seen => merge(second, first, { who, seen })))),
    )
    expect([auditor, warehouse, finance]).toEqual(['403 YOU_NOT_HAVE_PERMISSION', '403 YOU_NOT_HAVE_PERMISSION', 'no refusal'])
    expect(await refusalOf(merge(second, first, { who: seller, seen: 1 }))).toBe('404 NOT_FOUND')
  })
})

test('of twenty merges in parallel one is done, and all of them say that it is', async () => {
  const [first, second] = [await asked('One'), await asked('Two')]
  await shop.settled()
  const before = (await noticesOf()).length
  const seen = await lastOf(second)
  const staff = await Promise.all(Array.from({ length: 4 }, () => seedStaff(shop.engine.db, 'support')))
  const all = Array.from({ length: 20 }, (_, index) => refusalOf(merge(second, first, { who: staff[index % 4] ?? support, seen })))
  expect(new Set(await Promise.all(all))).toEqual(new Set(['no refusal']))
  const steps = async (id: number) => (await ticketOf(id)).messages.flatMap(message => message.merge?.step ?? [])
  expect([await steps(first), await steps(second)]).toEqual([['FROM'], ['INTO']])
  await shop.settled()
  expect(await noticesOf()).toHaveLength(before + 1)
})

test('of two merges against each other in parallel one is done, while replies go on arriving', async () => {
  for (let round = 0; round < 5; round++) {
    const [first, second] = [await asked('One'), await asked('Two')]
    const seen = [await lastOf(first), await lastOf(second)]
    const outcomes = await Promise.all([
      refusalOf(merge(first, second, { seen: seen[0] ?? 0 })),
      refusalOf(merge(second, first, { seen: seen[1] ?? 0 })),
      ...[first, second, first, second].map(id => refusalOf(reply(id, 'Still here'))),
    ])
    for (const outcome of outcomes) expect(['no refusal', '409 SUPPORT_MERGED', '409 SUPPORT_HAS_NEWS']).toContain(outcome)
    const talks = await Promise.all([first, second].map(ticketOf))
    expect(talks.filter(({ mergedId }) => mergedId !== null).length).toBeLessThan(2)
    expect(talks.flatMap(({ messages }) => messages).filter(({ text }) => text === 'Still here')).toHaveLength(4)
  }
})
