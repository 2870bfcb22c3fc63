// Bugs that are planted into a build of their own, to prove that the suites see them. The product's sources hold none of them.

import type { Engine } from './house.ts'

/** The bug, the suite that must see it, and what it changes: `from` stands exactly once in the file. */
export interface Bug {
  readonly name: string
  /** In the words of who would make it. */
  readonly about: string
  readonly suite: string
  readonly engine: Engine
  readonly file: string
  readonly from: string
  readonly to: string
  /** A second change of the same file, where the bug is one of two places. */
  readonly and?: { readonly from: string; readonly to: string }
}

export const bugs: readonly Bug[] = [
  {
    name: 'wallet-not-locked',
    about: 'a balance is read, and written a moment later',
    suite: 'pay',
    engine: 'postgres',
    file: 'src/shop/wallet/wallet.store.ts',
    from: ".where('seller_id', '=', sellerId).forNoKeyUpdate()",
    to: ".where('seller_id', '=', sellerId)",
  },
  {
    name: 'approve-not-locked',
    about: 'a deposit is looked at, and approved a moment later',
    suite: 'race',
    engine: 'postgres',
    file: 'src/shop/wallet/deposit.store.ts',
    from: '} for no key update`.execute(tx.q)',
    to: '}`.execute(tx.q)',
  },
  {
    name: 'two-transactions',
    about: 'the debit is committed, and the order marked as paid a moment later',
    suite: 'crash',
    engine: 'postgres',
    file: 'src/shop/order/pay.order.ts',
    from: '  await settle(tx, reserved, charged, orderId',
    to: `  const { sql } = await import('kysely')
  await sql.raw('commit').execute(tx.q)
  await new Promise(done => setTimeout(done, 50))
  await sql.raw('begin').execute(tx.q)
  await settle(tx, reserved, charged, orderId`,
  },
  {
    name: 'import-from-start',
    about: 'an import that is taken up again begins with its first row',
    suite: 'crash',
    engine: 'postgres',
    file: 'src/shop/bulk/make.ts',
    from: 'let cursor = record.madeRow',
    to: 'let cursor = 0',
    and: { from: "record?.status !== 'IMPORTING' || record.madeRow !== cursor", to: "record?.status !== 'IMPORTING'" },
  },
  {
    name: 'keys-in-memory',
    about: 'idempotency keys are forgotten when the process ends',
    suite: 'idempotency',
    engine: 'embedded',
    file: 'src/engine/serve/write.ts',
    from: 'accountId: input.who.id, key: given, call',
    to: 'accountId: input.who.id, key: given + process.pid, call',
  },
]
