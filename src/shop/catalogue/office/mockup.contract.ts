// What the catalogue's office does with the photographs that mockups are made of.
import { z } from 'zod'
import { call, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { dataOf, IdParam, RowVersion } from '#base/shapes.ts'
import { PictureView } from '../picture/contract.ts'
import { MockupPlaces } from '../picture/mockup.contract.ts'
import { product } from '../storefront/contract.ts'
import { OfficeProduct } from './contract.ts'

const editors = { access: { staff: ['catalogue'] }, touches: 'any' } as const
/** Each view once. */
const Bases = z
  .array(z.object({ view: PictureView, places: MockupPlaces }))
  .max(PictureView.options.length)
  .refine(bases => new Set(bases.map(({ view }) => view)).size === bases.length, 'INVALID_INPUT')

export const mockupOfficeCalls = {
  addMockupBase: upload('POST /v1/office/product/{id}/mockup-base', {
    ...editors,
    money: { none: 'Photographs' },
    did: { about: product, done: ['Added a mockup photograph', 'Thêm ảnh mockup'] },
    summary: 'Add the JPG or PNG photograph of a white garment from which a view’s mockups are made; a view has one, and keeps its places',
    params: IdParam,
    body: z.object({ view: PictureView }),
    answer: dataOf(OfficeProduct),
    maxBytes: limits.attachmentBytes,
  }),
  saveMockupBases: call('PUT /v1/office/product/{id}/mockup-base', {
    ...editors,
    money: { none: 'Photographs' },
    did: { about: product, done: ['Changed mockups', 'Đổi mockup'] },
    summary: 'Save where each print area lies on its photographs; those that are left out are taken away',
    params: IdParam,
    body: z.object({ version: RowVersion, bases: Bases }),
    answer: dataOf(OfficeProduct),
  }),
}
