import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { countryCode } from '#shop/address/country.rules.ts'
import { shippingOffers, whyNotShipped } from '#shop/shipping/rules.ts'
import { readShippingTable } from '#shop/shipping/shipping.ts'
import { addToCart, changeLine, parcelOf, readCart } from './cart.ts'
import { cartCalls } from './contract.ts'
import { cartToChange, cartToRead } from './cookie.cart.ts'

export const cartRoutes = routes(cartCalls, {
  addToCart: async ({ body, ...caller }, tx) => {
    const owner = await cartToChange(tx, caller)
    const { productTypeSizeCustom: variantId, productCustomTemplate: templateId, quantity, text } = body
    return { data: { cart: await addToCart(tx, owner, { variantId, templateId, designVersion: null, quantity, text }) } }
  },
  cart: async (caller, _db, engine) => {
    const owner = await cartToRead(caller, engine.db)
    return { data: { cart: await readCart(engine.db, owner) } }
  },
  updateCart: async ({ body, ...caller }, tx) => {
    const owner = await cartToChange(tx, caller)
    const { id, productTypeSizeCustom: variantId, productCustomTemplate: templateId, quantity, text } = body
    await changeLine(tx, owner, id, { variantId, templateId, quantity, text })
    return { data: { cart: await readCart(tx, owner) } }
  },
  cartShipping: async ({ query, ...caller }, db, engine) => {
    const country = countryCode(query.country)
    if (!country) throw new Fault('COUNTRY_NOT_FOUND', { path: 'country' })
    const owner = await cartToRead(caller, engine.db)
    const [table, parcel] = await Promise.all([readShippingTable(db), parcelOf(db, owner, country)])
    const offers = shippingOffers(table, parcel)
    if (offers.length > 0) return { data: offers }
    const { fault, values } = whyNotShipped(table, parcel)
    throw new Fault(fault, { path: 'country', values })
  },
})
