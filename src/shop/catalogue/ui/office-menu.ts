import type { OfficeMenu } from '#kit/menu.ts'
import { catalogueOfficeCalls } from '../office/contract.ts'
import type { catalogueOfficePlaceText } from '../office/text.ts'
import { priceListCalls } from '../price/contract.ts'
import { stockCalls } from '../stock/contract.ts'

export const officeMenu: OfficeMenu<typeof catalogueOfficePlaceText> = {
  places: [
    { group: 'shop', rank: 10, path: '/office/catalogue', text: 'catalogue', icon: 'grid', call: catalogueOfficeCalls.officeProducts },
    { group: 'make', rank: 15, path: '/office/stock', text: 'stock', icon: 'shirt', call: stockCalls.officeStock },
    { group: 'shop', rank: 20, path: '/office/price-lists', text: 'priceLists', icon: 'tag', call: priceListCalls.officePriceLists },
  ],
  screens: [{ path: '/office/stock/receive', call: stockCalls.addReceipt }],
  queues: { stock: { icon: 'shirt', to: '/office/stock?state=low', call: stockCalls.addReceipt } },
  news: ['stock.changed'],
}
