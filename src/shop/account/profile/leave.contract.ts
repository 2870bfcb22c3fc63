// The calls of taking one's data along and of leaving.
import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { CentsShape, dataOf } from '#base/shapes.ts'
import { SelfProof } from '../factor/contract.ts'
import { account } from '../person/contract.ts'
import { unsettledKinds } from '../person/rules.ts'

const mine = { access: 'person', touches: 'own', changesSelf: true, inView: 'hidden' } as const

const Closing = z.object({
  /** What must be settled first; the account can be closed where there is nothing. */
  unsettled: z.array(z.object({ kind: z.enum(unsettledKinds), cents: CentsShape.optional(), count: z.int().optional() })),
  isLastOwner: z.boolean(),
  asksPassword: z.boolean(),
  asksCode: z.boolean(),
})
export type Closing = z.input<typeof Closing>

export const leaveCalls = {
  exportMyData: download('GET /core/user/me/export', {
    ...mine,
    summary: 'All that is kept of me as a ZIP of JSON and CSV files; five times an hour; a browser must ask from our own pages',
    answer: z.null(),
  }),
  myClosing: call('GET /core/user/me/closing', {
    ...mine,
    summary: 'What must be settled before my account can be closed, and what closing it asks for',
    answer: dataOf(Closing),
  }),
  closeAccount: call('POST /core/user/me/close', {
    ...mine,
    did: { about: account, done: ['Closed their account', 'Đóng tài khoản của mình'] },
    summary: 'Close my account for good: every session ends, names are free again, what is about me is taken out; the ledger stays',
    body: SelfProof,
    answer: dataOf(z.null()),
  }),
}
