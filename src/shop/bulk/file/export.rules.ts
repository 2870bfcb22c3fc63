// Columns of a file of orders: those that an import reads back, and facts that it passes over.
import { addressFields } from '#shop/address/rules.ts'
import { type ImportField, importFields } from '../column/field.rules.ts'

const fields = [
  'orderId',
  'quantity',
  'product',
  'sku',
  'size',
  'color',
  'text',
  'designFront',
  'designBack',
  'designLeftSleeve',
  'designRightSleeve',
  'designHood',
  'mockup1',
  'mockup2',
  'mockup3',
  'mockup4',
  ...addressFields,
  'shippingBy',
  'shippingLevel',
  'labelLink',
  'trackingNumber',
  'tag',
  'note',
] as const satisfies readonly ImportField[]
/** What an import does not read; dollars, as people read them. */
const facts = {
  inkportId: 'inkport id',
  orderStatus: 'status',
  unitCost: 'unit cost',
  orderTotal: 'order total',
  carrier: 'carrier',
  trackingLink: 'tracking link',
  createdAt: 'created at',
} as const

export type OrderColumn = (typeof fields)[number] | keyof typeof facts
export const orderColumnIds: readonly OrderColumn[] = [...fields, ...(Object.keys(facts) as (keyof typeof facts)[])] // Object.keys forgets the keys' type.
/** What stands in it where nobody has chosen: all that makes the same orders again, and what they are to us. */
export const usualOrderColumns: readonly OrderColumn[] = orderColumnIds.slice(0, orderColumnIds.indexOf('carrier'))

const isFact = (column: OrderColumn): column is keyof typeof facts => Object.hasOwn(facts, column)
/** The name that stands over it. */
export const orderColumnName = (column: OrderColumn): string => (isFact(column) ? facts[column] : importFields[column])
