// Demo money, also the tests' builders.
import type { Cents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { creditWallet, openWallet } from '../ledger/ledger.ts'

/** Opens the seller's wallet and fills it as a bank deposit would; `ref` keeps a second call from filling it again. */
export async function seedWallet(tx: Tx, given: { sellerId: number; amountCents: Cents; ref?: string }): Promise<void> {
  const { sellerId, amountCents, ref = `seed:${sellerId}` } = given
  await openWallet(tx, sellerId)
  if (amountCents > 0) await creditWallet(tx, { sellerId, kind: 'DEPOSIT', method: 'BANK', amountCents, ref, reason: 'Opening balance' })
}
