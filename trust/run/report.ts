import type { Engine } from '../deployment/deployment.ts'
import type { Finding, Profile } from './suite.ts'

/** Of what is wrong with the suite and not with the app. */
export const noPromise = '–'

export interface Line extends Finding {
  suite: string
  engine: Engine
}

/** Every promise in its order, with what was seen and the seed that repeats it. */
export function reportOf(lines: readonly Line[], run: { seed: number; profile: Profile; seconds: number }): string {
  const broken = lines.filter(line => !line.isKept).length
  const rows = lines
    .toSorted((one, other) => one.promise.localeCompare(other.promise, 'en', { numeric: true }) || one.suite.localeCompare(other.suite))
    .map(({ promise, what, figure, suite, engine, isKept }) =>
      [promise, what, figure, `${suite}, ${engine}`, run.seed, isKept ? 'kept' : '**broken**'].map(cell).join(' | '),
    )
  return `# What was promised, and what was seen

Profile ${run.profile}, seed ${run.seed}, ${Math.round(run.seconds)} s: ${broken === 0 ? 'every promise is kept' : `${broken} broken`}.

| promise | what was done | what was seen | suite | seed | verdict |
|---|---|---|---|---|---|
${rows.map(row => `| ${row} |`).join('\n')}
`
}

const cell = (value: string | number) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ')
