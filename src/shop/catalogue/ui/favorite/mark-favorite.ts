import { api } from '#kit/call/api.ts'
import { catalogueCalls } from '../../storefront/contract.ts'

/** After signing in: what calls the API comes with the act. */
export const markFavorite = (id: number) => api(catalogueCalls.addFavorite, { params: { id } })
