// The structure rules of ARCHITECTURE.md, checked over a map of path → source. It reads only import lines and a few marks, so
// it takes milliseconds and can be proved on made-up trees (structure.faults.test.ts).
import { isCallsName } from '../../scripts/declared.ts'
import { carriersOf, namedCarriers } from './carriers.ts'
import { circles } from './circles.ts'
import { direction, packageDirection } from './directions.ts'
import { unawaited } from './disposed.ts'
import { strayForms } from './forms.ts'
import { type Blanked, blank, type Import, importsOf, isBarrel, lineAt } from './imports.ts'
import { wrongPageTexts } from './page-texts.ts'
import { placeOf, resolveImport } from './places.ts'
import { heavyPublicPages, screensOf } from './public.ts'
import { namedRoles, rolesOf } from './roles.ts'
import { roomFaults } from './room-directions.ts'
import { unusedVerbs, wrongRooms } from './rooms.ts'
import { statusWrites } from './status.ts'
import { foreignTables, needlessAliases, relationsOf } from './tables.ts'
import { unsteady } from './unsteady.ts'

export type Tree = ReadonlyMap<string, string>
export interface Finding {
  rule:
    | 'direction'
    | 'package'
    | 'circle'
    | 'barrel'
    | 'length'
    | 'fault-twice'
    | 'public-page'
    | 'light-form'
    | 'own-form'
    | 'page-text'
    | 'default-export'
    | 'call-part'
    | 'name'
    | 'table'
    | 'alias'
    | 'status'
    | 'carrier'
    | 'role'
    | 'room'
    | 'disposed'
    | 'unsteady'
  path: string
  line: number
  text: string
}

export const lengthLimit = 300

/** The layers of domains, lowest first: the list that the server mounts. */
export function layersOf(tree: Tree): readonly string[] {
  const source = tree.get('src/server/domains.ts')
  const list = source && /\bdomains\b[^=]*=\s*\[([\s\S]*)\]/.exec(source)?.[1]
  return [...(list ?? '').matchAll(/\b([a-z]+)Domain\b/g)].map(match => match[1] ?? '')
}

interface File {
  path: string
  source: string
  blanked: Blanked
  imports: (Import & { target: string | undefined })[]
}

export function structureFindings(tree: Tree): Finding[] {
  const files = [...tree].filter(([path]) => /\.(tsx?|mjs)$/.test(path)).map(([path, source]) => readFile(path, source))
  const byPath = new Map(files.map(file => [file.path, file]))
  const layers = layersOf(tree)
  const relations = relationsOf(tree)
  const carriers = carriersOf(tree)
  const roles = rolesOf(tree)
  const routes = tree.get('src/routes.ts')
  const screens = new Set(routes ? screensOf(routes).map(screen => screen.file) : [])
  return [
    ...files.flatMap(file => wrongImports(file, layers)),
    ...files.flatMap(file => wrongShape(file, screens)),
    ...files.flatMap(({ path, source }) =>
      foreignTables({ path, source }, relations, layers).map(({ at, text }) => ({
        rule: 'table' as const,
        path,
        line: lineAt(source, at),
        text,
      })),
    ),
    ...files.flatMap(({ path, source }) =>
      needlessAliases({ path, source }).map(({ at, text }) => ({ rule: 'alias' as const, path, line: lineAt(source, at), text })),
    ),
    ...files.flatMap(({ path, source }) =>
      statusWrites(path, source).map(({ at, text }) => ({ rule: 'status' as const, path, line: lineAt(source, at), text })),
    ),
    ...files.flatMap(({ path, source, imports }) =>
      namedCarriers({ path, source, imports: imports.map(it => it.target) }, carriers).map(({ at, text }) => ({
        rule: 'carrier' as const,
        path,
        line: lineAt(source, at),
        text,
      })),
    ),
    ...files.flatMap(({ path, source }) =>
      namedRoles(path, source, roles).map(({ at, text }) => ({ rule: 'role' as const, path, line: lineAt(source, at), text })),
    ),
    ...files.flatMap(missingParts),
    ...files.flatMap(readTooLate),
    ...files.flatMap(unsteadyTests),
    ...[...tree].flatMap(([path, source]) => wrongSize(path, source)),
    ...circlesIn(files, byPath),
    ...wrongRoomsIn(tree, files),
    ...faultsTwice(files),
    ...(routes ? wrongPages(routes, byPath) : []),
    ...(routes ? wrongPageTexts(routes, byPath).map(it => ({ rule: 'page-text' as const, ...it })) : []),
  ]
}

function readFile(path: string, source: string): File {
  const blanked = blank(source)
  return { path, source, blanked, imports: importsOf(blanked).map(it => ({ ...it, target: resolveImport(path, it.from) })) }
}

function wrongImports(file: File, layers: readonly string[]): Finding[] {
  return file.imports.flatMap(({ from, target, kind, line }): Finding[] => {
    const isType = kind === 'type'
    const text = target ? direction(file.path, target, isType, layers) : packageDirection(file.path, from, isType)
    return text ? [{ rule: target ? 'direction' : 'package', path: file.path, line, text: `${text} ('${from}')` }] : []
  })
}

/** A page has of a call what base/wire.ts carries; the compiler sees all of it. */
function missingParts({ path, blanked }: File): Finding[] {
  const { area, role } = placeOf(path)
  if (role !== 'ui' && !['kit', 'app', 'web', 'entry'].includes(area)) return []
  return [...blanked.code.matchAll(/\b\w+Calls\.\w+\.(?!(?:kind|method|path|access)\b)(\w+)/g)].map(match => ({
    rule: 'call-part',
    path,
    line: lineAt(blanked.code, match.index),
    text: `a page has no ${match[1]} of a call: import the shape by its own name`,
  }))
}

const mayExportDefault = (path: string) =>
  /(^|\/)[^/]*\.config\.ts$/.test(path) || /^src\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx)$/.test(path)

function wrongShape({ path, blanked }: File, screens: ReadonlySet<string>): Finding[] {
  const found: Finding[] = []
  if (/(^|\/)index\.tsx?$/.test(path) || isBarrel(blanked)) {
    found.push({ rule: 'barrel', path, line: 1, text: 'a file that only hands on others: import from where a thing is written' })
  }
  const at = /^\s*export\s+default\b|\bas\s+default\b/m.exec(blanked.code)?.index
  if (at !== undefined && !mayExportDefault(path) && !screens.has(path)) {
    found.push({
      rule: 'default-export',
      path,
      line: lineAt(blanked.code, at),
      text: 'only route modules and config files export a default',
    })
  }
  return found
}

function readTooLate({ path, blanked: { code } }: File): Finding[] {
  const text = 'is awaited before `await using` removes what it reads: return await'
  return unawaited(code).map(at => ({ rule: 'disposed', path, line: lineAt(code, at), text }))
}

function unsteadyTests({ path, blanked }: File): Finding[] {
  return unsteady(path, blanked).map(({ at, text }) => ({ rule: 'unsteady', path, line: lineAt(blanked.code, at), text }))
}

const refusedName = /(^|\/)(utils?|helpers?|common|misc|managers?|[A-Za-z-]*[.-](utils?|helpers?))(\.[a-z]+)*(\/|$)/i

function wrongSize(path: string, source: string): Finding[] {
  const found: Finding[] = []
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
  if (lines > lengthLimit && /\.(tsx?|mjs|css)$/.test(path)) {
    found.push({ rule: 'length', path, line: lengthLimit + 1, text: `${lines} lines; split it by role (limit ${lengthLimit})` })
  }
  if (refusedName.test(path)) found.push({ rule: 'name', path, line: 1, text: 'name a thing after what it does, not utils or helpers' })
  return found
}

function circlesIn(files: readonly File[], byPath: ReadonlyMap<string, File>): Finding[] {
  const edges = new Map(files.map(file => [file.path, file.imports.flatMap(it => (it.target && byPath.has(it.target) ? [it.target] : []))]))
  return circles(edges.keys(), path => edges.get(path) ?? []).map(group => {
    const [first = ''] = group
    return { rule: 'circle', path: first, line: 1, text: `a circle of imports: ${[...group, first].join(' → ')}` }
  })
}

function wrongRoomsIn(tree: Tree, files: readonly File[]): Finding[] {
  const users = new Map<string, string[]>()
  for (const { path, imports } of files)
    for (const { target } of imports) if (target) (users.get(target) ?? users.set(target, []).get(target))?.push(path)
  const found = [...wrongRooms(tree.keys()), ...unusedVerbs(tree.keys(), path => users.get(path) ?? [])]
  const imports = files.flatMap(({ path, imports }) =>
    imports.flatMap(({ from, target, line }) => (target ? [{ path, line, from, target }] : [])),
  )
  return [...found.map(it => ({ line: 1, ...it })), ...roomFaults(imports)].map(it => ({ rule: 'room', ...it }))
}

function faultsTwice(files: readonly File[]): Finding[] {
  const seen = new Map<string, string>()
  const found: Finding[] = []
  for (const { path, blanked } of files) {
    const { area, role } = placeOf(path)
    if (role !== 'faults' && !(area === 'engine' && path.endsWith('/faults.ts'))) continue
    for (const match of blanked.code.matchAll(/(?<![\w$])([A-Z][A-Z0-9_]+):\s*\[/g)) {
      const code = match[1] ?? ''
      const before = seen.get(code)
      const line = lineAt(blanked.code, match.index + match[0].indexOf(code))
      if (before) found.push({ rule: 'fault-twice', path, line, text: `${code} is already written in ${before}` })
      seen.set(code, path)
    }
  }
  return found
}

/** Calls reach a page as a table, without their contract (scripts/vite/contracts.ts). */
const isOnlyCalls = ({ from, names }: Import) => /contract\.ts$/.test(from) && names.length > 0 && names.every(isCallsName)

function wrongPages(routes: string, byPath: ReadonlyMap<string, File>): Finding[] {
  const edges = (path: string) =>
    (byPath.get(path)?.imports ?? []).filter(it => it.kind !== 'type' && !isOnlyCalls(it)).map(it => it.target ?? it.from)
  const heavy = heavyPublicPages(routes, edges).map(({ path, chain }) => ({
    rule: 'public-page' as const,
    path,
    line: 1,
    text: `a public page carries ${chain.at(-1)}: ${chain.join(' → ')}`,
  }))
  return [...heavy, ...strayForms(routes, edges, [...byPath.values()])]
}
