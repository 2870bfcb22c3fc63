import { createHash } from 'node:crypto'

/** Chances that a seed repeats. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number below `most`. */
  below(most: number): number
  pick<T>(from: readonly T[]): T
  shuffled<T>(from: readonly T[]): T[]
}

/** The same chances for the same seed and name, whatever runs beside. */
export function randomOf(seed: number, name: string): Random {
  let drawn = 0
  const next = () => createHash('sha256').update(`${seed} ${name} ${drawn++}`).digest().readUInt32BE() / 2 ** 32
  const below = (most: number) => Math.floor(next() * most)
  return {
    next,
    below,
    pick: from => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('Nothing to pick from.')
      return picked
    },
    shuffled: from =>
      from
        .map(each => [next(), each] as const)
        .sort(([a], [b]) => a - b)
        .map(([, each]) => each),
  }
}
