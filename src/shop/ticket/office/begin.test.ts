// Staff write first: a ticket about an order, which its seller reads, is told of, and answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { mailsTo } from '#test/mail.ts'
import { arrange, idOf } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { ticketCalls } from '../talk/contract.ts'
import { ticketOfficeCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { paid } = arrange(shop)
let seller: Seeded
let support: Seeded
let orderId: number
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
  orderId = idOf(await paid(seller)).params.id
})
const mine = () => shop.client(seller.token)
const desk = () => shop.client(support.token)
const begin = (body: object = {}) =>
  desk()(ticketOfficeCalls.beginTicket, {
    body: { orderId, subject: 'Your print is pale', text: 'Shall we print it <i>darker</i>?', ...body },
  })

describe('staff write to a seller about an order', () => {
  test('and wait for the seller, who hears it in the bell and by mail', async () => {
    await mine()(accountCalls.setPreferences, { body: { language: 'vi' } })
    const { data } = await begin()
    expect(data).toMatchObject({ orderId, type: 'OTHER', status: 'IN_PROGRESS', waitingOn: 'REQUESTER', supporter: support.username })
    const ticket = (await mine()(ticketCalls.myTicket, { params: { id: data.id } })).data
    expect(ticket).toMatchObject({ subject: 'Your print is pale', requester: seller.username })
    expect(ticket.messages).toMatchObject([{ text: 'Shall we print it <i>darker</i>?', isStaff: true, author: support.username }])
    await shop.settled()
    const { docs } = (await mine()(notificationCalls.myNotifications, { query: {} })).data
    const title = `Bộ phận hỗ trợ đã nhắn cho bạn về đơn #${orderId}.`
    expect(docs[0]).toMatchObject({ type: 'ROOM', link: `/ticket/${data.id}`, title })
    const [mail] = await mailsTo(shop, seller.email)
    expect(mail?.subject).toBe(`Bộ phận hỗ trợ đã nhắn cho bạn về đơn #${orderId}`)
    expect(mail?.text).toContain('Shall we print it <i>darker</i>?')
    expect(mail?.text).toContain(`/ticket/${data.id}`)
    expect(mail?.html).not.toContain('<i>darker')
  })

  test('whose reply comes to whoever wrote; the next answer says so again', async () => {
    const { id } = (await begin()).data
    await mine()(ticketCalls.replyTicket, { params: { id }, body: { text: 'Yes, please' }, files: [] })
    const read = (await desk()(ticketOfficeCalls.officeTicket, { params: { id } })).data
    expect(read).toMatchObject({ waitingOn: 'STAFF', status: 'IN_PROGRESS' })
    const { docs } = (await desk()(notificationCalls.myNotifications, { query: { tab: 'support' } })).data
    expect(docs[0]).toMatchObject({ link: `/office/ticket/${id}`, title: `${seller.username} replied to ticket #${id}.` })
    const body = { text: 'Done', seenMessageId: read.messages.at(-1)?.id ?? 0 }
    await desk()(ticketOfficeCalls.answerTicket, { params: { id }, body, files: [] })
    await shop.settled()
    expect((await mailsTo(shop, seller.email))[0]?.subject).toBe(`Bộ phận hỗ trợ đã trả lời yêu cầu #${id} của bạn`)
  })

  test('that exists, in words', async () => {
    expect(await refusalOf(begin({ orderId: 9_999_999 }))).toBe('404 ORDER_NOT_FOUND')
    expect(await refusalOf(begin({ text: ' ' }))).toBe('400 REQUIRED')
  })

  test('and the audit log names who did', async () => {
    await begin()
    const owner = await seedStaff(shop.engine.db, 'owner')
    const { docs } = (await shop.client(owner.token)(auditCalls.auditLog, { query: {} })).data
    expect(docs[0]).toMatchObject({ call: 'beginTicket', subject: 'ticket' })
  })
})
