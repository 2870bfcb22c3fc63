import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTree } from './structure/tree.ts'
import { refusedIn, refusedWords } from './structure/words.ts'

const root = `${import.meta.dirname}/..`
const glossary = readFileSync(`${root}/docs/glossary.md`, 'utf8')
const words = refusedWords(glossary)

test('no name and no first line says a word that the glossary refuses', () => {
  const found = [...readTree(root)].flatMap(([path, source]) =>
    path.endsWith('.sql') ? [] : refusedIn(path, source, words).map(({ line, text }) => `${path}:${line} ${text}`),
  )
  expect(found).toEqual([])
})

test('what the glossary says where a word is at home is there', () => {
  const [places = ''] = glossary.split('## Words we refuse')
  const named = [...places.matchAll(/`([\w-]+\/[\w/.-]*)`/g)].map(match => match[1] ?? '')
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(place => !existsSync(`${root}/src/${place}`) && !existsSync(`${root}/${place}`))).toEqual([])
})

test.each([
  ['a file', 'src/server/house.ts', '', 'the file’s name says house: app, deployment, runtime'],
  ['a folder', 'test/house/tree.ts', '', 'the file’s name says house: app, deployment, runtime'],
  ['a style', 'src/shop/order/ui/desk.module.css', '', 'the file’s name says desk: office'],
  ['a function', 'src/server/app.ts', 'export async function openHouse() {}', 'the export openHouse says house: app, deployment, runtime'],
  ['a type', 'src/engine/serve/x.ts', 'const a = 1\nexport type DoorOf = 1', 'the export DoorOf says door: public verbs, API'],
  ['a page’s constant', 'src/shop/order/ui/X.tsx', 'export const floorOf = 1', 'the export floorOf says floor: layer'],
  [
    'the top of a file',
    'src/shop/cart/cart.ts',
    '// The door of carts.\nexport const a = 1',
    'the first line says door: public verbs, API',
  ],
  [
    'an export’s line',
    'src/base/x.ts',
    'const a = 1\n/** A room of the house. */\nexport const b = 1',
    'the first line says house: app, deployment, runtime',
  ],
  [
    'an export’s first line of several',
    'src/base/x.ts',
    '/**\n * Armour of cells.\n * More of it.\n */\nexport function a() {}',
    'the first line says armour: escape',
  ],
])('%s with a refused word is found', (_, path, source, text) => {
  expect(refusedIn(path, source, words).map(it => it.text)).toEqual([text])
})

test.each([
  ['in another word', 'src/engine/warehouse.ts', 'export const indoor = 1'],
  ['where it is the trade’s own', 'src/shop/production/rules.ts', '// The rules of the production floor.\nexport const a = 1'],
  [
    'in the folder that may',
    'src/shop/wallet/verify/verify.ts',
    '/** Seals the house transactions. */\nexport const sealHouseAccounts = 1',
  ],
  ['in code and further lines', 'src/base/x.ts', 'const door = 1\n/** A line.\n * The door. */\nexport const a = Math.floor(door)'],
])('a refused word is right %s', (_, path, source) => {
  expect(refusedIn(path, source, words)).toEqual([])
})
