// Every pattern over outside bytes is linear (docs/decisions/102-fair-child-pools.md), and what holds that is proved by planted patterns.
import { expect, test } from 'vitest'
import { attacksOf, attackText } from './pattern/attack.ts'
import { forgotten, patternFindings, patternsIn } from './pattern/check.ts'
import { programOf } from './pattern/program.ts'
import { search } from './pattern/steps.ts'
import { readTree } from './structure/tree.ts'

const patterns = patternsIn(readTree(`${import.meta.dirname}/..`))

test('every regular expression of the source takes time in proportion to its text, at worst', () => {
  expect(patternFindings(patterns)).toEqual([])
})

test('the steps are those of a matcher that finds what JavaScript finds', () => {
  const distinct = new Map(patterns.flatMap(({ literal }) => (literal ? [[String(literal), literal] as const] : [])))
  const wrong = [...distinct.values()].flatMap(literal => {
    const program = programOf(literal)
    const texts = attacksOf(literal).map(attack => attackText(attack, 60))
    return texts.filter(text => String(search(program, literal, text, Number.POSITIVE_INFINITY).matches) !== String(found(literal, text)))
  })
  expect(wrong).toEqual([])
})
const found = (regex: RegExp, text: string): readonly string[] => text.match(regex)?.slice(0, regex.global ? undefined : 1) ?? []

test('nothing is known of a pattern that stands in the source no more', () => {
  expect(forgotten(patterns)).toEqual([])
})

const foundIn = (path: string, source: string) => patternFindings(patternsIn(new Map([[path, source]])))
const planted = (pattern: string) => foundIn('src/engine/planted.ts', `export const planted = ${pattern}\n`)

/** One of each growth is in the gate. */
const slow = [
  { growth: 'exponential', pattern: '/^(a+)+$/' },
  { growth: 'exponential', pattern: String.raw`/^(?:\w+\s?)*$/`, tags: 'long' },
  { growth: 'exponential', pattern: '/(?:ab|a|b)*c/', tags: 'long' },
  {
    growth: 'exponential',
    pattern: String.raw`/^[^<]{0,8}(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i`,
    tags: 'long',
  },
  { growth: 'cubic', pattern: String.raw`/^\s*(.*?)\s*$/` },
  { growth: 'quadratic', pattern: String.raw`/\s+$/` },
  { growth: 'quadratic', pattern: String.raw`/^\d+\d+$/`, tags: 'long' },
  { growth: 'quadratic', pattern: String.raw`/<!--[\s\S]*?-->/g`, tags: 'long' },
  { growth: 'quadratic', pattern: String.raw`/[^\s@]+@[^\s@]+/`, tags: 'long' },
  { growth: 'quadratic', pattern: String.raw`/^order\s*#?\s*(\d{1,15})$/i`, tags: 'long' },
] as const
for (const { growth, pattern, ...options } of slow)
  test(`${growth}: ${pattern} is found`, options, () => {
    expect(planted(pattern)).toEqual([expect.stringMatching(/^src\/engine\/planted\.ts:1 .* takes too long on /)])
  })

test.each([String.raw`/^[\w.:-]{8,200}$/`, String.raw`/^(?:\d+,)*\d+$/`, String.raw`/(?<!\s)\s+x/g`, '/[a-z]+/gi'])(
  '%s is linear',
  pattern => {
    expect(planted(pattern)).toEqual([])
  },
)

test('a pattern that is put together is asked about, and one in a tag, too', () => {
  expect(planted('new RegExp(process.argv[2])')).toEqual([expect.stringContaining('is put together when it runs')])
  const tag = 'export const Planted = () => <p>{"a".replace(/0+$/, "")}</p>\n'
  expect(foundIn('src/shop/planted/ui/Planted.tsx', tag)).toHaveLength(1)
})
