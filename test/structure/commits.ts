// Commit subjects: a scope, a colon, what was done, at most 72 characters.
import { execFileSync } from 'node:child_process'

export const subjectLimit = 72
/** Subjects before this commit are as they are. */
const checkedSince = '8a5a643839ec9be043f463a9f189ae49906f3939'

/** A sentence about a wrong subject, or nothing. */
export function subjectFault(subject: string): string | undefined {
  const length = [...subject].length
  if (length > subjectLimit) return `is ${length} characters long, of at most ${subjectLimit}`
  if (!/^[a-z][a-z0-9]*(?:[-/][a-z0-9]+)*(?:, [a-z][a-z0-9-]*)*: \S/.test(subject))
    return 'has no scope: write `order: cancel refunds by facts`'
  return subject.endsWith('.') ? 'ends with a full stop' : undefined
}

/** The wrong subjects of the commits up to HEAD, or why none could be read: no repository, or a shallow one. */
export function commitFindings(root: string): { findings: string[] } | { skipped: string } {
  const git = (...given: string[]) => execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  let lines: string[]
  try {
    lines = git('log', '--no-merges', '--format=%h %s', `${checkedSince}..HEAD`).split('\n').filter(Boolean)
  } catch {
    return { skipped: 'no history to read here (no repository, or a shallow clone)' }
  }
  return {
    findings: lines.flatMap(line => {
      const [hash = '', ...rest] = line.split(' ')
      const fault = subjectFault(rest.join(' '))
      return fault === undefined ? [] : [`${hash} ${rest.join(' ')}: ${fault}`]
    }),
  }
}
