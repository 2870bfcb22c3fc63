// What mockups are made of: a product's white garment, photographed once a view, with the place of each print area on it.
import { z } from 'zod'
import { download } from '#base/call.ts'
import { named } from '#base/shapes.ts'
import { pictureKeyForm } from '#shop/content/post/rules.ts'
import { PictureView, Side } from './contract.ts'

const share = z.number().min(0).max(1)
/** A print area on a photograph: shares of its width and height, turned about its middle; its height follows from the inches. */
export const MockupPlace = z.object({
  side: Side,
  left: share,
  top: share,
  width: z.number().min(0.02).max(1),
  /** Degrees clockwise. */
  angle: z.number().min(-180).max(180).default(0),
})
export type MockupPlace = z.output<typeof MockupPlace>
/** The places of a view, each side once. */
export const MockupPlaces = z
  .array(MockupPlace)
  .max(Side.options.length)
  .refine(places => new Set(places.map(({ side }) => side)).size === places.length, 'TEMPLATE_SIDE_TWICE')

/** A photograph of the white garment; `key` is the address of its parts, pixels are those of its largest mockup. */
export const MockupBase = z.object({
  view: PictureView,
  key: z.string(),
  width: z.int(),
  height: z.int(),
  places: z.array(MockupPlace),
})
export type MockupBase = z.output<typeof MockupBase>

named({ MockupBase, MockupPlace })

export const mockupPartCalls = {
  mockupPart: download('GET /v1/product-mockup/{key}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'What a page draws mockups of: the photograph of a white garment, or the light on its cloth (WebP)',
    params: z.object({ key: z.string().regex(pictureKeyForm) }),
    query: z.object({ part: z.enum(['photo', 'light']).default('photo') }),
    answer: z.null(),
  }),
}
