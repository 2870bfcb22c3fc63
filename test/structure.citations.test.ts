// Proves that structure.test.ts finds a citation that leads nowhere: each is planted in pages and sources that have none without it.
import { expect, test } from 'vitest'
import { citationFindings } from './structure/citations.ts'

const pages: Readonly<Record<string, string>> = {
  'docs/domain.md': '# The domain\n## Orders\n## Print quality\n',
  'docs/promises.md': '# Promises\n| P1 | The ledger is conserved. |\n| P2 | No overspend. |\n',
  'docs/specification.md': '# The specification\n## §4 States\n',
  'docs/decisions/104-cancels.md': '# 104 Cancels by old.rules.ts, which is gone\n',
  'CHANGELOG.md': 'old.ts is gone.\n',
  'vite.config.ts': '',
}
const sources: Readonly<Record<string, string>> = {
  'src/shop/order/status/facts.status.ts': 'export const facts = 1',
  'trust/suites/pay.suite.ts': "// P1 and P2: nothing is charged twice.\nconst found = 'P2'",
}
const findingsWith = (path: string, text: string) =>
  citationFindings(
    new Map(Object.entries({ ...sources, ...(path.endsWith('.md') ? {} : { [path]: text }) })),
    new Map(Object.entries({ ...pages, ...(path.endsWith('.md') ? { [path]: text } : {}) })),
  )
const file = 'src/shop/order/rules.ts'

test.each([
  [
    file,
    '// Files, rules: docs/domain.md "Orders", "Print quality"; vite.config.ts, status/facts.status.ts, `facts.status.ts`, `….status.ts`.',
  ],
  [
    file,
    '/**\n * Of spec §4 (RFC 9112 §3.2 aside), decision 104 and docs/decisions/104-cancels.md. See docs/domain.md\n * "Print\n * quality" (promises P1, P2).\n */',
  ],
  [file, "import './gone.ts'\nconst text = 'gone.ts, §9, P7, decision 999'\nconst template = `// gone.ts`"],
  [file, "// The name of '@mantine/core/styles.css', of https://shop.example/gone.css and of file:///app/src/gone.ts:1."],
  [
    'docs/plan.md',
    'Reads `status/facts.status.ts`, [domain](domain.md) and `e2e/NAME.css`.'.replace('e2e/NAME.css', 'suites/NAME.suite.ts'),
  ],
])('%s: %s is no finding', (path, text) => {
  expect(findingsWith(path, text)).toEqual([])
})

test.each([
  ['a file that is gone', file, '// Told by facts.ts alone.', 1, 'facts.ts'],
  ['a path that is gone', file, 'const a = 1\n/** As src/shop/order/facts.status.ts has it. */', 2, 'src/shop/order/facts.status.ts'],
  ['a page that is not there', file, '// As decided (docs/look.md).', 1, 'docs/look.md'],
  ['a heading that is not there', file, '/** Says docs/domain.md "Money". */', 1, '“Money”'],
  ['the second of two headings', file, '// Says docs/domain.md "Orders",\n// "Money".', 1, '“Money”'],
  ['a promise', file, '// Kept (promise P3).', 1, 'P3'],
  ['a promise of a suite', 'trust/suites/race.suite.ts', "const found = 'P4'", 1, 'P4'],
  ['a section of the specification', file, '/**\n * Four digits\n * (spec §5).\n */', 3, '§5'],
  ['a decision', file, '// As decisions 104 and 105 say.', 1, '105'],
  ['a file of a style sheet', 'src/kit/a.css', '/* Its twin is b.css. */', 1, 'b.css'],
  ['a file of a statement', 'src/shop/order/migrations/a.sql', '-- The other way of b.sql.', 1, 'b.sql'],
  ['a file of a page', 'docs/plan.md', '# Plan\nSee `src/gone.ts`.', 2, 'src/gone.ts'],
])('%s is found', (_what, path, text, line, name) => {
  const found = findingsWith(path, text)
  expect(found.map(it => [it.path, it.line])).toEqual([[path, line]])
  expect(found[0]?.text).toContain(name)
})
