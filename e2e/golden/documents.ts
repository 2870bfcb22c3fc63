// Twelve sides of 12 × 16 inches that hold every way to draw.
import { DesignDocument, type SideDocument } from '#shop/design/document/contract.ts'

/** The golden pictures by their file: one with transparency, one without. */
export const goldenPictures = { 1: { width: 240, height: 180, channels: 4 }, 2: { width: 200, height: 260, channels: 3 } } as const

const box = (xInches: number, yInches: number, widthInches: number, heightInches: number) => ({
  xInches,
  yInches,
  widthInches,
  heightInches,
})
const picture = { kind: 'IMAGE', fileId: 1, ...box(1, 0.7, 8, 6) }
const text = { kind: 'TEXT', ...box(1, 5, 10, 3), fontId: 'lobster-400', sizeInches: 1.1, color: '#111827', text: 'Xin chào' }
const shape = { kind: 'SHAPE', ...box(1, 9, 4, 3), shape: 'RECT', fill: '#0b5cff' }
const vietnamese = 'Nguyễn Ánh Tuyết\nChúc mừng năm mới'

const drawn: Readonly<Record<string, readonly object[]>> = {
  'a picture, enlarged': [picture, { ...picture, fileId: 2, ...box(2.013, 8.377, 5, 6.5) }],
  'pictures turned, mirrored, cut and see-through': [
    { ...picture, rotateDegrees: 17, flipX: true, crop: { left: 0.1, top: 0.05, right: 0, bottom: 0.1 } },
    { ...picture, fileId: 2, ...box(3, 8, 6, 7), rotateDegrees: -135.5, flipY: true, opacityPercent: 60 },
  ],
  'pictures in masks': ['ELLIPSE', 'ROUND', 'STAR', 'HEART'].map((mask, at) => ({
    ...picture,
    ...box(0.5 + (at % 2) * 5.7, 1 + Math.floor(at / 2) * 7, 5, 6),
    mask,
    rotateDegrees: at * 11,
  })),
  'a grid and bricks': [
    { ...picture, repeat: { pattern: 'GRID', tileWidthInches: 3.3, tileHeightInches: 2.5, gapInches: 0.2 } },
    {
      ...picture,
      fileId: 2,
      ...box(1, 8, 10, 7),
      repeat: { pattern: 'BRICK', tileWidthInches: 2.7, tileHeightInches: 3.5 },
      mask: 'ELLIPSE',
    },
  ],
  'mirrored tiles, turned': [
    { ...picture, ...box(1, 3, 10, 9), rotateDegrees: 30, repeat: { pattern: 'MIRROR', tileWidthInches: 3.2, tileHeightInches: 2.4 } },
  ],
  'Vietnamese in five fonts': ['be-vietnam-pro-700', 'dancing-script-400', 'anton-400', 'playfair-display-700', 'baloo-2-400'].map(
    (fontId, at) => ({
      ...text,
      ...{ fontId, text: vietnamese, ...box(1, at * 3.1 + 0.3, 10, 2.8) },
    }),
  ),
  'arcs with an outline': [120, -90, 300].map((arcDegrees, at) => ({
    ...text,
    ...{ text: 'Chúc mừng sinh nhật', arcDegrees, ...box(1, at * 5, 10, 4.8), outline: { color: '#f59e0b', widthInches: 0.06 } },
  })),
  'lines at each side, spaced, of letters with accents of their own': ['left', 'centre', 'right'].map((align, at) => ({
    ...text,
    ...{
      align,
      text: vietnamese.normalize('NFD'),
      letterSpacingEm: at * 0.1,
      lineHeight: 1 + at / 4,
      ...box(1, at * 5 + 0.5, 10, 4),
      fit: 'NONE',
      sizeInches: 0.7,
    },
  })),
  'ligatures and kerning': ['inter-400', 'lora-400', 'special-elite-400', 'space-mono-700'].map((fontId, at) => ({
    ...text,
    ...{ fontId, text: 'Affinity office AVATAR To', ...box(0.5, at * 4 + 0.5, 11, 3) },
  })),
  'every shape, filled and stroked': ['RECT', 'ELLIPSE', 'STAR', 'HEART'].map((kind, at) => ({
    ...shape,
    ...{
      shape: kind,
      ...box(0.6 + (at % 2) * 5.8, 1 + Math.floor(at / 2) * 7, 5, 6),
      fill: at === 1 ? null : '#00aa55',
      stroke: { color: '#c2185b', widthInches: 0.15 },
      cornerInches: 0.8,
    },
  })),
  'shapes and texts, turned and see-through': [
    { ...shape, rotateDegrees: 33, opacityPercent: 45, shape: 'STAR', ...box(2, 2, 8, 8) },
    { ...text, rotateDegrees: -27, opacityPercent: 70, outline: { color: '#ffffff', widthInches: 0.05 } },
    { ...text, flipX: true, text: 'gương', ...box(2, 10, 8, 4), fontId: 'pacifico-400', sizeInches: 2 },
  ],
  'all together, over the edges, one hidden': [
    { ...picture, ...box(-2, -1, 9, 8), rotateDegrees: 5 },
    { ...shape, ...box(9, 12, 6, 6), shape: 'HEART', fill: '#e0007a' },
    { ...text, text: 'Đà Nẵng', sizeInches: 4, fit: 'NONE', ...box(-1, 6, 14, 4), outline: { color: '#f2c500', widthInches: 0.1 } },
    { ...picture, fileId: 2, ...box(3, 3, 6, 8), isHidden: true },
  ],
}

const area = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
export const goldenSides: readonly (readonly [name: string, side: SideDocument])[] = Object.entries(drawn).map(([name, layers]) => {
  const [side] = DesignDocument.parse({ v: 2, sides: [{ side: 'FRONT', layers }] }).sides
  return [name, { ...area, layers: side?.layers ?? [] }]
})

const ids = ['sun', 'name', 'box'] as const
const differing = [
  { ...picture, id: ids[0] },
  { ...text, id: ids[1] },
  { ...shape, id: ids[2], isHidden: true },
]
/** One side that differs on a colour of the garment: as that prints it, and as all others do. */
export const goldenInColors: readonly (readonly [name: string, side: SideDocument, color: string])[] = ['Black', 'White'].map(color => {
  const colors = [
    {
      color: 'Black',
      layers: [
        { id: ids[0], isHidden: true },
        { id: ids[1], color: '#ffffff', outline: { color: '#e4572e', widthInches: 0.06 } },
        { id: ids[2], isHidden: false, fill: null, stroke: { color: '#f5b700', widthInches: 0.2 } },
      ],
    },
  ]
  const [side] = DesignDocument.parse({ v: 2, sides: [{ side: 'FRONT', layers: differing, colors }] }).sides
  return [`what differs, on ${color}`, { ...area, layers: side?.layers ?? [], colors: side?.colors }, color]
})
