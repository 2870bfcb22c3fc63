import { expect, test } from 'vitest'
import { houseFindings } from './house/house.ts'
import { readTree } from './house/tree.ts'

test('the house keeps its shape', () => {
  const findings = houseFindings(readTree(`${import.meta.dirname}/..`))
  expect(findings.map(it => `${it.path}:${it.line} ${it.rule}: ${it.text}`)).toEqual([])
})
