import { afterAll, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import { hour } from '#base/time.ts'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { mailsTo } from '#test/mail.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { contentCalls } from '../contract.ts'
import { contentOfficeCalls } from '../office/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const supporter = await seedStaff(db, 'support')
const support = shop.client(supporter.token)
const visitor = shop.client()

const letter = { name: 'An Nguyen', email: 'an@example.com', topic: 'ORDER', message: 'Where is order 12?' } as const
const write = (more: Partial<CallInput<typeof contentCalls.sendMessage>['body']> = {}, client = visitor) =>
  client(contentCalls.sendMessage, { body: { ...letter, ...more } })
const inbox = async (query = {}) => (await support(contentOfficeCalls.officeMessages, { query })).data.docs
const read = async (id: number) => (await support(contentOfficeCalls.officeMessage, { params: { id } })).data
/** The bounds are per hour. */
const anHourLater = () => shop.advance(hour)

test('a message lands in the office, and those who help hear of it', async () => {
  await write({ email: 'first@example.com', phone: '+84901234567', language: 'vi' })
  const [card] = await inbox({ q: 'first@' })
  expect(card).toMatchObject({ name: 'An Nguyen', status: 'NEW', topic: 'ORDER', language: 'vi', answeredBy: null })
  expect(await read(card?.id ?? 0)).toMatchObject({ phone: '+84901234567', message: letter.message, seller: null, replies: [] })
  const { data } = await support(notificationCalls.myNotifications, { query: {} })
  expect(data.docs[0]).toMatchObject({
    type: 'ROOM',
    title: 'An Nguyen sent a message through the contact form',
    link: `/office/messages/${card?.id}`,
  })
  anHourLater()
})

test('the same message sent twice, at once or later the same day, is one message', async () => {
  await Promise.all([write({ email: 'twice@example.com' }), write({ email: 'Twice@example.com' })])
  await write({ email: 'twice@example.com' })
  expect(await inbox({ q: 'twice@' })).toHaveLength(1)
  anHourLater()
})

test('what a program filled in stands among the spam, answered like any other, and nobody is told', async () => {
  const before = (await support(notificationCalls.unreadCount)).data.unread
  expect(await write({ email: 'robot@example.com', website: 'https://spam.example' })).toEqual({ data: null })
  expect((await inbox({ q: 'robot@' }))[0]?.status).toBe('SPAM')
  expect((await support(notificationCalls.unreadCount)).data.unread).toBe(before)
  anHourLater()
})

test('fields are refused by the specification’s rules', async () => {
  expect(await codeOf(write({ email: 'a@b' }))).toBe('EMAIL_INVALID')
  expect(await codeOf(write({ phone: '123' }))).toBe('PHONE_INVALID')
  expect(await codeOf(write({ name: '  ' }))).toBe('REQUIRED')
  expect(await codeOf(write({ message: '' }))).toBe('REQUIRED')
})

test('three messages of one email and ten from one address an hour are enough, whatever the case', async () => {
  const again = (number: number, email: string) => refusalOf(write({ email, message: `Message ${number}` }))
  for (const number of [1, 2, 3]) expect(await again(number, 'often@example.com')).toBe('no refusal')
  expect(await again(4, 'OFTEN@example.com')).toBe('429 TOO_MANY_REQUESTS')
  for (const number of [5, 6, 7, 8, 9, 10]) expect(await again(number, `other${number}@example.com`)).toBe('no refusal')
  expect(await again(11, 'eleventh@example.com')).toBe('429 TOO_MANY_REQUESTS')
  anHourLater()
  expect(await again(12, 'often@example.com')).toBe('no refusal')
  anHourLater()
})

test('a signed-in seller’s message is known as theirs', async () => {
  const seller = await seedSeller(db)
  await write({ email: 'seller@example.com' }, shop.client(seller.token))
  const [card] = await inbox({ q: 'seller@' })
  expect((await read(card?.id ?? 0)).seller).toEqual({ id: seller.id, username: seller.username })
  anHourLater()
})

test('an answer goes out by mail in the writer’s language, and nothing that people wrote becomes HTML', async () => {
  await write({ email: 'binh@example.com', name: '<b>Bình</b>', message: '<img src=x onerror=alert(1)>\nDòng hai', language: 'vi' })
  const [card] = await inbox({ q: 'binh@' })
  const id = card?.id ?? 0
  const body = { text: 'Đơn của bạn <đang in>.', repliesSeen: 0 }
  const { data } = await support(contentOfficeCalls.answerMessage, { params: { id }, body })
  expect(data).toMatchObject({ status: 'ANSWERED', answeredBy: supporter.username })
  await shop.settled()
  const [mail, ...more] = await mailsTo(shop, 'binh@example.com')
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Re: Đơn hàng [#${id}] – Inkport`)
  expect(mail?.text).toContain('Xin chào <b>Bình</b>,\n\nĐơn của bạn <đang in>.')
  expect(mail?.text).toContain('> <img src=x onerror=alert(1)>\n> Dòng hai')
  expect(mail?.html).not.toMatch(/<img|<b>|<đang/)
  expect((await read(id)).replies[0]?.sentAt).not.toBeNull()
  anHourLater()
})

test('two people do not answer without knowing of each other', async () => {
  await write({ email: 'both@example.com' })
  const id = (await inbox({ q: 'both@' }))[0]?.id ?? 0
  const answer = (text: string, repliesSeen: number) =>
    refusalOf(support(contentOfficeCalls.answerMessage, { params: { id }, body: { text, repliesSeen } }))
  const both = await Promise.all([answer('One', 0), answer('Two', 0)])
  expect(both.sort()).toEqual(['409 MESSAGE_WAS_ANSWERED', 'no refusal'])
  expect(await answer('More', 1)).toBe('no refusal')
  anHourLater()
})

test('spam is sorted away, and is not answered', async () => {
  await write({ email: 'odd@example.com' })
  const id = (await inbox({ q: 'odd@' }))[0]?.id ?? 0
  const sort = (status: 'NEW' | 'SPAM') => support(contentOfficeCalls.sortMessage, { params: { id }, body: { status } })
  expect((await sort('SPAM')).data.status).toBe('SPAM')
  expect((await inbox({ status: 'SPAM' })).map(card => card.id)).toContain(id)
  expect((await inbox({ status: 'NEW' })).map(card => card.id)).not.toContain(id)
  const answer = support(contentOfficeCalls.answerMessage, { params: { id }, body: { text: 'Hello', repliesSeen: 0 } })
  expect(await refusalOf(answer)).toBe('409 MESSAGE_IS_SPAM')
  expect((await sort('NEW')).data.status).toBe('NEW')
})

test('support and owner answer, an auditor reads, everybody else is kept out', async () => {
  const id = (await inbox())[0]?.id ?? 0
  const [seller, content, auditor] = [
    shop.client((await seedSeller(db)).token),
    shop.client((await seedStaff(db, 'content')).token),
    shop.client((await seedStaff(db, 'auditor')).token),
  ]
  const clients = [visitor, seller, content, auditor]
  const list = (client: typeof visitor) => refusalOf(client(contentOfficeCalls.officeMessage, { params: { id } }))
  const sort = (client: typeof visitor) => refusalOf(client(contentOfficeCalls.sortMessage, { params: { id }, body: { status: 'NEW' } }))
  expect(await Promise.all(clients.map(list))).toEqual(['401 UNAUTHORIZED', '404 NOT_FOUND', '403 YOU_NOT_HAVE_PERMISSION', 'no refusal'])
  expect(await Promise.all(clients.map(sort))).toEqual([
    '401 UNAUTHORIZED',
    '404 NOT_FOUND',
    '403 YOU_NOT_HAVE_PERMISSION',
    '403 YOU_NOT_HAVE_PERMISSION',
  ])
})
