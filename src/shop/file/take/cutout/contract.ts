import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { dataOf, IdParam } from '#base/shapes.ts'
import { LibraryFile, libraryFile } from '../../contract.ts'

const share = z.coerce.number().min(0).max(1)
/** Where the background's colour is, in shares of the picture: both or neither, then it is the commonest of the edges. */
const shape = {
  x: share.optional(),
  y: share.optional(),
  tolerance: z.coerce.number().int().min(0).max(100).default(10),
  reach: z.enum(['CONNECTED', 'EVERYWHERE']).default('CONNECTED'),
}
const isPlace = ({ x, y }: { x?: number | undefined; y?: number | undefined }) => (x === undefined) === (y === undefined)
const whole = { message: 'REQUIRED', path: ['y'] }
export const CutoutQuery = z.object(shape).refine(isPlace, whole)
export type CutoutQuery = z.output<typeof CutoutQuery>
export const CutoutBody = z
  .object({
    x: z.number().min(0).max(1).optional(),
    y: z.number().min(0).max(1).optional(),
    tolerance: z.int().min(0).max(100).default(10),
    reach: shape.reach,
  })
  .refine(isPlace, whole)

export const cutoutCalls = {
  cutOutPreview: download('GET /v1/file/{id}/cutout', {
    access: { seller: ['orders', 'designs', 'readOnly'] },
    touches: 'own',
    summary: 'How a file looks without its background, as a WebP of at most 1,000 pixels a side',
    params: IdParam,
    query: CutoutQuery,
    answer: z.null(),
    published: true,
  }),
  cutOut: call('POST /v1/file/{id}/cutout', {
    access: { seller: ['orders', 'designs'] },
    touches: 'own',
    did: { about: libraryFile, done: ['Cut the background out of a file', 'Xóa nền của tệp'] },
    summary: 'Take a flat background out of a file; what is left is another file of my library',
    params: IdParam,
    body: CutoutBody,
    answer: dataOf(LibraryFile),
    published: true,
  }),
}
