import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download, subject, upload } from '#base/call.ts'
import { dataOf, named } from '#base/shapes.ts'
import { PackingForm } from './form.contract.ts'
import { packingLimits } from './rules.ts'

export const packing = subject('packing', ['Packing slip', 'Phiếu đóng gói'], { portal: '/profile/packing' })

export const Packing = PackingForm.extend({ hasLogo: z.boolean() })
export type Packing = z.infer<typeof Packing>

named({ Packing })

const readers = own(['orders', 'readOnly'])

export const packingCalls = {
  myPacking: call('GET /v1/packing', {
    ...readers,
    summary: 'How my parcels present themselves: packing slip, and numbers for customs',
    answer: dataOf(Packing),
  }),
  savePacking: call('PUT /v1/packing', {
    ...own(['orders']),
    did: { about: packing, done: ['Changed the packing slip', 'Đổi phiếu đóng gói'] },
    summary: 'Change what my packing slips say, and my EORI and IOSS numbers',
    body: PackingForm,
    answer: dataOf(Packing),
  }),
  setLogo: upload('POST /v1/packing/logo', {
    ...own(['orders']),
    did: { about: packing, done: ['Uploaded a logo', 'Tải logo lên'] },
    summary: 'Put my logo on my packing slips: a JPG or PNG of at most 5 MB, made anew without hidden notes',
    body: z.object({}),
    answer: dataOf(Packing),
    maxBytes: packingLimits.logoBytes,
  }),
  removeLogo: call('DELETE /v1/packing/logo', {
    ...own(['orders']),
    did: { about: packing, done: ['Removed the logo', 'Xóa logo'] },
    summary: 'Take my logo off my packing slips',
    answer: dataOf(Packing),
  }),
  myLogo: download('GET /v1/packing/logo', { ...readers, summary: 'My logo', answer: z.null() }),
  slipPreview: download('GET /v1/packing/preview', {
    ...readers,
    summary: 'A packing slip of mine as PDF, with an order that does not exist',
    answer: z.null(),
  }),
}
