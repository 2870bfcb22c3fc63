// Mockups of a seller's products: the design on the photograph of its garment, in each of its colours.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { download } from '#base/call.ts'
import { IdParam, RowVersion } from '#base/shapes.ts'
import { PictureView } from '#shop/catalogue/picture/contract.ts'
import { mockupSizes } from '../art/mockup.rules.ts'
import { TemplateState } from '../contract.ts'

const readers = { ...own(['orders', 'designs', 'readOnly']), published: true } as const
/** The longer side in pixels; a smaller photograph makes a smaller mockup. */
export const MockupSize = z.coerce
  .number()
  .pipe(z.union([z.literal(mockupSizes[0]), z.literal(mockupSizes[1]), z.literal(mockupSizes[2])]))
  .default(mockupSizes[1])

export const mockupCalls = {
  templateMockup: download('GET /v1/product-custom-template/{id}/mockup', {
    ...readers,
    summary: 'One of my products on the photograph of its garment (JPEG); in its first colour and view where none is named',
    params: IdParam,
    query: z.object({
      color: z.string().max(80).optional(),
      view: PictureView.optional(),
      size: MockupSize,
      /** Its draft or its saved design; where nothing is said the design, of one that is only a draft the draft. */
      state: TemplateState.optional(),
      /** The design that was saved at this version, while a cart may still print it. */
      version: z.coerce.number().pipe(RowVersion).optional(),
      /** What its buyer wants written, where the design takes it. */
      text: z.string().trim().max(60).optional(),
    }),
    answer: z.null(),
  }),
  templateMockups: download('GET /v1/product-custom-template/{id}/mockups', {
    ...readers,
    summary: 'All mockups of one of my products, each colour in each view, as a ZIP',
    params: IdParam,
    query: z.object({ size: MockupSize }),
    answer: z.null(),
  }),
}
