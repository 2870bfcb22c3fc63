import { z } from 'zod'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, fieldOf, Id, named } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { PictureShape } from '#shop/catalogue/picture/contract.ts'
import { Quality } from '#shop/design/contract.ts'
import { ShippingOffer } from '#shop/shipping/contract.ts'
import { cartLimits, productTextFault } from './rules.ts'

/** An empty quantity is 1 (spec §4). */
export const Quantity = z
  .union([z.int().min(1).max(cartLimits.quantityMax), z.literal(''), z.null()])
  .transform(quantity => (quantity === '' || quantity === null ? 1 : quantity))
export const ProductText = fieldOf(productTextFault)

/** A size and colour of a product. */
export const SizeOfProduct = z.object({
  id: Id,
  variantID: z.string(),
  size: z.string(),
  color: z.string(),
  colorHex: z.string(),
  price: CentsShape,
  isAvailable: z.boolean(),
})
/** One line in the specification's words (§3); amounts are whole cents and always the server's. */
export const CartItem = z.object({
  id: Id,
  quantity: z.int(),
  name: z.string(),
  nameVi: z.string(),
  /** `id` is null until a design is chosen; `image` is then the product's own. */
  productCustomTemplate: z.object({
    id: Id.nullable(),
    name: z.string(),
    image: z.string(),
    /** The design on the photograph of its garment; null: it is drawn. */
    mockup: z.string().nullable(),
    height: z.number(),
    width: z.number(),
    price: CentsShape,
    productCustom: z.object({ id: Id, productID: z.string(), slug: z.string(), shape: PictureShape }),
    quanlityImage: Quality.nullable(),
    user: Id.nullable(),
    /** Another design has been saved since this one was put in, which stays as it was until it is chosen again. */
    isChanged: z.boolean(),
  }),
  productTypeSizeCustom: SizeOfProduct,
  /** The other sizes in the same colour. */
  sizes: z.array(SizeOfProduct),
  text: z.string(),
  /** Its design is made for the buyer’s text, and is not printed without one. */
  takesText: z.boolean(),
  amount: CentsShape,
  /** Why it cannot be bought as it is. */
  fault: z.enum(['PRODUCT_IS_OUT_OF_STOCK', 'PRODUCT_IN_YOUR_CART_IS_NOT_VALID', 'PRODUCT_TEXT_MISSING']).nullable(),
})
export type CartItem = z.infer<typeof CartItem>
const Cart = z.object({ item: z.array(CartItem), amount: CentsShape })
export type Cart = z.infer<typeof Cart>
export const CartAnswer = dataOf(z.object({ cart: Cart }))
/** A product as it is put into the cart, or bought past it. */
export const NewCartItem = z.object({
  productTypeSizeCustom: Id,
  productCustomTemplate: Id.nullable().default(null),
  quantity: Quantity.default(1),
  text: ProductText.default(''),
})

/** A visitor's cart is found by the cookie `web_cart_order`; a signed-in person's takes it in. A team has its seller's. */
const readers = { access: { anyone: teamRoles }, touches: 'nothing', published: true } as const
const writers = { ...readers, access: { anyone: ['orders'] } } as const
named({ CartItem, SizeOfProduct, Cart, NewCartItem })

export const cartCalls = {
  addToCart: call('POST /v1/cart', {
    ...writers,
    did: false,
    summary: 'Put a product into the cart; the same product, size, design and text add up',
    body: NewCartItem,
    answer: CartAnswer,
  }),
  cart: call('GET /v1/cart/me', { ...readers, summary: 'The cart at today’s prices', answer: CartAnswer }),
  updateCart: call('PUT /v1/cart/update-product', {
    ...writers,
    did: false,
    summary: 'Change size, design, quantity or text of a line; quantity 0 takes it out',
    body: z.object({
      id: Id,
      quantity: z.union([z.literal(0), Quantity]).optional(),
      productTypeSizeCustom: Id.optional(),
      productCustomTemplate: Id.optional(),
      text: ProductText.optional(),
    }),
    answer: CartAnswer,
  }),
  cartShipping: call('GET /v1/cart/me/shipping', {
    ...readers,
    summary: 'How the cart can be shipped to a country, with days and prices',
    query: z.object({ country: z.string().max(80).default('US') }),
    answer: dataOf(z.array(ShippingOffer)),
  }),
}
