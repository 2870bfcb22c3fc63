// Every regular expression of the source against its worst cases: one that is not linear stops the process on a text of a few kilobytes.
import type { Tree } from '../structure/structure.ts'
import { type Attack, attacksOf } from './attack.ts'
import { type FoundPattern, patternsOf } from './found.ts'
import { isLinear, stepsOn } from './growth.ts'
import { made, short } from './known.ts'
import { programOf } from './program.ts'

/** What a short text may take, which is a few milliseconds. */
const mostShortSteps = 500_000

export const patternsIn = (tree: Tree): FoundPattern[] =>
  [...tree].flatMap(([path, source]) => (isOurs(path) ? patternsOf(path, source) : []))
const isOurs = (path: string): boolean => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

/** A sentence for each pattern that is not linear, and for each that is put together of nobody knows what. What is written alike is counted once. */
export const patternFindings = (patterns: readonly FoundPattern[]): string[] => {
  const known = new Map<string, string | undefined>()
  return patterns.flatMap(pattern => {
    const key = short.some(each => keyOf(each) === keyOf(pattern)) || !pattern.literal ? keyOf(pattern) : String(pattern.literal)
    if (!known.has(key)) known.set(key, wrongWith(pattern))
    const wrong = known.get(key)
    return wrong ? [`${pattern.path}:${pattern.line} ${pattern.text}: ${wrong}`] : []
  })
}

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
  const program = programOf(regex)
  const isFine = (attack: Attack) =>
    bound ? stepsOn({ regex, program }, attack, bound.most) < mostShortSteps : isLinear({ regex, program }, attack)
  const slow = attacksOf(regex).find(attack => !isFine(attack))
  return slow && `takes too long on ${JSON.stringify(slow)}${bound ? `, at ${bound.most} characters` : ''}`
}
