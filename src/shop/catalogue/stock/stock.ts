// Stock, as the transaction that charges an order takes it.
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { lockStock, takePieces } from './store.ts'

export interface Pieces {
  variantId: number
  quantity: number
}

/** What is left of these variants, by id, locked; a variant that is not counted is not in it. */
export const stockOf = async (tx: Tx, variantIds: readonly number[]): Promise<Map<number, number>> =>
  variantIds.length === 0 ? new Map() : new Map((await lockStock(tx, variantIds)).map(({ id, stock }) => [id, stock]))

/** Takes what `stockOf` has shown to be there. */
export async function takeStock(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  const sums = summed(pieces)
  if ((await movePieces(tx, sums)) !== sums.length) throw new Error('Stock that was locked is gone.')
}

/** Puts pieces back that will not be made. */
export async function returnStock(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  const ids = pieces.map(each => each.variantId)
  const counted = await stockOf(tx, ids)
  const back = summed(pieces).filter(each => counted.has(each.variantId))
  await movePieces(
    tx,
    back.map(each => ({ ...each, quantity: -each.quantity })),
  )
}

/** Answers of how many variants there was enough. Whoever lists products hears of those that have run out or are there again. */
async function movePieces(tx: Tx, pieces: readonly Pieces[]): Promise<number> {
  if (pieces.length === 0) return 0
  const taken = await takePieces(tx, pieces)
  const turned = taken.filter(({ had, left }) => (had === 0) !== (left === 0)).map(({ productId }) => productId)
  if (turned.length > 0) await emit(tx, 'stock.changed', { productIds: [...new Set(turned)] })
  return taken.length
}

const summed = (pieces: readonly Pieces[]): Pieces[] =>
  [...Map.groupBy(pieces, each => each.variantId)].map(([variantId, group]) => ({
    variantId,
    quantity: group.reduce((sum, each) => sum + each.quantity, 0),
  }))
