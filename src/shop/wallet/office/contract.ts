// The books in the office: bank accounts and their statements, corrections, credit, the self-check, balances at a date.
import { z } from 'zod'
import { call, download, upload } from '#base/call.ts'
import { requiredFault } from '#base/fields.ts'
import { CentsShape, Day, dataOf, fieldOf, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { adjustmentStatuses, lineStatuses, mostCreditCents, mostPerHandCents } from '../adjust/rules.ts'
import { LedgerEntry, LedgerFilter } from '../ledger/contract.ts'

const Line = z.string().trim().max(120)
const RequiredLine = fieldOf(requiredFault).pipe(Line)
const Words = fieldOf(requiredFault).pipe(z.string().trim().max(500))

export const BankAccountBody = z.object({
  bankName: RequiredLine,
  accountName: RequiredLine,
  accountNumber: RequiredLine,
  swift: Line.default(''),
  bankCode: z
    .string()
    .trim()
    .regex(/^(\d{6})?$/, { error: 'BANK_CODE_INVALID' })
    .default(''),
  isEnabled: z.boolean().default(true),
})
export type BankAccountBody = z.output<typeof BankAccountBody>
export const OfficeBankAccount = BankAccountBody.extend({ id: Id })
export type OfficeBankAccount = z.output<typeof OfficeBankAccount>

/** Columns of a statement by name; a bank without a reference column has ''. */
const Columns = z.object({
  date: z.string().max(200),
  amount: z.string().max(200),
  memo: z.string().max(200),
  reference: z.string().max(200),
})
const ReadBody = z.object({ bankAccountId: z.coerce.number().int().positive() })
export const StatementBody = ReadBody.extend({
  date: RequiredColumn(),
  amount: RequiredColumn(),
  memo: RequiredColumn(),
  reference: z.string().max(200).default(''),
  /** The same file once more, knowingly. */
  again: z.enum(['yes', 'no']).default('no'),
})
function RequiredColumn() {
  return fieldOf(requiredFault).pipe(z.string().max(200))
}

export const BankStatement = z.object({
  id: Id,
  bankName: z.string(),
  name: z.string(),
  importedBy: z.string(),
  importedAt: Instant,
  skipped: z.int(),
  known: z.int(),
  lines: z.int(),
  matched: z.int(),
  open: z.int(),
})
export type BankStatementRow = z.input<typeof BankStatement>

export const BankLine = z.object({
  id: Id,
  statementId: Id,
  bankName: z.string(),
  row: z.int(),
  bookedOn: z.string(),
  amountCents: CentsShape,
  memo: z.string(),
  reference: z.string(),
  status: z.enum(lineStatuses),
  leftBecause: z.string().nullable(),
  remark: z.string(),
  deposit: z.object({ id: Id, status: z.string(), amount: CentsShape, seller: z.string() }).nullable(),
  /** Open deposits that it may be: of its memo, else of its amount. */
  candidates: z.array(z.object({ id: Id, amount: CentsShape, memo: z.string(), seller: z.string() })),
})
export type BankLineRow = z.input<typeof BankLine>

export const Adjustment = z.object({
  id: Id,
  seller: PersonName,
  amountCents: CentsShape,
  reason: z.string(),
  status: z.enum(adjustmentStatuses),
  askedBy: PersonName,
  askedAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  remark: z.string(),
})
export type Adjustment = z.output<typeof Adjustment>
export type AdjustmentRow = z.input<typeof Adjustment>

/** Positive gives, negative takes. */
export const AdjustmentBody = z.object({
  seller: RequiredLine,
  amountCents: CentsShape.min(-mostPerHandCents)
    .max(mostPerHandCents)
    .refine(cents => cents !== 0, { error: 'REQUIRED' }),
  reason: Words,
})
export const DecisionBody = z.object({ remark: z.string().trim().max(500).default('') })
export const RefusalBody = z.object({ remark: Words })
export const CreditBody = z.object({ creditLimitCents: CentsShape.min(0).max(mostCreditCents), reason: Words })

export const OfficeWallet = z.object({
  seller: PersonName,
  balanceCents: CentsShape,
  heldCents: CentsShape,
  debtCents: CentsShape,
  creditLimitCents: CentsShape,
})
export type OfficeWallet = z.output<typeof OfficeWallet>

export const LedgerCheck = z.object({
  checkedAt: Instant,
  count: z.int(),
  findings: z.array(z.object({ table: z.string(), id: z.int(), what: z.string() })),
})
export type LedgerCheckRow = z.input<typeof LedgerCheck>

/** What every account held when the day ended; the lines together are zero. */
export const Balances = z.object({
  on: z.string(),
  sumCents: CentsShape,
  accounts: z.array(LedgerEntry),
  wallets: z.array(z.object({ id: Id, username: z.string(), walletCents: CentsShape, heldCents: CentsShape, debtCents: CentsShape })),
  hasMore: z.boolean(),
})

const finance = { access: { staff: ['finance'] }, touches: 'any' } as const
const readers = { access: { staff: ['finance', 'auditor'] }, touches: 'any' } as const
const owner = { access: { staff: [] }, touches: 'any' } as const
const statementBytes = 20 * 2 ** 20

named({ Adjustment, BankLine, BankStatement, OfficeBankAccount, OfficeWallet, BankAccountBody })

export const walletOfficeCalls = {
  bankAccounts: call('GET /v1/office/bank-account', {
    ...readers,
    summary: 'The bank accounts that sellers send to',
    answer: dataOf(z.array(OfficeBankAccount)),
  }),
  makeBankAccount: call('POST /v1/office/bank-account', {
    ...owner,
    money: 'payee',
    summary: 'Add a bank account that sellers may send to',
    body: BankAccountBody,
    answer: dataOf(OfficeBankAccount),
  }),
  changeBankAccount: call('PUT /v1/office/bank-account/{id}', {
    ...owner,
    money: 'payee',
    summary: 'Change a bank account, or close it for new deposits',
    params: IdParam,
    body: BankAccountBody,
    answer: dataOf(OfficeBankAccount),
  }),
  readStatement: upload('POST /v1/office/bank-statement/read', {
    ...finance,
    money: { none: 'Reads a file' },
    summary: 'The columns and first rows of a bank’s statement, and which of them hold what as far as is known',
    body: ReadBody,
    answer: dataOf(z.object({ header: z.array(z.string()), rows: z.array(z.array(z.string())), columns: Columns })),
    maxBytes: statementBytes,
  }),
  importStatement: upload('POST /v1/office/bank-statement', {
    ...finance,
    money: 'deposit',
    summary: 'Take in a bank’s statement; lines whose memo and amount are those of a deposit approve it as their importer would',
    body: StatementBody,
    answer: dataOf(BankStatement),
    maxBytes: statementBytes,
  }),
  bankStatements: call('GET /v1/office/bank-statement', {
    ...readers,
    summary: 'The statements taken in, newest first, one page',
    query: PageQuery,
    answer: pageOf(BankStatement),
  }),
  bankLines: call('GET /v1/office/bank-line', {
    ...readers,
    summary: 'Lines of statements that brought money; open ones come oldest first, the others newest first',
    query: PageQuery.extend({ status: z.enum(lineStatuses).default('OPEN'), statement: z.coerce.number().int().positive().optional() }),
    answer: pageOf(BankLine),
  }),
  matchLine: call('POST /v1/office/bank-line/{id}/match', {
    ...finance,
    money: 'deposit',
    summary: 'Say by hand which deposit a line is, and approve it with the line’s amount',
    params: IdParam,
    body: z.object({ depositId: Id, remark: z.string().trim().max(500).default('') }),
    answer: dataOf(BankLine),
  }),
  setLineAside: call('POST /v1/office/bank-line/{id}/set-aside', {
    ...finance,
    money: { none: 'Credits nothing' },
    summary: 'Say why a line is no deposit',
    params: IdParam,
    body: RefusalBody,
    answer: dataOf(BankLine),
  }),
  adjustments: call('GET /v1/office/adjustment', {
    ...readers,
    summary: 'Corrections of wallets; those that wait for a second person first',
    query: PageQuery.extend({ status: z.enum(adjustmentStatuses).optional() }),
    answer: pageOf(Adjustment),
  }),
  askAdjustment: call('POST /v1/office/adjustment', {
    ...finance,
    money: 'adjustment',
    summary: 'Ask for a correction of a seller’s wallet; up to the limit for one person it is booked at once',
    body: AdjustmentBody,
    answer: dataOf(Adjustment),
  }),
  confirmAdjustment: call('POST /v1/office/adjustment/{id}/confirm', {
    ...finance,
    money: 'adjustment',
    summary: 'Book a correction that somebody else has asked for',
    params: IdParam,
    body: DecisionBody,
    answer: dataOf(Adjustment),
  }),
  refuseAdjustment: call('POST /v1/office/adjustment/{id}/refuse', {
    ...finance,
    money: { none: 'Books nothing' },
    summary: 'End a correction that is not booked; who asked may take it back so',
    params: IdParam,
    body: RefusalBody,
    answer: dataOf(Adjustment),
  }),
  officeWallet: call('GET /v1/office/wallet/{id}', {
    ...readers,
    summary: 'A seller’s wallet with its credit line',
    params: IdParam,
    answer: dataOf(OfficeWallet),
  }),
  setCredit: call('PUT /v1/office/wallet/{id}/credit', {
    ...finance,
    money: 'grant',
    summary: 'How far below zero a seller’s balance may go',
    params: IdParam,
    body: CreditBody,
    answer: dataOf(OfficeWallet),
  }),
  ledgerCheck: call('GET /v1/office/ledger/check', {
    ...readers,
    summary: 'What the last self-check of the books found',
    answer: dataOf(LedgerCheck.nullable()),
  }),
  ledgerFile: download('GET /v1/office/ledger/file', {
    ...readers,
    summary: 'Transactions of the ledger as a CSV file, one row per entry, oldest first',
    query: LedgerFilter,
    answer: z.null(),
  }),
  balances: call('GET /v1/office/ledger/balance', {
    ...readers,
    summary: 'What each wallet and each house account held at the end of a day of the reader’s calendar',
    query: z.object({ on: Day }),
    answer: dataOf(Balances),
  }),
  balanceFile: download('GET /v1/office/ledger/balance/file', {
    ...readers,
    summary: 'The same as a CSV file, with every wallet',
    query: z.object({ on: Day }),
    answer: z.null(),
  }),
}
