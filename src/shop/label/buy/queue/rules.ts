// A place in the queue of labels: when its parcel must leave, and by whom it goes.
import type { Plan } from '#shop/carrier/account/choose.rules.ts'
import type { LabelKind, LabelWay } from '../../rules.ts'

export interface Way {
  way: LabelWay
  accountId: number | null
  /** A code of the account's, where it is known before the label is bought. */
  service: string | null
  /** How many accounts could sell it. */
  choices: number
}

interface Queued {
  orderType: string
  shippingBy: string
  label: { kind: LabelKind; accountId: number | null } | null
}

/** By whom an order goes: as its label says, else as it would be bought. */
export function wayOf({ orderType, shippingBy, label }: Queued, plan: () => Plan): Way {
  const none = { accountId: null, service: null, choices: 0 }
  if (label?.kind === 'ELSEWHERE') return { way: 'ELSEWHERE', ...none }
  if (label?.kind === 'SUPPLIED' || (!label && (orderType !== 'STANDARD' || shippingBy === 'TIKTOK'))) return { way: 'SELLER', ...none }
  if (label && label.accountId !== null) return { way: 'ACCOUNT', accountId: label.accountId, service: null, choices: 1 }
  const planned = plan()
  if (planned.accountId !== null) return { way: 'ACCOUNT', ...planned }
  return { way: planned.choices > 0 ? 'CHEAPEST' : 'NONE', ...planned }
}

/** As the filter names it: an account by its id. */
export const wayKey = ({ way, accountId }: Pick<Way, 'way' | 'accountId'>): string => (way === 'ACCOUNT' ? String(accountId) : way)

interface Made {
  id: number
  batchId: number | null
  allPassedAt: Date | null
}
/** In the order of the batch: batch by batch, and in each as their last pieces passed. What was in no batch comes last. */
export const inBatchOrder = (one: Made, other: Made): number =>
  (one.batchId ?? Number.MAX_SAFE_INTEGER) - (other.batchId ?? Number.MAX_SAFE_INTEGER) ||
  (one.allPassedAt?.getTime() ?? 0) - (other.allPassedAt?.getTime() ?? 0) ||
  one.id - other.id
