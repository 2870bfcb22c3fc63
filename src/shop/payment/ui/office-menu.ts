import type { OfficeMenu } from '#kit/menu.ts'
import { paymentCalls } from '../contract.ts'
import type { paymentOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof paymentOfficePlaceText> = {
  places: [{ group: 'money', rank: 40, path: '/office/paypal', text: 'paypal', icon: 'card', call: paymentCalls.officePayments }],
}
