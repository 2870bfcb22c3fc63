// How each step of an order's table is taken: by people through their calls, else by the clock, a job or the carrier.
import { CallError } from '#base/fault.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { OrderStep, Transition } from '#shop/order/status/transition.rules.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import type { FirstPeople } from '#test/people.ts'
import type { Control } from '../deployment/controls.ts'
import { handOver, label, type Stationed, scanOut } from '../statuses.ts'
import { type CarrierReport, report } from './path-to-state.ts'
import type { StartState } from './start-states.ts'

export interface Racer {
  people: FirstPeople
  order: Stationed
  to: OrderStatus
  dueCents: number
}
/** True where it was taken; refusals of one among many stand in the answer. */
export type Act = (racer: Racer) => Promise<boolean>
/** How a step is taken, and whether people hear by its answer that it was. */
export interface Taking {
  act: Act
  isAnswered: boolean
}

const params = ({ order }: Racer) => ({ params: { id: order.id } })
const scan =
  (action: 'start' | 'pass' | 'fail'): Act =>
  async ({ people, order }) => {
    const body = { code: order.ticket, action, reason: action === 'fail' ? 'Smeared' : '' }
    const { data } = await people.owner(productionCalls.scanTicket, { body })
    // A piece may fail whatever has become of its order, and moves it from the print floor alone.
    return action !== 'fail' || data.orderStatus === 'PROCESSING'
  }
const submit: Act = async racer => {
  const { data } = await racer.people.demo(orderPayCalls.submitOrder, params(racer))
  return data.status === 'NEW_ORDER'
}
const byPeople: Partial<Record<OrderStep, Act>> = {
  submit,
  retry: submit,
  keep: async racer => {
    await racer.people.demo(orderIntakeCalls.keepOrder, { ...params(racer), body: { reason: 'Wanted twice' } })
    return true
  },
  cancel: async racer => {
    await racer.people.owner(orderOfficeCalls.officeCancel, { ...params(racer), body: { reason: 'Raced' } })
    return true
  },
  process: async ({ people, order }) => {
    const { data } = await people.owner(orderOfficeCalls.officeProcess, { body: { ids: [order.id] } })
    return data.results[0]?.code === undefined
  },
  recall: async racer => {
    await racer.people.owner(productionCalls.recallOrder, params(racer))
    return true
  },
  start: scan('start'),
  pass: scan('pass'),
  fail: scan('fail'),
  createLabel: async ({ people, order }) => (await label(people, order.id)) === 'LIVE',
  printLabel: async ({ people, order }) => {
    const { data } = await people.owner(labelCalls.markPrinted, { body: { orderIds: [order.id] } })
    return data.results[0]?.fault === null
  },
  handOver: async ({ people, order }) => {
    await handOver(people, order.id)
    return true
  },
  error: async racer => {
    const body = { code: 'OTHER', waitsOn: 'STAFF', note: 'Raced' } as const
    await racer.people.owner(orderOfficeCalls.officeError, { ...params(racer), body })
    return true
  },
  resend: async racer => {
    await racer.people.owner(orderOfficeCalls.officeResend, { ...params(racer), body: { to: racer.to, reason: 'Mended' } })
    return true
  },
  reship: async racer => {
    const { data } = await racer.people.demo(orderReshipCalls.previewReship, params(racer))
    await racer.people.demo(orderReshipCalls.reshipOrder, { ...params(racer), body: { seenChargeCents: data.chargeCents } })
    return true
  },
  refund: async racer => {
    const isWhole = racer.to === 'REFUNDED'
    const amountCents = isWhole ? racer.dueCents : 50
    const body = { amountCents, ...(isWhole && { seenLeftCents: amountCents }), reason: 'Raced' }
    await racer.people.owner(orderOfficeCalls.officeRefund, { ...params(racer), body })
    return true
  },
}
/** The calls only ask for them; a job takes the step, if it may still be taken by then. */
const byJob: readonly string[] = ['createLabel', 'handOver']

/** At the shop’s cost. */
const reshipFree: Act = async racer => {
  await racer.people.owner(orderReshipCalls.officeReship, { ...params(racer), body: { reason: 'Raced' } })
  return true
}

/** How people take this step: its seller where they may. */
export const takingOf = ({ step, by }: Transition): Taking => ({
  act:
    (step === 'reship' && !by.includes('seller') ? reshipFree : byPeople[step]) ??
    (() => Promise.reject(new Error(`Nobody takes the step ${step}.`))),
  isAnswered: !byJob.includes(step),
})

/** How it is taken in a controlled deployment: by people, or at their side by who works in the office. */
export function controlledTakingOf(way: Transition, { start, isAgain }: { start: StartState; isAgain: boolean }, control: Control): Taking {
  const { alone, too } = ofTheApp(control)
  const act = alone[way.step] ?? (way.step === start.clock && !isAgain ? too[way.step] : undefined)
  if (act) return { act, isAnswered: false }
  const isPoor = start.name.startsWith('POOR')
  if (isPoor && (way.step === 'submit' || way.step === 'retry')) return { act: richNow, isAnswered: true }
  if (isPoor && way.step === 'payRefused') return { act: tooPoor, isAnswered: true }
  if (way.step === 'handOver' || (way.step === 'resend' && way.to === 'SHIPPED')) return { act: out, isAnswered: true }
  return takingOf(way)
}

/** Their money arrives, and they pay. */
const richNow: Act = async racer => {
  const { docs } = (await racer.people.demo(depositCalls.myDeposits, { query: { limit: 1 } })).data
  await racer.people.owner(depositCalls.approveDeposit, { params: { id: docs[0]?.id ?? 0 }, body: { receivedCents: 100_00 } })
  return submit(racer)
}
/** They pay, and have nothing: the app writes that down. */
const tooPoor: Act = racer =>
  submit(racer).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'NOT_ENOUGH_BALANCE') return false
    throw error
  })
const out: Act = async ({ people, order }) => {
  await scanOut(people, order.id)
  return true
}

/** What nobody asks for at that moment; `too`: what people may take as well. */
function ofTheApp(control: Control): Record<'alone' | 'too', Partial<Record<OrderStep, Act>>> {
  const cron =
    (name: string): Act =>
    async () => {
      await control('cron', { name })
      return true
    }
  const letGo: Act = async () => {
    await control('hold', { name: null })
    await control('settle', {})
    return true
  }
  const says =
    (code: CarrierReport): Act =>
    async racer => {
      await report(control, racer, code)
      return true
    }
  const alone: Partial<Record<OrderStep, Act>> = {
    export: letGo,
    queueScan: letGo,
    voidLabel: async ({ people, order }) => {
      const { data } = await people.demo(labelCalls.myLabel, { params: { id: order.id } })
      await people.owner(labelCalls.voidLabel, { params: { id: data?.id ?? 0 }, body: { reason: 'Torn' } })
      await control('settle', {})
      return true
    },
    miss: cron('order.miss'),
    close: cron('order.close'),
    carrierAccepted: says('ACCEPTED'),
    carrierMoved: says('DEPARTED'),
    carrierDelivered: says('DELIVERED'),
    carrierException: says('RETURNED'),
  }
  return { alone, too: { process: cron('order.process'), refund: cron('order.refund-missed') } }
}
