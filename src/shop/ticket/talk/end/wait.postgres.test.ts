// The embedded engine has one backend, which holds nothing against itself.
import { afterAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { ticketCalls } from '../contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())

test('a process that stands still holds back its own ticket alone', async () => {
  const seller = await seedSeller(shop.engine.db)
  const desk = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  const { open } = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
  const statusOf = async (id: number) => (await shop.client(seller.token)(ticketCalls.myTicket, { params: { id } })).data.status
  /** Answered: it waits for its seller. */
  async function asked(): Promise<number> {
    const { id } = await open(seller)
    const seenMessageId = (await desk(ticketOfficeCalls.officeTicket, { params: { id } })).data.messages.at(-1)?.id ?? 0
    await desk(ticketOfficeCalls.answerTicket, { params: { id }, body: { text: 'And?', seenMessageId }, files: [] })
    return id
  }
  async function goOn(days: number): Promise<void> {
    await shop.engine.db.pool.query("update session set expires_at = expires_at + interval '90 days'")
    shop.advance(days * day)
    await shop.cron('ticket.end-waits')
  }
  const [held, free] = [await asked(), await asked()]
  await goOn(5)
  const frozen = await shop.engine.db.pool.connect()
  try {
    await frozen.query('begin')
    await frozen.query('select from support_ticket where id = $1 for update', [held])
    await goOn(2)
    expect([await statusOf(held), await statusOf(free)]).toEqual(['IN_PROGRESS', 'SOLVED'])
  } finally {
    await frozen.query('rollback')
    frozen.release()
  }
  await shop.cron('ticket.end-waits')
  expect(await statusOf(held)).toBe('SOLVED')
})
