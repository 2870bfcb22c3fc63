// Controls: what a suite does with a controlled deployment (`controlled-server.ts`) beside calling it.
import type { CarrierEventCode } from '#shop/carrier/rules.ts'

/** Who acts in one simulation, signed in. `item` is a product of the seller's own, as `buy now` names it. */
export interface Actors {
  ownerToken: string
  seller: { id: number; token: string }
  /** Of the seller's team, with every role. */
  memberToken: string
  item: { productTypeSizeCustom: number; productCustomTemplate: number }
  /** Another one. */
  other: { productTypeSizeCustom: number; productCustomTemplate: number }
}
/** What stands in the database of one seller: whole cents. */
export interface SellerSnapshot {
  balance: number
  debt: number
  held: number
  /** The sum of the wallet's entries. */
  entries: number
  /** Transactions whose entries do not sum to zero. */
  unbalanced: number
  /** `booked` is what was paid less what came back, in the ledger. */
  orders: readonly { id: number; status: string; paid: number; refunded: number; booked: number }[]
  /** What happened after the last one that was seen, in its order. */
  changes: readonly { id: number; orderId: number; step: string; from: string | null; to: string }[]
  deposits: readonly { id: number; status: string }[]
  /** Uses of the vouchers that the seller's orders name. */
  vouchers: readonly { code: string; uses: number; used: number }[]
  /** Variants of which there are less than none. */
  oversold: number
  /** What its inviter's wallet holds, less what they owe; null where nobody invited it. */
  invitersCents: number | null
  /** Lines of announcements in its bell. */
  announced: number
  /** Daily mails that were made for it, and days that have one. */
  digests: { mails: number; days: number }
}
/** Where the next write of a person fails: before it is committed, or after it, so that its answer is lost. */
export type Failure = 'BEFORE' | 'AFTER'

/** Orders that a controlled deployment obeys, and what it answers. */
export interface Commands {
  actors: { given: object; answer: Actors }
  advance: { given: { milliseconds: number }; answer: object }
  /** The clock stands at this instant, or where it is, until it is let go on from there; answers the instant. */
  stand: { given: { at?: string; isOver?: boolean }; answer: { now: string } }
  cron: { given: { name: string }; answer: object }
  settle: { given: object; answer: object }
  /** The job or listener of this name waits before it begins, until nothing is held any more. */
  hold: { given: { name: string | null }; answer: object }
  /** The carrier says this of a parcel now. */
  report: { given: { parcelId: number; code: CarrierEventCode }; answer: object }
  fail: { given: { at: Failure | null }; answer: object }
  /** So many answers of the carrier, each a label that was bought, are lost before they are kept. */
  lose: { given: { labels: number }; answer: object }
  parcels: { given: object; answer: { lost: number; sold: number } }
  /** Orders of this seller are paid and wait at the dock; answers what its scanner reads of each. */
  dock: { given: { sellerId: number; shipped: number; labels: number }; answer: { scans: readonly string[] } }
  /** The owner, signed in now: sessions end while a clock jumps. */
  owner: { given: object; answer: { token: string } }
  /** Paid orders of a new seller that are made and wait for a label of ours. */
  produced: { given: { count: number }; answer: { sellerId: number; orderIds: readonly number[] } }
  /** This account of ours at a carrier tells of no parcel that it sells from now on. */
  untold: { given: { accountId: number }; answer: object }
  /** Another seller has invited this one, who joins the programme that runs now. */
  invite: { given: { sellerId: number }; answer: object }
  /** Daily mails that lie in this seller's mailbox. */
  mailbox: { given: { sellerId: number }; answer: { digests: number } }
  look: { given: { sellerId: number; after: number }; answer: SellerSnapshot }
}
export type Control = <N extends keyof Commands>(name: N, given: Commands[N]['given']) => Promise<Commands[N]['answer']>

export const controlPath = '/control'

export function controlOf({ url }: { url: string }): Control {
  return async (name, given) => {
    const response = await fetch(`${url}${controlPath}/${name}`, { method: 'POST', body: JSON.stringify(given) })
    if (!response.ok) throw new Error(`${name} was answered ${response.status}: ${await response.text()}`)
    return await response.json()
  }
}
