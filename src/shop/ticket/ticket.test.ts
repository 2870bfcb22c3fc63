// Tickets between a seller and staff: opened where they make sense, answered, ended, opened again, and never read by another.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { mailsTo } from '#test/mail.ts'
import { arrange, idOf } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTalk, arrangeTickets, docx, photo } from '#test/ticket.ts'
import { ticketOfficeCalls } from './office/contract.ts'
import { ticketCalls } from './talk/contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { paid, make } = arrange(shop)
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
const { mine, desk, ticketOf, officeTicketOf, lastOf, reply, answer } = arrangeTalk(shop, () => ({ seller, support }))
const itemOf = async (orderId: number) => (await mine()(orderCalls.order, { params: { id: orderId } })).data.items[0]?.id ?? 0

describe('a ticket is opened', () => {
  test('about nothing of an order, and staff find it in their bell', async () => {
    const { id, status, waitingOn, messages, requester } = await at.open(seller)
    expect({ status, waitingOn, requester }).toEqual({ status: 'NEW', waitingOn: 'STAFF', requester: seller.username })
    expect(messages.map(({ text, isStaff }) => ({ text, isStaff }))).toEqual([{ text: 'How do I add a slip?', isStaff: false }])
    const { docs } = (await desk()(notificationCalls.myNotifications, { query: { tab: 'support' } })).data
    expect(docs[0]).toMatchObject({ link: `/office/ticket/${id}`, title: `${seller.username} opened ticket #${id}.` })
  })

  test('about a defect only with the items and a photograph', async () => {
    const { id: orderId } = await at.delivered(seller)
    const itemIds = String(await itemOf(orderId))
    const defect = { type: 'DEFECT', subject: 'Print is torn', text: 'See photo', orderId } as const
    expect(await refusalOf(at.open(seller, defect, [await photo()]))).toBe('422 SUPPORT_ITEMS_MISSING')
    expect(await refusalOf(at.open(seller, { ...defect, itemIds }))).toBe('422 SUPPORT_PHOTO_MISSING')
    expect(await refusalOf(at.open(seller, { ...defect, itemIds }, [docx()]))).toBe('422 SUPPORT_PHOTO_MISSING')
    const ticket = await at.open(seller, { ...defect, itemIds }, [await photo()])
    expect(ticket).toMatchObject({ orderId, itemIds: [Number(itemIds)], messages: [{ files: [{ name: 'torn.jpg', type: 'image/jpeg' }] }] })
  })

  test('of a type only where its order’s status allows it', async () => {
    const unpaid = idOf(await make(seller)).params.id
    const waiting = idOf(await paid(seller)).params.id
    const { id: gone } = await at.delivered(seller)
    const ask = (type: 'CANCEL' | 'CHANGE_INFO' | 'SHIPPING' | 'DEFECT' | 'PAYMENT', orderId?: number) =>
      refusalOf(at.open(seller, { type, ...(orderId && { orderId }) }))
    expect(await ask('CANCEL', waiting)).toBe('no refusal')
    expect(await ask('CHANGE_INFO', waiting)).toBe('no refusal')
    expect(await ask('SHIPPING', waiting)).toBe('no refusal')
    expect(await ask('PAYMENT', unpaid)).toBe('no refusal')
    for (const [type, orderId] of [
      ['CANCEL', unpaid],
      ['CANCEL', gone],
      ['CHANGE_INFO', gone],
      ['DEFECT', waiting],
      ['SHIPPING', unpaid],
      ['CANCEL', undefined],
    ] as const)
      expect([type, orderId, await ask(type, orderId)]).toEqual([type, orderId, '409 SUPPORT_TYPE_NOT_OFFERED'])
  })

  test('about one’s own orders, items, parcels and deposits alone', async () => {
    const other = await seedSeller(shop.engine.db)
    await shop.write(tx => seedWallet(tx, { sellerId: other.id, amountCents: 500_00 }))
    const foreign = await at.left(other)
    const own = await at.left(seller)
    const { data: deposit } = await shop.client(other.token)(depositCalls.makeDeposit, {
      body: { amount: 200_00, transactionNumber: `FT-${other.id}`, note: '' },
      files: [await photo()],
    })
    const { rows: items } = await shop.engine.db.pool.query('select id from order_item where order_id = $1', [foreign.id])
    const ask = (body: object) => refusalOf(at.open(seller, body))
    expect(await ask({ orderId: foreign.id })).toBe('404 ORDER_NOT_FOUND')
    expect(await ask({ orderId: own.id, itemIds: String(items[0].id) })).toBe('404 SUPPORT_ITEM_NOT_FOUND')
    expect(await ask({ orderId: own.id, parcelId: foreign.parcelId })).toBe('404 PARCEL_UNKNOWN')
    expect(await ask({ parcelId: own.parcelId })).toBe('404 PARCEL_UNKNOWN')
    expect(await ask({ depositId: deposit.id })).toBe('404 DEPOSIT_NOT_FOUND')
    expect(await ask({ orderId: own.id, parcelId: own.parcelId, type: 'SHIPPING' })).toBe('no refusal')
  })

  test('about a parcel, and both sides read its number, with the way to its carrier', async () => {
    const { id: orderId, parcelId, number } = await at.left(seller)
    const told = { trackingNumber: number, carrierName: 'USPS', trackingUrl: expect.stringContaining(number) }
    const { id, ...opened } = await at.open(seller, { orderId, parcelId, type: 'SHIPPING' })
    expect(opened).toMatchObject(told)
    expect(await officeTicketOf(id)).toMatchObject({ parcelId, ...told })
    expect(await ticketOf((await at.open(seller, { orderId })).id)).toMatchObject({
      ...{ parcelId: null, trackingNumber: null, carrierName: null, trackingUrl: null },
    })
  })
})

describe('a talk', () => {
  test('goes to staff, back to the seller, and each says whose turn it is', async () => {
    const { id } = await at.open(seller)
    expect(await answer(id, 'In the order page.')).toMatchObject({
      status: 'IN_PROGRESS',
      waitingOn: 'REQUESTER',
      supporter: support.username,
    })
    expect(await reply(id, 'Thank you!')).toMatchObject({ id, status: 'IN_PROGRESS', waitingOn: 'STAFF', supporter: support.username })
    expect(await answer(id, 'We ask production.', { waitingOn: 'PRODUCTION' })).toMatchObject({ waitingOn: 'PRODUCTION' })
    expect((await ticketOf(id)).messages.map(message => message.text)).toEqual([
      'How do I add a slip?',
      'In the order page.',
      'Thank you!',
      'We ask production.',
    ])
  })

  test('an answer that was written before the requester’s newest message is not sent', async () => {
    const { id } = await at.open(seller)
    const seenMessageId = await lastOf(id)
    await reply(id, 'Wait, I found it.')
    const body = { text: 'Here it is', seenMessageId }
    const send = desk()(ticketOfficeCalls.answerTicket, { params: { id }, body, files: [] })
    await expect(send).rejects.toMatchObject({ status: 409, code: 'SUPPORT_HAS_NEWS', errors: [{ values: { count: 1 } }] })
    expect((await ticketOf(id)).messages).toHaveLength(2)
    expect(await refusalOf(answer(id, 'Good!'))).toBe('no refusal')
  })

  test('tells its seller in the bell and by mail, in their language, with the way to it', async () => {
    await mine()(accountCalls.setPreferences, { body: { language: 'vi' } })
    const { id } = await at.open(seller)
    await answer(id, 'Dùng <b>mẫu</b> này.')
    await shop.settled()
    const { docs } = (await mine()(notificationCalls.myNotifications, { query: {} })).data
    expect(docs[0]).toMatchObject({ type: 'ROOM', link: `/ticket/${id}`, title: `Bộ phận hỗ trợ đã trả lời yêu cầu #${id} của bạn.` })
    const [mail, ...more] = await mailsTo(shop, seller.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Bộ phận hỗ trợ đã trả lời yêu cầu #${id} của bạn`)
    expect(mail?.text).toContain('Dùng <b>mẫu</b> này.')
    expect(mail?.text).toContain(`/ticket/${id}`)
    expect(mail?.html).not.toContain('<b>mẫu')
  })

  test('of many messages opens with the newest, and gives the others page by page', { tags: 'long' }, async () => {
    const { id } = await at.open(seller)
    for (let number = 1; number <= 64; number++) await reply(id, `Message ${number}`)
    const ticket = await ticketOf(id)
    expect([ticket.messages.length, ticket.hasEarlier, ticket.messages.at(-1)?.text]).toEqual([30, true, 'Message 64'])
    const texts = ticket.messages.map(message => message.text)
    let [before, hasEarlier] = [ticket.messages[0]?.id ?? 0, true]
    while (hasEarlier) {
      const { data } = await mine()(ticketCalls.myTicketMessages, { params: { id }, query: { before } })
      texts.unshift(...data.messages.map(message => message.text))
      ;[before, hasEarlier] = [data.messages[0]?.id ?? 0, data.hasEarlier]
    }
    expect(texts).toEqual(['How do I add a slip?', ...Array.from({ length: 64 }, (_, index) => `Message ${index + 1}`)])
  })
})

test('what a member of the team writes bears their name; one without a role for it reads and writes nothing', async () => {
  const { id } = await at.open(seller)
  const [packer, artist] = [await seedMember(shop.engine.db, seller.id, 'orders'), await seedMember(shop.engine.db, seller.id, 'designs')]
  const body = { text: 'From the bench' }
  const { data } = await shop.client(packer.token)(ticketCalls.replyTicket, { params: { id }, body, files: [] })
  expect(data.messages.map(message => message.author)).toEqual([seller.username, packer.username])
  const asArtist = shop.client(artist.token)
  expect(await refusalOf(asArtist(ticketCalls.myTicket, { params: { id } }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(asArtist(ticketCalls.replyTicket, { params: { id }, body, files: [] }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
})

describe('a note of staff', () => {
  test('and its files are nothing that the seller gets by any call', async () => {
    const { id } = await at.open(seller)
    const secret = 'Third claim this month'
    const { data } = await desk()(ticketOfficeCalls.writeTicketNote, {
      params: { id },
      body: { text: secret },
      files: [await photo('proof.jpg')],
    })
    const note = data.messages.at(-1)
    expect(note).toMatchObject({ isNote: true, text: secret })
    const told = [
      await mine()(ticketCalls.myTicket, { params: { id } }),
      await mine()(ticketCalls.myTicketMessages, { params: { id }, query: {} }),
      await mine()(ticketCalls.myTickets, { query: {} }),
      await mine()(notificationCalls.myNotifications, { query: {} }),
    ]
    expect(JSON.stringify(told)).not.toContain(secret)
    const params = { id, fileId: note?.files[0]?.id ?? 0 }
    for (const call of [ticketCalls.ticketFile, ticketCalls.ticketThumbnail])
      expect(await refusalOf(mine().fetch(call, { params }))).toBe('404 SUPPORT_FILE_NOT_FOUND')
    expect((await desk().fetch(ticketOfficeCalls.officeTicketFile, { params })).status).toBe(200)
    expect((await ticketOf(id)).lastActivityAt).toBe((await officeTicketOf(id)).lastActivityAt)
  })
})

describe('lists', () => {
  test('are found by a ticket’s or an order’s id, filtered and sorted', async () => {
    const { id: orderId } = await at.left(seller, { externalId: `EXT-${seller.id}` })
    const one = await at.open(seller)
    const two = await at.open(seller, { orderId, type: 'SHIPPING', subject: 'Where is it?' })
    await answer(one.id, 'Done', { solves: true })
    const found = async (query: object) => (await mine()(ticketCalls.myTickets, { query })).data.docs.map(ticket => ticket.id)
    expect(await found({})).toEqual([two.id, one.id])
    expect(await found({ sort: 'oldest' })).toEqual([one.id, two.id])
    expect(await found({ q: `#${one.id}` })).toEqual(expect.arrayContaining([one.id]))
    expect(await found({ q: String(orderId) })).toContain(two.id)
    expect(await found({ q: `ext-${seller.id}` })).toEqual([two.id])
    expect(await found({ type: 'SHIPPING' })).toEqual([two.id])
    expect(await found({ status: 'SOLVED' })).toEqual([one.id])
    expect(await found({ status: 'OPEN' })).toEqual([two.id])
    const office = (await desk()(ticketOfficeCalls.officeTickets, { query: { sellerId: seller.id, supporter: 'MINE' } })).data
    expect(office.docs).toMatchObject([{ id: one.id, seller: { id: seller.id, username: seller.username } }])
  })
})

test('another seller’s ticket, messages and files are missing ones', async () => {
  const { id, messages } = await at.open(seller, {}, [await photo()])
  const other = shop.client((await seedSeller(shop.engine.db)).token)
  const params = { id }
  const file = { params: { id, fileId: messages[0]?.files[0]?.id ?? 0 } }
  for (const call of [ticketCalls.myTicket, ticketCalls.endTicket])
    expect(await refusalOf(other(call, { params }))).toBe('404 SUPPORT_TICKET_NOT_FOUND')
  expect(await refusalOf(other(ticketCalls.myTicketMessages, { params, query: {} }))).toBe('404 SUPPORT_TICKET_NOT_FOUND')
  expect(await refusalOf(other(ticketCalls.replyTicket, { params, body: { text: 'Hi' }, files: [] }))).toBe('404 SUPPORT_TICKET_NOT_FOUND')
  for (const call of [ticketCalls.ticketFile, ticketCalls.ticketThumbnail])
    expect(await refusalOf(other.fetch(call, file))).toBe('404 SUPPORT_FILE_NOT_FOUND')
  const { id: others } = await at.open(await seedSeller(shop.engine.db))
  expect(await refusalOf(mine().fetch(ticketCalls.ticketFile, { params: { ...file.params, id: others } }))).toBe(
    '404 SUPPORT_FILE_NOT_FOUND',
  )
})

test('what tracking answered counts once an order and day, for one’s own orders', async () => {
  const orderId = idOf(await paid(seller)).params.id
  const tell = (client = mine()) => refusalOf(client(ticketCalls.deflectTicket, { body: { orderId } }))
  const before = (await desk()(ticketOfficeCalls.ticketFigures)).data.deflected
  expect([await tell(), await tell()]).toEqual(['no refusal', 'no refusal'])
  expect(await tell(shop.client((await seedSeller(shop.engine.db)).token))).toBe('404 ORDER_NOT_FOUND')
  expect((await desk()(ticketOfficeCalls.ticketFigures)).data.deflected).toBe(before + 1)
})
