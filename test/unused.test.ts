// What is there and used by nothing: an export, a dependency, a setting of the operator, a setting of the environment.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#engine/settings.ts'
import { settingKeys } from '#shop/setting/rules.ts'
import { unusedExports } from './structure/exports.ts'
import { readTree } from './structure/tree.ts'

const root = `${import.meta.dirname}/..`
const tree = new Map(readTree(root))
for (const name of ['vite.config.ts', 'vite.server.config.ts', 'vitest.config.ts']) tree.set(name, readFileSync(`${root}/${name}`, 'utf8'))
const inFiles = (pattern: RegExp, isAsked: (path: string) => boolean) =>
  [...tree].some(([path, source]) => isAsked(path) && pattern.test(source))

/** Used without an import: the compiler and the linter, types of what is used, and what a library takes beside it. */
const besideImports = ['typescript', '@biomejs/biome', '@mantine/hooks']

/** The dependencies that no source imports. */
function unusedOf(dependencies: readonly string[]): string[] {
  return dependencies.filter(name => {
    const of = name.replace(/^@types\//, '')
    if (['node', 'react-dom'].includes(of) || besideImports.includes(name)) return false
    const escaped = of.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    return !inFiles(new RegExp(`['"\`/]${escaped}(/|['"\`])`), path => !path.endsWith('unused.test.ts'))
  })
}

test('every dependency is imported', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  expect(unusedOf([...Object.keys(dependencies), ...Object.keys(devDependencies)])).toEqual([])
  expect(unusedOf(['left-pad', 'react'])).toEqual(['left-pad'])
})

const isProduct = (path: string) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path)

test('every setting of the operator is read by the product', () => {
  const isRead = (key: string) => inFiles(new RegExp(`['.\\s{]${key}\\b`), path => isProduct(path) && !path.startsWith('src/shop/setting/'))
  expect(settingKeys.filter(key => !isRead(key))).toEqual([])
  expect(isRead('ticketReopenDays')).toBe(false)
})

test('every setting of the environment is read by the product', () => {
  const isRead = (name: string) => inFiles(new RegExp(`\\b${name}\\b`), path => isProduct(path) && path !== 'src/engine/settings.ts')
  expect(Object.keys(settings).filter(name => !isRead(name))).toEqual([])
})

test('every export is named by somebody', () => {
  expect(unusedExports(tree).map(it => `${it.path}:${it.line} ${it.text}`)).toEqual([])
})

const files = {
  'src/base/a.ts':
    "export const used = 1\nexport type Own = typeof own\nexport const own: Own = 2\n// gone is named by a comment and by 'gone'\n",
  'src/base/b.ts': "import { used } from './a.ts'\nconsole.log(used)",
  'src/shop/order/text.ts': 'export const orderText = {}',
  'src/shop/order/ui/APage.tsx': 'export const handle = 1',
  'src/web/frame.ts': "route.handle('handle')",
}
test.each([
  ['a value', { 'src/base/a.ts': `${files['src/base/a.ts']}export const gone = 3\n` }, 'src/base/a.ts:5 gone'],
  ['a type', { 'src/base/a.ts': `${files['src/base/a.ts']}export interface Gone {}\n` }, 'src/base/a.ts:5 Gone'],
  [
    'a value of a file that is imported for its effect',
    { 'src/base/c.ts': 'const own = 1\nexport const found = own', 'src/base/d.ts': "import './c.ts'" },
    'src/base/c.ts:2 found',
  ],
  [
    'an export of a screen that nobody knows',
    { 'src/shop/order/ui/APage.tsx': 'export const handel = 1' },
    'src/shop/order/ui/APage.tsx:1 handel',
  ],
])('%s that nobody names is found', (_what, changes, found) => {
  expect(unusedExports(new Map(Object.entries(files)))).toEqual([])
  expect(unusedExports(new Map(Object.entries({ ...files, ...changes }))).map(it => `${it.path}:${it.line} ${it.text}`)).toEqual([
    `${found} is exported, and nobody names it`,
  ])
})
