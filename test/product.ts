// Products for tests, as their editors save them.
import { type OfficeProduct, ProductChange } from '#shop/catalogue/office/contract.ts'

/** What a save of this product sends: its own fields of today, changed. */
export function changeOf(product: OfficeProduct, patch: Partial<ProductChange> = {}): ProductChange {
  const given: Record<string, unknown> = { ...product, shape: product.shape === 'mug' ? 'mug' : 'tee', ...patch }
  return Object.fromEntries(Object.keys(ProductChange.shape).map(key => [key, given[key]])) as ProductChange // each field of it
}
