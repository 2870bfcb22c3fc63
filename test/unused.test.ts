// What is there and used by nothing: a dependency, a setting of the operator, a setting of the environment.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#engine/settings.ts'
import { settingKeys } from '#shop/setting/rules.ts'
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
