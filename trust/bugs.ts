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
    name: 'owner-not-asked',
    about: 'an order is found by its id alone, whoever owns it',
    suite: 'access',
    engine: 'embedded',
    file: 'src/shop/order/list.store.ts',
    from: '.$if(sellerId !== undefined, query =>',
    to: '.$if(false, query =>',
  },
]
