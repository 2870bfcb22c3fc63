import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { accountCalls } from '#shop/account/calls.ts'
import { catalogueCalls } from '#shop/catalogue/calls.ts'
import { createTestDatabase } from '#test/database.ts'
import { startServer } from '#test/server.ts'
import { clientOf, firstPeople, patienceMs } from './people.ts'

/** What a client hears of a server that does not take its request any more: nothing at all, or that it is closing. */
const isTurnedAway = (error: unknown) => error instanceof CallError && (error.status === 0 || error.status === 503)

test(
  'a stop under load ends with 0 within 15 s, cuts no reply, and keeps every write that was answered',
  async () => {
    const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'inkport-stop-'))])
    const settings = { dataDir, readyMs: patienceMs, env: database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {} }
    const server = await startServer(settings)
    const { demo, tokens } = await firstPeople(server)
    let answered = 0
    let lastName = ''
    const faults: unknown[] = []
    const isOver = { yes: false }
    const repeat = async (ask: () => Promise<unknown>) => {
      while (!isOver.yes) {
        try {
          await ask()
          answered++
        } catch (error) {
          if (!isTurnedAway(error)) faults.push(error) // a cut reply is a broken JSON text, and that is no CallError
          isOver.yes = true
        }
      }
    }
    const readers = Array.from({ length: 15 }, () => repeat(() => clientOf(server)(catalogueCalls.products, { query: { limit: 100 } })))
    let count = 0
    const writer = repeat(async () => {
      const fullName = `Writer ${++count}`
      await demo(accountCalls.updateMe, { body: { fullName, phone: '0901234567', address: '1 Quay' } })
      lastName = fullName
    })
    await new Promise(done => setTimeout(done, 2_000))
    const from = performance.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(performance.now() - from).toBeLessThan(15_000)
    await Promise.all([...readers, writer])
    expect(faults).toEqual([])
    expect(answered).toBeGreaterThan(16)

    const again = await startServer(settings)
    const { data } = await clientOf(again, tokens.demo)(accountCalls.me)
    // The last one may have been written although its answer was turned away.
    expect([lastName, `Writer ${count}`]).toContain(data.fullName)
    await again.stop()
    await database.drop()
    await rm(dataDir, { recursive: true })
  },
  patienceMs,
)
