import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { readTexts, texts } from '../../scripts/vite/texts.ts'

/** The files that Vite makes of a page with this source. */
async function built(source: string): Promise<Map<string, string>> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? id : undefined),
    load: (id: string) => (id === 'page' ? source : undefined),
  }
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page, texts()],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput // one input, one output
  return new Map(result.output.map(file => [file.fileName, file.type === 'chunk' ? file.code : '']))
}

test('the browser has a language and a namespace in a file of its own', async () => {
  const files = await built("export const read = () => import('virtual:texts/vi')")
  const carts = [...files].filter(([, code]) => code.includes('Đến thanh toán'))
  expect(carts.map(([name]) => name.replace(/-.{8}\.js$/, ''))).toEqual(['assets/cart'])
  expect(carts[0]?.[1]).not.toContain('Go to checkout')
  expect([...files.values()].join('')).not.toContain('Go to checkout')
})

test('the server has every text and every refusal in both languages at once', async () => {
  const files = [...(await built("export { tables } from 'virtual:texts'")).values()]
  expect(files).toHaveLength(1)
  for (const text of ['Go to checkout', 'Đến thanh toán', 'We could not find what you asked for.']) expect(files[0]).toContain(text)
})

test('a namespace that two files fill is refused by its name', async () => {
  await expect(readTexts(async () => ({ mugText: { title: ['Mug', 'Cốc'] } }))).rejects.toThrow(
    'the texts of mug stand in another file already',
  )
})
