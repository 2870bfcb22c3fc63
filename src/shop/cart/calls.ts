// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { cartCalls as contract } from './contract.ts'

export const cartCalls = wire<typeof contract>({
  addToCart: 'POST /v1/cart',
  cart: 'GET /v1/cart/me',
  updateCart: 'PUT /v1/cart/update-product',
  cartShipping: 'GET /v1/cart/me/shipping',
})
