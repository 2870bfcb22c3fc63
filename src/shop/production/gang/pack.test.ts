import { expect, test } from 'vitest'
import { fits, packed } from './pack.ts'
import { inPixels, type ToPack } from './rules.ts'

const roll = { widthInches: 22, longestInches: 240, gapInches: 0.25, edgeInches: 0.25 }
/** Ten kinds of pieces, as shops print them: figures that repeat, no dice. */
const kinds = [
  [3_300, 3_900],
  [2_700, 3_600],
  [3_000, 1_200],
  [1_200, 1_200],
  [900, 1_050],
  [3_600, 4_200],
  [2_400, 600],
  [1_050, 3_000],
  [2_100, 2_100],
  [1_500, 1_800],
] as const
const pieces = (count: number, seed: number): ToPack[] =>
  Array.from({ length: count }, (_, at) => {
    const [width, height] = kinds[(at * 7 + seed * 3 + Math.floor(at / 10)) % kinds.length] ?? [0, 0]
    return { ticketId: at, printFileId: at, ink: { width, height } }
  })

test.each([1, 2, 3])('500 pieces lie on rolls without touching each other or the edge, and little is wasted (%i)', async seed => {
  const asked = pieces(500, seed)
  const sheets = await packed(asked, roll)
  const [edge, gap, width, longest] = [roll.edgeInches, roll.gapInches, roll.widthInches, roll.longestInches].map(inPixels) as [
    number,
    number,
    number,
    number,
  ]
  expect(sheets.flatMap(sheet => sheet.places.map(place => place.ticketId)).toSorted((one, other) => one - other)).toEqual(
    asked.map(piece => piece.ticketId),
  )
  for (const { places, length } of sheets) {
    expect(length).toBeLessThanOrEqual(longest)
    for (const [at, one] of places.entries()) {
      const ends = { right: one.left + one.width, bottom: one.top + one.height }
      expect([one.left >= edge, one.top >= edge, ends.right <= width - edge, ends.bottom <= length - edge]).toEqual([
        true,
        true,
        true,
        true,
      ])
      const apart = places
        .slice(at + 1)
        .every(
          other =>
            other.left >= ends.right + gap ||
            one.left >= other.left + other.width + gap ||
            other.top >= ends.bottom + gap ||
            one.top >= other.top + other.height + gap,
        )
      expect(apart).toBe(true)
    }
  }
  const area = sheets.reduce((sum, sheet) => sum + sheet.length, 0)
  const used = sheets.reduce((sum, sheet) => sum + sheet.cellShare * sheet.length, 0) / area
  expect(used).toBeGreaterThan(0.87)
})

test('what is wider than the roll both ways fits onto none', () => {
  expect(fits({ width: 6_000, height: 9_000 }, roll)).toBe(true)
  expect(fits({ width: 9_000, height: 6_000 }, roll)).toBe(true)
  expect(fits({ width: 6_451, height: 9_000 }, roll)).toBe(false)
})

test('pieces all of different sizes are each laid once, with fewer ways tried', async () => {
  const asked = Array.from({ length: 400 }, (_, at) => ({
    ...{ ticketId: at, printFileId: at },
    ink: { width: 600 + ((at * 7_919) % 3_001), height: 600 + ((at * 104_729 + 13) % 3_607) },
  }))
  const sheets = await packed(asked, roll)
  expect(sheets.flatMap(sheet => sheet.places.map(place => place.ticketId)).toSorted((one, other) => one - other)).toEqual(
    asked.map(piece => piece.ticketId),
  )
  expect(Math.max(...sheets.map(sheet => sheet.length))).toBeLessThanOrEqual(inPixels(roll.longestInches))
})

test('what stands first lies on the first sheets', async () => {
  const asked = Array.from({ length: 90 }, (_, at) => ({ ticketId: at, printFileId: at, ink: { width: 3_000, height: 3_000 } }))
  const sheets = await packed(asked, roll)
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.flatMap(sheet => sheet.places.map(place => place.ticketId).toSorted((one, other) => one - other))).toEqual(
    asked.map(piece => piece.ticketId),
  )
})
