import type { Db } from '#engine/db/database.ts'
import type { Domain } from '#engine/domain.ts'
import { countQueues } from '#engine/office-queue.ts'
import { getAccount, type Personal } from '#shop/account/account.ts'
import { adjustEvents } from './adjust/contract.ts'
import { adjustListeners } from './adjust/jobs.ts'
import { ownReasons } from './adjust/reason.rules.ts'
import { adjustRoutes } from './adjust/routes.ts'
import { bankRoutes } from './bank/routes.ts'
import { depositCalls, walletEvents } from './deposit/contract.ts'
import { depositListeners } from './deposit/jobs.ts'
import { depositRoutes } from './deposit/routes.ts'
import { countDepositNeeds, countOpen, depositsToReview, listMyDeposits } from './deposit/store.ts'
import { walletFaults } from './faults.ts'
import { findWallet, openWallet, setCreditLimit } from './ledger/ledger.ts'
import { tellLow } from './ledger/low/jobs.ts'
import { lowBalanceRoutes } from './ledger/low/routes.ts'
import { findThreshold } from './ledger/low/store.ts'
import { walletRoutes } from './ledger/routes.ts'
import { eachTransaction, findWalletRow, lockWallet } from './ledger/store.ts'
import { walletOfficeRoutes } from './office/routes.ts'
import { statementCalls } from './statement/contract.ts'
import { statementRoutes } from './statement/routes.ts'
import { openLines } from './statement/store.ts'
import { verifyJobs } from './verify/jobs.ts'

export const walletDomain = {
  name: 'wallet',
  routes: [
    ...walletRoutes,
    ...depositRoutes,
    ...bankRoutes,
    ...statementRoutes,
    ...adjustRoutes,
    ...lowBalanceRoutes,
    ...walletOfficeRoutes,
  ],
  faults: walletFaults,
  events: { ...walletEvents, ...adjustEvents },
  listeners: [...depositListeners, ...adjustListeners, ...verifyJobs.listeners],
  crons: [...verifyJobs.crons, tellLow],
  needs: [
    {
      of: {
        DEPOSIT_ASKED: { rank: 120, call: depositCalls.myDeposits },
        DEPOSIT_REFUSED: { rank: 130, call: depositCalls.myDeposits },
      },
      count: countDepositNeeds,
    },
  ],
  queues: [
    {
      of: { deposits: { rank: 80, call: depositCalls.officeDeposits }, bank: { rank: 100, call: statementCalls.bankLines } },
      count: (db, asked) => countQueues(db, asked, { deposits: depositsToReview(db, asked), bank: openLines }),
    },
  ],
  /** Nothing is taken out of the ledger: its wallet is a number, and the books are kept as the law wants them. */
  personal: {
    parts: { wallet: balances, 'wallet-transactions': eachTransaction, deposits },
    /**
     * The wallet stays locked until the account is closed, also one that a first deposit is just opening; credit would be the one way to
     * spend from an empty one.
     */
    async settle(tx, sellerId) {
      if ((await getAccount(tx, sellerId)).kind !== 'seller') return
      await openWallet(tx, sellerId)
      const wallet = await lockWallet(tx, sellerId)
      if (!wallet || wallet.creditLimitCents === 0) return
      await setCreditLimit(tx, { sellerId, creditLimitCents: 0, ref: `closing:${sellerId}`, reason: ownReasons.CLOSED })
    },
    async unsettled(db, sellerId) {
      const { balanceCents, heldCents, debtCents } = await findWallet(db, sellerId)
      const deposits = await countOpen(db, sellerId)
      return [
        ...(balanceCents === 0 ? [] : [{ kind: 'balance', cents: balanceCents } as const]),
        ...(heldCents === 0 ? [] : [{ kind: 'held', cents: heldCents } as const]),
        ...(debtCents === 0 ? [] : [{ kind: 'debt', cents: debtCents } as const]),
        ...(deposits === 0 ? [] : [{ kind: 'deposits', count: deposits } as const]),
      ]
    },
  },
} satisfies Domain<Personal>

async function* balances(db: Db, sellerId: number) {
  const lowBalanceCents = await findThreshold(db, sellerId)
  if (await findWalletRow(db, sellerId)) yield { ...(await findWallet(db, sellerId)), lowBalanceCents }
}

const PAGE = 100
async function* deposits(db: Db, sellerId: number) {
  for (let page = 1; ; page++) {
    const { docs } = await listMyDeposits(db, sellerId, { page, limit: PAGE })
    yield* docs
    if (docs.length < PAGE) return
  }
}
