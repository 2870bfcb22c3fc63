// Where an element over the canvas lies so that it covers a layer, and how a field looks that covers a text.
import type { CSSProperties } from 'react'
import type { TextLayer } from '../../../document/contract.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { toPixels, type View } from '../../../document/edit/view.rules.ts'

type Placed = Pick<EditedLayer, 'xInches' | 'yInches' | 'widthInches' | 'heightInches'> & { rotateDegrees?: number | undefined }
export function boxStyle(view: View, { xInches, yInches, widthInches, heightInches, rotateDegrees = 0 }: Placed): CSSProperties {
  const { x, y } = toPixels(view, { x: xInches, y: yInches })
  return { left: x, top: y, width: widthInches * view.scale, height: heightInches * view.scale, rotate: `${rotateDegrees}deg` }
}

type Written = Pick<
  TextLayer,
  'fontId' | 'sizeInches' | 'lineHeight' | 'letterSpacingEm' | 'align' | 'color' | 'fit' | 'arcDegrees' | 'widthInches' | 'heightInches'
> & { text?: string; flipX?: boolean | undefined; flipY?: boolean | undefined }
/** iPhones zoom into a field whose letters are smaller, and stay there. */
const leastFieldPixels = 16

/**
 * How a field's letters lie where the canvas draws those of the text: `letters` is what holds the field, in the middle of the layer's box.
 * `natural` is the text's size before its box makes it smaller; without it nothing is drawn, and the field's own letters are seen. A bent
 * text has a field in a style of its own, which is never mirrored.
 */
export function fieldStyle({ scale }: Pick<View, 'scale'>, layer: Written, natural: { width: number; height: number } | undefined) {
  const { widthInches, heightInches, sizeInches, lineHeight, letterSpacingEm, align, fit, flipX, flipY } = layer
  if (Math.abs(layer.arcDegrees) >= 0.1) return { field: undefined, letters: { width: '100%', height: '100%', scale: '1 1' } }
  const factor = fit === 'BOX' && natural ? Math.min(1, widthInches / natural.width, heightInches / natural.height) : 1
  const pixels = sizeInches * factor * scale
  const seen = Math.min(1, pixels / leastFieldPixels)
  const lines = (layer.text ?? '').split('\n').length
  const height = natural ? natural.height * factor : sizeInches * lineHeight * lines
  const room = Math.max(height, heightInches)
  // Letters that no box holds stand over its edge, and a field that is too narrow for them would scroll.
  const over = Math.max(0, (natural?.width ?? 0) * factor - widthInches)
  const [before, after] = [align === 'left' ? over : 0, align === 'right' ? over : 0].map(each => 2 + rounded((each / seen) * scale))
  const field: CSSProperties = {
    fontFamily: `"design-${layer.fontId}"`,
    fontSize: pixels / seen,
    lineHeight,
    letterSpacing: `${letterSpacingEm}em`,
    textAlign: align === 'centre' ? 'center' : align,
    paddingBlock: `${rounded(((room - height) / 2 / seen) * scale)}px 0`,
    paddingInline: `${before}px ${after}px`,
    color: natural ? undefined : layer.color,
  }
  const letters: CSSProperties = {
    width: `${rounded((100 * (widthInches + 2 * over)) / widthInches / seen)}%`,
    height: `${rounded((100 * room) / heightInches / seen)}%`,
    scale: `${flipX ? -seen : seen} ${flipY ? -seen : seen}`,
  }
  return { field, letters }
}
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000
