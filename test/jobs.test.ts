import { expect, test } from 'vitest'
import { mounted } from '#server/mounted.ts'
import { partOf } from '#shop/job/rules.ts'

test('the office says of every job to which part of the app it belongs', () => {
  const names = mounted.flatMap(({ name, jobs = [], crons = [] }) => [...jobs, ...crons].map(each => ({ domain: name, job: each.name })))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(({ domain, job }) => partOf(job) !== domain)).toEqual([])
})
