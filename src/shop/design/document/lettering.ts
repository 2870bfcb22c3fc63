// How texts come out in their fonts, asked of the capped child once each: fonts are pinned, so an answer holds for ever.
import type { TextPaint } from '#base/paint/geometry.ts'
import type { Engine } from '#engine/engine.ts'
import type { Lettering, Measured } from './slot.rules.ts'

const kept = new Map<string, Measured>()
const mostKept = 10_000
/** A child is asked for so many letters at once: each takes it half a millisecond. */
const mostAtOnce = 3_000

/** Measures what is not known yet: outside of any transaction. Throws FONT_UNKNOWN, and the faults of a busy pool. */
export async function measureTexts({ images }: Pick<Engine, 'images'>, texts: readonly TextPaint[]): Promise<Lettering> {
  const asked = new Map(texts.map(text => [keyOf(text), text]))
  const found = new Map<string, Measured>()
  for (const key of asked.keys()) {
    const measured = kept.get(key)
    if (measured) found.set(key, measured)
  }
  const rest = [...asked].filter(([key]) => !found.has(key))
  for (const part of partsOf(rest)) {
    const measured = await images.measure(part.map(([, text]) => text))
    for (const [at, each] of measured.entries()) {
      const key = part[at]?.[0]
      if (key === undefined) continue
      found.set(key, each)
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, each)
    }
  }
  return text => found.get(keyOf(text))
}

/** Cut so that no part has more letters than are asked for at once; a text that has more alone is a part of its own. */
function partsOf<T extends readonly [string, TextPaint]>(texts: readonly T[]): T[][] {
  const parts: T[][] = []
  let letters = 0
  for (const each of texts) {
    letters += each[1].text.length
    const last = parts.at(-1)
    if (last && letters <= mostAtOnce) last.push(each)
    else {
      parts.push([each])
      letters = each[1].text.length
    }
  }
  return parts
}

/** All that its size depends on. */
const keyOf = (text: TextPaint): string =>
  JSON.stringify([
    text.fontId,
    text.text,
    text.sizeInches,
    text.lineHeight,
    text.letterSpacingEm,
    text.arcDegrees,
    text.fit,
    text.widthInches,
    text.heightInches,
    text.align,
  ])
