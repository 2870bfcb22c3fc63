// An answer of the checks in both languages, as the API says it.
import { languages, type Wording } from '#base/text.ts'
import type { SideDocument } from '../contract.ts'
import { withKeys } from '../layer.rules.ts'
import type { CheckedPicture, Found } from './check.rules.ts'
import type { DesignFinding } from './contract.ts'
import { type CheckWord, sentenceOf } from './sentence.rules.ts'
import { checkText } from './text.ts'

// The annotation makes the compiler refuse a code without its two sentences.
const words: Readonly<Record<CheckWord, Wording>> = checkText

/** What was found on a side as an answer says it. */
export function spoken(found: Found, { layers }: SideDocument, pictures: ReadonlyMap<number, Pick<CheckedPicture, 'name'>>): DesignFinding {
  const { code, weight, side, layer } = found
  const [en, vi] = languages.map((language, at) =>
    sentenceOf(found, { layers, pictures }, { language, say: (word, values) => fill(words[word][at] ?? '', values) }),
  )
  const layerId = layer === null ? null : (withKeys(layers)[layer]?.id ?? null)
  return { code, weight, side, layer, layerId, message: { en: en ?? '', vi: vi ?? '' } }
}

const fill = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
