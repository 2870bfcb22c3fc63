// The checks of a side of sixty layers, as an editor asks for them after each change: pictures, texts and shapes, all measured and counted.
import { type CheckWith, checkSide } from '#shop/design/document/check/check.rules.ts'
import { DraftDocument } from '#shop/design/document/contract.ts'
import type { Bench } from './bench.ts'

const times = 200

export const bench: Bench = async () => {
  const box = { xInches: 1, yInches: 1, widthInches: 3, heightInches: 2, rotateDegrees: 12 }
  const layers = Array.from({ length: 60 }, (_, at) => {
    if (at % 3 === 0) return { kind: 'IMAGE', ...box, fileId: at + 1 }
    if (at % 3 === 1) return { kind: 'TEXT', ...box, text: `Chúc mừng năm mới ${at}`, fontId: 'lobster-400', sizeInches: 0.5 }
    return { kind: 'SHAPE', ...box, shape: 'STAR', fill: '#0b5cff', stroke: { color: '#111827', widthInches: 0.01 } }
  })
  const [drawn] = DraftDocument.parse({ v: 2, sides: [{ side: 'FRONT', layers }] }).sides
  if (!drawn) throw new Error('The side was drawn and is not there.')
  const side = { ...drawn, widthInches: 12, heightInches: 16, technique: 'EMBROIDERY' as const, safeInches: 0.25 }
  const colors = Array.from({ length: 32 }, (_, at) => [at * 8, 255 - at * 8, at, 1 / 32] as const)
  const picture = { name: 'sun.png', widthPixels: 900, heightPixels: 600, isInLibrary: true, ink: { halfShare: 0.1, colors } }
  const given: CheckWith = {
    minDpi: 150,
    colorHex: '#fbfbfa',
    pictures: new Map(layers.map((_, at) => [at + 1, picture])),
    lettering: () => ({ sizeInches: 0.4, widthInches: 3, heightInches: 0.5, font: 'Lobster', missing: [] }),
  }
  checkSide(side, given)
  const from = performance.now()
  for (let time = 0; time < times; time++) checkSide(side, given)
  const ms = Math.round(((performance.now() - from) / times) * 100) / 100
  return [{ name: 'checks of a side of 60 layers', figure: ms, unit: 'ms', limit: { atMost: 5 } }]
}
