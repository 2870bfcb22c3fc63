import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '#engine/db/lock.ts'
import { startServer } from '#test/server.ts'

test('a second process on a data folder ends with a clear sentence that says who holds it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-two-'))
  // As the first process does.
  const unlock = lockFolder(join(dataDir, 'pg'))
  await expect(startServer({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}. Stop that process first`)
  unlock()
  await rm(dataDir, { recursive: true })
})
