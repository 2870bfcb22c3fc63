// The parts of the UI library carry the style sheets that they use, not all of the library's.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/..`
const library = `${root}/node_modules/@mantine`

/** The parts that the files of a folder take from the library's core. */
const takenIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(tsx?|mjs)$/.test(path))
    .flatMap(path => [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/import \{([^}]*)\} from ["']@mantine\/core["']/g)])
    .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))

/** The library's own files that these parts are made of, theirs included. */
function filesOf(parts: Iterable<string>): Set<string> {
  const files = [...parts].map(part => `${library}/core/esm/components/${part}/${part}.mjs`).filter(existsSync)
  const found = new Set(files)
  for (const file of found)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+\.mjs)"/g)) found.add(join(dirname(file), from))
  return found
}

test('every part of the UI library that is used has its style sheet in library.css', () => {
  const used = new Set([`${root}/src`, `${library}/dropzone/esm`].flatMap(takenIn))
  const parts = new Set([...filesOf(used)].flatMap(file => /\/components\/(\w+)\/\1\.mjs$/.exec(file)?.[1] ?? []))
  const wanted = [...parts].filter(part => existsSync(`${library}/core/styles/${part}.layer.css`)).toSorted()
  const carried = readFileSync(`${root}/src/kit/app/library/library.css`, 'utf8')
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.filter(part => !carried.includes(`core/styles/${part}.layer.css`))).toEqual([])
})
