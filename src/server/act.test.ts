import { expect, test } from 'vitest'
import { isForStaff } from '#base/access/access.ts'
import { acts, isSubject } from '#shop/audit/act.rules.ts'
import { subjectOf } from '#shop/audit/rules.ts'
import { mounted } from './mounted.ts'

const audited = mounted
  .flatMap(domain => domain.routes)
  .filter(({ call }) => call.method !== 'GET' && (call.isAudited ?? isForStaff(call.access)))

test('every call that is audited has its sentence in the log (shop/audit/act.rules.ts and text.ts), and no sentence is left over', () => {
  expect(acts.toSorted()).toEqual(audited.map(({ name }) => name).toSorted())
})

test('what an audited call is about has a word and a place', () => {
  expect(
    audited.filter(({ call }) => !isSubject(subjectOf(call.path))).map(({ name, call }) => `${name}: ${subjectOf(call.path)}`),
  ).toEqual([])
})
