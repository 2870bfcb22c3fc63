import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

const freshFolder = () => join(mkdtempSync(join(tmpdir(), 'inkport-lock-')), 'pg')
const inAnotherProcess = (folder: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}; lockFolder(process.argv[1])`,
      folder,
    ],
    {
      encoding: 'utf8',
    },
  )

test('a second process on a data folder is refused with a text that says who holds it', () => {
  const folder = freshFolder()
  const unlock = lockFolder(folder)
  const other = inAnotherProcess(folder)
  expect(other.status).not.toBe(0)
  expect(other.stderr).toContain(`is in use by process ${process.pid}`)
  unlock()
  expect(inAnotherProcess(folder).status).toBe(0)
})

test('the same process cannot open a folder twice', () => {
  const folder = freshFolder()
  lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('already open in this process')
})

test('the lock of a process that died is taken over', () => {
  const folder = freshFolder()
  // This other process ends without letting go.
  expect(inAnotherProcess(folder).status).toBe(0)
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a process that got the number of a dead one does not hold its lock', () => {
  const folder = freshFolder()
  const alive = process.ppid
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid: alive, startedAt: 'another boot:1' }))
  lockFolder(folder)
  expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
})

test('half a lock file belongs to nobody', () => {
  const folder = freshFolder()
  writeFileSync(`${folder}.lock`, '{"pid": 1')
  expect(() => lockFolder(folder)).not.toThrow()
})
