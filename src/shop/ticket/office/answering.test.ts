// Who writes an answer is seen by other staff while they write, and by nobody later.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { ticketOfficeCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let support: Seeded
let id: number
beforeAll(async () => {
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  id = (await arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse')).open(seller)).id
  await shop.settled()
})
const say = (isAnswering: boolean, who = support, ticketId = id) =>
  shop.client(who.token)(ticketOfficeCalls.sayAnswering, { params: { id: ticketId }, body: { isAnswering } })

const kinds = notices('test', { last: ['The last', 'Cuối cùng'] }, [])
const listen = (who: Seeded) => shop.client(who.token).fetch(notificationCalls.liveUpdates)
/** What this stream has told until its reader's own notice comes. */
async function heardBy(stream: Response, who: Seeded): Promise<{ name: string; payload: object }[]> {
  await shop.write(tx => notify(tx, { accountId: who.id, type: 'ROOM', kind: kinds.last, link: '/' }))
  const events: { name: string; payload: object }[] = []
  let text = ''
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (text + chunk).split('\n')
    text = lines.pop() ?? ''
    events.push(...lines.filter(line => line.startsWith('data: ')).map(line => JSON.parse(line.slice(6))))
    if (events.some(({ name }) => name === 'notification.created')) break
  }
  return events.filter(({ name }) => name !== 'notification.created')
}

test('other staff see at once who writes an answer, and who has stopped', async () => {
  const readers = await Promise.all((['support', 'finance', 'auditor', 'owner'] as const).map(role => seedStaff(shop.engine.db, role)))
  const streams = await Promise.all(readers.map(listen))
  await say(true)
  await say(false)
  const about = { ticketId: id, staffId: support.id, name: support.username }
  for (const [index, stream] of streams.entries()) {
    const heard = await heardBy(stream, readers[index] ?? support)
    expect(heard).toMatchObject([
      { name: 'ticket.answering', payload: { ...about, isAnswering: true } },
      { name: 'ticket.answering', payload: { ...about, isAnswering: false } },
    ])
  }
})

test('its seller does not, nor staff who may not read tickets', async () => {
  const warehouse = await seedStaff(shop.engine.db, 'warehouse')
  const streams = [await listen(seller), await listen(warehouse)] as const
  await say(true)
  expect(await heardBy(streams[0], seller)).toEqual([])
  expect(await heardBy(streams[1], warehouse)).toEqual([])
})

test('nothing of it stays: no event, no line in the audit log, no activity of the ticket', async () => {
  const rows = async () => {
    const { rows } = await shop.engine.db.pool.query(
      'select (select count(*) from event) as events, (select count(*) from audit) as acts, (select max(active_at) from support_ticket) as active',
    )
    return rows
  }
  const before = await rows()
  for (let time = 0; time < 3; time++) await say(true)
  expect(await rows()).toEqual(before)
})

test('only who may answer may say so, of a ticket that exists', async () => {
  expect(await refusalOf(say(true, await seedStaff(shop.engine.db, 'finance')))).toBe('no refusal')
  expect(await refusalOf(say(true, await seedStaff(shop.engine.db, 'auditor')))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(say(true, seller))).toBe('404 NOT_FOUND')
  expect(await refusalOf(say(true, support, 9_999_999))).toBe('404 SUPPORT_TICKET_NOT_FOUND')
})
