// The app screens carry the style sheets of the parts of the UI library that they use, not all of the library's.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/..`
const library = `${root}/node_modules/@mantine`

/** The parts that the files of a folder take from the library's core. */
const takenIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(tsx?|mjs)$/.test(path))
    .flatMap(path => [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/import \{([^}]*)\} from ["']@mantine\/core["']/g)])
    .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))

test('every part of the UI library that is used has its style sheet in app.css', () => {
  const used = new Set([`${root}/src`, `${library}/dropzone/esm`, `${library}/notifications/esm`].flatMap(takenIn))
  const wanted = [...used].filter(part => existsSync(`${library}/core/styles/${part}.layer.css`))
  const carried = readFileSync(`${root}/src/kit/app/app.css`, 'utf8')
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.filter(part => !carried.includes(`core/styles/${part}.layer.css`))).toEqual([])
})
