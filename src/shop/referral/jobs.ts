import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { findAccount } from '#shop/account/account.ts'
import { bringsAward } from '#shop/order/status/rules.ts'
import { awardClosed, reverseRefunded } from './award.ts'
import { insertReferral } from './store.ts'

export const referralJobs = {
  listeners: [
    listen('account.verified', 'referral.join', async (tx, { accountId, invitedBy }) => {
      const account = await findAccount(tx, accountId)
      if (invitedBy === null || account?.kind !== 'seller' || !account.verifiedAt) return
      await insertReferral(tx, { invitedId: accountId, inviterId: invitedBy, joinedAt: account.verifiedAt })
    }),
    listen(
      'order.moved',
      'referral.award',
      (tx, { sellerId, moves }) =>
        awardClosed(
          tx,
          sellerId,
          moves.flatMap(({ orderId, from }) => (bringsAward(from) ? [orderId] : [])),
        ),
      ({ step, moves }) => step === 'close' && moves.some(({ from }) => bringsAward(from)),
    ),
    listen('order.refunded', 'referral.reverse', (tx, { sellerId, orderId }) => reverseRefunded(tx, sellerId, orderId)),
  ],
} satisfies DomainJobs
