import type { OfficeMenu } from '#kit/menu.ts'
import { labelFileOfficeCalls } from '../buy/file/office/contract.ts'
import { labelCalls } from '../contract.ts'
import type { labelOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof labelOfficePlaceText> = {
  places: [{ group: 'ship', rank: 10, path: '/office/labels', text: 'labelOffice', icon: 'label', call: labelCalls.labelDesk }],
  screens: [{ path: '/office/labels/files', call: labelFileOfficeCalls.officeLabelImports }],
  queues: {
    labels: { icon: 'label', to: '/office/labels', call: labelCalls.makeLabels },
    print: { icon: 'file', to: '/office/labels?tab=TO_PRINT', call: labelCalls.markPrinted },
  },
}
