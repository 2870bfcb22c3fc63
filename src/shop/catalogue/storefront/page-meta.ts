// What product pages say of themselves: their picture when shared, and schema.org's Product with the price of a visitor.
import { Fault } from '#base/fault.ts'
import { formatCents, plainCents } from '#base/money.ts'
import type { PageMetaSource, PagePlace } from '#engine/page-meta.ts'
import { PictureShape } from '../picture/contract.ts'
import { productPicture } from '../picture/picture.ts'
import { artFor } from '../picture/rules.ts'
import type { ProductRow } from './contract.ts'
import { productBySlug } from './product.ts'

/** `/products/{slug}` (Schema.org Product with an AggregateOffer, and BreadcrumbList). */
export const productPageMeta: PageMetaSource = {
  path: /^\/products\/([^/]{1,200})$/,
  async of(db, [, slug = ''], place) {
    const product = await productBySlug(db, slug, undefined).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'PRODUCT_NOT_FOUND') return undefined
      throw error
    })
    if (!product) return undefined
    const [title, description] = place.language === 'vi' ? [product.nameVi, product.descriptionVi] : [product.name, product.description]
    const price = formatCents(product.price)
    return {
      kind: 'product',
      title,
      description,
      card: { title, line: description, note: place.language === 'vi' ? `Từ ${price}` : `From ${price}`, ...pictureOf(product) },
      things: [productThing(product, title, description, place), trailThing(product, title, place)],
    }
  },
}

function pictureOf({ shape, colors, productID }: ProductRow): { picture?: string } {
  const known = PictureShape.safeParse(shape)
  return known.success ? { picture: productPicture({ shape: known.data, hex: colors[0]?.hex ?? '#fbfbfa', art: artFor(productID) }) } : {}
}

function productThing(product: ProductRow, name: string, description: string, { absolute }: PagePlace) {
  const prices = product.variants.map(variant => variant.price)
  return {
    '@type': 'Product',
    name,
    description,
    sku: product.productID,
    brand: { '@type': 'Brand', name: 'Inkport' },
    offers: {
      '@type': 'AggregateOffer',
      url: absolute(`/products/${product.slug}`),
      priceCurrency: 'USD',
      lowPrice: plainCents(Math.min(...prices, product.price)),
      highPrice: plainCents(Math.max(...prices, product.price)),
      offerCount: product.variants.length,
      availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

function trailThing({ slug, categorySlug, categoryName, categoryNameVi }: ProductRow, name: string, { language, absolute }: PagePlace) {
  const steps = [
    [language === 'vi' ? 'Sản phẩm' : 'Products', '/products'],
    [language === 'vi' ? categoryNameVi : categoryName, `/products?category=${encodeURIComponent(categorySlug)}`],
    [name, `/products/${slug}`],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([step, path], at) => ({ '@type': 'ListItem', position: at + 1, name: step, item: absolute(path) })),
  }
}
