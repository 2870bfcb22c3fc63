import { expect, test } from 'vitest'
import { citationFindings } from './structure/citations.ts'
import { structureFindings } from './structure/structure.ts'
import { readPages, readTree } from './structure/tree.ts'

const root = `${import.meta.dirname}/..`
const said = (findings: readonly { path: string; line: number; text: string }[]) => findings.map(it => `${it.path}:${it.line} ${it.text}`)

// The gate asks both by its check (scripts/check.ts).
test('the sources keep the structure of ARCHITECTURE.md', { tags: 'long' }, () => {
  const findings = structureFindings(readTree(root))
  expect(findings.map(it => `${it.path}:${it.line} ${it.rule}: ${it.text}`)).toEqual([])
})

test('what comments and pages name is there', { tags: 'long' }, () => {
  expect(said(citationFindings(readTree(root), readPages(root)))).toEqual([])
})
