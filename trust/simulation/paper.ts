// What one seller has, on paper: the plain model that the house is held against. Whole cents.
import { PaperWallet } from '#test/paper-wallet.ts'

const minute = 60_000
export const coolingOffMs = 15 * minute
/** Kept of a cancelled order for each piece whose print files were made. */
const feeCents = 3_00
/** PayPal forgets what was opened and not approved after six hours. */
const openForMs = 6 * 60 * minute

export interface PaperOrder {
  id: number
  status: string
  total: number
  pieces: number
  /** Of how many pieces `total` is the price. */
  quotedPieces: number
  paid: number
  refunded: number
  external: string | null
  voucher: string
  isKept: boolean
  isDeleted: boolean
  isOnHold: boolean
  /** When it may be taken into production; nothing where it is not known. */
  coolsUntil: number | undefined
  hasLabel: boolean
  /** Print files were made. */
  isRendered: boolean
  isStarted: boolean
  itemId: number
  tickets: string[]
}
export interface PaperDeposit {
  id: number
  cents: number
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED'
}
export interface PaperPayment {
  id: number
  cents: number
  gatewayId: string
  approveUrl: string
  openedAt: number
  isApproved: boolean
  reversed: number
  reversals: number
  state: 'WAITING' | 'COMPLETED' | 'CANCELLED'
}

const unpaid = ['PENDING', 'PAYMENT_FAILED', 'DUPLICATE']
const atRest = ['DELIVERED', 'CLOSED', 'CANCELLED', 'PARTIAL_REFUNDED']
const givenBackWhole = [...atRest, 'SHIPPED', 'ACTIVED', 'IN_TRANSIT', 'ERROR', 'MISSED']

export class Paper extends PaperWallet {
  /** Since the simulation began. */
  now = 0
  readonly orders = new Map<number, PaperOrder>()
  readonly deposits: PaperDeposit[] = []
  readonly payments: PaperPayment[] = []
  voucherLeft = 2

  /** As it is written down: a repetition where another live order has the same external id. */
  write(order: Pick<PaperOrder, 'id' | 'total' | 'pieces' | 'external' | 'itemId'>): PaperOrder {
    const written: PaperOrder = {
      ...order,
      quotedPieces: order.pieces,
      status: this.isRepetition(order.external) ? 'DUPLICATE' : 'PENDING',
      paid: 0,
      refunded: 0,
      voucher: '',
      isKept: false,
      isDeleted: false,
      isOnHold: false,
      coolsUntil: undefined,
      hasLabel: false,
      isRendered: false,
      isStarted: false,
      tickets: [],
    }
    this.orders.set(order.id, written)
    return written
  }
  private isRepetition(external: string | null): boolean {
    const isLive = (order: PaperOrder) => order.external === external && !order.isKept && !['DUPLICATE', 'CANCELLED'].includes(order.status)
    return external !== null && [...this.orders.values()].some(isLive)
  }

  /** An edited order is quoted again before it is paid, and a new price is shown first. */
  isStale({ paid, pieces, quotedPieces }: PaperOrder): boolean {
    return paid === 0 && pieces !== quotedPieces
  }
  /** Whether it is paid now. Too little money is remembered as a refused payment. */
  pay(order: PaperOrder): boolean {
    if (!['PENDING', 'PAYMENT_FAILED'].includes(order.status) || this.debt > 0) return false
    if (!this.take(order.total)) {
      order.status = 'PAYMENT_FAILED'
      return false
    }
    order.paid = order.total
    order.status = 'NEW_ORDER'
    order.coolsUntil = this.now + coolingOffMs
    return true
  }
  left({ paid, refunded }: PaperOrder): number {
    return paid - refunded
  }
  /** What a cancel gives back now; what was started is left to other suites. */
  due(order: PaperOrder): number {
    const fee = order.isRendered ? feeCents * order.pieces : 0
    return Math.max(0, Math.min(order.paid - fee, this.left(order)))
  }
  cancel(order: PaperOrder): boolean {
    const may = [...unpaid, 'NEW_ORDER', 'PROCESSING', 'EXPORTED', 'LABEL_CREATED', 'ERROR']
    if (!may.includes(order.status)) return false
    this.back(order, this.due(order))
    if (order.voucher !== '' && order.paid > 0) this.voucherLeft++
    order.status = 'CANCELLED'
    order.hasLabel = false
    return true
  }
  refund(order: PaperOrder, cents: number): boolean {
    const left = this.left(order)
    if (cents > left || left === 0) return false
    if (cents === left && !givenBackWhole.includes(order.status)) return false
    if (cents === left) order.status = 'REFUNDED'
    else if (atRest.includes(order.status)) order.status = 'PARTIAL_REFUNDED'
    this.back(order, cents)
    return true
  }
  private back(order: PaperOrder, cents: number) {
    order.refunded += cents
    this.give(cents)
  }
  isDeletable(order: PaperOrder): boolean {
    return order.paid === 0 && unpaid.includes(order.status)
  }
  /** One that broke before it was paid, too. */
  isEditable(order: PaperOrder): boolean {
    return order.paid === 0 && [...unpaid, 'ERROR'].includes(order.status)
  }
  isLabelled(order: PaperOrder): boolean {
    return ['NEW_ORDER', 'PROCESSING', 'EXPORTED', 'PRODUCED'].includes(order.status) && !order.hasLabel
  }

  decide(deposit: PaperDeposit, status: 'COMPLETED' | 'CANCELLED', cents = 0): boolean {
    if (deposit.status !== 'PENDING') return false
    deposit.status = status
    if (cents > 0) this.give(cents)
    return true
  }
  /** PayPal is asked: what was approved comes, once. */
  settle(payment: PaperPayment): void {
    if (payment.state !== 'WAITING') return
    if (payment.isApproved) {
      payment.state = 'COMPLETED'
      this.give(payment.cents)
    } else if (this.now - payment.openedAt > openForMs) payment.state = 'CANCELLED'
  }
}
