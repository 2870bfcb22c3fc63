import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deriveKey, readSecret } from './secret.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('the secret is made once, for the owner’s eyes only, and read from then on', async () => {
  const made = await readSecret({ dataDir })
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(await readSecret({ dataDir })).toEqual(made)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
})

test('two processes that start together use one secret', async () => {
  const [one, other] = await Promise.all([readSecret({ dataDir }), readSecret({ dataDir })])
  expect(one).toEqual(other)
})

test('a configured key is used and nothing is written', async () => {
  const secretKey = 'k'.repeat(40)
  expect((await readSecret({ dataDir, secretKey })).toString()).toBe(secretKey)
  await expect(stat(join(dataDir, 'secret'))).rejects.toThrow()
})

test('a damaged secret stops the start with a sentence', async () => {
  await writeFile(join(dataDir, 'secret'), 'short')
  await expect(readSecret({ dataDir })).rejects.toThrow(/damaged/)
})

test('each purpose has a key of its own', () => {
  const secret = Buffer.from('s'.repeat(32))
  expect(deriveKey(secret, 'ledger')).toEqual(deriveKey(secret, 'ledger'))
  expect(deriveKey(secret, 'ledger')).not.toEqual(deriveKey(secret, 'links'))
})
