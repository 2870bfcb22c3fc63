import type { PortalMenu } from '#kit/menu.ts'
import { labelFileCalls } from '../buy/file/contract.ts'
import { buyingLabelCalls } from '../buy/form/contract.ts'
import type { labelPortalPlaceText } from '../text.ts'

export const portalMenu: PortalMenu<typeof labelPortalPlaceText> = {
  places: [
    { group: 'orders', rank: 35, path: '/order/labels', text: 'labelFiles', icon: 'label', call: labelFileCalls.myLabelImports },
    { group: 'orders', rank: 36, path: '/buying-label', text: 'buyingLabel', icon: 'stamp', call: buyingLabelCalls.myBoughtLabels },
  ],
}
