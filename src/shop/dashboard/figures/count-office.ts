// The office's figures: everybody's orders, production, postage, claims, and what is left of the sales.
import { whyNotCall } from '#base/access/access.ts'
import { sumCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { postageCalls } from '#shop/label/buy/postage/contract.ts'
import { postageOf } from '#shop/label/buy/postage/postage.ts'
import { countPieces } from '#shop/production/scan/made/made.ts'
import { ticketReportCalls } from '#shop/ticket/office/report/contract.ts'
import { sumClaims } from '#shop/ticket/office/report/report.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import type { OfficeFigures } from './contract.ts'
import { sharedFigures } from './count.ts'
import type { FigureRange } from './rules.ts'

/** Each part is told to whom its own report is open. */
export async function officeFigures(db: Db, who: Who, range: FigureRange): Promise<OfficeFigures> {
  const may = (call: Parameters<typeof whyNotCall>[0]) => whyNotCall(call, who) === undefined
  const hasMoney = may(walletCalls.officeLedgerLines)
  const { figures, spent, edges } = await sharedFigures(db, { timeZone: who.timeZone, hasMoney }, range)
  const days = { from: figures.from, to: figures.to, timeZone: who.timeZone }
  const [pieces, postage, claims] = await Promise.all([
    countPieces(db, { from: edges[0] ?? db.now(), until: edges.at(-1) ?? db.now() }),
    may(postageCalls.postageReport) ? postageOf(db, days) : undefined,
    may(ticketReportCalls.claimReport) ? sumClaims(db, days) : undefined,
  ])
  return {
    ...figures,
    pieces,
    postage: postage ? { labels: postage.labels, boughtCents: postage.boughtCents, refundedCents: postage.refundedCents } : null,
    claims: claims
      ? { claims: claims.claims, refunds: claims.refunds, reprints: claims.reprints, refundedCents: claims.refundedCents }
      : null,
    margin: spent && postage ? marginOf(figures.total.costCents ?? 0, postage.boughtCents - postage.refundedCents, spent) : null,
  }
}

function marginOf(salesCents: number, postageCents: number, spent: readonly { referralCents: number }[]) {
  const referralCents = sumCents(spent.map(each => each.referralCents))
  return { salesCents, postageCents, referralCents, marginCents: salesCents - postageCents - referralCents }
}
