// Each write call of the contract has a way to be asked in trust/writes: the suite `idempotency` (promise P3) asks each of them twice.
import { expect, test } from 'vitest'
import { everyCall, keyedWrites } from '../trust/contract/every-call.ts'
import { readTree } from './structure/tree.ts'

/** The calls that a function of `*.writes.ts` gives a way for: the names at the top of what it returns. */
const namesIn = (source: string): string[] =>
  source
    .split(/^ {2}return \{$/m)
    .slice(1)
    .flatMap(returned => [...(returned.split(/^ {2}\}$/m)[0] ?? '').matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name))
const asked = [...readTree(`${import.meta.dirname}/..`)].flatMap(([path, source]) =>
  path.startsWith('trust/writes/') ? namesIn(source) : [],
)

test('every write call can be asked by trust/writes: a call that is added gets its body there', () => {
  const names = keyedWrites.map(({ name }) => name)
  expect(names.filter((name, at) => !asked.includes(name) || names.indexOf(name) !== at)).toEqual([])
})

test('trust/writes asks each call in one place, and none that is gone', () => {
  const names = everyCall.map(({ name }) => name)
  expect(asked.filter((name, at) => !names.includes(name) || asked.indexOf(name) !== at)).toEqual([])
})

test('what is asked is read from what a function returns, and from nothing inside or beside it', () => {
  const source = [
    'const body = {\n    name: 1,\n  }',
    'export function someWrites(): Writes {',
    '  const made = {\n    city: 2,\n  }',
    '  return {\n    ...others(),\n    makeIt: async () => {\n      note: 1\n    },\n    endIt: own.end,\n  }\n}',
    'function others(): Writes {\n  return {\n    keepIt: async () => staff(),\n  }\n}\nconst more = {\n    late: 1,\n  }',
  ].join('\n')
  expect(namesIn(source)).toEqual(['makeIt', 'endIt', 'keepIt'])
})
