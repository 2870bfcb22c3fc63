// A design, version 2: pictures, texts and shapes on the sides of a product (docs/decisions/170-design-document.md).
import { z } from 'zod'
import { drawnShapes, maskShapes } from '#base/paint/geometry.ts'
import { Id, KeptFault, named } from '#base/shapes.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import {
  Ink as Color,
  type ColorDifference,
  ColorDifferences,
  LayerKey as Key,
  type LayerDifference,
  number,
  Stroke,
} from './color/contract.ts'
import { documentLimits as limits, whyNotSize } from './limit.rules.ts'

const place = number(-limits.inches, limits.inches)
const size = number(limits.leastInches, limits.inches)

/**
 * What every layer has: a box in inches from the print area's top left corner, turned clockwise about its middle. What is missing is as in
 * designs of before version 2, whose layers were pictures without more.
 */
const Base = z.object({
  id: Key.or(z.literal('')).default(''),
  name: z.string().max(100).default(''),
  xInches: place,
  yInches: place,
  widthInches: size,
  heightInches: size,
  rotateDegrees: number(-180, 180).default(0),
  flipX: z.boolean().default(false),
  flipY: z.boolean().default(false),
  opacityPercent: number(1, 100).default(100),
  isLocked: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  groupId: Key.nullable().default(null),
})
const share = number(0, 1)
const Crop = z.object({ left: share, top: share, right: share, bottom: share })
const Repeat = z.object({
  pattern: z.enum(['GRID', 'BRICK', 'MIRROR']),
  tileWidthInches: size,
  tileHeightInches: size,
  gapInches: number(0, 50).default(0),
})
/** A picture of the library, cropped by fractions of it; `mask` cuts its box to a shape, `repeat` fills its box with tiles of it. */
export const ImageLayer = Base.extend({
  kind: z.literal('IMAGE'),
  fileId: Id,
  crop: Crop.default({ left: 0, top: 0, right: 0, bottom: 0 }),
  mask: z.enum(maskShapes).nullable().default(null),
  repeat: Repeat.nullable().default(null),
})
/** A text in one of our fonts (`GET /v1/font`). `fit` BOX makes it smaller where it does not fit into its box. */
export const TextLayer = Base.extend({
  kind: z.literal('TEXT'),
  text: z.string().max(limits.textUnits, 'DESIGN_TEXT_TOO_LONG'),
  fontId: z.string().max(60),
  sizeInches: number(0.05, 20),
  lineHeight: number(0.5, 4).default(1.2),
  letterSpacingEm: number(-0.5, 3).default(0),
  align: z.enum(['left', 'centre', 'right']).default('centre'),
  color: Color.default('#000000'),
  outline: Stroke.nullable().default(null),
  arcDegrees: number(-350, 350).default(0),
  fit: z.enum(['BOX', 'NONE']).default('BOX'),
  /** TEXT: what the buyer of a piece wants written stands in its place, made smaller where its box asks for it. */
  slot: z.enum(['TEXT']).nullable().default(null),
})
export const ShapeLayer = Base.extend({
  kind: z.literal('SHAPE'),
  shape: z.enum(drawnShapes),
  fill: Color.nullable().default(null),
  stroke: Stroke.nullable().default(null),
  cornerInches: number(0, 50).default(0),
})
/** As rows hold it, those of before version 2 too. */
export type ImageLayer = z.input<typeof ImageLayer>
export type TextLayer = Omit<z.output<typeof TextLayer>, 'slot'> & { slot?: 'TEXT' | null | undefined }
export type ShapeLayer = z.output<typeof ShapeLayer>
export type Layer = ImageLayer | TextLayer | ShapeLayer

const AnyLayer = z.discriminatedUnion('kind', [ImageLayer, TextLayer, ShapeLayer])
const LayersOfDraft = z.array(AnyLayer).max(limits.layers, 'DESIGN_LAYERS_TOO_MANY')
const Layers = LayersOfDraft.min(1, 'DESIGN_SIDE_EMPTY')
/** What is printed on one side; lowest layer first. It keeps the area that it was drawn for, and says what differs on colours (`color.rules.ts`). */
export type SideDocument = z.output<typeof PrintArea> & {
  layers: readonly Layer[]
  colors?: readonly ColorDifference[] | undefined
  /** Of a side that is in a colour, as an order keeps it: what of it all others have. */
  common?: readonly LayerDifference[] | undefined
}

/** A layer as answers show it: of a picture, how large it is printed against its size at 300 dots per inch. */
const ShownImage = ImageLayer.extend({ scalePercent: z.number() })
export const ShownLayer = z.discriminatedUnion('kind', [ShownImage, TextLayer, ShapeLayer])
/** As most of its colours have it; `colors` says what differs on the others. */
export const ShownSide = PrintArea.extend({ layers: z.array(ShownLayer), colors: ColorDifferences.default([]) })
export type ShownSide = z.output<typeof ShownSide>

/** The area may be said with a side, as answers say it: one that has become another is refused. */
const DrawnSide = z.object({
  side: Side,
  widthInches: size.optional(),
  heightInches: size.optional(),
  layers: Layers,
  colors: ColorDifferences.optional(),
})
const isEachSideOnce = (sides: readonly { side: Side }[]): boolean => new Set(sides.map(({ side }) => side)).size === sides.length
export const DesignDocument = z
  .object({ v: z.literal(2), sides: z.array(DrawnSide).min(1).max(5).refine(isEachSideOnce, 'TEMPLATE_SIDE_TWICE') })
  .refine(document => whyNotSize(document) === undefined, 'DESIGN_TOO_LARGE')
export type DesignDocument = z.output<typeof DesignDocument>

/** A design that is still drawn: sides may have no layers, texts no letters, and an area may be what the product had before. */
export const DraftDocument = z
  .object({
    v: z.literal(2),
    sides: z
      .array(DrawnSide.extend({ layers: LayersOfDraft }))
      .max(5)
      .refine(isEachSideOnce, 'TEMPLATE_SIDE_TWICE'),
  })
  .refine(document => whyNotSize(document) === undefined, 'DESIGN_TOO_LARGE')
export type DraftDocument = z.output<typeof DraftDocument>

/** A design as an editor opens it: what it was drawn for and nothing computed, so that it can be sent back as it came. */
export const StoredDesign = z.object({
  v: z.literal(2),
  sides: z.array(
    z.object({
      side: Side,
      widthInches: z.number(),
      heightInches: z.number(),
      layers: z.array(AnyLayer),
      colors: ColorDifferences.default([]),
    }),
  ),
})
export type StoredDesign = z.input<typeof StoredDesign>

/**
 * What is to be mended in a design: BLOCK stops it from being saved and names the refusal, WARN does not. `layerId` is the layer at fault.
 */
export const DesignWarning = KeptFault.extend({ weight: z.enum(['BLOCK', 'WARN']), side: Side.nullable(), layerId: z.string().nullable() })
export type DesignWarning = z.infer<typeof DesignWarning>

named({
  Crop,
  LayerStroke: Stroke,
  LayerRepeat: Repeat,
  ShownImageLayer: ShownImage,
  ImageLayer,
  TextLayer,
  ShapeLayer,
  DesignDocument,
  DraftDocument,
  StoredDesign,
  DesignWarning,
})
