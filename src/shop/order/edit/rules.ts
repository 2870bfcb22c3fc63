import type { OrderStatus } from '../status/contract.ts'
import { type OrderFacts, orderKind } from '../status/facts.rules.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { isOver, isUnpaid } from '../status/rules.ts'

/**
 * What of an order is edited. `all`: items, type, carriage. `variant`: what an item is of, as staff proposed it. `design`: files and text.
 * `label`: the seller's own paper, as a link or a file. `number`: the tracking number of a parcel that its seller ships.
 */
export type EditPart = 'all' | 'variant' | 'address' | 'note' | 'design' | 'label' | 'number'
type EditFacts = Pick<
  OrderFacts,
  | 'status'
  | 'orderType'
  | 'shippingBy'
  | 'paidAt'
  | 'isFree'
  | 'label'
  | 'errorFrom'
  | 'errorCode'
  | 'isProductionStarted'
  | 'isAllPassed'
  | 'handedOverAt'
>
/** The part whose change mends an order that broke for this cause. */
const mendedBy: Readonly<Record<string, EditPart>> = { ADDRESS: 'address', FILE: 'design', LABEL: 'label', STOCK: 'variant' }

/**
 * Why this part may not be edited now. All of an order may be before it is paid; its address, note and design while it is new; then only
 * what it broke for. A label or number that its seller brings may come until the parcel leaves.
 */
export function whyNotEdit(part: EditPart, order: EditFacts): StepFault | undefined {
  // A remake that costs nothing is made of what its first order was.
  if ((part === 'all' || part === 'variant') && order.isFree) return 'ORDER_CANNOT_BE_EDIT'
  const at = order.status === 'ERROR' ? order.errorFrom : order.status
  if (part === 'number' && orderKind(order) !== 'SHIP_BY_SELLER') return 'ORDER_CANNOT_BE_EDIT'
  if (order.paidAt === null && at !== null && at !== 'NEW' && isUnpaid(at)) return undefined
  if (part === 'label' || part === 'number') return whyNotPaper(part, order, at)
  if (part === 'variant' && order.isProductionStarted) return 'ORDER_IN_PRODUCTION'
  if (order.label?.isLive && order.label.isBought && part !== 'design') return 'ORDER_HAS_CREATED_LABEL'
  if (isBrokenFor(part, order) && order.handedOverAt === null)
    return part === 'design' && order.isAllPassed ? 'ORDER_CANNOT_BE_EDIT' : undefined
  if (order.label?.isLive && order.label.isBought) return 'ORDER_HAS_CREATED_LABEL'
  return part !== 'all' && at === 'NEW_ORDER' ? undefined : 'ORDER_CANNOT_BE_EDIT'
}

function whyNotPaper(part: 'label' | 'number', order: EditFacts, at: OrderStatus | 'NEW' | null): StepFault | undefined {
  if (order.handedOverAt !== null) return 'ORDER_HANDED_OVER'
  if (orderKind(order) === 'STANDARD_USPS' || at === null || at === 'NEW' || isOver(at)) return 'ORDER_CANNOT_BE_EDIT'
  const isInUse = order.label?.isLive === true && (part === 'number' || order.label.isCreated || order.label.isBought)
  return isInUse && !(part === 'label' && isBrokenFor('label', order) && !order.label?.isBought) ? 'ORDER_HAS_CREATED_LABEL' : undefined
}

const isBrokenFor = (part: EditPart, { status, errorCode }: EditFacts): boolean => status === 'ERROR' && mendedBy[errorCode ?? ''] === part
