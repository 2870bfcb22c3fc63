// What the checks are given of a design's pictures and texts: asked for once each, and kept for as long as the editor is open.
import { measureText, missingLetters } from '#base/paint/outline.ts'
import { api } from '#kit/call/api.ts'
import type { CheckedPicture, CheckWith } from '../../../document/check/check.rules.ts'
import { designCheckCalls, mostPictures } from '../../../document/check/contract.ts'
import { everShown } from '../../../document/color/color.rules.ts'
import type { TextLayer } from '../../../document/contract.ts'
import { whyNotText } from '../../../document/document.rules.ts'
import type { EditedDocument } from '../../../document/edit/edited.rules.ts'
import { fontCalls } from '../../../document/font/contract.ts'
import { filesOf, textsOf } from '../../../document/layer.rules.ts'
import type { Measured } from '../../../document/slot.rules.ts'

export interface Known {
  /** All that is printed on any colour; rejects where something of it cannot be had now. */
  of(document: EditedDocument): Promise<Required<Pick<CheckWith, 'pictures' | 'lettering'>>>
}
/** A picture whose ink is not counted yet is asked about again, so often. */
const mostTries = 4
const mostMeasured = 1_000

export function openKnown(): Known {
  const pictures = new Map<number, CheckedPicture>()
  const tries = new Map<number, number>()
  const measured = new Map<string, Measured>()

  /** One that is not answered is gone. */
  async function askPictures(wanted: readonly number[]) {
    const ids = wanted.filter(id => pictures.get(id)?.ink === undefined && (tries.get(id) ?? 0) < mostTries)
    for (let from = 0; from < ids.length; from += mostPictures) {
      const part = ids.slice(from, from + mostPictures)
      const { data } = await api(designCheckCalls.checkedPictures, { query: { ids: part.join() } })
      for (const id of part) tries.set(id, (tries.get(id) ?? 0) + 1)
      for (const { id, ink, ...picture } of data) pictures.set(id, { ...picture, ink: ink ?? undefined })
    }
  }
  async function measureTexts(texts: readonly TextLayer[]) {
    const fresh = texts.filter(text => !measured.has(keyOf(text)))
    if (fresh.length === 0) return
    const [{ fontOf }, { data: families }] = await Promise.all([import('../../painted/fonts.ts'), api(fontCalls.fonts)])
    for (const text of fresh) {
      const font = await fontOf(text.fontId)
      const { family = text.fontId } = families.find(({ id }) => id === text.fontId) ?? {}
      measured.set(keyOf(text), { ...measureText(font, text), font: family, missing: missingLetters(font, text.text) })
      // Each in a turn of its own: five hundred letters take a quarter of a second.
      await new Promise(resolve => setTimeout(resolve))
    }
    for (const key of [...measured.keys()].slice(0, -mostMeasured)) measured.delete(key)
  }

  return {
    async of({ sides }) {
      const shown = sides.map(everShown)
      await Promise.all([
        askPictures([...new Set(shown.flatMap(filesOf))]),
        measureTexts(shown.flatMap(textsOf).filter(({ text }) => whyNotText(text) === undefined)),
      ])
      return { pictures: new Map(pictures), lettering: text => measured.get(keyOf(text)) }
    },
  }
}

/** All that a text's size depends on. */
const keyOf = ({ text, fontId, sizeInches, lineHeight, letterSpacingEm, align, arcDegrees, fit, widthInches, heightInches }: TextLayer) =>
  JSON.stringify([text, fontId, sizeInches, lineHeight, letterSpacingEm, align, arcDegrees, fit, widthInches, heightInches])
