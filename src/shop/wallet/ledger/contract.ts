import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { CentsShape, Day, dataOf, Id, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { costParts, ledgerAccounts, paymentMethods, transactionKinds } from './posting.rules.ts'

/** What can be spent is the balance and the credit limit, and nothing while there is a debt. */
export const Wallet = z.object({
  balance: CentsShape,
  heldCents: CentsShape,
  debtCents: CentsShape,
  creditLimitCents: CentsShape,
  spendableCents: CentsShape,
  /** Deposits that finance has still to decide about. */
  pendingCents: CentsShape,
})
export type Wallet = z.infer<typeof Wallet>

/** A line of the ledger as its owner sees it; amounts carry their sign. */
export const WalletTransaction = z.object({
  id: Id,
  type: z.enum(transactionKinds),
  reason: z.string(),
  method: z.enum(paymentMethods),
  orderId: Id.nullable(),
  /** The deposit that it credits. */
  depositId: Id.nullable(),
  amount: CentsShape,
  balance: CentsShape,
  /** What of it is the `cost` that was asked for; null where none was. */
  costCents: CentsShape.nullable(),
  at: Instant,
})
export type WalletTransaction = z.infer<typeof WalletTransaction>

/** A month of the seller's calendar. */
export const WalletMonth = z.object({
  month: z.string(),
  lines: z.int(),
  openingCents: CentsShape,
  inCents: CentsShape,
  outCents: CentsShape,
  closingCents: CentsShape,
})
export type WalletMonth = z.output<typeof WalletMonth>

const CostFilter = z.enum(costParts).optional()
/** Of all that is found, not of the page alone; null where no `cost` was asked for. */
const sumCents = CentsShape.nullable()
const withSum = <T extends z.ZodType>(doc: T) => dataOf(pageOf(doc).shape.data.extend({ sumCents }))

/** What finds transactions of the ledger; days are the reader's. */
export const LedgerFilter = z.object({
  type: z.enum(transactionKinds).optional(),
  account: z.enum(ledgerAccounts).optional(),
  /** Sellers’ lines that orders cost or gave back; `sumCents` is what they come to. */
  cost: CostFilter,
  q: z.string().trim().max(100).optional(),
  order: z.coerce.number().int().positive().optional(),
  from: Day.optional(),
  to: Day.optional(),
})

export const LedgerEntry = z.object({ account: z.enum(ledgerAccounts), amountCents: CentsShape })

/** A transaction of the ledger as finance sees it: whose it is, what it is for, and its entries, which sum to zero. */
export const LedgerLine = z.object({
  id: Id,
  type: z.enum(transactionKinds),
  ref: z.string(),
  reason: z.string(),
  method: z.enum(paymentMethods),
  at: Instant,
  seller: PersonName.nullable(),
  orderId: Id.nullable(),
  entries: z.array(LedgerEntry),
})
export type LedgerLine = z.output<typeof LedgerLine>
export type LedgerLineRow = z.input<typeof LedgerLine>

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
export const readers = { staff: ['finance', 'auditor'] } as const

named({ LedgerEntry })

export const LedgerCheck = z.object({
  checkedAt: Instant,
  count: z.int(),
  findings: z.array(z.object({ table: z.string(), id: z.int(), what: z.string() })),
})
export type LedgerCheckRow = z.input<typeof LedgerCheck>

export const walletCalls = {
  myWallet: call('GET /v1/wallet/me', {
    access: { seller: ['orders', 'money', 'readOnly'] },
    touches: 'own',
    summary: 'My balance, debt and what I can spend',
    answer: dataOf(Wallet),
    published: true,
  }),
  myTransactions: call('GET /v1/wallet/transaction', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'The lines of my wallet, newest first, one page',
    query: PageQuery.extend({
      type: z.enum(transactionKinds).optional(),
      /** Lines that orders cost or gave back, as the figures count them. */
      cost: CostFilter,
      order: z.coerce.number().int().positive().optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    answer: withSum(WalletTransaction),
    published: true,
  }),
  myStatement: download('GET /v1/wallet/statement', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'The lines of my wallet as a CSV file, oldest first',
    answer: z.null(),
  }),
  myMonths: call('GET /v1/wallet/month', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'The months of my wallet with what it held before and after, newest first',
    answer: dataOf(z.array(WalletMonth)),
  }),
  myMonth: download('GET /v1/wallet/month/{month}', {
    access: { seller: ['money', 'readOnly'] },
    touches: 'own',
    summary: 'A month of my wallet as a statement: opening balance, lines, closing balance; CSV or PDF',
    params: z.object({ month }),
    query: z.object({ format: z.enum(['csv', 'pdf']).default('pdf') }),
    answer: z.null(),
  }),
  officeLedger: call('GET /v1/office/ledger', {
    access: readers,
    touches: 'any',
    summary: 'What each account of the ledger holds',
    answer: dataOf(z.array(LedgerEntry)),
  }),
  officeLedgerLines: call('GET /v1/office/ledger/transaction', {
    access: readers,
    touches: 'any',
    summary: 'Transactions of the ledger with their entries, newest first, one page',
    query: PageQuery.extend(LedgerFilter.shape),
    answer: withSum(LedgerLine),
  }),
}
