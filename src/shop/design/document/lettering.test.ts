import { expect, test } from 'vitest'
import type { TextPaint } from '#base/paint/geometry.ts'
import { measureTexts } from './lettering.ts'

test('a child is asked for no more than 3,000 letters at once, for each text once', async () => {
  const asked: number[] = []
  const measure = async (texts: readonly TextPaint[]) => {
    asked.push(texts.reduce((sum, { text }) => sum + text.length, 0))
    return texts.map(({ text }) => ({ sizeInches: text.length, widthInches: 1, heightInches: 1, font: 'Lobster', missing: [] }))
  }
  const box = { xInches: 0, yInches: 0, widthInches: 4, heightInches: 2, fontId: 'lobster-400', sizeInches: 1 }
  const texts = [2_999, 1, 1, 4_000, 2].map((length, at) => ({ ...box, text: String(at).repeat(length) })) as unknown as TextPaint[] // Only these are looked at.
  const engine = { images: { measure } } as unknown as Parameters<typeof measureTexts>[0] // Only this is asked.
  const lettering = await measureTexts(engine, [...texts, ...texts])
  expect(asked).toEqual([3_000, 1, 4_000, 2])
  expect(texts.map(text => lettering(text as unknown as Parameters<typeof lettering>[0])?.sizeInches)).toEqual([2_999, 1, 1, 4_000, 2])
})
