import { teamOf } from '#base/access/access.ts'
import { listen } from '#engine/jobs/job.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { walletCalls } from '../ledger/contract.ts'
import { walletText } from '../text.ts'

const kinds = notices(
  'wallet.adjust',
  { adjusted: walletText.noticeAdjusted, credit: walletText.noticeCredit },
  teamOf(walletCalls.myTransactions),
)
const line = { type: 'PAYMENT', link: '/payments' } as const

export const adjustListeners = [
  listen('adjustment.posted', 'wallet.tellAdjusted', (tx, { sellerId, amountCents, reason }) =>
    notify(tx, { ...line, accountId: sellerId, kind: kinds.adjusted, values: { amountCents, reason } }),
  ),
  listen('credit.changed', 'wallet.tellCredit', (tx, { sellerId, creditLimitCents }) =>
    notify(tx, { ...line, accountId: sellerId, kind: kinds.credit, values: { creditLimitCents } }),
  ),
]
