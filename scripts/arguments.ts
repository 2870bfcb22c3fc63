// What a command is told: names out of a list, and whole numbers. Anything else ends it, and says what there is.

/** These names; all where none is given. */
export const namesOf = <T extends string>(all: readonly T[], given: readonly string[], what: string): readonly T[] =>
  given.length > 0 ? given.map(name => oneOf(all, name, what)) : all

export function oneOf<T extends string>(choices: readonly T[], given: string, what: string): T {
  return choices.find(each => each === given) ?? endWith(`There is no ${what} ${given}. There are: ${choices.join(', ')}.`)
}

export function wholeOf(given: string): number {
  const whole = Number(given)
  return Number.isSafeInteger(whole) ? whole : endWith(`${given} is no whole number.`)
}

export function endWith(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
