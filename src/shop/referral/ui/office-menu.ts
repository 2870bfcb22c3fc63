import type { OfficeMenu } from '#kit/menu.ts'
import { referralCalls } from '../contract.ts'
import type { referralOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof referralOfficePlaceText> = {
  places: [{ group: 'shop', rank: 45, path: '/office/referral', text: 'referral', icon: 'heart', call: referralCalls.officeReferrals }],
  queues: { referrals: { icon: 'heart', to: '/office/referral?state=HELD', call: referralCalls.decideReferral } },
}
