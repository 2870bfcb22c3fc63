import { whyNotCall } from '#base/access/access.ts'
import type { Db } from '#engine/db/database.ts'
import type { Whole } from '#engine/domain.ts'
import type { OfficeQueues, QueueRow } from '#engine/office-queue.ts'
import type { NeedRow, SellerNeeds } from '#engine/seller-need.ts'
import { routes, type Who } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { OrderQuery } from '#shop/order/list/contract.ts'
import { orderPage } from '#shop/order/list/list.ts'
import { sellerActor } from '#shop/order/status/facts.status.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { listReplies } from '#shop/ticket/talk/talk.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { dashboardCalls, type Guide } from './contract.ts'
import { countMax, guideSteps } from './rules.ts'
import { findSetup, setDismissed } from './store.ts'

/** What waits is said by all domains. */
export const dashboardRoutes = (whole: Pick<Whole<unknown>, 'needs' | 'queues'>) =>
  routes(dashboardCalls, {
    sellerHome: async ({ who, query }, db) => {
      const mayReadWallet = whyNotCall(walletCalls.myWallet, who) === undefined
      const [{ balanceCents }, needs, latest, replies] = await Promise.all([
        findWallet(db, who.id),
        needsOf(db, who, whole.needs()),
        latestOrders(db, who, query.latest),
        latestReplies(db, who, query.latest),
      ])
      return {
        data: {
          balance: mayReadWallet ? balanceCents : null,
          needs,
          guide: await guideOf(db, who, balanceCents),
          latest,
          replies,
        },
      }
    },
    setGuide: async ({ who, body }, tx) => {
      await setDismissed(tx, who.id, body.isDismissed)
      return { data: body }
    },
    officeHome: async ({ who }, db) => ({ data: { queues: await queuesOf(db, who, whole.queues()) } }),
  })

/** Money that came otherwise than by a deposit is money to begin with, too. */
async function guideOf(db: Db, who: Who, balanceCents: number): Promise<Guide> {
  const [person, setup] = await Promise.all([getAccount(db, who.id), findSetup(db, who.id)])
  const isDone = {
    profile: person.fullName !== '' && person.phone !== '' && person.address !== '',
    deposit: setup.hasDeposit || balanceCents > 0,
    art: setup.hasArt,
    order: setup.hasOrder,
  }
  // How an account is set up is its owner's to do.
  return { isDismissed: setup.isDismissed || who.member !== undefined, done: guideSteps.filter(step => isDone[step]) }
}

async function latestOrders(db: Db, who: Who, limit: number) {
  if (limit === 0) return []
  const reader = { sellerId: who.id, timeZone: who.timeZone }
  return (await orderPage(db, reader, OrderQuery.parse({ limit }), sellerActor(who.id))).docs
}

const latestReplies = async (db: Db, who: Who, limit: number) =>
  limit === 0 || whyNotCall(ticketCalls.myTickets, who) !== undefined ? [] : listReplies(db, who.id, limit)

/** Those that the reader may know of, the most pressing first. */
async function needsOf(db: Db, who: Who, all: readonly SellerNeeds[]): Promise<NeedRow[]> {
  const counted = all.flatMap(({ of, count }) => {
    const kinds = seenBy(who, of)
    return kinds.length === 0 ? [] : [count(db, { kinds, sellerId: who.id, most: countMax })]
  })
  return byRank((await Promise.all(counted)).flat(), all, need => need.kind)
}

/** Those that the reader may see, in the order of the work. */
async function queuesOf(db: Db, who: Who, all: readonly OfficeQueues[]): Promise<QueueRow[]> {
  const counted = all.flatMap(({ of, count }) => {
    const names = seenBy(who, of)
    return names.length === 0 ? [] : [count(db, { names, who, most: countMax })]
  })
  return byRank((await Promise.all(counted)).flat(), all, queue => queue.name)
}

type Of = OfficeQueues['of']
const seenBy = (who: Who, of: Of): string[] =>
  Object.entries(of).flatMap(([name, { call }]) => (whyNotCall(call, who) === undefined ? [name] : []))

function byRank<Row>(rows: readonly Row[], all: readonly { of: Of }[], nameOf: (row: Row) => string): Row[] {
  const ranks = new Map(all.flatMap(({ of }) => Object.entries(of).map(([name, { rank }]) => [name, rank] as const)))
  return rows.toSorted((one, other) => (ranks.get(nameOf(one)) ?? 0) - (ranks.get(nameOf(other)) ?? 0))
}
