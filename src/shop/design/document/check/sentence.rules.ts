// An answer of the checks as a sentence that names its side and its layer, in the words that its reader is given.
import type { FaultValues } from '#base/fault.ts'
import { formatNumber } from '#base/number.ts'
import { lettersOf } from '#base/paint/outline.ts'
import type { Language } from '#base/text.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { withoutEnding } from '#shop/file/rules.ts'
import type { Layer } from '../contract.ts'
import type { CheckCode, CheckedPicture, Found } from './check.rules.ts'

/** The words of text.ts: a sentence for every code, and what sides and layers are called. */
export type CheckWord = CheckCode | Side | 'layerNamed' | 'layerNumber'
export interface CheckSpeaker {
  language: Language
  /** Says one of the words with its places filled. */
  say: (word: CheckWord, values: Readonly<Record<string, string>>) => string
}
/** What it was found on. */
interface DrawnOn {
  layers: readonly Layer[]
  pictures: ReadonlyMap<number, Pick<CheckedPicture, 'name'>>
}

export function sentenceOf({ code, side, layer, values }: Found, { layers, pictures }: DrawnOn, speaker: CheckSpeaker): string {
  const { language, say } = speaker
  const own = layer === null ? undefined : layers[layer]
  const name = own && nameOf(own, pictures)
  const named = name ? say('layerNamed', { name }) : say('layerNumber', { number: formatNumber((layer ?? 0) + 1, language) })
  return say(code, { ...written(values, language), side: say(side, {}), layer: named })
}

const written = (values: FaultValues, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value, language) : value]),
  )

/** As its seller calls a layer: by its name, its file's or its words. */
function nameOf(layer: Layer, pictures: DrawnOn['pictures']): string {
  if (layer.name) return layer.name
  if (layer.kind === 'TEXT') return shortened(layer.text.trim().replace(/\s+/g, ' '))
  return layer.kind === 'IMAGE' ? shortened(withoutEnding(pictures.get(layer.fileId)?.name ?? '')) : ''
}
/** Cut between letters: half of one is no text that can be kept. */
function shortened(name: string): string {
  const letters = lettersOf(name)
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : name
}
