// What differs on colours of the garment, by the layers of one side (docs/decisions/190-what-differs-per-colour.md).
import { z } from 'zod'
import { named } from '#base/shapes.ts'
import { documentLimits as limits, templateLimits } from '../limit.rules.ts'

export const number = (min: number, max: number) => z.number('DESIGN_NUMBER').min(min, 'DESIGN_NUMBER').max(max, 'DESIGN_NUMBER')
export const LayerKey = z.string().regex(/^[\w-]{1,40}$/, 'DESIGN_KEY')
export const Ink = z.string().regex(/^#[0-9a-f]{6}$/i, 'DESIGN_COLOR')
export const Stroke = z.object({ color: Ink, widthInches: number(limits.leastInches, 5) })

/** What of a layer is other on a colour: hidden or shown, of a text its ink and outline, of a shape its fill and stroke. */
export const LayerDifference = z.object({
  id: LayerKey,
  isHidden: z.boolean().optional(),
  color: Ink.optional(),
  outline: Stroke.nullable().optional(),
  fill: Ink.nullable().optional(),
  stroke: Stroke.nullable().optional(),
})
export type LayerDifference = z.output<typeof LayerDifference>

/** One colour of the garment, as its product calls it, and the layers that differ on it. */
export const ColorDifference = z.object({
  color: z.string().min(1).max(80),
  layers: z.array(LayerDifference).max(limits.layers, 'DESIGN_LAYERS_TOO_MANY'),
})
export type ColorDifference = z.output<typeof ColorDifference>

export const ColorDifferences = z.array(ColorDifference).max(templateLimits.colors, 'DESIGN_COLORS_TOO_MANY')

named({ LayerDifference, ColorDifference })
