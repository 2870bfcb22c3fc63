// `npm run build`: the pages, into build/. `npm start` calls it where the sources are newer than the last build.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { bin, root, say, show } from './steps.ts'

const built = `${root}/build/server/index.js`
/** What only the server reads is not in the pages. */
const serverOnly = /^(engine|server)\/|\.sql$|\.test\.tsx?$|(^|[./])(store|routes\.store|jobs|seed|faults)\.ts$/

/** True where a source of the pages is newer than the last build, or nothing is built. */
export function isStale(): boolean {
  if (!existsSync(built)) return true
  const at = statSync(built).mtimeMs
  const sources = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter(
    path => !serverOnly.test(path.replaceAll('\\', '/')),
  )
  const others = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'].filter(path => existsSync(`${root}/${path}`))
  return [...sources.map(path => `src/${path}`), ...others].some(path => statSync(`${root}/${path}`).mtimeMs > at)
}

/** Builds the pages; false where it failed (what went wrong has been printed). */
export async function build(): Promise<boolean> {
  const from = performance.now()
  const code = await show(bin.reactRouter, ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  say(code === 0 ? `Pages built in ${((performance.now() - from) / 1_000).toFixed(1)} s.` : 'The pages could not be built.')
  return code === 0
}

if (import.meta.main && !(await build())) process.exitCode = 1
