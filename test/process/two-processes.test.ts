import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { clientOf, firstPeople, patienceMs } from '#test/people.ts'
import { startServer } from '#test/server.ts'

test(
  'a second process on a data folder ends with a clear sentence, the first goes on, and a killed one’s successor has all it knew',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'inkport-two-'))
    const first = await startServer({ dataDir, readyMs: patienceMs })
    const { tokens, demo } = await firstPeople(first)
    await expect(startServer({ dataDir, readyMs: patienceMs })).rejects.toThrow(
      `is in use by process ${first.pid}. Stop that process first`,
    )
    await demo(accountCalls.updateMe, { body: { fullName: 'Still Here', phone: '0901234567', address: '1 Quay' } })
    await first.stop('SIGKILL')
    const second = await startServer({ dataDir, readyMs: patienceMs })
    expect((await clientOf(second, tokens.demo)(accountCalls.me)).data.fullName).toBe('Still Here')
    expect(await second.stop()).toBe(0)
    await rm(dataDir, { recursive: true })
  },
  patienceMs,
)
