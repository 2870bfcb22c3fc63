// Pictures of garments: what our own code can draw, and the sides that can be printed.
import { z } from 'zod'

/** Where a product can be printed. */
export const Side = z.enum(['FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE', 'HOOD'])
export type Side = z.infer<typeof Side>

/** How ink or thread comes onto a product. */
export const Technique = z.enum(['DTG', 'DTF', 'SUBLIMATION', 'UV', 'EMBROIDERY'])
export type Technique = z.infer<typeof Technique>

/** How an area is printed; what it does not say is as `printingOf` has it. */
export const areaPrinting = {
  technique: Technique.optional(),
  /** Dots per inch of its print files. */
  dpi: z.int().optional(),
  /** Printed beyond each edge. */
  bleedInches: z.number().optional(),
  /** From each edge inwards, where nothing that must be read should lie. */
  safeInches: z.number().optional(),
  isMirrored: z.boolean().optional(),
  /** Of one side; null: as many as a design may have. */
  maxLayers: z.int().nullable().optional(),
}

/** What our own code can draw (picture.ts). */
export const PictureShape = z.enum(['tee', 'ladies-tee', 'kids-tee', 'sweatshirt', 'hoodie', 'mug', 'tote', 'poster', 'ornament'])
export type PictureShape = z.infer<typeof PictureShape>

/** A variant as a small picture of it needs it; colorHex is '#1c1d20'. */
export const Garment = z.object({ shape: PictureShape, colorHex: z.string(), size: z.string() })
export type Garment = z.infer<typeof Garment>

export const PictureForm = z.enum(['round', 'heart', 'star', 'tall'])
export type PictureForm = z.infer<typeof PictureForm>

export const PictureView = z.enum(['front', 'back', 'detail'])
export type PictureView = z.infer<typeof PictureView>

export const PictureArt = z.enum(['retro-sun', 'cat-moon', 'mountain'])
