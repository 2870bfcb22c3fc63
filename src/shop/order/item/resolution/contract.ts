// How sharp the art of an order prints, and its seller's word on it.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download } from '#base/call.ts'
import { FileVersion, IdParam, Instant, named } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { Quality } from '#shop/design/contract.ts'
import { MockupSize } from '#shop/design/mockup/contract.ts'
import { Moved, order } from '../../status/contract.ts'

/** Art of so many dots per inch, or more, is printed as it is; also what is still being fetched. */
export const AcceptsDpi = z.int().min(1).max(2_400)

/** `dpi` and `resolution` are null while the picture is not there: not known yet. Below `minDpi` the art is low. */
export const Sharpness = z.object({ dpi: z.int().nullable(), minDpi: z.int(), resolution: Quality.nullable() })

/** A side with how sharp it prints. */
export const SharpSide = Sharpness.extend({ side: z.string(), sku: z.string() })

/** Who said that art is printed as it is, and down to how many dots per inch. */
export const Accepted = z.object({ dpi: z.int(), at: Instant, by: z.string().nullable() })

named({ Sharpness, SharpSide, AcceptedArt: Accepted })

/** Which mockup, and how large it is. */
export const MockupQuery = FileVersion.extend({ size: MockupSize })

export const orderResolutionCalls = {
  acceptResolution: call('POST /v1/order/{id}/resolution', {
    ...own(['orders']),
    did: { about: order, done: ['Accepted low resolution', 'Chấp nhận độ phân giải thấp'] },
    summary: 'Say that low-resolution art of an order is printed as it is; one that was submitted is then paid',
    params: IdParam,
    body: z.object({ acceptsDpi: AcceptsDpi }),
    answer: Moved,
    published: true,
  }),
  orderFilePicture: download('GET /v1/order/file/{id}/picture', {
    ...own(teamRoles),
    summary: 'A picture of one side of an item as it is printed, on its whole area (WebP)',
    params: IdParam,
    query: FileVersion,
    answer: z.null(),
    published: true,
  }),
  orderFileMockup: download('GET /v1/order/file/{id}/mockup', {
    ...own(teamRoles),
    summary: 'An item on the photograph of its garment, in the view that shows this side (JPEG)',
    params: IdParam,
    query: MockupQuery,
    answer: z.null(),
    published: true,
  }),
}

/** Where the picture of a side is, in the specification's word `imageMerged`. */
export const MergedImage = z.object({ side: z.string(), url: z.string() })
named({ MergedImage })
