import { expect, test } from 'vitest'
import { calibrationIn, calibrationText, pixelsPerMmAt, rulerMarks } from './calibration.ts'

test('what was measured is kept as it was, and nothing else is taken for it', () => {
  const measured = { pixelsPerMm: 4.25, ratio: 1.5 }
  expect(calibrationIn(calibrationText(measured))).toEqual(measured)
  for (const text of [null, '', 'x', '4.25', '0 1', '99 1', '4 0', '4 -1', 'NaN 1']) expect(calibrationIn(text)).toBeUndefined()
})

test('a millimetre stays one when the page is zoomed', () => {
  const measured = { pixelsPerMm: 4, ratio: 1 }
  expect([1, 1.25, 2].map(now => pixelsPerMmAt(measured, now) * now)).toEqual([4, 4, 4])
})

test('a ruler marks each millimetre, the fives and the tens longer', () => {
  const marks = rulerMarks(12.4)
  expect(marks).toHaveLength(13)
  expect(marks.filter(({ kind }) => kind !== 'one')).toEqual([
    { mm: 0, kind: 'ten' },
    { mm: 5, kind: 'five' },
    { mm: 10, kind: 'ten' },
  ])
})
