// `npm run docs`: prints docs/ from the code. With --check it only compares.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { differences, printAll } from './print/all.ts'
import { root, say } from './steps.ts'

const files = await printAll()
const changed = differences(files)
if (process.argv.includes('--check')) {
  for (const path of changed) say(`${path} is not what the code says: run npm run docs.`)
  process.exitCode = changed.length === 0 ? 0 : 1
} else {
  for (const path of changed) {
    mkdirSync(dirname(`${root}/${path}`), { recursive: true })
    writeFileSync(`${root}/${path}`, files.get(path) ?? '')
    say(`printed ${path}`)
  }
  say(`${files.size} files, ${changed.length} changed.`)
}
