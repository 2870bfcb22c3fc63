import type { PortalMenu } from '#kit/menu.ts'
import { depositCalls } from '../deposit/contract.ts'
import { walletCalls } from '../ledger/contract.ts'
import type { walletPortalPlaceText } from './text.ts'

export const portalMenu: PortalMenu<typeof walletPortalPlaceText> = {
  places: [{ group: 'money', rank: 10, path: '/payments', text: 'payments', icon: 'wallet', call: walletCalls.myTransactions }],
  screens: [{ path: '/payments/deposit', call: depositCalls.makeDeposit }],
  needs: {
    DEPOSIT_ASKED: {
      icon: 'bank',
      tone: 'amber',
      to: ({ count, id }) => (count === 1 ? `/payments/deposit/${id}` : '/payments?tab=deposits&need=DEPOSIT_ASKED'),
      call: depositCalls.answerDeposit,
    },
    DEPOSIT_REFUSED: { icon: 'xCircle', tone: 'red', to: ({ id }) => `/payments/deposit/${id}`, call: depositCalls.myDeposit },
  },
  news: ['deposit.completed', 'deposit.cancelled', 'deposit.waiting', 'adjustment.posted', 'credit.changed'],
}
