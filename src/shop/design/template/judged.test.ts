import { expect, test } from 'vitest'
import type { DesignToJudge } from '../document/warning.rules.ts'
import { judgedInTurns, judgedNow } from './judged.ts'

const area = { side: 'FRONT' as const, widthInches: 12, heightInches: 16 }
const picture = { kind: 'IMAGE' as const, id: 'p', fileId: 7, xInches: 1, yInches: 1, widthInches: 4, heightInches: 4 }
const text = {
  kind: 'TEXT' as const,
  id: 't',
  xInches: 1,
  yInches: 1,
  widthInches: 4,
  heightInches: 1,
  text: '',
  fontId: 'lobster-400',
  sizeInches: 1,
}
const rest = { lineHeight: 1.2, letterSpacingEm: 0, align: 'centre', color: '#000000', outline: null, arcDegrees: 0, fit: 'BOX' } as const
const looks = {
  name: '',
  rotateDegrees: 0,
  flipX: false,
  flipY: false,
  opacityPercent: 100,
  isLocked: false,
  isHidden: false,
  groupId: null,
}
const design = (change: Partial<DesignToJudge> = {}): DesignToJudge => ({
  sides: [{ ...area, layers: [picture] }],
  colors: ['Black'],
  product: { printAreas: [area], colors: new Set(['Black']), isAvailable: true },
  pictures: new Map([[7, { widthPixels: 2_000, heightPixels: 2_000 }]]),
  mayPrint: new Set([7]),
  lowDpi: 120,
  ...change,
})
const codes = (asked: DesignToJudge) => judgedNow(asked).warnings.map(({ code }) => code)

test('the same design is judged once, however often it is read', async () => {
  const first = judgedNow(design())
  expect(judgedNow(design())).toBe(first)
  expect((await judgedInTurns([design(), design()]))[1]).toBe(first)
})
test('it is judged again once a file, the product, its areas or the threshold are others', () => {
  expect(codes(design())).toEqual([])
  expect(codes(design({ mayPrint: new Set() }))).toEqual(['DESIGN_FILE_GONE'])
  expect(codes(design({ pictures: new Map([[7, { widthPixels: 200, heightPixels: 200 }]]) }))).toEqual(['DESIGN_RESOLUTION_LOW'])
  expect(codes(design({ lowDpi: 600 }))).toEqual(['DESIGN_RESOLUTION_LOW'])
  const { product } = design()
  expect(codes(design({ product: { ...product, isAvailable: false } }))).toEqual(['PRODUCT_IS_OUT_OF_STOCK'])
  expect(codes(design({ product: { ...product, colors: new Set() } }))).toEqual(['TEMPLATE_COLOR_UNKNOWN'])
  expect(codes(design({ product: { ...product, printAreas: [{ ...area, widthInches: 10 }] } }))).toEqual(['TEMPLATE_AREA_CHANGED'])
  expect(codes(design())).toEqual([])
})
test('a side whose text has no letters yet cannot be drawn', () => {
  expect([...judgedNow(design()).drawable]).toEqual(['FRONT'])
  expect([...judgedNow(design({ sides: [{ ...area, layers: [{ ...looks, ...text, ...rest }] }] })).drawable]).toEqual([])
})
