import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const inkport = (command = '', given: Record<string, string> = {}) => {
  const { PUBLIC_URL, SECRET_KEY, SMTP_URL, DATABASE_URL, ...others } = process.env
  const env = { ...others, ...given }
  const { status, stdout, stderr } = spawnSync('bin/inkport', [command], { cwd: `${import.meta.dirname}/../..`, env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('the production command lists what it can do; an unknown word is refused with the same list', () => {
  expect(inkport('help')).toMatchObject({ status: 0, said: expect.stringContaining('serve') })
  expect(inkport('sreve')).toMatchObject({ status: 2, said: expect.stringContaining('Usage: bin/inkport COMMAND') })
  expect(inkport()).toMatchObject({ status: 2 })
})

test('the production command says what is missing, and makes nothing', { tags: 'long' }, () => {
  expect(inkport('worker')).toMatchObject({ status: 1, said: expect.stringContaining('PUBLIC_URL is missing') })
  const folder = join(tmpdir(), `inkport-none-${process.pid}`)
  expect(inkport('verify', { DATA_DIR: folder })).toMatchObject({ status: 1, said: `There is no database in ${folder} (DATA_DIR).\n` })
  expect(existsSync(folder)).toBe(false)
})
