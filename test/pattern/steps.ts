// Counts the steps that backtracking takes: the same on every machine, however busy it is.
import type { Program } from './program.ts'

export interface Search {
  /** Infinite where there are more than `mostSteps`. */
  readonly steps: number
  /** What matched. */
  readonly matches: readonly string[]
}

/** Looks for the pattern as `text.match(regex)` does. */
export function search(program: Program, regex: RegExp, text: string, mostSteps: number): Search {
  const run: Run = { characters: charactersOf(text, regex), steps: 0, mostSteps }
  const matches: string[] = []
  const [first] = program
  const last = first?.kind === 'holds' && first.isStart ? 0 : run.characters.length
  for (let from = 0; from <= last; ) {
    const to = matchFrom(program, from, run)
    if (run.steps > mostSteps) return { steps: Number.POSITIVE_INFINITY, matches }
    if (to !== undefined) matches.push(String.fromCodePoint(...run.characters.slice(from, to)))
    if (to !== undefined && !regex.global) break
    from = to === undefined || to === from ? from + 1 : to
  }
  return { steps: run.steps, matches }
}

function charactersOf(text: string, { unicode }: RegExp): number[] {
  const characters: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = (unicode ? text.codePointAt(at) : text.charCodeAt(at)) ?? 0
    characters.push(character)
    if (character > 0xffff) at++
  }
  return characters
}

interface Run {
  readonly characters: readonly number[]
  steps: number
  readonly mostSteps: number
}

/** Where the match from this place ends; nothing where there is none, or where too many steps were taken. */
function matchFrom(program: Program, from: number, run: Run): number | undefined {
  /** The place where each iteration under way began. */
  const begun: number[] = []
  /** What to go back to, in pairs: an instruction and a place; below zero an iteration and where it began before. */
  const ways: number[] = []
  let [next, at] = [0, from]
  for (;;) {
    const instruction = program[next++]
    if (!instruction || instruction.kind === 'match') return at
    if (++run.steps > run.mostSteps) return undefined
    let isGood = true
    switch (instruction.kind) {
      case 'take': {
        const character = run.characters[instruction.isBackward ? at - 1 : at]
        isGood = character !== undefined && instruction.takes(character)
        at += instruction.isBackward ? -1 : 1
        break
      }
      case 'split':
        ways.push(instruction.second, at)
        next = instruction.first
        break
      case 'jump':
        next = instruction.to
        break
      case 'holds':
        isGood = instruction.holds(run.characters, at)
        break
      case 'look':
        isGood = (matchFrom(instruction.program, at, run) === undefined) === instruction.isNegated
        break
      case 'begin':
        ways.push(-1 - instruction.slot, begun[instruction.slot] ?? -1)
        begun[instruction.slot] = at
        break
      case 'moved':
        isGood = begun[instruction.slot] !== at
    }
    for (; !isGood; isGood = next >= 0) {
      const place = ways.pop()
      const way = ways.pop()
      if (way === undefined || place === undefined) return undefined
      if (way < 0) begun[-1 - way] = place
      else at = place
      next = way
    }
  }
}
