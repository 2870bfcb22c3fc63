// How a design is ordered from its editor: the acts stand with orders, in a layer above designs.
import type { ReactNode } from 'react'
import type { Product } from '#shop/catalogue/storefront/contract.ts'
import type { MyTemplate } from '../mine/Worn.tsx'

/** A design as it was saved, which is what orders print. */
export interface SavedDesign {
  template: MyTemplate
  product: Product
  /** The colour that it is looked at in. */
  shown: string
  /** What stands on the canvas is not what was saved. */
  isUnsaved: boolean
  /** Makes it what was saved, or says why not; nothing for who may only look. */
  save: (() => Promise<void>) | undefined
}
export type OrderPart = (saved: SavedDesign) => ReactNode
