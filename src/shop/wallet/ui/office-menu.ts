import type { OfficeMenu } from '#kit/menu.ts'
import { adjustCalls } from '../adjust/contract.ts'
import { depositCalls } from '../deposit/contract.ts'
import { walletCalls } from '../ledger/contract.ts'
import { walletOfficeCalls } from '../office/contract.ts'
import { statementCalls } from '../statement/contract.ts'
import type { walletOfficePlaceText } from './text.ts'

export const officeMenu: OfficeMenu<typeof walletOfficePlaceText> = {
  places: [
    { group: 'money', rank: 10, path: '/office/deposits', text: 'deposits', icon: 'bank', call: depositCalls.officeDeposits },
    { group: 'money', rank: 30, path: '/office/bank', text: 'bank', icon: 'download', call: statementCalls.bankLines },
    { group: 'money', rank: 50, path: '/office/adjustments', text: 'adjustments', icon: 'scales', call: adjustCalls.adjustments },
    { group: 'money', rank: 60, path: '/office/ledger', text: 'ledger', icon: 'book', call: walletCalls.officeLedger },
  ],
  screens: [
    { path: '/office/balances', call: walletOfficeCalls.balances },
    { path: '/office/wallet', call: adjustCalls.officeWallet },
  ],
  queues: {
    deposits: { icon: 'bank', to: '/office/deposits?status=PENDING', call: depositCalls.approveDeposit },
    bank: { icon: 'download', to: '/office/bank', call: statementCalls.matchLine },
  },
  news: ['deposit.submitted', 'deposit.completed'],
}
