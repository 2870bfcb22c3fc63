// A seller's own product for the demo shop and for tests.
import type { Tx } from '#engine/db/database.ts'
import { findVariants } from '#shop/catalogue/catalogue.ts'
import type { Template } from '../contract.ts'
import { makeTemplate } from './template.ts'

/** A library file placed on the front of this variant's product and colour. */
export async function seedTemplate(
  tx: Tx,
  sellerId: number,
  { sku, fileId }: { sku: string; fileId: number },
): Promise<Template & { variantId: number }> {
  const variant = (await findVariants(tx, [sku])).get(sku)
  if (!variant) throw new Error('Seed the catalogue first.')
  const { productCode: productID, color } = variant
  const template = await makeTemplate(
    tx,
    { sellerId, signerId: sellerId },
    { productID, color, sides: [{ side: 'FRONT', fileId, placement: 'FIT' }] },
  )
  return { ...template, variantId: variant.id }
}
