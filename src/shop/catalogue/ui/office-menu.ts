import type { OfficeMenu } from '#kit/menu.ts'
import { catalogueOfficeCalls } from '../office/contract.ts'
import type { catalogueOfficePlaceText } from '../office/text.ts'
import { priceListCalls } from '../price/contract.ts'

export const officeMenu: OfficeMenu<typeof catalogueOfficePlaceText> = {
  places: [
    { group: 'shop', rank: 10, path: '/office/catalogue', text: 'catalogue', icon: 'grid', call: catalogueOfficeCalls.officeProducts },
    { group: 'shop', rank: 20, path: '/office/price-lists', text: 'priceLists', icon: 'tag', call: priceListCalls.officePriceLists },
  ],
}
