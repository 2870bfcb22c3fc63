import { teamOf } from '#base/access/access.ts'
import { listen } from '#engine/jobs/job.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { walletCalls } from '../ledger/contract.ts'
import { walletText } from '../text.ts'

const team = teamOf(walletCalls.myTransactions)
const kinds = notices('wallet.adjust', { adjusted: walletText.noticeAdjusted, credit: walletText.noticeCredit }, team, 'DEPOSIT')
const takenKinds = notices('wallet.adjust', { taken: walletText.noticeAdjusted }, team, 'MONEY_OUT')
const link = '/payments'

export const adjustListeners = [
  listen('adjustment.posted', 'wallet.tellAdjusted', (tx, { sellerId, amountCents, reason }) =>
    notify(tx, { accountId: sellerId, kind: amountCents < 0 ? takenKinds.taken : kinds.adjusted, values: { amountCents, reason }, link }),
  ),
  listen('credit.changed', 'wallet.tellCredit', (tx, { sellerId, creditLimitCents }) =>
    notify(tx, { accountId: sellerId, kind: kinds.credit, values: { creditLimitCents }, link }),
  ),
]
