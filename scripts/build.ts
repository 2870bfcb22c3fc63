// `npm run build`: the pages and the server, into build/. `npm start` calls it for what is older than its sources.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { bin, root, say, show } from './steps.ts'

interface Part {
  readonly name: string
  readonly result: string
  readonly command: readonly [file: string, ...arguments_: string[]]
  readonly settings: readonly string[]
  /** Sources that are not in it. */
  readonly others: RegExp
  /** What is still done with it. */
  readonly finish?: () => Promise<void>
}

const parts: readonly Part[] = [
  {
    name: 'Pages',
    result: 'build/server/index.js',
    command: [bin.reactRouter, 'build', '--logLevel', 'warn'],
    settings: [
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/declared.ts',
      'scripts/vite/contracts.ts',
      'scripts/vite/texts.ts',
      'public/push-worker.js',
    ],
    // What only the server reads.
    others: /^(engine|server)\/|\.sql$|\.test\.tsx?$|(^|[./])(store|routes\.store|jobs|seed)\.ts$/,
    finish: compressAssets,
  },
  {
    name: 'Server',
    result: 'build/app/main.js',
    command: [bin.vite, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
    settings: ['vite.server.config.ts'],
    others: /\.(tsx|css|svg|sql|csv|json)$|\.test\.ts$|^kit\/(?!overlay\/place\.ts|show\/reveal\.ts)/,
  },
]

/** True where a source is newer than what was last built of it, or nothing is built. */
export const isStale = (): boolean => parts.some(isPartStale)

/** Builds what is stale; false where it failed (what went wrong has been printed). Each is looked at in its turn: building the pages empties build/. */
export async function build(isWanted: (part: Part) => boolean = isPartStale): Promise<boolean> {
  for (const part of parts) {
    if (!isWanted(part)) continue
    const { name, command, finish } = part
    const from = performance.now()
    const [file, ...arguments_] = command
    if ((await show(file, arguments_, { NODE_ENV: 'production' })) !== 0) {
      say(`${name} could not be built.`)
      return false
    }
    await finish?.()
    say(`${name} built in ${((performance.now() - from) / 1_000).toFixed(1)} s.`)
  }
  return true
}

/** Files that never change are compressed once and as well as can be (the server sends the `.br` beside a file): a fifth less than on the fly. */
async function compressAssets(): Promise<void> {
  const folder = `${root}/build/client/assets`
  const names = readdirSync(folder).filter(name => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async name => writeFile(`${folder}/${name}.br`, await promisify(brotliCompress)(await readFile(`${folder}/${name}`)))),
  )
}

function isPartStale({ result, settings, others }: Part): boolean {
  if (!existsSync(`${root}/${result}`)) return true
  const at = statSync(`${root}/${result}`).mtimeMs
  const sources = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'))
  const own = sources.filter(path => !others.test(path)).map(path => `src/${path}`)
  return ['package-lock.json', ...settings, ...own].some(path => statSync(`${root}/${path}`).mtimeMs > at)
}

if (import.meta.main && !(await build(() => true))) process.exitCode = 1
