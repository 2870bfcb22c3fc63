// The columns of orders' items and their print files.
import type { Generated } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { Customs } from '#shop/catalogue/storefront/customs.rules.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import type { OrderTables } from '../status/store.ts'

type OrderItemTable = {
  id: Generated<number>
  orderId: number
  position: number
  variantId: number | null
  productCode: string
  sku: string
  productName: string
  productNameVi: Generated<string>
  size: string
  color: string
  quantity: number
  unitCents: Cents
  weightOz: number
  mockups: string[]
  productText: Generated<string>
  templateId: Generated<number | null>
  refundedCents: Generated<Cents>
  /** Of it, the shipping that the order no longer needs; below 0 where the rest ships dearer. */
  refundedShippingCents: Generated<Cents>
  cancelledAt: Date | null
  cancelFeeCents: Generated<Cents>
  customs: Generated<Customs | null>
  sellerId: number
  /** When its order was made, while it counts in what sold best (`countSold`). */
  soldAt: Date | null
  isProductFirst: Generated<boolean>
  isTemplateFirst: Generated<boolean>
}

export type FileState = 'WAITING' | 'READY' | 'FAILED'
type OrderFileTable = {
  id: Generated<number>
  orderId: number
  itemId: number
  side: string
  fileId: number | null
  link: Generated<string>
  state: FileState
  fault: string | null
  document: Generated<SideDocument | null>
  /** Its seller's word that it is printed as it is, down to so many dots per inch; another file asks again. */
  acceptedDpi: Generated<number | null>
  acceptedBy: Generated<number | null>
  acceptedAt: Generated<Date | null>
}

export const onItems = (db: Db) => db.q.withTables<OrderTables & { order_item: OrderItemTable; order_file: OrderFileTable }>()
