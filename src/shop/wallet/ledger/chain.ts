// The seals of the ledger (docs/domain.md "Money"): each transaction of a wallet is sealed together with the one before it, by a key
// that is not in the database. Who changes a row by SQL cannot make its seal, so `verify` names the row.
import { createHmac } from 'node:crypto'
import type { Db } from '#engine/db/database.ts'
import { applyPostings, type ChainedWallet, type Movement, type Posting, type SealedMovement, walletChangeCents } from './posting.rules.ts'

export const ledgerKey = (db: Db): Buffer => db.secret('ledger')

/** Puts the movement at the end of the wallet's chain; `after` is the wallet's next row. */
export function chain(
  key: Buffer,
  wallet: ChainedWallet,
  movement: Movement,
  creditLimitCents = wallet.creditLimitCents,
): { sealed: SealedMovement; after: ChainedWallet } {
  const state = { ...applyPostings(wallet, movement.postings), creditLimitCents }
  const placed = {
    ...movement,
    ...state,
    sellerId: wallet.sellerId,
    position: wallet.position + 1,
    amountCents: walletChangeCents(movement.postings),
  }
  const seal = sealOf(key, wallet.lastSeal, placed)
  return { sealed: { ...placed, seal }, after: { ...state, sellerId: wallet.sellerId, position: placed.position, lastSeal: seal } }
}

/** HMAC-SHA-256 over the seal before and every field of the row and its entries, in one fixed order. */
export function sealOf(key: Buffer, previous: Uint8Array, row: Omit<SealedMovement, 'seal'>): Buffer {
  const fields = [
    row.sellerId,
    row.position,
    row.kind,
    row.ref,
    row.method,
    row.reason,
    row.orderId,
    row.at.toISOString(),
    row.amountCents,
    row.balanceCents,
    row.heldCents,
    row.debtCents,
    row.creditLimitCents,
    inOrder(row.postings),
  ]
  return createHmac('sha256', key).update(previous).update(JSON.stringify(fields)).digest()
}

/** The seal of a transaction between house accounts at its place in their own chain. */
export function houseSealOf(key: Buffer, previous: Uint8Array, position: number, row: Movement & { id: number }): Buffer {
  const fields = [position, row.id, row.kind, row.ref, row.method, row.reason, row.orderId, row.at.toISOString(), inOrder(row.postings)]
  return createHmac('sha256', key).update(previous).update(JSON.stringify(fields)).digest()
}

const inOrder = (postings: readonly Posting[]) =>
  postings.map(({ account, amountCents }) => [account, amountCents] as const).sort(([one], [other]) => (one < other ? -1 : 1))
