import { expect, test } from 'vitest'
import { domains } from '#server/domains.ts'
import { partOf } from '#shop/job/rules.ts'

test('the office says of every job to which part of the house it belongs', () => {
  const names = domains.flatMap(({ name, jobs }) =>
    [...(jobs?.jobs ?? []), ...(jobs?.crons ?? [])].map(each => ({ domain: name, job: each.name })),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(({ domain, job }) => partOf(job) !== domain)).toEqual([])
})
