// What sellers and finance send about deposits, and a month of a wallet.
import { z } from 'zod'
import { limits, requiredFault } from '#base/fields.ts'
import { CentsShape, Day, fieldOf, named } from '#base/shapes.ts'
import { depositAmountFault, transactionNumberFault } from './deposit/rules.ts'
import { ledgerAccounts, transactionKinds } from './ledger/posting.rules.ts'

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

/** What finds transactions of the ledger; days are the reader's. */
export const LedgerFilter = z.object({
  type: z.enum(transactionKinds).optional(),
  account: z.enum(ledgerAccounts).optional(),
  q: z.string().trim().max(100).optional(),
  order: z.coerce.number().int().positive().optional(),
  from: Day.optional(),
  to: Day.optional(),
})

export const LedgerEntry = z.object({ account: z.enum(ledgerAccounts), amountCents: CentsShape })

named({ LedgerEntry })
