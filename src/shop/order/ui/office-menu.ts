import type { OfficeMenu } from '#kit/menu.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderExceptionCalls } from '../office/exception/contract.ts'
import type { orderOfficePlaceText } from '../office/text.ts'

export const officeMenu: OfficeMenu<typeof orderOfficePlaceText> = {
  places: [
    { group: 'orders', rank: 10, path: '/office/order', text: 'orders', icon: 'box', call: orderOfficeCalls.officeOrders },
    {
      group: 'orders',
      rank: 30,
      path: '/office/exceptions',
      text: 'exceptions',
      icon: 'alert',
      call: orderExceptionCalls.officeExceptions,
    },
  ],
  queues: {
    exceptions: { icon: 'alert', to: '/office/exceptions', call: orderOfficeCalls.officeResend },
  },
  news: ['order.moved'],
}
