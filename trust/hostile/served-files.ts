// Served files, what is given back of a file that was taken: whatever else it may be, by then it is a picture, a label or a table and
// nothing beside.
import { z } from 'zod'
import type { AnyCall } from '#base/call.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { trackingFileCalls } from '#shop/bulk/file/tracking/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { mockupOfficeCalls } from '#shop/catalogue/office/mockup.contract.ts'
import { mockupPartCalls } from '#shop/catalogue/picture/mockup.contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { contentCalls } from '#shop/content/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { elsewhereCalls } from '#shop/label/buy/elsewhere/contract.ts'
import { labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { labelFileOfficeCalls } from '#shop/label/buy/file/office/contract.ts'
import { labelBatchCalls } from '#shop/label/buy/form/file/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderMendCalls } from '#shop/order/office/mend/contract.ts'
import { packingCalls } from '#shop/packing/contract.ts'
import { photoCalls } from '#shop/production/scan/photo/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'
import { type Answer, ask } from '../contract/ask.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { UploadCall } from './upload-calls.ts'

/** A call that gives a file out. */
interface Way {
  readonly call: Pick<AnyCall, 'method' | 'path'>
  readonly params: Readonly<Record<string, string | number>>
  readonly query?: object
  readonly token?: string
  /** Drawn anew by the app: nothing that was sent is in it. */
  readonly isAnew?: boolean
  /** There may be nothing to give back. */
  readonly isMaybe?: boolean
}

const Kept = z.object({
  id: z.number().default(0),
  key: z.string().default(''),
  messages: z.array(z.object({ files: z.array(z.object({ id: z.number() })) })).default([]),
  proofs: z.array(z.object({ position: z.number() })).default([]),
  photos: z.array(z.object({ key: z.string() })).default([]),
  mockups: z.array(z.object({ key: z.string() })).default([]),
})
const Answered = z.object({ data: z.union([Kept, z.array(Kept).transform(([first]) => first ?? Kept.parse({}))]) })

/** Every way to what this call has kept; none where it reads a file and keeps no byte of it. Nothing where nobody knows. */
async function waysTo(deployment: Deployment, taker: UploadCall, text: string): Promise<readonly Way[] | undefined> {
  const { people } = deployment
  const { call, token, sellerToken, params } = taker
  const { id, key, proofs, photos, mockups, messages } = Answered.parse(JSON.parse(text)).data
  const staff = people.tokens.owner
  const inBothSizes = (of: Way['call'], name: string): Way[] =>
    ['small', 'large'].map(size => ({ call: of, params: { key: name }, query: { size }, isAnew: true }))
  const proof = { id, position: proofs.at(-1)?.position ?? 0 }
  const proved: Way[] = [
    { call: depositCalls.myProof, params: proof, token },
    { call: depositCalls.officeProof, params: proof, token: staff },
  ]
  const inLibrary: Way[] = [
    { call: fileCalls.fileContent, params: { id }, token: sellerToken },
    { call: fileCalls.fileThumbnail, params: { id }, token: sellerToken, isAnew: true },
  ]
  const labelled: Way[] = [
    { call: labelCalls.myLabelPdf, params: { id: params.id ?? 0 }, token: sellerToken, isAnew: true },
    { call: labelCalls.labelPreview, params: { id }, token: staff, isAnew: true },
  ]
  const attached = { id, fileId: messages.at(-1)?.files.at(-1)?.id ?? 0 }
  const toStaff: Way[] = [
    { call: ticketOfficeCalls.officeTicketFile, params: attached, token: staff },
    { call: ticketOfficeCalls.officeTicketThumbnail, params: attached, token: staff, isAnew: true },
  ]
  const inTalk: Way[] = [
    ...toStaff,
    { call: ticketCalls.ticketFile, params: attached, token: sellerToken },
    { call: ticketCalls.ticketThumbnail, params: attached, token: sellerToken, isAnew: true },
  ]
  const onPages = call.path.endsWith('/label/import') ? await pageWays(deployment, sellerToken, id) : []
  const ways: Readonly<Record<string, readonly Way[]>> = {
    [ticketCalls.openTicket.path]: inTalk,
    [ticketCalls.replyTicket.path]: inTalk,
    [ticketOfficeCalls.answerTicket.path]: inTalk,
    [ticketOfficeCalls.writeTicketNote.path]: toStaff,
    [fileCalls.uploadFiles.path]: inLibrary,
    [orderMendCalls.officeReplaceFile.path]: inLibrary,
    [depositCalls.makeDeposit.path]: proved,
    [depositCalls.answerDeposit.path]: proved,
    [depositCalls.addProof.path]: proved,
    [labelCalls.supplyLabel.path]: labelled,
    [labelCalls.officeSupplyLabel.path]: labelled,
    // Its order gives it back, drawn anew as a supplied one is.
    [labelCalls.uploadLabelFile.path]: [],
    [elsewhereCalls.readElsewhere.path]: [],
    // Its refused rows are JSON.
    [labelBatchCalls.sendLabelFile.path]: [],
    [labelFileCalls.importLabels.path]: onPages,
    [labelFileOfficeCalls.officeImportLabels.path]: onPages,
    [packingCalls.setLogo.path]: [
      { call: packingCalls.myLogo, params: {}, token, isAnew: true },
      { call: packingCalls.slipPreview, params: {}, token, isAnew: true },
    ],
    [bulkCalls.importFile.path]: [{ call: bulkCalls.failedRows, params: { id }, token, isMaybe: true }],
    [contentOfficeCalls.addPostPicture.path]: inBothSizes(contentCalls.postPicture, key),
    [catalogueOfficeCalls.addProductPicture.path]: inBothSizes(catalogueCalls.productPhoto, photos.at(-1)?.key ?? ''),
    [photoCalls.addPiecePhoto.path]: ['small', 'large'].map(size => ({
      call: photoCalls.piecePhoto,
      params: { id },
      query: { size },
      token: staff,
      isAnew: true,
    })),
    [mockupOfficeCalls.addMockupBase.path]: ['photo', 'light'].map(part => ({
      call: mockupPartCalls.mockupPart,
      params: { key: mockups.at(-1)?.key ?? '' },
      query: { part },
      isAnew: true,
    })),
    [skuCalls.importSkuMappings.path]: [{ call: skuCalls.exportSkuMappings, params: {}, token }],
    [trackingFileCalls.checkTrackingFile.path]: [],
    [statementCalls.readStatement.path]: [],
    [statementCalls.importStatement.path]: [],
  }
  return ways[call.path]
}

/** Both pictures of the first page of a file of labels, as its seller and the office see it. */
async function pageWays({ client, people }: Deployment, token: string, id: number): Promise<Way[]> {
  const { docs } = (await client(token)(labelFileCalls.labelPages, { params: { id }, query: {} })).data
  const params = { id, pageId: docs[0]?.id ?? 0 }
  return (['PAGE', 'PAPER'] as const).flatMap(of => [
    { call: labelFileCalls.labelPagePicture, params, query: { of }, token, isAnew: true },
    { call: labelFileOfficeCalls.officeLabelPagePicture, params, query: { of }, token: people.tokens.owner, isAnew: true },
  ])
}

/** What may be said of a file that is given out: how it begins, and how its name ends. */
const kinds: Readonly<Record<string, { begins: RegExp; ends: RegExp }>> = {
  'image/png': { begins: /^\x89PNG\r\n/, ends: /\.png$/i },
  'image/jpeg': { begins: /^\xff\xd8\xff/, ends: /\.jpe?g$/i },
  'image/webp': { begins: /^RIFF.{4}WEBP/s, ends: /\.webp$/i },
  'application/pdf': { begins: /^%PDF-/, ends: /\.pdf$/i },
  'text/csv': { begins: /^/, ends: /\.csv$/i },
}
/** What the loaded files carry for another reader. A PDF's acts are asked of a PDF: three letters stand in any picture's bytes by chance. */
const loadIn = (text: string, type: string): string | undefined =>
  ['<script', '<html', 'PK\u0005\u0006'].find(load => text.includes(load)) ??
  (type === 'application/pdf' ? actIn(text) : ['%PDF-', '/OpenAction'].find(load => text.includes(load)))

/** What a PDF would do by itself or by a click; what is packed in its streams is drawn and does nothing. */
export const actIn = (pdf: string): string | undefined =>
  /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|EmbeddedFiles?)\b|\/URI\s*\(\s*(javascript|data)/i.exec(
    pdf.replace(/\bstream\r?\n.*?endstream/gs, ''),
  )?.[0]

/** What is wrong with what is given back of an answered upload, a line each. */
export async function servedWrongly(deployment: Deployment, taker: UploadCall, text: string): Promise<string[]> {
  const ways = await waysTo(deployment, taker, text)
  if (!ways) return ['nobody knows how it is given back']
  const wrong: string[] = []
  for (const { call, params, query, token, isAnew, isMaybe } of ways) {
    const answer = await ask(deployment.server.url, { ...call, kind: 'download' }, { params, query, token })
    if (!(isMaybe && answer.status === 404)) wrong.push(...wrongOf(answer, isAnew ?? false).map(what => `${call.path}: ${what}`))
  }
  return wrong
}

function wrongOf({ status, headers, text }: Answer, isAnew: boolean): string[] {
  const type = headers.get('content-type')?.replace(/;.*/, '') ?? ''
  const kind = kinds[type]
  if (status !== 200 || !kind) return [`${status}, ${type}`]
  const disposition = headers.get('content-disposition') ?? ''
  const name = decodeURIComponent(/filename\*=UTF-8''([^;]*)/.exec(disposition)?.[1] ?? '')
  const policy = headers.get('content-security-policy') ?? ''
  return [
    ...(kind.begins.test(text) ? [] : [`says ${type} and begins ${JSON.stringify(text.slice(0, 20))}`]),
    ...(kind.ends.test(name) ? [] : [`${type} is saved as ${JSON.stringify(name.slice(-60))}`]),
    ...(type === 'text/csv' && !disposition.startsWith('attachment') ? ['a table is shown in the page'] : []),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['its type may be guessed']),
    ...(/default-src 'none'/.test(policy) && /sandbox/.test(policy) ? [] : [`its policy is ${policy.slice(0, 80)}`]),
    ...((isAnew || type === 'application/pdf') && loadIn(text, type) !== undefined ? [`still has ${loadIn(text, type)}`] : []),
  ]
}
