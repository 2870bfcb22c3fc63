// Runs journeys in a browser. Each file has a deployment of its own, so that any of them runs alone.
import { whyNoBrowser } from '../../test/chromium.ts'
import type { Verdict } from './verdict.ts'
import { runVitest } from './vitest.ts'

/** Whether a browser can be driven here; where none can, that is said among what is skipped. */
export async function findBrowser({ skipped }: Verdict, what: string): Promise<boolean> {
  const reason = await whyNoBrowser()
  if (reason) skipped.push(`${what}: ${reason}`)
  return !reason
}

/** The main job is a project of its own: `npm test` runs it, too. */
const projectOf = (journey: string) => (journey === 'journey' ? 'journey' : 'e2e')

export const runJourneys = (verdict: Verdict, journeys: readonly string[]): Promise<void> =>
  runVitest(verdict, {
    name: 'journeys',
    projects: [...new Set(journeys.map(projectOf))],
    paths: journeys.map(name => `e2e/${name}.test.ts`),
    parts: 'browser',
  })
