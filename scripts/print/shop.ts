// What the domains declare, read from their folders in the order of the floors, for everything that is printed.
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Calls } from '#base/call.ts'
import type { FaultCatalogue } from '#base/fault.ts'
import { floorsOf } from '../../test/house/house.ts'
import { readTree } from '../../test/house/tree.ts'

export const root = `${import.meta.dirname}/../..`
export const floors = floorsOf(readTree(root))
export type Texts = Readonly<Record<string, readonly [en: string, vi: string]>>

/** A value that a file exports, with the file's path from the root. */
export interface Exported<T> {
  domain: string
  path: string
  name: string
  value: T
}

/** `orderCalls`, `orderOfficeCalls` … of every domain's contract files. */
export const allCalls = (): Promise<Exported<Calls>[]> => exportsOf<Calls>(domainFiles('contract'), 'Calls')

/** `orderFaults` … and the engine's own. */
export const allFaults = (): Promise<Exported<FaultCatalogue>[]> =>
  exportsOf<FaultCatalogue>([...filesIn('src/engine', 'faults'), ...domainFiles('faults')], 'Faults')

/** `orderText`, `orderOfficeText` …, and those of the kit and the web. */
export const allTexts = (): Promise<Exported<Texts>[]> =>
  exportsOf<Texts>([...filesIn('src/kit', 'text'), ...filesIn('src/web', 'text'), ...domainFiles('text')], 'Text')

const domainFiles = (role: string) => floors.flatMap(floor => filesIn(`src/shop/${floor}`, role))

/** Files named `role.ts` or `….role.ts` anywhere below a folder, in name order. */
function filesIn(folder: string, role: string): string[] {
  if (!existsSync(`${root}/${folder}`)) return []
  const names = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'))
  return names
    .filter(name => new RegExp(`(^|[/.])${role}\\.ts$`).test(name))
    .sort()
    .map(name => `${folder}/${name}`)
}

async function exportsOf<T>(paths: readonly string[], ending: string): Promise<Exported<T>[]> {
  const found: Exported<T>[] = []
  for (const path of paths) {
    const module: Record<string, unknown> = await import(pathToFileURL(`${root}/${path}`).href)
    for (const [name, value] of Object.entries(module)) {
      // What a file exports under such a name is of this kind: the domain's own types say so where it is written.
      if (name.endsWith(ending) && typeof value === 'object')
        found.push({ domain: path.split('/')[2] ?? '', path, name, value: value as T })
    }
  }
  return found
}
