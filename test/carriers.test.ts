// Proves the structure's rule about carriers: a carrier's name or folder outside of its place is found, and nothing else.
import { expect, test } from 'vitest'
import { structureFindings } from './structure/structure.ts'

const tree = {
  'src/shop/carrier/registry.ts':
    "import { acme } from './integrated/acme/acme.ts'\nimport { beta } from './known/beta.ts'\nimport { delta } from './known/post/delta.ts'\nexport const carriers = [acme, beta, delta]",
  'src/shop/carrier/known/post/delta.ts': "export const delta = { id: 'delta' }",
  'src/shop/carrier/known/beta.ts': "export const beta = { id: 'beta' }",
  'src/shop/carrier/integrated/acme/acme.ts': "export const acme = { id: 'acme' }",
  'src/server/domains.ts': 'export const domains = [carrierDomain, labelDomain]',
}
const findingsIn = (path: string, source: string) =>
  structureFindings(new Map(Object.entries({ ...tree, [path]: source }))).filter(it => it.rule === 'carrier')

test.each([
  ['a name in code', 'src/shop/label/label.ts', "// Labels.\nexport const isOurs = (carrier: string) => carrier === 'acme'"],
  ['a name in SQL', 'src/shop/label/store.ts', "// Rows.\nexport const rows = sql`select 1 from label where carrier = 'acme'`"],
  ['a name in a page', 'src/shop/label/ui/LabelOfficePage.tsx', '// Labels.\nexport const text = "acme"'],
  ['a name in its own domain', 'src/shop/carrier/carrier.ts', "// The public verbs.\nexport const first = 'acme'"],
  ['a name of one that is a file', 'src/shop/label/label.ts', "// Labels.\nexport const first = 'beta'"],
  ['a name of a post', 'src/shop/label/label.ts', "// Labels.\nexport const first = 'delta'"],
  ['a name in another carrier', 'src/shop/carrier/integrated/gamma/gamma.ts', "// Another one.\nexport const gamma = { id: 'acme' }"],
])('%s is found', (_what, path, source) => {
  expect(findingsIn(path, source)).toEqual([
    expect.objectContaining({ path, line: 2, text: expect.stringMatching(/'(?:acme|beta|delta)' is the carrier's own/) }),
  ])
})

test.each([
  ['from above', 'src/shop/label/label.ts', "import { acme } from '#shop/carrier/integrated/acme/acme.ts'\nexport const first = acme"],
  ['from its own domain', 'src/shop/carrier/carrier.ts', "import { acme } from './integrated/acme/acme.ts'\nexport const first = acme"],
  ['of one that is a file', 'src/shop/label/label.ts', "import { beta } from '#shop/carrier/known/beta.ts'\nexport const first = beta"],
])('its folder is imported by the registry alone: %s', (_what, path, source) => {
  expect(findingsIn(path, source)).toEqual([expect.objectContaining({ path, text: expect.stringMatching(/only the registry imports/) })])
})

test.each([
  ['a test', 'src/shop/label/label.test.ts', "expect(label.carrier).toBe('acme')"],
  [
    'demo rows',
    'src/shop/label/seed.ts',
    "import { acme } from '#shop/carrier/integrated/acme/acme.ts'\nexport const seeded = [acme, 'acme']",
  ],
  ['the folder itself', 'src/shop/carrier/integrated/acme/acme.ts', "export const acme = { id: 'acme' }"],
  ['prose', 'src/shop/label/label.ts', '// The acme of all labels.\nexport const acmeLabels = 1'],
])('%s may name a carrier', (_what, path, source) => {
  expect(findingsIn(path, source)).toEqual([])
})
