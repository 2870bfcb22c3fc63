// Every name and message that the specification prints stands in the product's texts or refusals, to the letter.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { declaredIn, filesNamed } from '../../scripts/declared.ts'
import { specifiedWords, wordsToCome } from './words.ts'

const english = new Set([...(await englishOf('text', 'Text', 0)), ...(await englishOf('faults', 'Faults', 1))])

test('every word of the specification whose screen stands is said to the letter', () => {
  expect(
    Object.values(specifiedWords)
      .flat()
      .filter(word => !english.has(word)),
  ).toEqual([])
})

test('a word that has come is no longer waited for', () => {
  expect(
    Object.values(wordsToCome)
      .flat()
      .filter(word => english.has(word)),
  ).toEqual([])
})

test('the words are the specification’s: neither list changes but with it, or when a screen comes', () => {
  const all = [specifiedWords, wordsToCome].flatMap(list => Object.values(list).flat()).sort()
  expect([...new Set(all)].length).toBe(all.length)
  // Of all words of both lists together, so that a word may move from one to the other.
  expect(createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)).toBe('a9b77492cfbf4109')
})

/** The English of what files of this role declare: `[English, Vietnamese]`, in a refusal behind its status. */
async function englishOf(role: string, ending: string, at: number): Promise<string[]> {
  const declared = await declaredIn<Readonly<Record<string, readonly unknown[]>>>(filesNamed(role), ending)
  return declared.flatMap(({ value }) => Object.values(value).map(entry => String(entry[at])))
}
