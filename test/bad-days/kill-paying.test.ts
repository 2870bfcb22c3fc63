import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { orderCalls } from '#shop/order/calls.ts'
import { walletCalls } from '#shop/wallet/calls.ts'
import { createTestDatabase } from '#test/database.ts'
import { address } from '#test/order.ts'
import { type ServerProcess, startServer } from '#test/server.ts'
import { clientOf, type FirstPeople, findingsOf, firstPeople, fundDemo, patienceMs } from './people.ts'

const orderCount = 48
const payers = 8
const depositCents = 9_000_00
const killAfter = [6, 24]

test(
  'kill -9 while eight clients pay: what was answered stays paid, nothing is paid twice, and the ledger is whole',
  async () => {
    const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'inkport-kill-'))])
    const env: Record<string, string> = database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}
    const settings = { dataDir, readyMs: patienceMs, env }
    let server: ServerProcess = await startServer(settings)
    const people = await firstPeople(server)
    await fundDemo(people, depositCents)
    const ids = await makeOrders(people, orderCount)

    const paid = new Set<number>()
    const refused: unknown[] = []
    // Whoever waits for the next process asks for the client anew: it listens on another port.
    const payAll = async (mine: readonly number[]) => {
      for (const id of mine) if (await payUntilAnswered(() => clientOf(server, people.tokens.demo), id, refused)) paid.add(id)
    }
    const paying = Promise.all(Array.from({ length: payers }, (_, payer) => payAll(ids.filter((_id, index) => index % payers === payer))))
    for (const count of killAfter) {
      while (paid.size < count && refused.length === 0) await new Promise(done => setTimeout(done, 5))
      await server.stop('SIGKILL')
      server = await startServer(settings)
    }
    await paying

    expect(refused).toEqual([])
    expect([...paid].sort((a, b) => a - b)).toEqual(ids)
    const demo = clientOf(server, people.tokens.demo)
    const orders = await Promise.all(ids.map(async id => (await demo(orderCalls.order, { params: { id } })).data))
    expect(new Set(orders.map(order => order.status))).toEqual(new Set(['NEW_ORDER']))
    const total = orders.reduce((sum, order) => sum + order.totalCost, 0)
    expect(orders.reduce((sum, order) => sum + order.paidCents, 0)).toBe(total)
    expect((await demo(walletCalls.myWallet)).data.balance).toBe(depositCents - total)
    const lines = (await demo(walletCalls.myTransactions, { query: { type: 'PAYMENT', limit: 100 } })).data.docs
    expect(lines.map(line => line.orderId).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(ids)
    expect(await server.stop()).toBe(0)
    expect(await findingsOf(dataDir, env)).toBe('')
    await database.drop()
    await rm(dataDir, { recursive: true })
  },
  patienceMs * 2,
)

async function makeOrders({ demo }: FirstPeople, count: number): Promise<number[]> {
  const body = {
    address,
    items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:retro-sun' }] }],
  }
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push((await demo(orderCalls.createOrder, { body })).data.id)
  return ids.sort((a, b) => a - b)
}

/** One act of one person: the same key over all tries, until there is an answer. False where it was refused. */
async function payUntilAnswered(client: () => Client, id: number, refused: unknown[]): Promise<boolean> {
  const idempotencyKey = `paying-order-${id}`
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
    try {
      const { data } = await client()(orderCalls.submitOrder, { params: { id } }, { idempotencyKey })
      return data.status === 'NEW_ORDER'
    } catch (error) {
      // No answer, or one that says to come back: the process is gone or starting.
      const isPassing = !(error instanceof CallError) || error.status === 0 || error.status === 503 || error.status === 429
      if (!isPassing) {
        refused.push(error)
        return false
      }
      await new Promise(done => setTimeout(done, 50))
    }
  }
  refused.push(new Error(`Order ${id} was never answered.`))
  return false
}
