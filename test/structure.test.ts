import { expect, test } from 'vitest'
import { structureFindings } from './structure/structure.ts'
import { readTree } from './structure/tree.ts'

test('the sources keep the structure of ARCHITECTURE.md', () => {
  const findings = structureFindings(readTree(`${import.meta.dirname}/..`))
  expect(findings.map(it => `${it.path}:${it.line} ${it.rule}: ${it.text}`)).toEqual([])
})
