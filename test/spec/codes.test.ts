// Every code of the specification's §8 is in the catalogue, is raised by the product, and is provoked by a test.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Tree } from '../structure/structure.ts'
import { readTree } from '../structure/tree.ts'
import { specifiedCodes } from './codes.ts'

const root = `${import.meta.dirname}/../..`

test('every code of the specification is known, raised and provoked', () => {
  expect(missing(specifiedCodes, readTree(root), readFileSync(`${root}/docs/faults.md`, 'utf8'))).toEqual([])
})

test('a code that is not known, not raised or not provoked is found', () => {
  const tree = new Map([
    ['src/shop/cart/cart.ts', "throw new Fault('RAISED')"],
    ['src/shop/cart/faults.ts', "RAISED: [409, '', ''], UNUSED: [409, '', '']"],
    ['src/shop/cart/cart.test.ts', "expect(await codeOf(add())).toBe('409 PROVOKED_ONLY')"],
  ])
  const table = '| RAISED | 409 | … |\n| UNUSED | 409 | … |\n| PROVOKED_ONLY | 409 | … |'
  expect(missing(['RAISED', 'UNUSED', 'PROVOKED_ONLY', 'UNKNOWN'], tree, table)).toEqual([
    'RAISED is provoked by no test',
    'UNUSED is raised nowhere',
    'UNUSED is provoked by no test',
    'PROVOKED_ONLY is raised nowhere',
    'UNKNOWN is not in docs/faults.md',
    'UNKNOWN is raised nowhere',
    'UNKNOWN is provoked by no test',
  ])
})

/** A code is raised where the server's code has it as a string; catalogues, texts, shapes and pages only speak of it. */
const speaksOnly = /(^|[/.])(faults|text|contract|calls|issue\.rules)\.ts$|\/ui\/|\.test\.tsx?$/

function missing(codes: readonly string[], tree: Tree, table: string): string[] {
  const server = [...tree].filter(([path]) => path.startsWith('src/') && path.endsWith('.ts') && !speaksOnly.test(path))
  const tests = [...tree].filter(([path]) => /\.test\.tsx?$/.test(path) || path === 'test/spec/codes.ts')
  return codes.flatMap(code => {
    const isProvoked = tests.some(([path, source]) => (path === 'test/spec/codes.ts' ? isInTable(source, code) : isNamed(source, code)))
    return [
      ...(table.includes(`| ${code} |`) ? [] : [`${code} is not in docs/faults.md`]),
      ...(server.some(([, source]) => source.includes(`'${code}'`)) ? [] : [`${code} is raised nowhere`]),
      ...(isProvoked ? [] : [`${code} is provoked by no test`]),
    ]
  })
}

/** faults.test.ts has a case for each code of the first list: its type asks for it. */
const isInTable = (source: string, code: string) => source.slice(0, source.indexOf('otherCodes')).includes(`  ${code}: {`)
const isNamed = (source: string, code: string) => new RegExp(`\\b${code}\\b`).test(source)
