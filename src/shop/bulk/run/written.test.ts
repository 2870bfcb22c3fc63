import { expect, test } from 'vitest'
import { issuesOfDesigns } from './written.ts'

const finding = (weight: 'BLOCK' | 'WARN' | 'NOTE', at: number) => ({
  ...{ weight, code: `CODE_${at}`, side: weight === 'BLOCK' ? ('BACK' as const) : ('FRONT' as const), layer: at, layerId: null },
  message: { en: `${weight} ${at}`, vi: `${weight} ${at}` },
})
const said = async (...found: ReturnType<typeof finding>[]) => {
  const templates = { design: () => undefined, finder: { named: () => [], byId: () => undefined } }
  const line = { variantId: 1, sku: 'A', quantity: 1, links: {}, mockups: [] }
  const art = { templates, check: async () => [found] } as unknown as Parameters<typeof issuesOfDesigns>[1]['art'] // Only these are asked.
  const mapping = { platform: 'OTHER', columns: [] } as unknown as Parameters<typeof issuesOfDesigns>[1]['mapping'] // No column is looked up.
  const issues = await issuesOfDesigns([{ row: 2, lines: [line] }], { art, mapping })
  return issues.get(2)?.map(({ code, values }) => [code, values?.en])
}

test('of a line three warnings are said, and all that blocks, wherever it stands', async () => {
  const warnings = [1, 2, 3, 4].map(at => finding('WARN', at))
  expect(await said(...warnings, finding('NOTE', 5), finding('BLOCK', 6))).toEqual([
    ['DESIGN_BLOCKED', 'BLOCK 6'],
    ...[1, 2, 3].map(at => ['DESIGN_WARNED', `WARN ${at}`]),
  ])
})
