// What the journey prints and how it fails.

import { CallError } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'

export interface Report {
  /** Runs one step of the journey and prints its name, its lines and its time. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  /** A line of the step that runs. */
  say(line: string): void
  /** Prints the sentence, and fails the journey where it is not true. */
  expect(isTrue: boolean, sentence: string): void
  /** The same for two values. */
  equal(sentence: string, actual: unknown, expected: unknown): void
}

export class Mismatch extends Error {}

export function makeReport(write: (text: string) => void): Report {
  const say = (line: string) => write(`    ${line}\n`)
  const expect = (isTrue: boolean, sentence: string) => {
    if (!isTrue) throw new Mismatch(sentence)
    say(sentence)
  }
  return {
    async step(name, work) {
      write(`${name}\n`)
      const from = performance.now()
      const result = await work()
      write(`    ${((performance.now() - from) / 1_000).toFixed(1)} s\n`)
      return result
    },
    say,
    expect,
    equal(sentence, actual, expected) {
      const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
      if (is !== should) throw new Mismatch(`${sentence}: it is ${is} and should be ${should}`)
      say(`${sentence}: ${typeof actual === 'string' ? actual : is}`)
    },
  }
}

/** The code of a refusal that must come; fails the journey where the call succeeds. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof CallError) return error.code
    throw error
  }
  throw new Mismatch('A call went through that should have been refused')
}

export const dollars = (cents: number): string => formatCents(cents)
