// What people read says one word per thing: no text and no refusal has a word that docs/glossary.md refuses.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declaredIn, filesNamed } from '../scripts/declared.ts'

interface Refused {
  language: 'English' | 'Vietnamese'
  words: readonly string[]
  instead: string
  /** Where this stands in the sentence, or in the English one, the word is right. */
  unless: string
}
const [, table = ''] = readFileSync(`${import.meta.dirname}/../docs/glossary.md`, 'utf8').split('## Words that texts refuse')
const refused: Refused[] = [...table.matchAll(/^\| (English|Vietnamese) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/gm)].map(
  ([, language, words = '', instead = '', unless = '']) => ({
    language: language === 'English' ? 'English' : 'Vietnamese',
    words: words.trim().split(', '),
    instead: instead.trim(),
    unless: unless.replaceAll('*', '').trim(),
  }),
)

/** What of these two sentences is refused: 'link: liên kết'. */
function refusedIn(en: string, vi: string): string[] {
  return refused.flatMap(({ language, words, instead, unless }) => {
    const text = (language === 'English' ? en : vi).toLowerCase()
    const isRight = unless !== '' && `${text} ${en.toLowerCase()}`.includes(unless.toLowerCase())
    return isRight
      ? []
      : words.filter(word => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)).map(word => `${word}: ${instead}`)
  })
}

test('no text and no refusal says a word that the glossary refuses', async () => {
  const files = [...filesNamed('text'), ...filesNamed('faults')]
  const declared = (
    await Promise.all(['Text', 'Faults'].map(ending => declaredIn<Readonly<Record<string, readonly unknown[]>>>(files, ending)))
  ).flat()
  expect(declared.length).toBeGreaterThan(40)
  const found = declared.flatMap(({ path, value }) =>
    Object.entries(value).flatMap(([key, entry]) => {
      const [en, vi] = entry.slice(-2).map(String)
      return refusedIn(en ?? '', vi ?? '').map(word => `${path} ${key} says ${word}`)
    }),
  )
  expect(found).toEqual([])
})

test.each([
  ['Your orders stand here', 'Đơn', ['stand here: appear here']],
  ['Label', 'Nhãn vận chuyển', ['nhãn vận chuyển: nhãn']],
  ['Shipping label', 'Nhãn vận chuyển', []],
  ['Up to {{ceiling}}', 'Đến {{ceiling}}', []],
  ['Files', 'File in', ['file: tệp']],
  ['Handed over', 'Giao trước', ['giao trước: bàn giao trước']],
  ['Hand over by', 'Bàn giao trước', []],
  ['Benchmarks', 'Profile', []],
])('%s / %s', (en, vi, words) => {
  expect(refusedIn(en, vi)).toEqual(words)
})
