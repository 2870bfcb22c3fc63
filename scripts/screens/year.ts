// A shop with a year and a half of orders, for the pictures of figures: what a few days of work do not show.
import type { AddressInfo } from 'node:net'
import { loadConfig } from '#engine/config.ts'
import { openApp } from '#server/app.ts'
import { trialCookie } from '#server/trial/trial.ts'
import { getAccount } from '#shop/account/account.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { openSession } from '#shop/account/sign-in/session.ts'
import { createDatabase } from '#test/database.ts'
import { startPostgres } from '#test/postgres.ts'
import { fillYear } from '../../bench/bench-year.ts'
import { say } from '../steps.ts'

/** Of 18 months; a quarter of them are the seller's own. */
const orders = 24_000

export interface YearShop {
  url: string
  trialCookie: string
  tokens: { seller: string; owner: string }
  close(): Promise<void>
}
export async function openYear(dataDir: string): Promise<YearShop> {
  const cluster = await startPostgres()
  const { databaseUrl } = await createDatabase(cluster.url)
  const config = loadConfig({ INKPORT_TEST: '1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_URL: databaseUrl })
  const app = await openApp({ config, isScheduled: false, pages: 'production' })
  const { db } = app.runtime.engine
  const sellerId = await fillYear(db, orders, { say, largeShare: 0.25 })
  for (const text of [dueSql(sellerId), postageSql, nameSql(sellerId)]) await db.background.pool.query(text)
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const tokens = await db.transaction(async tx => ({
    seller: await openSession(tx, { ...(await getAccount(tx, sellerId)), passwordHash: null }, { userAgent: 'screens' }),
    owner: (await seedStaff(tx, 'owner')).token,
  }))
  return {
    url: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`, // a TCP port was just opened
    trialCookie: trialCookie(db),
    tokens,
    async close() {
      await app.close()
      await cluster.stop()
    },
  }
}

/** Some of what was ordered last waits for its platform: a few are late, more are due soon. */
const dueSql = (sellerId: number) => `
  update "order" set platform_ordered_at = created_at - interval '2 days' where id in (
    select id from "order" where seller_id = ${sellerId} and handed_over_at is null and cancelled_at is null
      and status in ('NEW_ORDER', 'PROCESSING', 'EXPORTED', 'IN_PRODUCTION', 'PRODUCED', 'PENDING') order by created_at desc limit 40)`

/** What went out by our carriers had its postage bought. */
const postageSql = `
  insert into label (order_id, seller_id, kind, state, carrier, service, tracking_number, sha256, postage_cents, created_at, made_at, printed_at)
  select id, seller_id, 'BOUGHT', 'LIVE', 'USPS', 'GroundAdvantage', '94' || lpad(id::text, 20, '0'), repeat('0', 64), 380 + id % 7 * 41,
    handed_over_at - interval '2 hours', handed_over_at - interval '2 hours', handed_over_at - interval '1 hour'
  from "order" where handed_over_at is not null and order_type = 'STANDARD'`

const nameSql = (sellerId: number) => `
  update account set username = 'sunday-prints', full_name = 'Mai Trần', phone = '+14155550123', address = '1 Elm Ave' where id = ${sellerId}`
