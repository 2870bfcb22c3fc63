// Two processes of a deployment on one PostgreSQL: what happens in one is seen in the streams of both.
import { expect, test } from 'vitest'
import { openDatabase } from '#engine/db/database.ts'
import { createShopDatabase } from '#test/database.ts'
import { emit, tellLive } from './event.ts'
import { startLive } from './live.ts'
import { startRelay } from './relay.ts'

test('what one process commits reaches a reader at the other, once', async () => {
  const { databaseUrl, drop } = await createShopDatabase()
  const seller = { id: 7, kind: 'seller', roles: [] } as const
  const fail = (error: unknown) => {
    throw error
  }
  const open = async () => {
    const db = await openDatabase({ databaseUrl, onError: fail })
    db.setEnqueue(async () => {}) // nobody but the streams hears of anything here
    return {
      db,
      live: await startLive({ db, events: { 'order.changed': { own: [], staff: [] } }, onError: fail }),
      relay: startRelay(db, [], fail),
    }
  }
  const [here, there] = [await open(), await open()]
  const stop = new AbortController()
  const heard: Record<string, string[]> = { here: [], there: [] }
  const follow = async (name: 'here' | 'there', { live }: typeof here) => {
    for await (const { name: event } of live.follow(seller, async () => seller, stop.signal)) heard[name]?.push(event)
  }
  const following = [follow('here', here), follow('there', there)]
  for (let count = 0; count < 3; count++)
    await here.db.transaction(tx => emit(tx, 'order.changed', { sellerId: 7, orderId: count }, { seller: 7 }))
  here.relay.poke()
  await expect.poll(() => heard).toEqual({ here: Array(3).fill('order.changed'), there: Array(3).fill('order.changed') })
  // What only the streams hear needs no relay, and no row of it is left.
  await there.db.transaction(tx => tellLive(tx, 'order.changed', { sellerId: 7, orderId: 4 }, { seller: 7 }))
  await expect.poll(() => heard).toEqual({ here: Array(4).fill('order.changed'), there: Array(4).fill('order.changed') })
  expect((await here.db.pool.query('select from event')).rowCount).toBe(3)
  stop.abort()
  await Promise.all(following)
  for (const { db, live, relay } of [here, there]) {
    await relay.stop()
    await live.stop()
    await db.close()
  }
  await drop()
})
