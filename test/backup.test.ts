import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '#engine/backup/dump.ts'
import { readManifest, restore } from '#engine/backup/load.ts'
import { type Manifest, markPurpose } from '#engine/backup/manifest.ts'
import { askServer, openControl } from '#server/run/control.ts'
import { startShop, type TestShop } from '#test/shop.ts'

let old: TestShop
let fresh: TestShop
let folder: string
let manifest: Manifest
const art = Buffer.from('a print file')
const oddText = 'Áo "thun"\u2028\\n\n\t🎽'

beforeAll(async () => {
  ;[old, fresh] = await Promise.all([startShop(), startShop()])
  folder = await mkdtemp(join(tmpdir(), 'inkport-backup-'))
  await old.engine.files.put([art], { maxBytes: 100 })
  await old.engine.db.pool.query(
    `insert into event (name, payload, at, dispatched_at) select 'test', jsonb_build_object('n', n, 'text', $1::text), now(), now()
      from generate_series(1, 2500) n`,
    [oddText],
  )
  manifest = await backUp(old.engine, folder, () => undefined)
})
afterAll(async () => {
  await Promise.all([old.close(), fresh.close(), rm(folder, { recursive: true })])
})

const rowsOf = async (shop: TestShop) => (await shop.engine.db.pool.query('select * from event order by id')).rows

test('a backup restored into an empty deployment holds the same rows and files, and new rows get new numbers', async () => {
  const read = await readManifest(folder, old.engine.db.secret(markPurpose))
  expect(read).toEqual(manifest)
  await restore(fresh.engine, folder, read, () => undefined)
  expect(await rowsOf(fresh)).toEqual(await rowsOf(old))
  const files = await Array.fromAsync(fresh.engine.files.list(), file => file.sha256)
  expect(files).toEqual(await Array.fromAsync(old.engine.files.list(), file => file.sha256))
  const { rows } = await fresh.engine.db.pool.query(
    "insert into event (name, payload, at, dispatched_at) values ('new', '{}', now(), now()) returning id",
  )
  expect(rows).toEqual([{ id: 2501 }])
})

test('a backup of another deployment’s secret is refused before anything is changed', async () => {
  await expect(readManifest(folder, fresh.engine.db.secret(markPurpose))).rejects.toThrow('another secret')
})

test('a damaged backup is refused and changes no row', { tags: 'long' }, async () => {
  const other = await startShop()
  await appendFile(join(folder, 'tables/public.event.jsonl.gz'), 'x')
  await expect(restore(other.engine, folder, manifest, () => undefined)).rejects.toThrow('The file of the table event is damaged.')
  expect(await rowsOf(other)).toEqual([])
  await other.close()
})

test('a running deployment backs itself up when it is asked over its socket', async () => {
  const { dataDir } = old.engine.config
  const request = { command: 'backup', folder: join(folder, 'second') } as const
  expect(await askServer(dataDir, request, () => undefined)).toBeUndefined()
  const control = await openControl(old.engine, dataDir)
  const lines: string[] = []
  expect(await askServer(dataDir, request, line => lines.push(line))).toBe(true)
  expect(lines.at(-1)).toBe('1 files, 12 bytes')
  expect(await askServer(dataDir, request, line => lines.push(line))).toBe(false)
  expect(lines.at(-1)).toContain('is not empty')
  await control.close()
})
