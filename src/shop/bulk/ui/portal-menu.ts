import type { PortalMenu } from '#kit/menu.ts'
import { bulkCalls } from '../contract.ts'
import { trackingFileCalls } from '../file/tracking/contract.ts'
import type { bulkPortalPlaceText } from '../text.ts'

export const portalMenu: PortalMenu<typeof bulkPortalPlaceText> = {
  places: [{ group: 'orders', rank: 30, path: '/order/import', text: 'importOrders', icon: 'upload', call: bulkCalls.myImports }],
  screens: [{ path: '/order/import/tracking', call: trackingFileCalls.checkTrackingFile }],
  needs: {
    IMPORT: {
      icon: 'upload',
      tone: 'grey',
      to: ({ count, id }) => (count === 1 ? `/order/import/${id}` : '/order/import?need=IMPORT'),
      call: bulkCalls.confirmImport,
    },
  },
  news: ['import.done'],
}
