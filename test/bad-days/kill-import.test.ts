import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bulkCalls } from '#shop/bulk/calls.ts'
import type { Import } from '#shop/bulk/contract.ts'
import { orderCalls } from '#shop/order/calls.ts'
import { createTestDatabase } from '#test/database.ts'
import { type ServerProcess, startServer } from '#test/server.ts'
import { clientOf, findingsOf, firstPeople, patienceMs } from './people.ts'

const rowCount = 3_000

test(
  'kill -9 while the orders of a file are made: the next process goes on, and every row is one order',
  async () => {
    const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'inkport-kill-'))])
    const env: Record<string, string> = database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}
    const settings = { dataDir, readyMs: patienceMs, env }
    let server: ServerProcess = await startServer(settings)
    const { tokens } = await firstPeople(server)
    const demo = () => clientOf(server, tokens.demo)

    const file = new File([csv()], 'june.csv')
    const params = { id: (await demo()(bulkCalls.importFile, { files: [file] })).data.id }
    const until = async (isReached: (record: Import) => boolean): Promise<Import> => {
      for (const deadline = Date.now() + patienceMs; ; ) {
        const { data } = await demo()(bulkCalls.myImport, { params })
        if (isReached(data)) return data
        if (Date.now() > deadline) throw new Error(`The import stands at ${JSON.stringify(data)}.`)
        await new Promise(done => setTimeout(done, 20))
      }
    }
    expect(await until(record => record.status !== 'CHECKING')).toMatchObject({ status: 'READY', goodRows: rowCount, badRows: 0 })

    await demo()(bulkCalls.confirmImport, { params, body: {} })
    await until(record => record.madeOrders > 0)
    await server.stop('SIGKILL')
    server = await startServer(settings)
    const done = await until(record => record.status === 'DONE')
    expect(done).toMatchObject({ orders: rowCount, madeOrders: rowCount, duplicateOrders: 0 })
    const { data: mine } = await demo()(orderCalls.myOrders, { query: { importId: params.id } })
    const { data: repeated } = await demo()(orderCalls.myOrders, { query: { status: 'DUPLICATE' } })
    expect([mine.totalDocs, repeated.totalDocs]).toEqual([rowCount, 0])
    expect(await server.stop()).toBe(0)
    expect(await findingsOf(dataDir, env)).toBe('')
    await database.drop()
    await rm(dataDir, { recursive: true })
  },
  patienceMs * 2,
)

function csv(): string {
  const head = 'order id,sku,name,address,city,state,zip,design\n'
  const rows = Array.from({ length: rowCount }, (_, n) => `K${n},G5000-FOREST-S,Mia,1 Elm Ave,Boston,MA,02108,library:retro-sun\n`)
  return head + rows.join('')
}
