// A screen's texts are there before it is drawn: a part that asks for others later suspends the whole page, which then loses what the
// person has chosen and typed. A lazy part waits in a Suspense of its own, and fetches its texts there.
import { frameNamespaces } from '../../src/kit/texts.ts'
import { type Blanked, type Import, lineAt } from './imports.ts'
import { chainTo, screensOf } from './public.ts'

interface Source {
  path: string
  blanked: Blanked
  imports: readonly (Import & { target: string | undefined })[]
}
interface Found {
  path: string
  line: number
  text: string
}
type ByPath = ReadonlyMap<string, Source>

/** The namespaces that a screen's parts ask for and no `handle.texts` around them names, and those that it names for nobody. */
export function wrongPageTexts(routes: string, byPath: ByPath): Found[] {
  const asked = new Map([...byPath].map(([path, source]) => [path, askedIn(source)]))
  const named = new Map([...byPath].map(([path, source]) => [path, namedIn(source)]))
  const screens = new Map(screensOf(routes).map(screen => [screen.file, screen]))
  const wrong = [...screens.values()].flatMap(({ file, layouts }) => {
    const own = named.get(file) ?? []
    const there = new Set<string>([...frameNamespaces, ...own, ...layouts.flatMap(layout => named.get(`src/${layout}`) ?? [])])
    const whole = partsOf(file, byPath, ['value', 'effect'])
    const late = partsOf(file, byPath, ['value', 'effect', 'dynamic'])
    const missing = new Map(
      [...whole.keys()].flatMap(part =>
        (asked.get(part) ?? [])
          .filter(namespace => !there.has(namespace))
          .map(namespace => [namespace, `its texts lack ${namespace}: ${chainTo(part, whole).join(' → ')}`]),
      ),
    )
    const isAsked = new Set([...late.keys()].flatMap(part => asked.get(part) ?? []))
    const needless = own.filter(namespace => !isAsked.has(namespace)).map(namespace => `its texts name ${namespace}, for no part of it`)
    return [...missing.values(), ...needless].map(text => ({ path: file, line: 1, text }))
  })
  return [...wrong, ...[...byPath.values()].flatMap(unread)]
}

const textsNamed = /\bhandle\s*=\s*\{\s*texts:\s*\[([^\]]*)\]/g
const textAsked = /\buseText\(\s*'§(\d+)'/g

/** Hooks that ask for a namespace of their own. */
const hooks = { useFaultText: 'fault', useActText: 'act', useTeamActText: 'teamAct' }

const namedIn = ({ blanked: { code, strings } }: Source): string[] =>
  [...code.matchAll(textsNamed)].flatMap(list => [...(list[1] ?? '').matchAll(/'§(\d+)'/g)]).map(it => strings[Number(it[1])] ?? '')

function askedIn({ blanked: { code, strings } }: Source): string[] {
  const texts = [...code.matchAll(textAsked)].map(it => strings[Number(it[1])] ?? '')
  const calls = (hook: string) => new RegExp(`(?<!\\bfunction )\\b${hook}\\(`).test(code)
  return [...texts, ...Object.entries(hooks).flatMap(([hook, namespace]) => (calls(hook) ? [namespace] : []))]
}

/** What this cannot follow: a namespace that is no word, and a lazy part that has no Suspense beside it. */
function unread({ path, blanked: { code } }: Source): Found[] {
  if (!path.startsWith('src/')) return []
  const unnamed = [...code.matchAll(/\buseText\((?!\s*'§)/g)].map(({ index }) => ({
    path,
    line: lineAt(code, index),
    text: 'names no namespace: no page can have its texts before it is drawn',
  }))
  const lazy = /\blazyPart\(/.exec(code)
  const isAlone = lazy !== null && path !== 'src/kit/lazy-part.tsx' && !/<Suspense\b/.test(code)
  return isAlone
    ? [...unnamed, { path, line: lineAt(code, lazy.index), text: 'a lazy part without a Suspense suspends the page' }]
    : unnamed
}

/** Every file that a screen carries → the file that it came by. */
function partsOf(start: string, byPath: ByPath, kinds: readonly Import['kind'][]): ReadonlyMap<string, string> {
  const cameFrom = new Map([[start, '']])
  for (const path of cameFrom.keys())
    for (const { kind, target } of byPath.get(path)?.imports ?? [])
      if (kinds.includes(kind) && target && byPath.has(target) && !cameFrom.has(target)) cameFrom.set(target, path)
  return cameFrom
}
