import { brokeOnTheWay } from '../refund/rules.ts'
import { orderKind } from '../status/facts.rules.ts'
import { hasStep, isOver } from '../status/rules.ts'
import type { ShownOrder } from './shown-order.ts'

/** What its seller can give an order that waits for it. */
export interface Need {
  address: boolean
  /** The items whose file is to be replaced. */
  items: ShownOrder['items']
  label: boolean
  number: boolean
}

/** Made, to be shipped by its seller, and nobody knows its number yet. */
export const waitsForNumber = (order: Pick<ShownOrder, 'status' | 'trackingNumber' | 'orderType' | 'labelState'>): boolean =>
  order.status === 'PRODUCED' && order.orderType === 'SHIP_BY_SELLER' && order.trackingNumber === null && order.labelState !== 'WAITING'

/** Another order has its number: it is kept once it has one of its own. */
export const repeatsNumber = ({ status, duplicateOf }: Pick<ShownOrder, 'status' | 'duplicateOf'>): boolean =>
  status === 'DUPLICATE' && duplicateOf === 'TRACKING_NUMBER'

/** What mends this order, as far as its seller may do it now: of an ERROR its own cause, else what keeps it from going on. */
export function needOf(order: ShownOrder): Need {
  const { status, steps, errorCode, labelState } = order
  const isError = status === 'ERROR'
  const isFor = (code: string) => isError && errorCode === code
  const kind = orderKind(order)
  const isTwin = repeatsNumber(order)
  const isLabelLacking = labelState === 'REFUSED' || (labelState === 'NONE' && (kind === 'STANDARD_TIKTOK' || kind === 'LABEL'))
  return {
    address: steps.editAddress === null && isFor('ADDRESS'),
    items: steps.editDesign === null && (isFor('FILE') || !isError) ? order.items.filter(item => isBad(order, item)) : [],
    // Where the postage is ours its seller has no label to give, whatever else of an unpaid order may be edited.
    label:
      kind !== 'STANDARD_USPS' &&
      steps.editLabel === null &&
      (isFor('LABEL') || isTwin || (!isError && (isLabelLacking || waitsForNumber(order)))),
    number: steps.editNumber === null && (isFor('LABEL') || isTwin || waitsForNumber(order)),
  }
}

/** What kind of ticket asks for what support alone may do with it now; nothing where its seller may. */
export function askTypeOf({ status, steps, handedOverAt }: Pick<ShownOrder, 'status' | 'steps' | 'handedOverAt'>) {
  if (steps.cancel === 'ORDER_ASK_SUPPORT') return 'CANCEL'
  return status === 'ERROR' && steps.resend === 'ORDER_ASK_SUPPORT' ? mendType({ handedOverAt }) : undefined
}
/** What kind of ticket asks for what mends it. */
export const mendType = ({ handedOverAt }: Pick<ShownOrder, 'handedOverAt'>) => (handedOverAt === null ? 'CHANGE_INFO' : 'SHIPPING')

/** Back at our dock, and its seller says where to next: the act stands in the alert that says so. */
export const isSentAgain = (order: Pick<ShownOrder, 'status' | 'orderType' | 'handedOverAt' | 'errorWaitsOn' | 'returnedAt'>): boolean =>
  isBackLate(order) || (order.orderType !== 'LABEL' && brokeOnTheWay(order) && order.returnedAt !== null && order.errorWaitsOn === 'SELLER')
/** Back at our dock after it had arrived: nothing waits for anybody, and it can go out again. */
export const isBackLate = ({ status, orderType, returnedAt }: Pick<ShownOrder, 'status' | 'orderType' | 'returnedAt'>): boolean =>
  orderType !== 'LABEL' && returnedAt !== null && isOver(status) && hasStep(status, 'reship')
export const isNeeding = ({ address, items, label, number }: Need): boolean => address || items.length > 0 || label || number

function isBad({ status, errorItemId }: ShownOrder, item: ShownOrder['items'][number]): boolean {
  if (item.cancelledAt !== null) return false
  if (status === 'ERROR') return errorItemId === null || errorItemId === item.id
  return item.files.some(file => file.state === 'FAILED')
}
