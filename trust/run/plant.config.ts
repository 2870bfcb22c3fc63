// Builds the server with the bug that TRUST_BUG names, into a folder of its own. Fails where the bug does not fit the sources any more.
import { mergeConfig, type Plugin } from 'vite'
import product from '../../vite.server.config.ts'
import { bugs } from '../bugs/bugs.ts'

const bug = bugs.find(({ name }) => name === process.env.TRUST_BUG)
if (!bug) throw new Error(`There is no bug ${process.env.TRUST_BUG}.`)

const changes = [bug, ...(bug.also ?? [])]
const open = new Set(changes)
const plant: Plugin = {
  name: 'inkport:plant',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: changes.map(({ file }) => new RegExp(`/${file.replaceAll('.', '\\.')}$`)) },
    handler(code, id) {
      let planted = code
      for (const change of changes.filter(({ file }) => id.endsWith(`/${file}`))) {
        if (planted.split(change.from).length !== 2) this.error(`"${bug.name}" does not fit ${change.file} any more.`)
        planted = planted.replace(change.from, () => change.to)
        open.delete(change)
      }
      return planted
    },
  },
  buildEnd(error) {
    for (const { file } of error ? [] : open) this.error(`"${bug.name}" was not planted: ${file} is not part of the server.`)
  },
}

export default mergeConfig(product, {
  plugins: [plant],
  build: {
    outDir: `${import.meta.dirname}/../../build/bug-${bug.name}`,
    emptyOutDir: true,
    rolldownOptions: { input: ['trust/deployment/controlled-server.ts'] },
  },
})
