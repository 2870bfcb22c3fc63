// What the bank says has come.
import { z } from 'zod'
import { call, subject, upload } from '#base/call.ts'
import { requiredFault } from '#base/fields.ts'
import { CentsShape, dataOf, fieldOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { lineStatuses } from './rules.ts'

export const bankLine = subject('bank-line', ['Bank line', 'Dòng sao kê'], { office: '/office/bank' })
export const bankStatement = subject('bank-statement', ['Bank statement', 'Sao kê ngân hàng'], { office: '/office/bank' })

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

export const SetAsideBody = z.object({ remark: fieldOf(requiredFault).pipe(z.string().trim().max(500)) })

const finance = { access: { staff: ['finance'] }, touches: 'any' } as const
const readers = { access: { staff: ['finance', 'auditor'] }, touches: 'any' } as const
const statementBytes = 20 * 2 ** 20

named({ BankLine, BankStatement })

export const statementCalls = {
  readStatement: upload('POST /v1/office/bank-statement/read', {
    ...finance,
    money: { none: 'Reads a file' },
    did: { about: bankStatement, done: ['Opened a bank statement', 'Mở sao kê ngân hàng'] },
    summary: 'The columns and first rows of a bank’s statement, and which of them hold what as far as is known',
    body: ReadBody,
    answer: dataOf(z.object({ header: z.array(z.string()), rows: z.array(z.array(z.string())), columns: Columns })),
    maxBytes: statementBytes,
  }),
  importStatement: upload('POST /v1/office/bank-statement', {
    ...finance,
    money: 'deposit',
    did: {
      about: bankStatement,
      done: ['Imported a bank statement', 'Nhập sao kê ngân hàng'],
      asks: ['Credit deposits of a bank statement', 'Ghi có khoản nạp theo sao kê'],
    },
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
    did: {
      about: bankLine,
      done: ['Matched a bank line with a deposit', 'Khớp dòng sao kê với khoản nạp'],
      asks: ['Match a bank line with a deposit', 'Khớp dòng sao kê với khoản nạp'],
    },
    summary: 'Say by hand which deposit a line is, and approve it with the line’s amount',
    params: IdParam,
    body: z.object({ depositId: Id, remark: z.string().trim().max(500).default('') }),
    answer: dataOf(BankLine),
  }),
  setLineAside: call('POST /v1/office/bank-line/{id}/set-aside', {
    ...finance,
    money: { none: 'Credits nothing' },
    did: { about: bankLine, done: ['Skipped a bank line', 'Bỏ qua dòng sao kê'] },
    summary: 'Say why a line is no deposit',
    params: IdParam,
    body: SetAsideBody,
    answer: dataOf(BankLine),
  }),
}
