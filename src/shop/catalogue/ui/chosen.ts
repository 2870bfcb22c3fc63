import type { Product, Variant } from '../contract.ts'

/** What the product page hands to the part that buys it. */
export interface Chosen {
  product: Product
  variant: Variant
}
