// Stock, as the transaction that charges an order takes it.
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { insertReceipt, listSpoiled } from './receipt.store.ts'
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

interface Spoiled {
  variantId: number
  /** What spoiled it: no two blanks are spoiled by the same. */
  ref: string
  note: string
  madeBy: string
}
/**
 * A blank of this variant was spoiled and another is used in its place: it leaves the stock with a line of its history. Null where nobody
 * counts the variant; 'NONE_LEFT' where the stock says that none is there, and stays so: what is spoiled is not refused.
 */
export async function spoilBlank(tx: Tx, { variantId, ref, note, madeBy }: Spoiled): Promise<'TAKEN' | 'NONE_LEFT' | null> {
  const stock = (await stockOf(tx, [variantId])).get(variantId)
  if (stock === undefined) return null
  const [taken] = await takePieces(tx, [{ variantId, quantity: 1 }])
  await insertReceipt(tx, { kind: 'SPOILED', supplier: '', ref, note, madeBy }, [
    { variantId, quantity: 1, before: stock, after: taken?.left ?? stock },
  ])
  if (!taken) return 'NONE_LEFT'
  await emit(tx, 'stock.changed', { productIds: [taken.productId] })
  return 'TAKEN'
}

/** Blanks that left the stock by these names and were not used are there again, once; a variant that is counted no longer takes none back. */
export async function returnBlanks(tx: Tx, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return
  const spoiled = await listSpoiled(tx, refs)
  const counted = await stockOf(tx, [...new Set(spoiled.map(each => each.variantId))])
  for (const { variantId, ref, note } of spoiled.filter(each => counted.has(each.variantId))) {
    const [back] = await takePieces(tx, [{ variantId, quantity: -1 }])
    if (!back) continue
    const line = { variantId, quantity: 1, before: back.had, after: back.left }
    await insertReceipt(tx, { kind: 'PUT_BACK', supplier: '', ref, note, madeBy: '' }, [line])
    await emit(tx, 'stock.changed', { productIds: [back.productId] })
  }
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
