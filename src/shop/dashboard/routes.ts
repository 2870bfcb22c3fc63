import { whyNotCall } from '#base/access/access.ts'
import { later } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { listDeadLetters } from '#engine/jobs/dead-letter.store.ts'
import { type Route, routes, type Who } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { waitingApprovals } from '#shop/approval/decide/waiting.decide.ts'
import { OrderQuery } from '#shop/order/list/contract.ts'
import { orderPage } from '#shop/order/list/list.ts'
import { standingQueue } from '#shop/order/office/exception/standing.exception.ts'
import { sellerActor } from '#shop/order/status/facts.status.ts'
import { noScanMs, stuckMs } from '#shop/tracking/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { dashboardCalls, type Guide } from './contract.ts'
import { listQueues, type QueueRow, type ViewedQueue } from './office.store.ts'
import { countMax, guideSteps, needKinds, needs, type QueueName, queueNames, queues } from './rules.ts'
import { findSetup, listNeeds } from './seller.store.ts'
import { setDismissed } from './store.ts'

/** `all` are the deployment's routes: what waits for a second person is theirs who could do it. */
export const dashboardRoutes = (all: () => readonly Route[]): Route[] =>
  routes(dashboardCalls, {
    sellerHome: async ({ who, query }, db) => {
      const mayReadWallet = whyNotCall(walletCalls.myWallet, who) === undefined
      const [{ balanceCents }, found, latest] = await Promise.all([
        findWallet(db, who.id),
        listNeeds(db, who.id),
        latestOrders(db, who, query.latest),
      ])
      const shown = needKinds.filter(kind => whyNotCall(needs[kind], who) === undefined)
      return {
        data: {
          balance: mayReadWallet ? balanceCents : null,
          needs: shown.flatMap(kind => found.find(need => need.kind === kind) ?? []),
          guide: await guideOf(db, who, balanceCents),
          latest,
        },
      }
    },
    setGuide: async ({ who, body }, tx) => {
      await setDismissed(tx, who.id, body.isDismissed)
      return { data: body }
    },
    officeHome: async ({ who }, db) => ({ data: { queues: await queuesOf(db, who, all) } }),
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

async function queuesOf(db: Db, who: Who, all: () => readonly Route[]): Promise<QueueRow[]> {
  const names = queueNames.filter(name => whyNotCall(queues[name], who) === undefined)
  const now = db.now()
  const trouble = { now, handedBefore: later(now, -noScanMs), seenBefore: later(now, -stuckMs) }
  const [rows, standing, approvals, jobs] = await Promise.all([
    listQueues(db, names.filter(isViewed), who.timeZone, trouble),
    names.includes('exceptions') ? standingQueue(db, who.timeZone) : undefined,
    names.includes('approvals') ? waitingApprovals(db, who, all()) : undefined,
    names.includes('jobs') ? listDeadLetters(db, { page: 1, limit: 1 }) : undefined,
  ])
  const plain = { overdue: null, unassigned: null }
  if (standing) rows.push({ name: 'exceptions', ...standing, ...plain, count: Math.min(standing.count, countMax) })
  if (approvals)
    rows.push({ name: 'approvals', count: Math.min(approvals.totalDocs, countMax), since: approvals.since, doneToday: null, ...plain })
  if (jobs) rows.push({ name: 'jobs', count: Math.min(jobs.totalDocs, countMax), since: null, doneToday: null, ...plain })
  return names.flatMap(name => rows.find(row => row.name === name) ?? [])
}

const elsewhere: readonly QueueName[] = ['exceptions', 'approvals', 'jobs']
const isViewed = (name: QueueName): name is ViewedQueue => !elsewhere.includes(name)
