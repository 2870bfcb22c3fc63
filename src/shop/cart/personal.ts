import type { Personal } from '#shop/account/account.ts'
import { eachLine } from './store.ts'

export const cartPersonal: Personal = { parts: { cart: eachLine } }
