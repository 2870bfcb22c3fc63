import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const names = (path: string) => [...readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): \(?</gm)].map(match => match[1] ?? '')
/** Where public pages and their parts stand; the app frames and portal and office screens load the app screens' drawings. */
const publicFolders = ['src/kit', 'src/web/pages/home', 'src/web/layouts', 'src/shop/catalogue/ui', 'src/shop/catalogue/ui/product']
const isWork = (file: string) => /AppFrame|Portal|Office|UserMenu/.test(file)

test('public pages use only the drawings that they carry', () => {
  const work = names('src/kit/app/app-icons.tsx')
  expect(work.length).toBeGreaterThan(20)
  for (const folder of publicFolders) {
    for (const file of readdirSync(folder).filter(each => each.endsWith('.tsx') && !isWork(each))) {
      const source = readFileSync(`${folder}/${file}`, 'utf8')
      for (const name of work)
        expect(source, `${folder}/${file} uses ${name}`).not.toMatch(new RegExp(`(<Icon name=|icon=|icon: )["']${name}["']`))
    }
  }
})

test('every public drawing that has a name stands in the file, and the other way round', () => {
  const drawn = [...readFileSync('src/kit/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(match => match[1])
  const named = [...readFileSync('src/kit/show/icon-names.ts', 'utf8').matchAll(/^ {2}\| '(\w+)'/gm)].map(match => match[1])
  expect(drawn).toEqual(named)
  for (const name of names('src/kit/app/app-icons.tsx')) expect(drawn).not.toContain(name)
})
