// Every domain on the embedded engine: `npm test` runs there what has a meaning on it, and all where the machine has no PostgreSQL.
import { say } from './steps.ts'
import { close, openVerdict, partLine } from './test/verdict.ts'
import { runVitest } from './test/vitest.ts'

const verdict = openVerdict()
await runVitest(verdict, { name: 'domains', projects: ['embedded-domains'] })
say(partLine('embedded/domains', verdict.failed.length === 0, performance.now() / 1_000))
close(verdict)
