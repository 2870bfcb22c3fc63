// Where an element over the canvas lies so that it covers a layer.
import type { CSSProperties } from 'react'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { toPixels, type View } from '../../../document/edit/view.rules.ts'

type Placed = Pick<EditedLayer, 'xInches' | 'yInches' | 'widthInches' | 'heightInches'> & { rotateDegrees?: number | undefined }
export function boxStyle(view: View, { xInches, yInches, widthInches, heightInches, rotateDegrees = 0 }: Placed): CSSProperties {
  const { x, y } = toPixels(view, { x: xInches, y: yInches })
  return { left: x, top: y, width: widthInches * view.scale, height: heightInches * view.scale, rotate: `${rotateDegrees}deg` }
}
