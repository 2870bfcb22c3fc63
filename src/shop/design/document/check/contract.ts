// The checks of a design before it is paid for.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, Id, named } from '#base/shapes.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { DraftDocument } from '../contract.ts'

/** One answer of the checks. BLOCK keeps a design from being saved or ordered, WARN asks for a look, NOTE is only said. */
export const DesignFinding = z.object({
  code: z.string(),
  weight: z.enum(['BLOCK', 'WARN', 'NOTE']),
  side: Side,
  /** The layer that it is about: its place from the lowest, and its id; null where it is about the whole side. */
  layer: z.int().nullable(),
  layerId: z.string().nullable(),
  message: z.object({ en: z.string(), vi: z.string() }),
})
export type DesignFinding = z.output<typeof DesignFinding>

/** What a picture brings, counted once for the same bytes: shares are of its pixels that are seen, colours are red, green, blue and their share. */
const PictureInk = z.object({
  halfShare: z.number(),
  colors: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly()).readonly(),
})
/** A picture as the checks ask for it; one that left the library is there as long as a design may print it. */
const CheckedPicture = z.object({
  id: Id,
  name: z.string(),
  widthPixels: z.int(),
  heightPixels: z.int(),
  isInLibrary: z.boolean(),
  /** Null where it is not counted yet, or cannot be. */
  ink: PictureInk.nullable(),
})
export type ShownPicture = z.output<typeof CheckedPicture>

named({ DesignFinding, PictureInk, CheckedPicture })

/** Pictures that are asked about at once. */
export const mostPictures = 100

const isOneSource = (body: { document?: unknown; templateId?: unknown }) =>
  (body.document === undefined) !== (body.templateId === undefined)

export const designCheckCalls = {
  checkDesign: call('POST /v1/design/check', {
    ...own(['orders', 'designs']),
    did: false,
    summary: 'Everything to look at before a design is printed: one of my products, or any document on a product in a colour',
    body: z
      .object({
        /** Where a document is to be printed; of one of my products it is known. */
        productID: z.string().max(80).optional(),
        /** What is said is as it is printed on this colour; of one of my products its first, where none is named. */
        color: z.string().max(80).optional(),
        document: DraftDocument.optional(),
        templateId: Id.optional(),
        /** What its buyer wants written, where the design takes it; left out: the design is not ordered yet. */
        text: z.string().max(60).optional(),
      })
      .refine(isOneSource, 'TEMPLATE_ONE_SOURCE')
      .refine(({ document, productID }) => document === undefined || productID !== undefined, { path: ['productID'], error: 'REQUIRED' }),
    answer: dataOf(z.array(DesignFinding)),
    published: true,
  }),
  checkedPictures: call('GET /v1/design/picture', {
    ...own(['orders', 'designs', 'readOnly']),
    summary: 'What the checks ask of these pictures of mine, for an editor that checks a design while it is drawn',
    query: z.object({ ids: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/) }),
    answer: dataOf(z.array(CheckedPicture)),
  }),
}
