// Where each thing that waits is worked on, and the call of the act that its button is about.
import type { WireCall } from '#base/wire.ts'
import type { IconName } from '#kit/show/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderArtCalls } from '#shop/order/item/contract.ts'
import { orderResolutionCalls } from '#shop/order/item/resolution/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'
import type { Need } from '../contract.ts'
import type { NeedKind, QueueName } from '../rules.ts'

interface Way {
  act: PlainText<'dashboard'>
  /** Who may not make it sees why at the button. */
  call: WireCall
}
export interface NeedWay extends Way {
  icon: IconName
  tone: 'amber' | 'red' | 'grey'
  to: (need: Need) => string
}
/** One thing is opened, several are listed: what was made for buyers and what was bought for oneself. */
const orders =
  (filter: string) =>
  ({ count, id }: Need) =>
    count === 1 ? `/order/${id}` : `/order?${filter}&boughtFor=ALL`

export const needWays: Readonly<Record<NeedKind, NeedWay>> = {
  FAILED: { act: 'actPay', call: orderPayCalls.bulkSubmit, icon: 'wallet', tone: 'amber', to: orders('status=PAYMENT_FAILED') },
  RETURNED: { act: 'actDecide', call: orderIntakeCalls.resendOrder, icon: 'moneyBack', tone: 'red', to: orders('status=ERROR') },
  BROKEN: { act: 'actMend', call: orderIntakeCalls.resendOrder, icon: 'alert', tone: 'red', to: orders('status=ERROR') },
  // No list says which addresses were refused: the one that waits longest comes first.
  ADDRESS: { act: 'actAddress', call: orderEditCalls.editOrder, icon: 'pin', tone: 'amber', to: ({ id }) => `/order/${id}` },
  ART: { act: 'actArt', call: orderArtCalls.addArt, icon: 'image', tone: 'amber', to: () => '/order?design=MISSING&boughtFor=ALL' },
  RESOLUTION: {
    act: 'actConfirm',
    call: orderResolutionCalls.acceptResolution,
    icon: 'image',
    tone: 'amber',
    to: orders('design=UNCONFIRMED'),
  },
  DUPLICATE: { act: 'actDecide', call: orderIntakeCalls.keepOrder, icon: 'copy', tone: 'amber', to: orders('status=DUPLICATE') },
  LABEL: {
    act: 'actLabel',
    call: labelCalls.supplyLabel,
    icon: 'label',
    tone: 'amber',
    to: orders('status=PRODUCED&orderType=SHIP_BY_SELLER'),
  },
  ON_HOLD: { act: 'actRelease', call: orderEditCalls.setSellerStatus, icon: 'pause', tone: 'amber', to: orders('sellerStatus=ON_HOLD') },
  UNPAID: { act: 'actSubmit', call: orderPayCalls.bulkSubmit, icon: 'box', tone: 'grey', to: orders('status=PENDING') },
  IMPORT: {
    act: 'actImport',
    call: bulkCalls.confirmImport,
    icon: 'upload',
    tone: 'grey',
    to: ({ count, id }) => (count === 1 ? `/order/import/${id}` : '/order/import'),
  },
  DEPOSIT_ASKED: {
    act: 'actAnswer',
    call: depositCalls.answerDeposit,
    icon: 'bank',
    tone: 'amber',
    to: ({ id }) => `/payments/deposit/${id}`,
  },
  DEPOSIT_REFUSED: { act: 'actWhy', call: depositCalls.myDeposit, icon: 'xCircle', tone: 'red', to: ({ id }) => `/payments/deposit/${id}` },
}

export interface QueueWay extends Way {
  icon: IconName
  to: string
}
export const queueWays: Readonly<Record<QueueName, QueueWay>> = {
  exceptions: { act: 'actMend', call: orderOfficeCalls.officeResend, icon: 'alert', to: '/office/exceptions' },
  batch: { act: 'actBatch', call: productionCalls.makeBatch, icon: 'layers', to: '/office/production' },
  pieces: { act: 'actScan', call: productionCalls.scanTicket, icon: 'printer', to: '/office/production/scan' },
  labels: { act: 'actMakeLabels', call: labelCalls.makeLabels, icon: 'label', to: '/office/labels' },
  print: { act: 'actPrint', call: labelCalls.markPrinted, icon: 'file', to: '/office/labels?tab=TO_PRINT' },
  handOver: { act: 'actScanOut', call: trackingCalls.scanOut, icon: 'scan', to: '/office/scan-out' },
  parcels: { act: 'actLook', call: trackingCalls.officeParcels, icon: 'pin', to: '/office/tracking' },
  deposits: { act: 'actReview', call: depositCalls.approveDeposit, icon: 'bank', to: '/office/deposits' },
  approvals: { act: 'actDecide', call: approvalCalls.confirmApproval, icon: 'checkCircle', to: '/office/approvals' },
  bank: { act: 'actMatch', call: statementCalls.matchLine, icon: 'download', to: '/office/bank' },
  tickets: {
    act: 'actAnswer',
    call: ticketOfficeCalls.answerTicket,
    icon: 'talk',
    to: '/office/ticket?waitingOn=STAFF&sort=due',
  },
  messages: { act: 'actAnswer', call: contentOfficeCalls.answerMessage, icon: 'envelope', to: '/office/messages?status=NEW' },
  jobs: { act: 'actLook', call: jobCalls.failedJobs, icon: 'refresh', to: '/office/jobs' },
}

/** The places of the menu that these wait at. */
export const needPaths: Readonly<Record<NeedKind, string>> = {
  FAILED: '/order',
  RETURNED: '/order',
  BROKEN: '/order',
  ADDRESS: '/order',
  ART: '/order',
  RESOLUTION: '/order',
  DUPLICATE: '/order',
  LABEL: '/order',
  ON_HOLD: '/order',
  UNPAID: '/order',
  IMPORT: '/order/import',
  DEPOSIT_ASKED: '/payments',
  DEPOSIT_REFUSED: '/payments',
}
/** A queue's list without the tab that it opens at; what is scanned is counted where its orders stand. */
export const queuePaths: Readonly<Record<QueueName, string>> = {
  exceptions: '/office/exceptions',
  batch: '/office/production',
  pieces: '/office/production',
  labels: '/office/labels',
  print: '/office/labels',
  handOver: '/office/scan-out',
  parcels: '/office/tracking',
  deposits: '/office/deposits',
  approvals: '/office/approvals',
  bank: '/office/bank',
  tickets: '/office/ticket',
  messages: '/office/messages',
  jobs: '/office/jobs',
}
