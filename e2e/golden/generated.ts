// Forty sides that nobody drew: layers of every kind with chance values, always the same ones.
import fc from 'fast-check'
import { faces } from '#engine/fonts/fonts.ts'
import { DesignDocument, type SideDocument } from '#shop/design/document/contract.ts'

const inches = (least: number, most: number) => fc.integer({ min: least * 1_000, max: most * 1_000 }).map(value => value / 1_000)
const ink = fc.constantFrom('#111827', '#ffffff', '#0b5cff', '#e0007a', '#f2c500', '#00aa55')
const stroke = fc.option(fc.record({ color: ink, widthInches: inches(0.02, 0.3) }), { nil: null })
const base = {
  xInches: inches(-3, 9),
  yInches: inches(-3, 12),
  widthInches: inches(1, 10),
  heightInches: inches(1, 10),
  rotateDegrees: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -1_799, max: 1_800 }).map(tenth => tenth / 10),
  ),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  opacityPercent: fc.oneof(fc.constant(100), fc.integer({ min: 5, max: 99 })),
}
const share = fc.integer({ min: 0, max: 40 }).map(percent => percent / 100)
const repeat = fc.record({
  pattern: fc.constantFrom('GRID', 'BRICK', 'MIRROR'),
  tileWidthInches: inches(1, 4),
  tileHeightInches: inches(1, 4),
  gapInches: inches(0, 0.5),
})
const picture = fc.record({
  ...{ kind: fc.constant('IMAGE'), fileId: fc.constantFrom(1, 2), ...base },
  crop: fc.record({ left: share, top: share, right: share, bottom: share }),
  mask: fc.constantFrom(null, 'ELLIPSE', 'ROUND', 'STAR', 'HEART'),
  repeat: fc.option(repeat, { nil: null, freq: 3 }),
})
const text = fc.record({
  ...{ kind: fc.constant('TEXT'), ...base, color: ink, outline: stroke },
  text: fc.constantFrom('Xin chào', 'Đà Nẵng\nViệt Nam', 'Affinity office AVATAR', 'Chúc mừng sinh nhật', '2027'),
  fontId: fc.constantFrom(...[...faces().values()].filter(face => !face.isLatinOnly).map(({ id }) => id)),
  sizeInches: inches(0.3, 4),
  lineHeight: inches(0.8, 2),
  letterSpacingEm: inches(-0.1, 0.5),
  align: fc.constantFrom('left', 'centre', 'right'),
  arcDegrees: fc.oneof(fc.constant(0), fc.integer({ min: -300, max: 300 })),
  fit: fc.constantFrom('BOX', 'NONE'),
})
const shape = fc.record({
  ...{ kind: fc.constant('SHAPE'), ...base, stroke, fill: ink },
  shape: fc.constantFrom('RECT', 'ELLIPSE', 'STAR', 'HEART'),
  cornerInches: inches(0, 2),
})
// What lies in the middle is always seen.
const star = { kind: 'SHAPE', shape: 'STAR', fill: '#e4572e', xInches: 4, yInches: 6, widthInches: 4, heightInches: 4 }

/** Of the same seed as the properties. */
const sampled = fc.sample(fc.array(fc.oneof(picture, text, shape), { minLength: 1, maxLength: 6 }), { numRuns: 40, seed: 28 })
export const generatedSides: readonly SideDocument[] = sampled.map(layers => {
  const [side] = DesignDocument.parse({ v: 2, sides: [{ side: 'FRONT', layers: [star, ...layers] }] }).sides
  return { side: 'FRONT', widthInches: 12, heightInches: 16, layers: side?.layers ?? [] }
})
