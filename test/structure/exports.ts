// Unused exports: what a file exports and nobody names, neither who imports the file nor the file itself again. The compiler and the
// linter see only what is not exported.
import { blank, importsOf, lineAt } from './imports.ts'
import { resolveImport } from './places.ts'

/** What React Router and Vitest call by its name. */
const hooks: ReadonlySet<string> = new Set(['handleError', 'setup'])
/** What is found by its name instead of an import (scripts/declared.ts): texts, refusals and calls. */
const isDeclared = (path: string, name: string) =>
  /(?:^|[/.])(?:text|faults|contract)\.ts$/.test(path) && /(?:Text|Faults|Calls)$/.test(name)

const exported = /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm

/** A sentence about each export of the tree that nobody names. */
export function unusedExports(tree: ReadonlyMap<string, string>): { path: string; line: number; text: string }[] {
  const files = [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(([path, source]) => readFile(path, source))
  const users = Map.groupBy(
    files.flatMap(file => [...new Set(file.targets)].map(target => ({ target, file }))),
    ({ target }) => target,
  )
  return files.flatMap(({ path, code, words }) =>
    [...code.matchAll(exported)].flatMap(({ 1: name = '', index }) => {
      if (hooks.has(name) || isDeclared(path, name) || (words.get(name) ?? 0) > 1) return []
      const by = users.get(path)
      // What no import leads to (a screen, a suite, a menu) is opened by who knows its exports by name.
      const isNamed = by
        ? by.some(({ file }) => file.words.has(name))
        : files.some(file => file.path !== path && file.source.includes(name))
      return isNamed ? [] : [{ path, line: lineAt(code, index), text: `${name} is exported, and nobody names it` }]
    }),
  )
}

function readFile(path: string, source: string) {
  const blanked = blank(source)
  const words = new Map<string, number>()
  for (const [word] of blanked.code.matchAll(/[A-Za-z_$][\w$]*/g)) words.set(word, (words.get(word) ?? 0) + 1)
  const targets = importsOf(blanked).flatMap(({ from }) => resolveImport(path, from) ?? [])
  return { path, source, code: blanked.code, words, targets }
}
