import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blank, importsOf } from '#test/structure/imports.ts'
import { resolveImport } from '#test/structure/places.ts'
import { chainTo, publicPages } from '#test/structure/public.ts'
import { readTree } from '#test/structure/tree.ts'

const appIcons = 'src/kit/app/app-icons.tsx'
const names = (path: string) => [...readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): [(<]/gm)].map(match => match[1] ?? '')
const tree = readTree(`${import.meta.dirname}/../..`)

/** Every file that a page carries, at once or later, → the file that it came by. Of what brings the app screens' drawings along, only that. */
function partsOf(page: string): ReadonlyMap<string, string> {
  const cameFrom = new Map([[page, '']])
  for (const path of cameFrom.keys()) {
    const targets = importsOf(blank(tree.get(path) ?? ''))
      .filter(({ kind }) => kind !== 'type')
      .map(({ from }) => resolveImport(path, from))
    if (targets.includes(appIcons)) continue
    for (const target of targets)
      if (target?.endsWith('.tsx') || target?.endsWith('.ts')) if (!cameFrom.has(target)) cameFrom.set(target, path)
  }
  return cameFrom
}

test('public pages use only the drawings that they carry: the server knows the others too, and the browser would draw nothing', () => {
  const work = names(appIcons)
  expect(work.length).toBeGreaterThan(20)
  const used = new RegExp(`(?:<Icon name=|icon=|icon: )(?:\\{[^}]*)?["'](${work.join('|')})["']`)
  const wrong = new Set<string>()
  for (const page of publicPages(tree.get('src/routes.ts') ?? '')) {
    const parts = partsOf(page)
    for (const part of parts.keys()) {
      const name = used.exec(tree.get(part) ?? '')?.[1]
      if (name) wrong.add(`${name}: ${chainTo(part, parts).join(' → ')}`)
    }
  }
  expect([...wrong]).toEqual([])
})

test('the drawings of a badge’s colours are public: buyers see badges, too', () => {
  const usual = /const usual[^{]*\{([^}]*)\}/.exec(tree.get('src/kit/show/Badge.tsx') ?? '')?.[1] ?? ''
  const used = [...usual.matchAll(/'(\w+)'/g)].map(match => match[1] ?? '')
  expect(used).toHaveLength(6)
  expect(names(appIcons).filter(name => used.includes(name))).toEqual([])
})

test('every public drawing that has a name stands in the file, and the other way round', () => {
  const drawn = [...readFileSync('src/kit/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(match => match[1])
  const named = [...readFileSync('src/kit/show/icon-names.ts', 'utf8').matchAll(/^ {2}\| '(\w+)'/gm)].map(match => match[1])
  expect(drawn).toEqual(named)
  for (const name of names(appIcons)) expect(drawn).not.toContain(name)
})
