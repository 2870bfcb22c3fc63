import { expect, test } from 'vitest'
import { missingBinaries } from './structure/lock.ts'

test('the lock file holds the binaries of every platform, so that npm ci works everywhere', () => {
  expect(missingBinaries(`${import.meta.dirname}/..`)).toEqual([])
})
