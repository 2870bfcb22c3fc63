// Prints the texts of kit, web and every domain, and the sentences of all faults, as JSON by language and namespace: what
// the browser loads. The tables themselves (`text.ts`, `faults.ts`) stay the only place where they are written.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root, say } from './steps.ts'

type Pair = readonly [en: string, vi: string]
type Namespaces = Map<string, Record<string, Pair>>

/** Path from the project's root → the file's content, for every language and namespace. */
export async function printedTexts(): Promise<Map<string, string>> {
  const namespaces: Namespaces = new Map()
  for (const path of tables(/(^|[./])text\.ts$/)) await addTexts(namespaces, path)
  const faults: Record<string, Pair> = {}
  for (const path of tables(/(^|[./])faults\.ts$/)) await addFaults(faults, path)
  namespaces.set('fault', faults)
  const files = new Map<string, string>()
  for (const [namespace, table] of namespaces) {
    for (const [at, language] of ['en', 'vi'].entries()) {
      const sorted = Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))
      const texts = Object.fromEntries(sorted.map(([key, pair]) => [key, pair[at === 0 ? 0 : 1]]))
      files.set(`src/web/locales/${language}/${namespace}.json`, `${JSON.stringify(texts, undefined, 2)}\n`)
    }
  }
  return files
}

function tables(name: RegExp): string[] {
  return ['src/kit', 'src/web', 'src/shop', 'src/engine']
    .filter(folder => existsSync(`${root}/${folder}`))
    .flatMap(folder =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter(path => name.test(path) && !path.endsWith('.test.ts'))
    .sort()
}

const read = async (path: string) => Object.entries((await import(pathToFileURL(`${root}/${path}`).href)) as Record<string, unknown>) // A module is such an object.

/** `orderDeskText` holds the namespace `orderDesk`. */
async function addTexts(namespaces: Namespaces, path: string): Promise<void> {
  for (const [name, value] of await read(path)) {
    if (!name.endsWith('Text')) continue
    const namespace = name.slice(0, -'Text'.length)
    if (namespaces.has(namespace)) throw new Error(`${path}: the namespace ${namespace} is already there`)
    namespaces.set(namespace, value as Record<string, Pair>) // `texts()` made it.
  }
}

async function addFaults(faults: Record<string, Pair>, path: string): Promise<void> {
  for (const [name, value] of await read(path)) {
    if (!name.endsWith('Faults')) continue
    const catalogue = value as Record<string, readonly [status: number, en: string, vi: string]> // `satisfies FaultCatalogue` there.
    for (const [code, [, en, vi]] of Object.entries(catalogue)) faults[code] = [en, vi]
  }
}

/** With `write`, puts the files in place; otherwise names those that are not as they should be. */
export async function printTexts(write: boolean): Promise<string[]> {
  const files = await printedTexts()
  const stale = [...files].filter(([path, text]) => !existsSync(`${root}/${path}`) || readFileSync(`${root}/${path}`, 'utf8') !== text)
  if (!write) return stale.map(([path]) => path)
  for (const [path, text] of stale) {
    mkdirSync(`${root}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true })
    writeFileSync(`${root}/${path}`, text)
  }
  return stale.map(([path]) => path)
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check')
  const stale = await printTexts(!isCheck)
  if (stale.length > 0) say(isCheck ? `Not printed anew (npm run docs): ${stale.join(', ')}` : `Printed ${stale.join(', ')}`)
  if (isCheck && stale.length > 0) process.exitCode = 1
}
