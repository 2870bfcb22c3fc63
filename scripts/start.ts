// `npm start`: builds what is older than its sources, then serves in this process. A trial on this machine, or with
// NODE_ENV=production a deployment for people.
import { build, isStale } from './build.ts'
import { say } from './steps.ts'

if (isStale()) {
  say('Building …')
  if (!(await build())) process.exit(1)
}
// Its address is computed, for it is there only once it is built.
await import(new URL('../build/app/main.js', import.meta.url).href)
