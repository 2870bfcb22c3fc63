// Every regular expression of the source against its worst cases: one that is not linear stops the process on a text of a few kilobytes.
import type { Tree } from '../structure/structure.ts'
import { attacksOf } from './attack.ts'
import { type FoundPattern, patternsOf } from './found.ts'
import { made, short } from './known.ts'
import { leastMs, worstCase } from './measure.ts'

/** What a short text may take: far more than any does, and no harm. */
const mostMs = 25

export const patternsIn = (tree: Tree): FoundPattern[] =>
  [...tree].flatMap(([path, source]) => (isOurs(path) ? patternsOf(path, source) : []))
const isOurs = (path: string): boolean => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

/** A sentence for each pattern that is not linear, and for each that is put together of nobody knows what. */
export const patternFindings = (patterns: readonly FoundPattern[]): string[] =>
  patterns.flatMap(pattern => {
    const wrong = wrongWith(pattern)
    return wrong ? [`${pattern.path}:${pattern.line} ${pattern.text}: ${wrong}`] : []
  })

/** What is known of a pattern that stands in the source no more. */
export function forgotten(patterns: readonly FoundPattern[]): string[] {
  const found = new Set(patterns.map(keyOf))
  return [...short, ...made].map(keyOf).filter(key => !found.has(key))
}

const keyOf = ({ path, text }: { path: string; text: string }): string => `${path} ${text}`

function wrongWith(pattern: FoundPattern): string | undefined {
  const regex = pattern.literal ?? made.find(each => keyOf(each) === keyOf(pattern))?.like
  if (!regex) return 'is put together when it runs: say in test/pattern/known.ts what comes of it'
  const bound = short.find(each => keyOf(each) === keyOf(pattern))
  const slow = bound ? attacksOf(regex).find(attack => leastMs(regex, attack, bound.most) > mostMs) : worstCase(regex)
  return slow && `takes too long on ${JSON.stringify(slow)}${bound ? `, at ${bound.most} characters` : ''}`
}
