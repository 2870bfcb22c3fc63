// Low balances: told once when a wallet falls below what its seller said, and again after it was above.
import { teamOf } from '#base/access/access.ts'
import { cron } from '#engine/jobs/job.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { lowBalanceCalls } from './contract.ts'
import { takeLow } from './store.ts'
import { walletLowText } from './text.ts'

const kinds = notices('wallet', { low: walletLowText.notice }, teamOf(lowBalanceCalls.myLowBalance), 'LOW_BALANCE')

/** By the clock and not with each booking: nobody who pays waits for it, and a wallet that dips within a minute is told of once. */
export const tellLow = cron('wallet.tell-low', '* * * * *', ({ db }) =>
  db.transaction(async tx => {
    for (const { sellerId, balanceCents } of await takeLow(tx))
      await notify(tx, { accountId: sellerId, kind: kinds.low, values: { balanceCents }, link: '/payments/deposit' })
  }),
)
