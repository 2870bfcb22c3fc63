// How much cheaper a save of a price list makes anything, for anybody, at any time from now on: two people are asked above a limit.
import type { Tx } from '#engine/db/database.ts'
import type { Amount } from '#shop/approval/rules.ts'
import { listTiers } from './charged.store.ts'
import type { PriceListChange } from './contract.ts'
import { deepestCut, tierCut } from './cut.rules.ts'
import { offAt } from './rules.ts'
import { type ChargedRow, listCharged, listSpans, type PriceListRow } from './store.ts'

/** A tier of more lists is not measured: a save of one of them waits. */
const MOST_LISTS = 1_000

/**
 * Measures what is charged before the save; asked after it, answers the deepest cut in basis points, or null where it cannot be measured. What people pay is compared and not
 * the list's rows: a row that is left out, another tier or another time lets other prices through.
 */
export async function measureCut(tx: Tx, before: PriceListRow, list: PriceListChange): Promise<() => Promise<Amount>> {
  const tiers = [...new Set([before.tier, list.tier])]
  const lists = await listSpans(tx, tiers, MOST_LISTS + 1)
  if (lists.length > MOST_LISTS) return async () => null
  const spans = [...lists, { startsAt: new Date(list.startsAt), endsAt: list.endsAt === null ? null : new Date(list.endsAt) }]
  const now = tx.now().getTime()
  const changes = spans.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt?.getTime() ?? now])
  // Between two changes of its lists a tier's prices stand.
  const moments = [...new Set([now, ...changes.filter(at => at > now)])]
  const all = tiers.flatMap(tier => moments.map(at => ({ tier, at: new Date(at) })))
  const was = await chargedAt(tx, all)
  return async () => {
    const is = await chargedAt(tx, all)
    return Math.max(0, ...is.map((after, index) => cutOf(was[index] ?? after, after)))
  }
}

type Charged = Awaited<ReturnType<typeof chargedAt>>[number]

async function chargedAt(tx: Tx, all: readonly { tier: string; at: Date }[]) {
  const charged = []
  for (const { tier, at } of all) {
    const then = { ...tx, now: () => at }
    charged.push({ rows: await listCharged(then, tier), tiers: await listTiers(then, tier, { variantIds: undefined }) })
  }
  return charged
}

/** A price and what is off by quantity are one: at each number of pieces where more comes off, and of a single piece. */
function cutOf(before: Charged, after: Charged): number {
  const was = new Map(before.rows.map(row => [row.variantId, row]))
  const paid = ({ tiers }: Charged, { productId, sellerCents, tiktokCents }: ChargedRow, pieces: readonly number[]) =>
    pieces.flatMap(count => {
      // Not rounded to cents, which would make a cut of the limit one above it.
      const share = 10_000 - offAt(tiers.get(productId) ?? [], count)
      return [sellerCents * share, tiktokCents * share]
    })
  const piecesOf = ({ productId }: ChargedRow) => [1, ...(after.tiers.get(productId) ?? []).map(({ fromQuantity }) => fromQuantity)]
  const ofPrices = deepestCut(
    after.rows,
    row => {
      const known = was.get(row.variantId)
      return known && paid(before, known, piecesOf(row))
    },
    row => paid(after, row, piecesOf(row)),
  )
  const ofTiers = [...after.tiers].map(([productId, tiers]) => tierCut(before.tiers.get(productId) ?? [], tiers))
  return Math.max(ofPrices, ...ofTiers)
}
