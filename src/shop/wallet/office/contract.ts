// The books in the office: the self-check, the ledger as a file, balances at a date.
import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { CentsShape, Day, dataOf, Id } from '#base/shapes.ts'
import { LedgerCheck, LedgerEntry, LedgerFilter } from '../ledger/contract.ts'

/** What every account held when the day ended; the lines together are zero. */
export const Balances = z.object({
  on: z.string(),
  sumCents: CentsShape,
  accounts: z.array(LedgerEntry),
  wallets: z.array(z.object({ id: Id, username: z.string(), walletCents: CentsShape, heldCents: CentsShape, debtCents: CentsShape })),
  hasMore: z.boolean(),
})

const readers = { access: { staff: ['finance', 'auditor'] }, touches: 'any' } as const

export const walletOfficeCalls = {
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
