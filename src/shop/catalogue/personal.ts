import type { Personal } from '#shop/account/account.ts'
import { eachFavorite } from './storefront/shown.store.ts'

/** The products that a person has marked. */
export const cataloguePersonal: Personal = { parts: { favorites: eachFavorite } }
