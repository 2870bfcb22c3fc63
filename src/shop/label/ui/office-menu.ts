import type { OfficeMenu } from '#kit/menu.ts'
import { labelFileOfficeCalls } from '../buy/file/office/contract.ts'
import { labelPurchaseCalls, labelRefundCalls } from '../buy/office/contract.ts'
import { postageCalls } from '../buy/postage/contract.ts'
import { labelCalls } from '../contract.ts'
import type { labelOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof labelOfficePlaceText> = {
  places: [{ group: 'ship', rank: 10, path: '/office/labels', text: 'labelOffice', icon: 'label', call: labelCalls.labelDesk }],
  screens: [
    { path: '/office/labels/files', call: labelFileOfficeCalls.officeLabelImports },
    { path: '/office/labels/postage', call: postageCalls.postageReport },
    { path: '/office/labels/postage/labels', call: postageCalls.postageLabels },
    { path: '/office/labels/refunds', call: labelRefundCalls.labelRefunds },
  ],
  queues: {
    labels: { icon: 'label', to: '/office/labels', call: labelCalls.makeLabels },
    labelRefunds: { icon: 'label', to: '/office/labels/refunds', call: labelRefundCalls.closeLabelRefund },
    labelPurchases: { icon: 'label', to: '/office/labels?tab=SILENT', call: labelPurchaseCalls.endUnsold },
    print: { icon: 'file', to: '/office/labels?tab=TO_PRINT', call: labelCalls.markPrinted },
  },
}
