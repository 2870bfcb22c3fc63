// What a home says: the kinds of things that wait for a seller, the office's queues, and who may see each.
import type { AnyCall } from '#base/call.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderExceptionCalls } from '#shop/order/office/exception/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'

type Asked = Pick<AnyCall, 'access'>

/** Counts of a home are exact up to here. */
export const countMax = 1_000
/** A refused deposit is told of for so long, unless another was made since. */
export const refusedDays = 7

/** What waits for a seller, most pressing first, each with the call whose readers may know of it. */
export const needs = {
  FAILED: orderCalls.myOrders,
  RETURNED: orderCalls.myOrders,
  BROKEN: orderCalls.myOrders,
  ADDRESS: orderCalls.myOrders,
  ART: orderCalls.myOrders,
  RESOLUTION: orderCalls.myOrders,
  DUPLICATE: orderCalls.myOrders,
  LABEL: orderCalls.myOrders,
  ON_HOLD: orderCalls.myOrders,
  UNPAID: orderCalls.myOrders,
  IMPORT: bulkCalls.myImports,
  DEPOSIT_ASKED: depositCalls.myDeposits,
  DEPOSIT_REFUSED: depositCalls.myDeposits,
} as const satisfies Readonly<Record<string, Asked>>
export type NeedKind = keyof typeof needs
export const needKinds = Object.keys(needs) as NeedKind[] // the record's keys are exactly the kinds

/** The office's queues in the order of the work, each with the call of the list that it counts. */
export const queues = {
  exceptions: orderExceptionCalls.officeExceptions,
  batch: productionCalls.productionQueue,
  pieces: productionCalls.batches,
  labels: labelCalls.labelDesk,
  print: labelCalls.labelDesk,
  handOver: trackingCalls.manifests,
  parcels: trackingCalls.officeParcels,
  deposits: depositCalls.officeDeposits,
  approvals: approvalCalls.approvals,
  bank: statementCalls.bankLines,
  tickets: ticketOfficeCalls.officeTickets,
  messages: contentOfficeCalls.officeMessages,
  jobs: jobCalls.failedJobs,
} as const satisfies Readonly<Record<string, Asked>>
export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[] // the record's keys are exactly the names

/** The steps of a seller's setup, in order; facts of the server say which are taken. */
export const guideSteps = ['profile', 'deposit', 'art', 'order'] as const
