import { teamOf } from '#base/access/access.ts'
import type { Tx } from '#engine/db/database.ts'
import { listen } from '#engine/jobs/job.ts'
import type { SentenceValues } from '#shop/notification/kind/rules.ts'
import { type NoticeKind, notices, notify } from '#shop/notification/notification.ts'
import { walletText } from '../text.ts'
import { depositCalls } from './contract.ts'

const kinds = notices(
  'wallet',
  {
    completed: walletText.noticeCompleted,
    waiting: walletText.noticeWaiting,
    cancelled: walletText.noticeCancelled,
  },
  teamOf(depositCalls.myDeposit),
  'DEPOSIT',
)

export const depositListeners = [
  listen('deposit.completed', 'wallet.tellCompleted', (tx, { depositId, sellerId, receivedCents }) =>
    tell(tx, sellerId, depositId, kinds.completed, { amountCents: receivedCents }),
  ),
  listen('deposit.waiting', 'wallet.tellWaiting', (tx, { depositId, sellerId }) => tell(tx, sellerId, depositId, kinds.waiting)),
  listen('deposit.cancelled', 'wallet.tellCancelled', (tx, { depositId, sellerId }) => tell(tx, sellerId, depositId, kinds.cancelled)),
]

/** A line in the seller's bell that leads to their deposit. */
const tell = (tx: Tx, sellerId: number, depositId: number, kind: NoticeKind, values: SentenceValues = {}): Promise<void> =>
  notify(tx, { accountId: sellerId, kind, values: { depositId, ...values }, link: `/payments/deposit/${depositId}` })
