// Of the demo catalogue: words of its tags, quantity tiers, size charts, and where prints lie on the drawn pictures.

import type { PictureShape, Technique } from '../picture/contract.ts'
import type { QuantityTier } from '../price/rules.ts'
import type { SizeChart } from '../storefront/contract.ts'
import type { Customs } from '../storefront/customs.rules.ts'

export const seedTags = [
  { tag: 'Bestseller', nameVi: 'Bán chạy' },
  { tag: 'Apparel', nameVi: 'Quần áo' },
  { tag: 'Unisex', nameVi: 'Nam nữ' },
  { tag: 'Women', nameVi: 'Nữ' },
  { tag: 'Vintage', nameVi: 'Phong cách cũ' },
  { tag: 'Gifts', nameVi: 'Quà tặng' },
  { tag: 'Home', nameVi: 'Nhà cửa' },
  { tag: 'Drinkware', nameVi: 'Cốc chén' },
  { tag: 'Accessories', nameVi: 'Phụ kiện' },
  { tag: 'Kids', nameVi: 'Trẻ em' },
  { tag: 'Winter', nameVi: 'Mùa đông' },
] as const

export const seedTiers: readonly QuantityTier[] = [
  { fromQuantity: 100, offBasisPoints: 300 },
  { fromQuantity: 500, offBasisPoints: 600 },
]

/** Shares of the picture, from its top left corner. */
export const seedPlaces: Partial<Record<PictureShape, { left: number; top: number; width: number }>> = {
  tee: { left: 0.34, top: 0.27, width: 0.32 },
  'ladies-tee': { left: 0.36, top: 0.28, width: 0.28 },
  'kids-tee': { left: 0.36, top: 0.28, width: 0.28 },
  sweatshirt: { left: 0.34, top: 0.28, width: 0.32 },
  hoodie: { left: 0.35, top: 0.34, width: 0.3 },
  tote: { left: 0.32, top: 0.42, width: 0.36 },
}

/** What is no cloth is pressed or printed otherwise than shirts are; those are printed as is usual. */
export const seedTechniques: Partial<Record<PictureShape, Technique>> = { mug: 'SUBLIMATION', ornament: 'SUBLIMATION', poster: 'UV' }

const measures = [
  { name: 'Width', nameVi: 'Rộng' },
  { name: 'Length', nameVi: 'Dài' },
  { name: 'Sleeve', nameVi: 'Tay áo' },
]
/** First size with its inches; each next size adds the step. */
function grown(sizes: string, first: readonly number[], step: readonly number[]): SizeChart {
  const rows = sizes.split(' ').map((size, at) => ({ size, inches: first.map((inches, column) => inches + at * (step[column] ?? 0)) }))
  return { measures, rows }
}
const charts: Partial<Record<PictureShape, SizeChart>> = {
  tee: grown('S M L XL 2XL 3XL', [18, 28, 15.5], [2, 1, 1]),
  'ladies-tee': grown('S M L XL 2XL', [16.5, 25.5, 13], [1.5, 0.75, 0.75]),
  'kids-tee': grown('YS YM YL YXL', [16, 20.5, 12], [1, 1.5, 1]),
  sweatshirt: grown('S M L XL 2XL 3XL', [20, 27, 33.5], [2, 1, 1]),
  hoodie: grown('S M L XL 2XL 3XL', [20, 27, 33.5], [2, 1, 1]),
}
export const chartOf = (shape: PictureShape): SizeChart | undefined => charts[shape]

const cotton = { description: 'Cotton T-shirt, printed', hsCode: '610910', origin: 'HN' }
const fleece = { description: 'Cotton polyester pullover, printed', hsCode: '611020', origin: 'HN' }
const stone = { description: 'Ceramic mug, decorated', hsCode: '691200', origin: 'CN' }
/** What customs are told of what is drawn so; the value is the product's own. */
export const seedCustoms: Readonly<Record<PictureShape, Omit<Customs, 'valueCents'>>> = {
  tee: cotton,
  'ladies-tee': cotton,
  'kids-tee': cotton,
  sweatshirt: fleece,
  hoodie: fleece,
  mug: stone,
  tote: { description: 'Cotton canvas tote bag', hsCode: '420292', origin: 'CN' },
  poster: { description: 'Paper poster, printed picture', hsCode: '491191', origin: 'US' },
  ornament: { description: 'Ceramic Christmas ornament', hsCode: '950510', origin: 'CN' },
}
