// Stock, as the transaction that charges an order takes it.
import type { Tx } from '#engine/db/database.ts'
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
  if (sums.length > 0 && (await takePieces(tx, sums)) !== sums.length) throw new Error('Stock that was locked is gone.')
}

/** Puts pieces back that will not be made. */
export async function returnStock(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  const ids = pieces.map(each => each.variantId)
  const counted = await stockOf(tx, ids)
  const back = summed(pieces).filter(each => counted.has(each.variantId))
  if (back.length > 0)
    await takePieces(
      tx,
      back.map(each => ({ ...each, quantity: -each.quantity })),
    )
}

const summed = (pieces: readonly Pieces[]): Pieces[] =>
  [...Map.groupBy(pieces, each => each.variantId)].map(([variantId, group]) => ({
    variantId,
    quantity: group.reduce((sum, each) => sum + each.quantity, 0),
  }))
