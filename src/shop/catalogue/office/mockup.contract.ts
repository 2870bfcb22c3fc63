// What the catalogue's office does with the photographs that mockups are made of.
import { z } from 'zod'
import { call, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { dataOf, IdParam, RowVersion } from '#base/shapes.ts'
import { pictureKeyForm } from '#shop/content/post/rules.ts'
import { PictureView } from '../picture/contract.ts'
import { MockupPlaces } from '../picture/mockup.contract.ts'
import { product } from '../storefront/contract.ts'
import { OfficeProduct } from './contract.ts'

const editors = { access: { staff: ['catalogue'] }, touches: 'any' } as const
const Key = z.string().regex(pictureKeyForm)
/** Each photograph once, by its key: places of a view may not come to lie on another photograph than the editor saw. */
const Bases = z
  .array(z.object({ key: Key, places: MockupPlaces }))
  .max(PictureView.options.length)
  .refine(bases => new Set(bases.map(({ key }) => key)).size === bases.length, 'INVALID_INPUT')

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
    summary: 'Save where each print area lies on these photographs, and take others away',
    params: IdParam,
    body: z.object({ version: RowVersion, bases: Bases, removed: z.array(Key).max(PictureView.options.length).default([]) }),
    answer: dataOf(OfficeProduct),
  }),
}
