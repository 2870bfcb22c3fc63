import { z } from 'zod'
import { call, download, subject, upload } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { limits, requiredFault } from '#base/fields.ts'
import { CentsShape, dataOf, fieldOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { readers } from '../ledger/contract.ts'
import { depositAmountFault, depositNeeds, depositStatuses, transactionNumberFault } from './rules.ts'

export const deposit = subject('deposit', ['Deposit', 'Khoản nạp'], {
  office: '/office/deposits?status=OPEN&q={id}',
  portal: '/payments/deposit/{id}',
})

/** Multipart fields are texts: digits and nothing else, so that `1e5` is no amount. */
const digits = (value: unknown): unknown => (typeof value === 'string' && !/^\d{1,12}$/.test(value) ? Number.NaN : value)
const amount = z.preprocess(digits, z.coerce.number({ error: 'DEPOSIT_AMOUNT_INVALID' })).superRefine((cents, context) => {
  const code = depositAmountFault(cents)
  if (code) context.addIssue({ code: 'custom', message: code })
})
const transactionNumber = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const code = requiredFault(text) ?? transactionNumberFault(text)
    if (code) context.addIssue({ code: 'custom', message: code })
  })
const Remark = z.string().trim().max(500)
const Words = fieldOf(requiredFault).pipe(Remark)
export const DepositBody = z.object({
  amount,
  transactionNumber,
  note: Remark.default(''),
  /** Which of our accounts it was sent to; the first where nothing is said. */
  bankAccountId: z.coerce.number().int().positive().optional(),
})
export const AnswerBody = z.object({ note: Words })
export const ApproveBody = z.object({ receivedCents: CentsShape.min(1).max(limits.depositMaxCents), remark: Remark.default('') })
export const RejectBody = z.object({ remark: Words })
export const AskBody = z.object({ question: Words })

export const DepositStatus = z.enum(depositStatuses)

const ProofImage = z.object({ position: z.int(), name: z.string(), type: z.string(), bytes: z.int(), width: z.int(), height: z.int() })

/** A deposit as its seller sees it; `id` is its order number. */
export const Deposit = z.object({
  id: Id,
  method: z.enum(['BANK', 'PAYPAL']),
  status: DepositStatus,
  amount: CentsShape,
  receivedCents: CentsShape.nullable(),
  transactionNumber: z.string(),
  memo: z.string(),
  note: z.string(),
  remark: z.string(),
  question: z.string(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  /** Ended by its seller, not by finance. */
  isWithdrawn: z.boolean(),
  /** Where the money was sent; null for a gateway. */
  bankName: z.string().nullable(),
  proofs: z.array(ProofImage),
})
export type Deposit = z.output<typeof Deposit>
/** As the store selects it, with instants as dates. */
export type DepositRow = z.input<typeof Deposit>

/** A deposit as finance sees it: whose it is, and what makes one look twice. */
export const OfficeDeposit = Deposit.extend({
  seller: z.object({ id: Id, username: z.string(), email: z.string(), fullName: z.string() }),
  firstApproval: z.object({ by: z.string(), at: Instant, receivedCents: CentsShape }).nullable(),
  decidedBy: z.string().nullable(),
  /** Other deposits that use one of these very images. */
  sameProofIn: z.array(Id),
  /** Other deposits of the seller with this amount within thirty days. */
  sameAmountIn: z.array(Id),
})
export type OfficeDeposit = z.output<typeof OfficeDeposit>
export type OfficeDepositRow = z.input<typeof OfficeDeposit>

const ProofParam = IdParam.extend({ position: z.coerce.number().int().min(1).max(99) })
const finance = { staff: ['finance'] } as const

named({ OfficeDeposit, Deposit, DepositStatus, ProofImage })

export const depositCalls = {
  paymentMethods: call('GET /v1/wallet/method', {
    access: { seller: ['orders', 'money', 'readOnly'] },
    touches: 'nothing',
    summary: 'How money may come besides a bank transfer: PayPal, its test provider, or not at all',
    answer: dataOf(z.object({ paypal: z.enum(['LIVE', 'TEST', 'OFF']), clientId: z.string() })),
  }),
  depositInstruction: call('GET /v1/deposit/instruction', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'Where to send money, the memo of my next deposit, and how long finance usually takes',
    answer: dataOf(
      z.object({
        memo: z.string(),
        accounts: z.array(
          z.object({ id: Id, bankName: z.string(), accountName: z.string(), accountNumber: z.string(), swift: z.string() }),
        ),
        minCents: CentsShape,
        maxCents: CentsShape,
        maxImages: z.int(),
        /** What the last thirty days took; null where too few tell. */
        usual: z.object({ fromMinutes: z.int(), toMinutes: z.int() }).nullable(),
      }),
    ),
  }),
  transferQr: call('GET /v1/deposit/qr', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'The QR code of the transfer of my next deposit, as a data URL: a VietQR where the bank has a code',
    query: z.object({
      bankAccountId: z.coerce.number().int().positive(),
      amount: z.coerce.number().int().min(limits.depositMinCents).max(limits.depositMaxCents),
    }),
    answer: dataOf(z.object({ qr: z.string(), isVietQr: z.boolean() })),
  }),
  makeDeposit: upload('POST /v1/deposit', {
    access: { seller: ['money'] },
    touches: 'own',
    did: { about: deposit, done: ['Made a deposit', 'Tạo khoản nạp'] },
    summary: 'Tell of a bank transfer, with 1 to 5 images that prove it',
    body: DepositBody,
    answer: dataOf(Deposit),
    maxBytes: limits.attachmentBytes,
  }),
  myDeposits: call('GET /v1/deposit', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'My deposits, newest first, one page',
    query: PageQuery.extend({ status: DepositStatus.optional(), need: z.enum(depositNeeds).optional() }),
    answer: pageOf(Deposit),
    published: true,
  }),
  myDeposit: call('GET /v1/deposit/{id}', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'One deposit of mine',
    params: IdParam,
    answer: dataOf(Deposit),
  }),
  answerDeposit: upload('POST /v1/deposit/{id}/proof', {
    access: { seller: ['money'] },
    touches: 'own',
    did: { about: deposit, done: ['Answered finance', 'Trả lời bộ phận tài chính'] },
    summary: 'Answer what finance asked, with up to 5 more images',
    params: IdParam,
    body: AnswerBody,
    answer: dataOf(Deposit),
    maxBytes: limits.attachmentBytes,
  }),
  withdrawDeposit: call('POST /v1/deposit/{id}/withdraw', {
    access: { seller: ['money'] },
    touches: 'own',
    did: { about: deposit, done: ['Withdrew a deposit', 'Rút lại khoản nạp'] },
    summary: 'Take back a deposit that is not decided',
    params: IdParam,
    answer: dataOf(Deposit),
  }),
  addProof: upload('POST /v1/deposit/{id}/image', {
    access: { seller: ['money'] },
    touches: 'own',
    did: { about: deposit, done: ['Added proof of a deposit', 'Thêm chứng từ khoản nạp'] },
    summary: 'Add 1 to 5 images to a deposit that is not decided',
    params: IdParam,
    body: z.object({}),
    answer: dataOf(Deposit),
    maxBytes: limits.attachmentBytes,
  }),
  myProof: download('GET /v1/deposit/{id}/proof/{position}', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'One proof image of my deposit',
    params: ProofParam,
    answer: z.null(),
  }),
  officeDeposits: call('GET /v1/office/deposit', {
    access: readers,
    touches: 'any',
    summary: 'Deposits; those that wait come oldest first, the others newest first',
    query: PageQuery.extend({ status: z.enum(['OPEN', ...depositStatuses]).default('OPEN'), q: z.string().trim().max(100).optional() }),
    answer: pageOf(OfficeDeposit),
  }),
  officeDeposit: call('GET /v1/office/deposit/{id}', {
    access: readers,
    touches: 'any',
    summary: 'One deposit, with what makes one look twice',
    params: IdParam,
    answer: dataOf(OfficeDeposit),
  }),
  officeProof: download('GET /v1/office/deposit/{id}/proof/{position}', {
    access: readers,
    touches: 'any',
    summary: 'One proof image of a deposit',
    params: ProofParam,
    answer: z.null(),
  }),
  approveDeposit: call('POST /v1/office/deposit/{id}/approve', {
    access: finance,
    touches: 'any',
    money: 'deposit',
    did: {
      about: deposit,
      done: ['Approved the deposit', 'Duyệt khoản nạp'],
      asks: ['Credit a deposit', 'Ghi có khoản nạp'],
      place: '/office/deposits?status=COMPLETED&q={id}',
    },
    summary: 'Credit what arrived; above the limit a second person must confirm the same amount',
    params: IdParam,
    body: ApproveBody,
    answer: dataOf(OfficeDeposit),
  }),
  rejectDeposit: call('POST /v1/office/deposit/{id}/reject', {
    access: finance,
    touches: 'any',
    money: { none: 'Credits nothing' },
    did: { about: deposit, done: ['Rejected the deposit', 'Từ chối khoản nạp'], place: '/office/deposits?status=CANCELLED&q={id}' },
    summary: 'End a deposit without crediting anything',
    params: IdParam,
    body: RejectBody,
    answer: dataOf(OfficeDeposit),
  }),
  askDeposit: call('POST /v1/office/deposit/{id}/ask', {
    access: finance,
    touches: 'any',
    money: { none: 'Credits nothing' },
    did: {
      about: deposit,
      done: ['Asked the seller about the deposit', 'Hỏi người bán về khoản nạp'],
      place: '/office/deposits?status=WAITING&q={id}',
    },
    summary: 'Ask the seller for more proof',
    params: IdParam,
    body: AskBody,
    answer: dataOf(OfficeDeposit),
  }),
}

/** As who reads deposits. */
const money = { own: ['money', 'readOnly'], staff: ['finance', 'auditor'] } as const

export const walletEvents = {
  'deposit.submitted': event<{ depositId: number; sellerId: number; amountCents: number }>(money),
  'deposit.waiting': event<{ depositId: number; sellerId: number; question: string }>(money),
  'deposit.completed': event<{ depositId: number; sellerId: number; receivedCents: number; balanceCents: number }>(money),
  'deposit.withdrawn': event<{ depositId: number; sellerId: number }>(money),
  'ledger.broken': event<{ count: number; first: string }>({ own: false, staff: money.staff }),
  'deposit.cancelled': event<{ depositId: number; sellerId: number; remark: string }>(money),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof walletEvents> {}
}
