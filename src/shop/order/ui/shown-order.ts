import type { CallAnswer } from '#base/call.ts'
import type { orderCalls } from '../list/contract.ts'

/** One order as it comes over the wire; the office's carries its seller too. */
export type ShownOrder = CallAnswer<typeof orderCalls.order>['data']

/** The list in which its seller finds it. */
export const listPathOf = ({ isOwn }: Pick<ShownOrder, 'isOwn'>): string => (isOwn ? '/my-order' : '/order')
