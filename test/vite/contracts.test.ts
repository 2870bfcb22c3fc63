import { expect, test } from 'vitest'
import type { Calls } from '#base/call.ts'
import { allCalls } from '../../scripts/print/shop.ts'
import { contracts } from '../../scripts/vite/contracts.ts'
import { builtPage } from './build.ts'

const built = async (source: string) => [...(await builtPage(source, contracts())).values()].join('\n')
const run = async (code: string): Promise<Record<string, Calls>> => import(`data:text/javascript,${encodeURIComponent(code)}`)

test('a page has of every call what its contract says of kind, path and access, and nothing else', async () => {
  const groups = await allCalls()
  const names = groups.map(({ name, path }) => `import { ${name} } from './${path.slice('src/'.length)}'\nexport { ${name} }`)
  const page = await run(await built(names.join('\n')))
  expect(groups.length).toBeGreaterThan(25)
  for (const { name, value } of groups) {
    const said = Object.entries(value).map(([call, { kind, method, path, access }]) => [call, { kind, method, path, access }])
    expect(page[name]).toEqual(Object.fromEntries(said))
  }
})

test('no shape and no Zod come along with calls', async () => {
  const code = await built("import { cartCalls as calls } from '#shop/cart/contract.ts'\nexport const path = calls.cart.path")
  expect(code).toContain('GET /v1/cart/me')
  expect(code).not.toMatch(/zod|NewCartItem/i)
})

test('the shape of a form is the contract’s own, beside the table of calls', async () => {
  const page = await run(
    await built("import { RenameBody, type LibraryFile, fileCalls } from '#shop/file/contract.ts'\nexport { RenameBody, fileCalls }"),
  )
  expect(page.RenameBody).toHaveProperty('safeParse')
  expect(page.fileCalls?.renameFile).not.toHaveProperty('body')
})

test('a page that takes a contract as a whole, or calls that it has not, is refused', async () => {
  await expect(built("import * as cart from '#shop/cart/contract.ts'\nexport const all = cart")).rejects.toThrow(
    'A page takes from #shop/cart/contract.ts as a whole: import by name the calls and shapes it needs.',
  )
  await expect(built("export { cartCalls } from '#shop/cart/contract.ts'")).rejects.toThrow('as a whole')
  await expect(built("import { mugCalls } from '#shop/cart/contract.ts'\nexport const path = mugCalls")).rejects.toThrow(
    /"mugCalls" is not exported by "src\/shop\/cart\/contract\.ts\?calls"/,
  )
})
