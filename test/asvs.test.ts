import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/security/asvs.md')
const lines = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| (kept|none|open) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', state = '', by = '']) => ({
    id,
    level,
    state,
    by,
  }),
)
const count = (level: string, state?: string) =>
  lines.filter(line => line.level === level && (state === undefined || line.state === state)).length

test('every line of levels 1 and 2 stands in the map once, with what keeps it', () => {
  expect([count('1'), count('2')]).toEqual([70, 183]) // of version 5.0.0
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(lines.filter(({ by }) => by.trim().length < 8).map(({ id }) => id)).toEqual([])
})

test('every test that the map names is there', () => {
  const missing = lines.flatMap(({ id, by }) => {
    const [, path = '', name = ''] = /^`((?:src|test|trust|e2e)\/[\w./-]+\.(?:test|suite)\.ts)`: (.+)$/.exec(by) ?? []
    if (path === '') return []
    const isThere = existsSync(join(root, path)) && read(path).includes(path.startsWith('trust/') ? `'${name}'` : name)
    return isThere ? [] : [`${id}: ${path}: ${name}`]
  })
  expect(missing).toEqual([])
})

test('every file that a reason names is there', () => {
  const named = lines.flatMap(({ id, by }) =>
    [...by.matchAll(/`((?:src|test|trust|e2e|docs)\/[\w./-]+)`/g)].map(([, path = '']) => ({ id, path })),
  )
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

test('its counts are those of its lines; what is open is said, and nothing else is', () => {
  for (const level of ['1', '2'])
    expect(page).toContain(`| ${level} | ${count(level)} | ${count(level, 'none')} | ${count(level, 'kept')} | ${count(level, 'open')} |`)
  const open = (level: string) => lines.filter(line => line.level === level && line.state === 'open').map(({ id }) => id)
  expect(open('1')).toEqual(['V3.3.1', 'V6.2.1'])
  expect(open('2')).toEqual(['V3.3.3', 'V5.4.3', 'V6.3.3', 'V6.5.4', 'V7.3.1', 'V14.3.3'])
})
