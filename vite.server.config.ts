// The server and the libraries that its start reads as a few files in build/app: finding, reading and linking twelve hundred small
// ones would cost a start a second. `npm run dev`, the worker, the tests, children and threads run the sources themselves.
import { relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const folder = `${import.meta.dirname}/build/app`

/** A module's own address stays the one of its source: beside it stand its tables, its seeds and what its children run. */
const ownAddress: Plugin = {
  name: 'inkport:own-address',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: /import\.meta\.url/ },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', `new URL('${relative(folder, id).split(sep).join('/')}', import.meta.url).href`),
  },
}

/** A library that is asked for only when it is needed stays where it is installed. */
const lazyLibraries: Plugin = {
  name: 'inkport:lazy-libraries',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[@a-z]/ },
    handler: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : undefined),
  },
}

export default defineConfig({
  plugins: [ownAddress, lazyLibraries],
  publicDir: false,
  // These read files of their own or are large and seldom used.
  ssr: { noExternal: true, external: ['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@node-rs/argon2', 'pino'] },
  build: {
    ssr: true,
    outDir: folder,
    target: 'node24',
    rolldownOptions: { input: 'src/server/main.ts', output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
