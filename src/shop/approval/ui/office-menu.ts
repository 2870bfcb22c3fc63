import type { OfficeMenu } from '#kit/menu.ts'
import { approvalCalls } from '../contract.ts'
import type { approvalOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof approvalOfficePlaceText> = {
  places: [{ group: 'money', rank: 20, path: '/office/approvals', text: 'approvals', icon: 'checkCircle', call: approvalCalls.approvals }],
  queues: {
    approvals: { icon: 'checkCircle', to: '/office/approvals', call: approvalCalls.confirmApproval },
  },
  news: ['approval.asked', 'approval.decided'],
}
