// `npm start`: builds the pages where they are stale, then serves in this process.
import { build, isStale } from './build.ts'
import { say } from './steps.ts'

process.env.NODE_ENV ??= 'production'
if (isStale()) {
  say('Building the pages …')
  if (!(await build())) process.exit(1)
}
await import('../src/server/main.ts')
