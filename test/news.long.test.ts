// Every kind of news on its whole way: told as the product tells it, and read in the bell, the mail and the daily mail, in both languages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import { day, minute } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { queueSecurityNotice } from '#shop/account/mail/security-notice.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { announcementCalls } from '#shop/content/announcement/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { channelCalls } from '#shop/notification/channel/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { kindsOf, type NotificationKind } from '#shop/notification/kind/kind.rules.ts'
import { noticeOf } from '#shop/notification/kind/notice.ts'
import { notificationKindText } from '#shop/notification/kind/text.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import * as orderNotice from '#shop/order/status/notice/notice.ts'
import { awardClosed } from '#shop/referral/award.ts'
import { lowBalanceCalls } from '#shop/wallet/ledger/low/contract.ts'
import { head, over, row, sent } from './import.ts'
import { mailsTo } from './mail.ts'
import { arrange } from './order.ts'
import { startShop } from './shop.ts'
import { arrangeTalk, arrangeTickets } from './ticket.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const { rich, make, paid } = arrange(shop)
let owner: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  owner = await seedStaff(db, 'owner')
})
const office = () => shop.client(owner.token)
const as = ({ token }: Seeded) => shop.client(token)
const first = (rows: readonly { id: number }[]) => rows[0]?.id ?? 0

/** By a function of its own room, about one of their orders. */
const ofOrder =
  (say: (tx: Tx, order: { id: number; sellerId: number }) => Promise<void>) =>
  async (seller: Seeded): Promise<void> => {
    const order = { id: first(await make(seller, 1, { externalId: null })), sellerId: seller.id }
    await shop.write(tx => say(tx, order))
  }
const word = (seller: Seeded) => seller.username.slice(-6)

const tellSeller: Readonly<Record<string, (seller: Seeded) => Promise<unknown>>> = {
  ORDER_NEEDS_YOU: async seller =>
    office()(orderOfficeCalls.officeError, {
      params: { id: first(await paid(seller, 1, { externalId: null })) },
      body: { code: 'FILE', waitsOn: 'SELLER' },
    }),
  LABEL_REFUSED: ofOrder((tx, order) => orderNotice.notifyLabelRefused(tx, order, false)),
  LINK_FAILED: ofOrder((tx, { id, sellerId }) => orderNotice.notifyDesignLink(tx, sellerId, [id])),
  ORDER_SHIPPED: seller => arrangeTickets(shop, owner).left(seller),
  ORDER_DELIVERED: seller => arrangeTickets(shop, owner).delivered(seller),
  ORDER_CHANGED: ofOrder(orderNotice.notifyEdited),
  IMPORT_DONE: async seller => {
    const { id } = await sent(as(seller), head + row(word(seller)), `${word(seller)}.csv`)
    await as(seller)(bulkCalls.confirmImport, { params: { id }, body: { submit: false } })
    return over(as(seller), id)
  },
  ORDER_NOT_PAID: ofOrder((tx, order) =>
    orderNotice.notifyUnpaid(tx, order, new Fault('WALLET_DOES_NOT_HAVE_ENOUGH_MONEY', { values: { missingCents: 5_00 } })),
  ),
  ORDER_PAID: ofOrder((tx, { sellerId }) => orderNotice.notifyPaid(tx, sellerId, { count: 1, cents: 12_00 })),
  DEPOSIT: seller => shop.write(tx => emit(tx, 'deposit.completed', { depositId: 7, sellerId: seller.id, receivedCents: 150_00 } as never)), // as it listens
  LOW_BALANCE: async seller => {
    await as(seller)(lowBalanceCalls.setLowBalance, { body: { thresholdCents: 900_000_00 } })
    return shop.cron('wallet.tell-low')
  },
  REFUND: async seller =>
    office()(orderOfficeCalls.officeRefund, {
      params: { id: first(await paid(seller, 1, { externalId: null })) },
      body: { amountCents: 1_00, reason: 'Late' },
    }),
  REFERRAL: async seller => {
    const friend = await rich()
    await shop.write(tx => emit(tx, 'account.verified', { accountId: friend.id, invitedBy: seller.id }))
    await shop.settled()
    const ids = (await paid(friend, 1, { externalId: null })).map(({ id }) => id)
    return shop.write(tx => awardClosed(tx, friend.id, ids))
  },
  TICKET_REPLY: async seller => {
    const { id } = await arrangeTickets(shop, owner).open(seller)
    return arrangeTalk(shop, () => ({ seller, support: owner })).answer(id)
  },
  PRICE_CHANGE: async seller => {
    const tier = `T${word(seller)}`.toUpperCase().replace(/[^A-Z0-9_]/g, '')
    await office()(accountOfficeCalls.setTier, { params: { id: seller.id }, body: { tier } })
    await shop.cron('catalogue.tell-prices')
    const list = { name: tier, tier, startsAt: db.now().toISOString(), endsAt: null }
    const { id, version } = (await office()(priceListCalls.createPriceList, { body: list })).data
    const [variant] = (await office()(priceListCalls.pricePreview, { query: { tier } })).data
    const { variantId = 0, priceSeller = 0, priceTiktok = 0 } = variant ?? {}
    const prices = [{ variantId, priceSeller: priceSeller + 100, priceTiktok: priceTiktok + 100 }]
    await office()(priceListCalls.savePriceList, { params: { id }, body: { ...list, version, prices, tiers: [] } })
    return shop.cron('catalogue.tell-prices')
  },
  ANNOUNCEMENT: async seller => {
    const { id, version } = (await office()(announcementCalls.createAnnouncement)).data
    const words = { title: 'We move', titleVi: 'Chúng tôi chuyển nhà', body: 'On Friday.', bodyVi: 'Vào thứ Sáu.' }
    const whom = { places: ['NEWS' as const], type: 'NORMAL' as const, audience: 'SELLERS' as const, tier: '', sellers: [seller.username] }
    const body = { ...words, ...whom, startsAt: null, endsAt: null, version }
    const saved = (await office()(announcementCalls.saveAnnouncement, { params: { id }, body })).data
    return office()(announcementCalls.publishAnnouncement, { params: { id }, body: { version: saved.version } })
  },
  ARTICLE: async () => {
    const { id, version } = (await office()(contentOfficeCalls.createPost)).data
    const words = { title: 'Files that print', titleVi: 'Tệp in đẹp', summary: 'What to check.', summaryVi: 'Cần kiểm tra gì.' }
    const body = { ...words, body: 'Use 300 dots.', bodyVi: 'Dùng 300 dpi.', coverKey: null, version }
    const saved = (await office()(contentOfficeCalls.savePost, { params: { id }, body })).data
    await office()(contentOfficeCalls.publishPost, { params: { id }, body: { version: saved.version } })
    return shop.cron('content.tell-articles')
  },
  MONEY_OUT: seller =>
    shop.write(tx => emit(tx, 'adjustment.posted', { adjustmentId: 7, sellerId: seller.id, amountCents: -5_00, reason: 'A fee' } as never)), // as it listens
  SECURITY: seller => shop.write(tx => queueSecurityNotice(tx, seller.id, 'password')),
}
const tellStaff: Readonly<Record<string, (staff: Seeded) => Promise<unknown>>> = {
  OFFICE_TICKET: async () => arrangeTickets(shop, owner).open(await seedSeller(db)),
  OFFICE_APPROVAL: () => shop.write(tx => emit(tx, 'approval.asked', { approvalId: 7, makerId: owner.id, roles: ['finance'] })),
  OFFICE_MONEY: () => shop.write(tx => emit(tx, 'ledger.broken', { count: 2 } as never)), // as it listens
  OFFICE_SYSTEM: () => shop.write(tx => emit(tx, 'job.putAside', { name: 'order.close' } as never)), // as it listens
  SECURITY: staff => shop.write(tx => queueSecurityNotice(tx, staff.id, 'password')),
}

const told: { reader: Seeded; kind: NotificationKind; language: Language; title: string }[] = []
/** The line of this kind in a person's bell, and the sentences of its notice. */
async function inBell(reader: Seeded, kind: NotificationKind) {
  await shop.settled()
  const { docs } = (await as(reader)(notificationCalls.myNotifications, { query: { limit: 100 } })).data
  const line = docs.find(each => each.kind === kind)
  const { rows } = await db.pool.query<{ kind: string }>('select kind from notification where id = $1', [line?.id ?? 0])
  return { title: line?.title ?? '', notice: noticeOf(rows[0]?.kind ?? '') }
}
/** What a sentence becomes with any words in its places. */
const filled = (sentence: string) => new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`)

async function tell(kind: NotificationKind, language: Language, reader: Seeded, say: ((of: Seeded) => Promise<unknown>) | undefined) {
  if (!say) throw new Error(`Nothing tells of ${kind}.`)
  const [client, side] = [as(reader), language === 'vi' ? 1 : 0]
  await client(channelCalls.setChannels, { params: { kind }, body: { bell: true, mail: true, digest: true, push: false } })
  await say(reader)
  const { title, notice } = await inBell(reader, kind)
  expect(notice?.about).toBe(kind)
  expect(title).toMatch(filled(notice?.sentence[side] ?? ''))
  // What gathers is mailed two minutes later.
  shop.advance(3 * minute)
  await shop.cron('notification.mail-lines')
  await shop.settled()
  const mails = (await mailsTo(shop, reader.email)).map(({ subject, text }) => ({ subject, text }))
  const sentence = title.replace(/\.$/, '')
  const mail = mails.find(({ subject }) => subject.includes(sentence))
  expect(mails.map(({ subject }) => subject).join('\n')).toContain(sentence)
  // The mails of security are their own, and every other says how to end it, or that it always goes.
  if (kind !== 'SECURITY') expect(mail?.text).toContain(`“${notificationKindText[`kind_${kind}`][side]}”`)
  told.push({ reader, kind, language, title })
}

describe.each(['en', 'vi'] as const)('in %s', language => {
  test.each(kindsOf('seller'))('a seller reads %s in the bell and by mail', async kind => {
    const seller = await rich()
    await db.pool.query('update account set language = $1 where id = $2', [language, seller.id])
    await tell(kind, language, seller, tellSeller[kind])
  })

  test.each(kindsOf('staff'))('staff read %s in the bell and by mail', async kind => {
    const staff = await seedStaff(db, 'finance', 'support', 'owner')
    await db.pool.query('update account set language = $1 where id = $2', [language, staff.id])
    await tell(kind, language, staff, tellStaff[kind])
  })
})

test('each stands in its reader’s daily mail, below the name of its kind', async () => {
  expect(told).toHaveLength(2 * (kindsOf('seller').length + kindsOf('staff').length))
  shop.advance(day)
  await shop.cron('notification.make-digests')
  await shop.settled()
  const wrong: string[] = []
  for (const { reader, kind, language, title } of told) {
    const subject = language === 'vi' ? 'Inkport hôm nay' : 'Your day at Inkport'
    const [mail, ...more] = (await mailsTo(shop, reader.email)).filter(each => each.subject.startsWith(subject))
    const heading = notificationKindText[`kind_${kind}`][language === 'vi' ? 1 : 0]
    if (more.length > 0 || !mail?.text.includes(title) || !mail.text.includes(heading)) wrong.push(`${kind} ${language}: ${mail?.text}`)
  }
  expect(wrong).toEqual([])
})
