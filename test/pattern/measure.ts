// Measures how the time of a regular expression grows with its text: four times the text may take four times as long, and no more.
import { createContext, Script } from 'node:vm'
import { type Attack, attacksOf, attackText } from './attack.ts'

/** Characters of the first look, of the second, and of the third where a fast machine needs one. */
const [few, many, most] = [4_000, 16_000, 64_000]
/** A linear pattern takes far less than this for either; machines are noisy, so what takes more is measured again before it is blamed. */
const suspiciousMs = 0.3
const provenMs = 6
/** Four times the text takes four times as long where growth is linear, sixteen times where it is quadratic. */
const mostGrowth = 8
/** It is blamed where it is slow each time: a busy machine that stood still for a moment is no proof. */
const looks = Array.from({ length: 6 })

/** The worst case that shows it, or nothing where the pattern is linear on all of them. */
export function worstCase(regex: RegExp): Attack | undefined {
  const attacks = attacksOf(regex)
  for (let from = 0; from < attacks.length; ) {
    const rest = attacks.slice(from)
    const progress = { at: 0 }
    const times = limited({ regex, texts: rest.map(attack => () => attackText(attack, few)), progress })
    const slow = rest.filter((_, at) => (times ? (times[at] ?? 0) > suspiciousMs : at === progress.at))
    const found = slow.find(attack => looks.every(() => !isLinear(regex, attack)))
    if (found) return found
    from += times ? rest.length : progress.at + 1
  }
  return undefined
}

function isLinear(regex: RegExp, attack: Attack): boolean {
  const first = leastMs(regex, attack, few)
  if (first === Number.POSITIVE_INFINITY) return false
  const second = leastMs(regex, attack, many)
  if (second >= provenMs) return second / first < mostGrowth
  const third = leastMs(regex, attack, most)
  return third < provenMs || third / second < mostGrowth
}

/** The least of some runs, as machines are noisy; each with another text, as engines remember the last. */
export function leastMs(regex: RegExp, attack: Attack, length: number): number {
  const texts = [0, 1, 2].map(more => () => attackText(attack, length + more))
  return Math.min(...(limited({ regex, texts, progress: { at: 0 } }) ?? [Number.POSITIVE_INFINITY]))
}

interface Run {
  regex: RegExp
  texts: readonly (() => string)[]
  progress: { at: number }
}
/** So long all texts of a pattern may take together: what backtracks exponentially would never come back. */
const limitMs = 1_000

const script = new Script(`run.texts.map((text, at) => {
  run.progress.at = at
  const given = text()
  const from = performance.now()
  if (run.regex.global) given.replace(run.regex, '')
  else run.regex.test(given)
  return performance.now() - from
})`)

/** How long each takes in ms; nothing where all together take too long. */
function limited(run: Run): number[] | undefined {
  try {
    // What the script answers is the list that it maps to.
    return script.runInContext(createContext({ run, performance }), { timeout: limitMs }) as number[]
  } catch (error) {
    // It comes out of the context, whose Error is not ours.
    if (typeof error === 'object' && error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
