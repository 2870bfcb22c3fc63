import type { PortalMenu } from '#kit/menu.ts'
import { designCalls } from '../contract.ts'
import { skuCalls } from '../sku/contract.ts'
import type { designPortalPlaceText } from '../text.ts'

export const portalMenu: PortalMenu<typeof designPortalPlaceText> = {
  places: [
    { group: 'products', rank: 10, path: '/my-products', text: 'myProducts', icon: 'shirt', call: designCalls.myTemplates },
    { group: 'products', rank: 12, path: '/draft-design', text: 'drafts', icon: 'pencil', call: designCalls.myTemplates },
    { group: 'products', rank: 15, path: '/my-skus', text: 'mySkus', icon: 'barcode', call: skuCalls.skuMappings },
  ],
}
