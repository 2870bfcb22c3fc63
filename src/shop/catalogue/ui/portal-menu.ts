import type { PortalMenu } from '#kit/menu.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import type { cataloguePortalPlaceText } from '../text.ts'

export const portalMenu: PortalMenu<typeof cataloguePortalPlaceText> = {
  places: [{ group: 'products', rank: 20, path: '/favorites', text: 'favorites', icon: 'heart', call: catalogueCalls.myFavorites }],
}
