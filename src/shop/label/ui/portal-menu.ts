import type { PortalMenu } from '#kit/menu.ts'
import { labelCalls } from '../contract.ts'
import type { labelPortalPlaceText } from '../text.ts'

export const portalMenu: PortalMenu<typeof labelPortalPlaceText> = {
  needs: {
    LABEL: {
      icon: 'label',
      tone: 'amber',
      to: ({ count, id }) => (count === 1 ? `/order/${id}` : '/order?status=PRODUCED&orderType=SHIP_BY_SELLER&boughtFor=ALL'),
      call: labelCalls.supplyLabel,
    },
  },
}
