import { z } from 'zod'
import { call, download, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { dataOf, Id, IdParam, named, PageQuery, pageOf } from '#base/shapes.ts'
import {
  AwaitingOrder,
  LabelCutInput,
  LabelImport,
  LabelPage,
  LabelPageState,
  LabelPages,
  labelImport,
  PageParam,
  TypedNumber,
} from '../contract.ts'

/** A file of labels with the username of the seller whose orders they are for. */
export const OfficeLabelImport = LabelImport.extend({ seller: z.string() })

named({ OfficeLabelImport })

const reads = { access: { staff: ['warehouse', 'support', 'auditor'] }, touches: 'any' } as const
const writes = {
  access: { staff: ['warehouse', 'support'] },
  touches: 'any',
  money: { none: 'Labels of orders that exist; the labels are the seller’s own' },
} as const

/** OPEN: being read or made, or read and not all used. */
const OfficeLabelTab = z.enum(['OPEN', 'ALL'])

/** A seller, by username or email. */
export const OfficeLabelSeller = z.object({ seller: z.string().trim().min(1, 'REQUIRED').max(254) })

export const labelFileOfficeCalls = {
  officeImportLabels: upload('POST /v1/office/label/import', {
    ...writes,
    did: { about: labelImport, done: ['Uploaded a label file', 'Tải tệp nhãn lên'] },
    summary: 'Send a file of labels for orders of this seller that wait for them; its pages are read and nothing is made yet',
    body: OfficeLabelSeller,
    answer: dataOf(OfficeLabelImport),
    maxBytes: limits.importFileBytes,
  }),
  officeLabelImports: call('GET /v1/office/label/import', {
    ...reads,
    summary: 'Label files of all sellers, newest first',
    query: PageQuery.extend({ tab: OfficeLabelTab.default('OPEN') }),
    answer: pageOf(OfficeLabelImport),
  }),
  officeLabelImport: call('GET /v1/office/label/import/{id}', {
    ...reads,
    summary: 'One label file of a seller',
    params: IdParam,
    answer: dataOf(OfficeLabelImport),
  }),
  officeLabelPages: call('GET /v1/office/label/import/{id}/page', {
    ...reads,
    summary: 'The labels and pages of a label file',
    params: IdParam,
    query: PageQuery.extend({ state: LabelPageState.optional() }),
    answer: dataOf(LabelPages),
  }),
  officeLabelPagePicture: download('GET /v1/office/label/import/{id}/page/{pageId}/picture', {
    ...reads,
    summary: 'A picture of a page as it is in the file, or of the label cut out of it',
    params: PageParam,
    query: z.object({ of: z.enum(['PAGE', 'PAPER']).default('PAGE') }),
    answer: z.null(),
  }),
  officeLabelPageOrders: call('GET /v1/office/label/import/{id}/page/{pageId}/order', {
    ...reads,
    summary: 'The orders of the file’s seller that wait for a label, those of its ZIP first: 20 at most',
    params: PageParam,
    query: z.object({ q: z.string().max(100).optional() }),
    answer: dataOf(z.array(AwaitingOrder)),
  }),
  officeGiveLabelPage: call('PUT /v1/office/label/import/{id}/page/{pageId}/order', {
    ...writes,
    did: { about: labelImport, done: ['Chose what a label becomes', 'Chọn đơn cho nhãn'] },
    summary: 'Say which order of its seller a label goes with, or (`null`) that it is left out; nothing is made yet',
    params: PageParam,
    body: z.object({ orderId: Id.nullable() }),
    answer: dataOf(LabelPage),
  }),
  officeTakeLabelPage: call('POST /v1/office/label/import/{id}/page/{pageId}/take', {
    ...writes,
    did: { about: labelImport, done: ['Took a label that was left out', 'Lấy lại nhãn đã bỏ'] },
    summary: 'Take a label that was left out after all',
    params: PageParam,
    answer: dataOf(LabelPage),
  }),
  officeCutLabelPage: call('PUT /v1/office/label/import/{id}/page/{pageId}/paper', {
    ...writes,
    did: { about: labelImport, done: ['Turned or cropped a label', 'Xoay hoặc cắt nhãn'] },
    summary: 'Cut a label out of its page and turn it; it is read again',
    params: PageParam,
    body: LabelCutInput,
    answer: dataOf(LabelPage),
  }),
  officeMarkLabelPart: call('POST /v1/office/label/import/{id}/page/{pageId}/part', {
    ...writes,
    did: { about: labelImport, done: ['Marked a label on its page', 'Đánh dấu một nhãn trên trang'] },
    summary: 'Mark another label on a page, beside what was found there: it is cut out and read',
    params: PageParam,
    body: LabelCutInput,
    answer: dataOf(LabelPage),
  }),
  officeTypeLabelNumber: call('PUT /v1/office/label/import/{id}/page/{pageId}/number', {
    ...writes,
    did: { about: labelImport, done: ['Typed a label’s number', 'Nhập mã vận đơn của nhãn'] },
    summary: 'Type the tracking number of a page on which no code is read, as its seller may; the label is marked with who typed it',
    params: PageParam,
    body: TypedNumber,
    answer: dataOf(LabelPage),
  }),
  officeConfirmLabelImport: call('POST /v1/office/label/import/{id}/confirm', {
    ...writes,
    did: { about: labelImport, done: ['Imported labels', 'Nhập nhãn'] },
    summary:
      'Give all labels that are ready to their orders; of a file whose labels become orders only its seller does: LABEL_FILE_OF_SELLER',
    params: IdParam,
    answer: dataOf(OfficeLabelImport),
  }),
  officeCancelLabelImport: call('DELETE /v1/office/label/import/{id}', {
    ...writes,
    did: { about: labelImport, done: ['Discarded a label file', 'Bỏ tệp nhãn'] },
    summary: 'Give up a label file that goes with orders and has given none its label yet',
    params: IdParam,
    answer: dataOf(OfficeLabelImport),
  }),
}
