// An answer of the checks in both languages: it names its side and its layer.
import type { FaultValues } from '#base/fault.ts'
import { formatNumber } from '#base/number.ts'
import { lettersOf } from '#base/paint/outline.ts'
import { type Language, languages, type Wording } from '#base/text.ts'
import { withoutEnding } from '#shop/file/rules.ts'
import type { Layer, SideDocument } from '../contract.ts'
import { withKeys } from '../layer.rules.ts'
import type { CheckCode, CheckedPicture, Found } from './check.rules.ts'
import type { DesignFinding } from './contract.ts'
import { checkText } from './text.ts'

// The annotation makes the compiler refuse a code without its two sentences.
const sentences: Readonly<Record<CheckCode, Wording>> = checkText

/** What was found on a side as an answer says it. */
export function spoken(found: Found, side: SideDocument, pictures: ReadonlyMap<number, Pick<CheckedPicture, 'name'>>): DesignFinding {
  const { code, weight, layer } = found
  const [en, vi] = languages.map(language => sentenceOf(found, side, { pictures, language }))
  const id = layer === null ? null : (withKeys(side.layers)[layer]?.id ?? null)
  return { code, weight, side: found.side, layer, layerId: id, message: { en: en ?? '', vi: vi ?? '' } }
}

interface Said {
  pictures: ReadonlyMap<number, Pick<CheckedPicture, 'name'>>
  language: Language
}
function sentenceOf({ code, side, layer, values }: Found, { layers }: SideDocument, { pictures, language }: Said): string {
  const own = layer === null ? undefined : layers[layer]
  const name = own && nameOf(own, pictures)
  const named = name ? fill(checkText.layerNamed, { name }, language) : fill(checkText.layerNumber, { number: (layer ?? 0) + 1 }, language)
  const all = { ...values, side: fill(checkText[side], {}, language), layer: named }
  return fill(sentences[code], all, language)
}

/** As its seller calls a layer: by its name, its file's or its words. */
function nameOf(layer: Layer, pictures: Said['pictures']): string {
  if (layer.name) return layer.name
  if (layer.kind === 'TEXT') return shortened(layer.text.trim().replace(/\s+/g, ' '))
  return layer.kind === 'IMAGE' ? shortened(withoutEnding(pictures.get(layer.fileId)?.name ?? '')) : ''
}
/** Cut between letters: half of one is no text that can be kept. */
function shortened(name: string): string {
  const letters = lettersOf(name)
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : name
}

const fill = (sentence: Wording, values: FaultValues, language: Language) =>
  sentence[language === 'vi' ? 1 : 0].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
