import type { OfficeMenu } from '#kit/menu.ts'
import { shippingCalls } from '../contract.ts'
import type { shippingOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof shippingOfficePlaceText> = {
  places: [{ group: 'shop', rank: 30, path: '/office/shipping', text: 'shippingRates', icon: 'truck', call: shippingCalls.officeShipping }],
}
