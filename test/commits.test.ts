import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitFindings, subjectFault } from './structure/commits.ts'

test.each([
  'order: cancel refunds by facts',
  'label, payment: guards ask what is real',
  'kit/app: dialogs close by Escape',
  `order: ${'x'.repeat(65)}`,
])('%s is a subject', subject => {
  expect(subjectFault(subject)).toBeUndefined()
})

test.each([
  [`order: ${'x'.repeat(66)}`, 'is 73 characters long, of at most 72'],
  ['Cancel refunds by facts', 'has no scope'],
  ['Order: cancel refunds by facts', 'has no scope'],
  ['order:cancel', 'has no scope'],
  ['order: ', 'has no scope'],
  ["Merge branch 'orders'", 'has no scope'],
  ['order: cancel refunds by facts.', 'ends with a full stop'],
])('%s is none', (subject, fault) => {
  expect(subjectFault(subject)).toContain(fault)
})

test('where there is no history it says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkport-'))
  expect(commitFindings(folder)).toEqual({ skipped: expect.stringContaining('no history') })
  rmSync(folder, { recursive: true })
})
