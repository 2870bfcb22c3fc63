import type { Garment, PictureShape, PictureView, Side } from './contract.ts'
import { formOf } from './rules.ts'

/** Where a drawing wears its print: left edge, top and width in its 800 units; art is a fifth higher than wide there. */
export function printPlace({ shape, size }: Pick<Garment, 'shape' | 'size'>): { x: number; y: number; width: number; height: number } {
  const form = formOf(size)
  const [x, y, width] =
    shape === 'mug' && form === 'tall'
      ? tallMug
      : shape === 'ornament' && (form === 'heart' || form === 'star')
        ? smallPlate
        : places[shape]
  return { x, y, width, height: width * 1.2 }
}
type Place = readonly [x: number, y: number, width: number]
const tallMug: Place = [232, 246, 236]
const smallPlate: Place = [290, 314, 220]
const places: Readonly<Record<PictureShape, Place>> = {
  tee: [274, 193.6, 252],
  'ladies-tee': [287, 209, 226],
  'kids-tee': [297, 239.8, 206],
  sweatshirt: [277, 193.6, 246],
  hoodie: [298, 237.6, 204],
  mug: [248, 296, 204],
  tote: [287, 362, 226],
  poster: [238, 201.6, 324],
  ornament: [269, 288.8, 262],
}

/** Sleeves, from the edge of the picture at the left: where they hang in a drawing, in its units. */
const sleeves: Partial<Record<PictureShape, Place>> = {
  tee: [120, 292, 75],
  'ladies-tee': [138, 254, 64],
  'kids-tee': [167, 313, 56],
  sweatshirt: [132, 315, 75],
  hoodie: [132, 315, 75],
}
const hood: Place = [316, 95, 168]

/** Where a side's area begins on the drawing, as shares of it: sleeves on the sleeves, seen from the front. */
export function drawnPlace(side: Side, { shape, size }: Pick<Garment, 'shape' | 'size'>): { left: number; top: number; width: number } {
  const print = printPlace({ shape, size })
  const [x, y, width] = (side.endsWith('SLEEVE') ? sleeves[shape] : side === 'HOOD' ? hood : undefined) ?? [print.x, print.y, print.width]
  const left = side === 'LEFT_SLEEVE' && sleeves[shape] ? 800 - x - width : x
  return { left: left / 800, top: y / 800, width: width / 800 }
}
/** The view that shows a side. */
export const viewOf = (side: Side): PictureView => (side === 'BACK' || side === 'HOOD' ? 'back' : 'front')
