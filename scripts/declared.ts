// What files of src declare by their name and by the names of what they export: `text.ts` with `orderText`, `contract.ts` with
// `orderCalls`. It is printed for people (scripts/print) and made into modules of the pages (scripts/vite).
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export const root = `${import.meta.dirname}/..`

/** A value that a file exports, with the file's path from the root. */
export interface Declared<T> {
  path: string
  name: string
  value: T
}
export type Module = Readonly<Record<string, unknown>>

/** Files that are named so, or whose name ends so (`text`: `text.ts`), anywhere below a folder, in name order. */
export function filesNamed(role: string, folder = 'src'): string[] {
  if (!existsSync(`${root}/${folder}`)) return []
  const names = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'))
  return names
    .filter(name => isNamed(name, role))
    .sort()
    .map(name => `${folder}/${name}`)
}

export const isNamed = (path: string, role: string): boolean => new RegExp(`(^|[/.])${role}\\.ts$`).test(path)

/** Groups of calls are the exports of a contract that end so. */
export const isCallsName = (name: string): boolean => name.endsWith('Calls')

/** What these files export under names of this ending, as `read` has them, by file and name: not every reader keeps one order of a file's names. */
export async function declaredIn<T>(paths: readonly string[], ending: string, read = byNode): Promise<Declared<T>[]> {
  const found: Declared<T>[] = []
  for (const path of paths) {
    for (const [name, value] of Object.entries(await read(`${root}/${path}`)).sort(byName)) {
      // What a file exports under such a name is of this kind: the domain's own types say so where it is written.
      if (name.endsWith(ending) && typeof value === 'object') found.push({ path, name, value: value as T })
    }
  }
  return found
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

export const byNode = (path: string): Promise<Module> => import(pathToFileURL(path).href)
