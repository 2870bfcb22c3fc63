import type { OfficeMenu } from '#kit/menu.ts'
import { voucherCalls } from '../contract.ts'
import type { voucherOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof voucherOfficePlaceText> = {
  places: [{ group: 'shop', rank: 40, path: '/office/vouchers', text: 'vouchers', icon: 'gift', call: voucherCalls.officeVouchers }],
}
