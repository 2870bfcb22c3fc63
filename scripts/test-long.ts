// `npm run test:long [-- PART…]`: tests that the gate leaves out because they take many minutes (docs/decisions/186-what-the-gate-holds.md):
// `files`, whose names say `.long.`, and `embedded`, every domain on the embedded engine.
import { hasPostgres } from '../test/postgres.ts'
import { namesOf } from './arguments.ts'
import { say } from './steps.ts'
import { close, openVerdict, partLine } from './test/verdict.ts'
import { runVitest } from './test/vitest.ts'

const projects = { files: hasPostgres() ? ['long', 'long-postgres'] : ['long'], embedded: ['embedded-domains'] }
const parts = ['files', 'embedded'] as const

const verdict = openVerdict()
for (const name of namesOf(parts, process.argv.slice(2), 'part')) {
  const from = performance.now()
  const before = verdict.failed.length
  await runVitest(verdict, { name, projects: projects[name] })
  say(partLine(`long/${name}`, verdict.failed.length === before, (performance.now() - from) / 1_000))
}
close(verdict)
