// Proves the structure test's rule about chance and clocks: what makes a test of the gate fail for no fault of the change is found.
import { expect, test } from 'vitest'
import { structureFindings } from './structure/structure.ts'

const findingsIn = (source: string, path = 'src/engine/dice.test.ts') =>
  structureFindings(new Map([[path, source]])).filter(it => it.rule === 'unsteady')
const property = 'fc.property(fc.nat(), n => n >= 0)'
const withFastCheck = (line: string) => `import fc from 'fast-check'\n${line}`

test.each([
  ['Math.random', 'const at = Math.floor(Math.random() * 10)', /^chance/],
  ['digits of a clock', "const phone = '09' + Date.now() % 1e8", /^chance, made of a clock/],
  ['digits of a clock in a text', `const address = \`10.0.0.\${Math.floor(performance.now()) % 250}\``, /^chance, made of a clock/],
  ['a seed from a clock', 'const seed: number = Date.now()', /^a seed that differs/],
  ['a seed from a clock where none is given', 'run(Number(process.env.SEED ?? Math.floor(Date.now() / 1000)))', /^a seed that differs/],
  ['a seed by chance', 'walk({ steps: 9, seed: randomInt(1_000) })', /^a seed that differs/],
])('%s is found', (_what, line, text) => {
  const found = [{ path: expect.anything(), line: 2, rule: 'unsteady', text: expect.stringMatching(text) }]
  expect(findingsIn(`// Dice.\n${line}\n`)).toEqual(found)
  expect(findingsIn(`// Dice.\n${line}\n`, 'test/stand-ins/dice.ts')).toEqual(found)
})

test.each([
  ['a property', withFastCheck(`fc.assert(${property})`)],
  ['a sample', withFastCheck('const some = fc.sample(fc.nat())')],
  ['an import of the same', "import { assert, property } from 'fast-check'\nassert(property())"],
])('%s without a seed is found', (_what, source) => {
  expect(findingsIn(source)).toEqual([expect.objectContaining({ text: expect.stringContaining('without a seed') })])
  expect(findingsIn(source, 'test/property.ts')).toEqual([])
})

test.each([
  ['a test', 'const from = performance.now()\nawait work()\nexpect(performance.now() - from).toBeLessThan(100)'],
  ['a test that counts from a Date', 'const asked = new Date()\nexpect(Date.now() - asked.getTime()).toBeLessThan(100)'],
  [
    'a test with a function for it',
    'const time = async () => {\n  const start = Date.now()\n  await work()\n  return Date.now() - start\n}',
  ],
  ['a test that keeps moments', 'tries.push(Date.now())\nexpect(tries.at(1) - tries.at(0)).toBeGreaterThan(100)'],
])('%s that measures time is found', (_what, source) => {
  expect(findingsIn(`${source}\n`)).toEqual([expect.objectContaining({ text: expect.stringContaining('how long') })])
})

test.each([
  ['a comparison', 'const from = Date.now()\nif (Date.now() - from > 100) throw new Error()'],
  ['a comparison of a name', 'const from = Date.now()\nconst took = Date.now() - from\nexport const isSlow = 100 < took'],
  ['an expectation', 'const from = process.hrtime.bigint()\nexpect(Number(process.hrtime.bigint() - from)).toBe(1)'],
])('%s of time in what tests use is found', (_what, source) => {
  expect(findingsIn(`${source}\n`, 'test/slow.ts')).toEqual([expect.objectContaining({ text: expect.stringContaining('how long') })])
})

test.each([
  ['an instant', 'const old = new Date(Date.now() - 60_000)\nexpect(await find(old)).toBeUndefined()'],
  ['patience', 'for (const deadline = Date.now() + 60_000; ; ) if (Date.now() > deadline) throw new Error()'],
  ['a clock that the test moves', 'vi.useFakeTimers()\nconst from = Date.now()\nexpect(Date.now() - from).toBe(350)'],
  ['a constant seed', 'const seed = Number(process.env.SEED ?? 7)\nconst seeded = await seedOrder(new Date())'],
  ['a property with one', withFastCheck(`assertProperty(${property})`)],
  ['a word of it', "// Math.random and Date.now() % 7\nconst text = 'Math.random()'"],
])('%s is steady', (_what, source) => {
  expect(findingsIn(`${source}\n`)).toEqual([])
})

test('what the gate does not run may measure', () => {
  const source = 'const from = performance.now()\nif (performance.now() - from > Math.random()) throw new Error()\n'
  for (const path of ['bench/start.ts', 'src/shop/order/list.ts']) expect(findingsIn(source, path)).toEqual([])
})
