import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { mailCountry } from '#shop/address/state.rules.ts'
import { letteringOf } from '#shop/design/template/ordered/ordered.ts'
import { shippingOffers, whyNotShipped } from '#shop/shipping/rules.ts'
import { readShippingTable } from '#shop/shipping/shipping.ts'
import { addToCart, changeLine, type LineChange, letteringOfChange, parcelOf, readCart } from './cart.ts'
import { cartCalls } from './contract.ts'
import { cartToChange, cartToRead } from './cookie.cart.ts'
import { productText } from './rules.ts'

export const cartRoutes = routes(cartCalls, {
  addToCart: prepared({
    prepare: ({ who, body: { productCustomTemplate: templateId, text } }, db, engine) =>
      letteringOf(engine, db, who?.id ?? 0, [{ templateId, designVersion: null, text: productText(text) }]),
    async write({ body, ...caller }, tx, lettering) {
      const owner = await cartToChange(tx, caller)
      const { productTypeSizeCustom: variantId, productCustomTemplate: templateId, quantity, text } = body
      return { data: { cart: await addToCart(tx, owner, { variantId, templateId, designVersion: null, quantity, text }, lettering) } }
    },
  }),
  cart: async (caller, _db, engine) => {
    const owner = await cartToRead(caller, engine.db)
    return { data: { cart: await readCart(engine.db, owner) } }
  },
  updateCart: prepared({
    // A visitor has no designs.
    prepare: async ({ who, body }, _, engine) => (who ? letteringOfChange(engine, who.id, body.id, changeOf(body)) : () => undefined),
    async write({ body, ...caller }, tx, lettering) {
      const owner = await cartToChange(tx, caller)
      await changeLine(tx, owner, body.id, changeOf(body), lettering)
      return { data: { cart: await readCart(tx, owner) } }
    },
  }),
  cartShipping: async ({ query, ...caller }, db, engine) => {
    const country = mailCountry(query.country)
    if (!country) throw new Fault('COUNTRY_NOT_FOUND', { path: 'country' })
    const owner = await cartToRead(caller, engine.db)
    const [table, parcel] = await Promise.all([readShippingTable(db), parcelOf(db, owner, country)])
    const offers = shippingOffers(table, parcel)
    if (offers.length > 0) return { data: offers }
    const { fault, values } = whyNotShipped(table, parcel)
    throw new Fault(fault, { path: 'country', values })
  },
})

type Changed = { productTypeSizeCustom?: number | undefined; productCustomTemplate?: number | undefined } & Pick<
  LineChange,
  'quantity' | 'text'
>
const changeOf = ({ productTypeSizeCustom: variantId, productCustomTemplate: templateId, quantity, text }: Changed): LineChange => ({
  ...{ variantId, templateId, quantity, text },
})
