// Which layer a point of the canvas lies on, by geometry alone: no pixel is read back, which some browsers falsify.
import type { Box } from '#base/paint/geometry.ts'
import type { EditedLayer } from './edited.rules.ts'
import { middleOf, type Point, turn } from './place.rules.ts'

/** Whether a point lies in a turned box, or no further from it than `reach`; all in inches. */
export function isOn(layer: Box, point: Point, reach = 0): boolean {
  const middle = middleOf(layer)
  const { x, y } = turn({ x: point.x - middle.x, y: point.y - middle.y }, -(layer.rotateDegrees ?? 0))
  return Math.abs(x) <= layer.widthInches / 2 + reach && Math.abs(y) <= layer.heightInches / 2 + reach
}

/** The highest layer that is seen at a point, locked or not: what a menu is about. */
export const seenAt = (layers: readonly EditedLayer[], point: Point): EditedLayer | undefined =>
  layers.findLast(layer => !layer.isHidden && isOn(layer, point))

/** The highest layer at a point that can be taken hold of: neither hidden nor locked. */
export const layerAt = (layers: readonly EditedLayer[], point: Point, reach = 0): EditedLayer | undefined =>
  layers.findLast(layer => !layer.isHidden && !layer.isLocked && isOn(layer, point, reach))
