// `npm run test:long [-- PART…]`: tests that the gate leaves out because they take many minutes (docs/decisions/186-what-the-gate-holds.md):
// `files`, whose names say `.long.`; `tests` of the others that are tagged `long`; and `embedded`, every domain on the embedded engine.
import { readdirSync, readFileSync } from 'node:fs'
import { hasPostgres } from '../test/postgres.ts'
import { namesOf } from './arguments.ts'
import { root, say } from './steps.ts'
import { close, openVerdict, partLine } from './test/verdict.ts'
import { runVitest, type Tests } from './test/vitest.ts'

const isTagged = (path: string) => /\.test\.ts$/.test(path) && /tags: .*'long'/.test(readFileSync(path, 'utf8'))
const tagged = ['src', 'test'].flatMap(folder =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).flatMap(path =>
    isTagged(`${root}/${folder}/${path}`) ? [`${folder}/${path}`] : [],
  ),
)
const engine = hasPostgres() ? 'postgres' : 'embedded'
const runs: Record<'files' | 'tests' | 'embedded', Omit<Tests, 'name'>> = {
  files: { projects: hasPostgres() ? ['long', 'long-postgres'] : ['long'] },
  tests: { projects: ['unit', engine], paths: tagged, tags: 'long' },
  embedded: { projects: ['embedded-domains'] },
}
const parts = ['files', 'tests', 'embedded'] as const

const verdict = openVerdict()
for (const name of namesOf(parts, process.argv.slice(2), 'part')) {
  const from = performance.now()
  const before = verdict.failed.length
  await runVitest(verdict, { name, ...runs[name] })
  say(partLine(`long/${name}`, verdict.failed.length === before, (performance.now() - from) / 1_000))
}
close(verdict)
