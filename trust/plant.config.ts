// Builds the server with the bug that TRUST_BUG names, into a folder of its own. Fails where the bug does not fit the sources any more.
import { mergeConfig, type Plugin } from 'vite'
import product from '../vite.server.config.ts'
import { bugs } from './bugs.ts'

const bug = bugs.find(({ name }) => name === process.env.TRUST_BUG)
if (!bug) throw new Error(`There is no bug ${process.env.TRUST_BUG}.`)

let isPlanted = false
const plant: Plugin = {
  name: 'inkport:plant',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: new RegExp(`/${bug.file.replaceAll('.', '\\.')}$`) },
    handler(code) {
      let planted = code
      for (const { from, to } of [bug, ...(bug.and ? [bug.and] : [])]) {
        if (planted.split(from).length !== 2) this.error(`"${bug.name}" does not fit ${bug.file} any more.`)
        planted = planted.replace(from, () => to)
      }
      isPlanted = true
      return planted
    },
  },
  buildEnd(error) {
    if (!error && !isPlanted) this.error(`"${bug.name}" was not planted: ${bug.file} is not part of the server.`)
  },
}

export default mergeConfig(product, {
  plugins: [plant],
  build: { outDir: `${import.meta.dirname}/../build/bug-${bug.name}`, emptyOutDir: true },
})
