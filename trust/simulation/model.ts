// The model of a seller: the plain one that the app is held against. Whole cents.
import { WalletModel } from '#test/wallet-model.ts'

const minute = 60_000
export const coolingOffMs = 15 * minute
/** Kept of a cancelled order for each piece whose print files were made. */
const feeCents = 3_00
/** PayPal forgets what was opened and not approved after six hours. */
const openForMs = 6 * 60 * minute

export interface ModelItem {
  id: number
  sku: string
  pieces: number
  unitCents: number
  isCancelled: boolean
  /** What its pieces owe since it was cancelled. */
  fee: number
}
/** What an order costs, as the seller was told. */
export interface ModelBill {
  total: number
  production: number
  discount: number
  items: ModelItem[]
}
export interface ModelOrder extends ModelBill {
  id: number
  /** By which rows of the table it goes. */
  kind: 'STANDARD_USPS' | 'SHIP_BY_SELLER' | 'LABEL'
  /** Of a label that its seller bought by the form. */
  boughtAt?: number
  status: string
  /** Its voucher has ended: it is quoted again before it is paid, and the new price is shown first. */
  isStale: boolean
  paid: number
  refunded: number
  external: string | null
  voucher: string
  isKept: boolean
  /** It stays so, also when its status says later that money went back. */
  isCancelled: boolean
  isDeleted: boolean
  /** What its items cost that were not cancelled before any work. */
  standing: number
  isOnHold: boolean
  /** When it may be taken into production; nothing where it is not known. */
  coolsUntil: number | undefined
  hasLabel: boolean
  /** Its parcel stands at the dock again. */
  isBack: boolean
  /** The order that was last made in its place, for nothing. */
  remake: ModelOrder | undefined
  /** Print files were made. */
  isRendered: boolean
  isStarted: boolean
  batchId: number
  tickets: string[]
}
export interface ModelDeposit {
  id: number
  cents: number
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED'
}
export interface ModelPayment {
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
const cancellable = [...unpaid, 'NEW_ORDER', 'PROCESSING', 'EXPORTED', 'LABEL_CREATED', 'ERROR']
const atRest = ['DELIVERED', 'CLOSED', 'CANCELLED', 'PARTIAL_REFUNDED']
const arrived = ['DELIVERED', 'CLOSED', 'PARTIAL_REFUNDED']
const givenBackWhole = [...atRest, 'SHIPPED', 'ACTIVED', 'IN_TRANSIT', 'ERROR', 'MISSED']

/** Its price is not given back beside the order in its place, which stands whole in a simulation or is cancelled. */
export const isRemade = ({ remake }: ModelOrder): boolean => remake !== undefined && !remake.isCancelled
export const liveOf = ({ items }: Pick<ModelBill, 'items'>): ModelItem[] => items.filter(({ isCancelled }) => !isCancelled)
export const piecesOf = (order: Pick<ModelBill, 'items'>): number => liveOf(order).reduce((sum, { pieces }) => sum + pieces, 0)
/** An order's bill as a call shows it. */
export const billOf = (shown: ShownBill): ModelBill => ({
  total: shown.totalCost,
  production: shown.productionCost,
  discount: shown.discountCents ?? 0,
  items: shown.items.map(({ id, sku, quantity, price, cancelledAt }) => ({
    id,
    sku,
    pieces: quantity,
    unitCents: price,
    isCancelled: cancelledAt !== null,
    fee: 0,
  })),
})
interface ShownBill {
  totalCost: number
  productionCost: number
  discountCents?: number
  items: readonly { id: number; sku: string; quantity: number; price: number; cancelledAt: string | null }[]
}

export class SellerModel extends WalletModel {
  /** Since the simulation began. */
  now = 0
  readonly orders = new Map<number, ModelOrder>()
  readonly deposits: ModelDeposit[] = []
  readonly payments: ModelPayment[] = []
  voucherLeft = 2
  /** Somebody invited this seller. */
  isInvited = false
  /** Orders whose claim window is over. */
  readonly closed = new Set<number>()
  announced = 0
  /** Something was announced that no daily mail has told. */
  isUntold = false
  digests = 0

  /** As it is written down: a repetition where another live order has the same external id. */
  write(order: Pick<ModelOrder, 'id' | 'external'> & ModelBill): ModelOrder {
    const written: ModelOrder = {
      ...order,
      kind: 'STANDARD_USPS',
      isStale: false,
      status: this.isRepetition(order.external) ? 'DUPLICATE' : 'PENDING',
      paid: 0,
      refunded: 0,
      voucher: '',
      isKept: false,
      isCancelled: false,
      isDeleted: false,
      standing: 0,
      isOnHold: false,
      coolsUntil: undefined,
      hasLabel: false,
      isBack: false,
      remake: undefined,
      isRendered: false,
      isStarted: false,
      batchId: 0,
      tickets: [],
    }
    this.orders.set(order.id, written)
    return written
  }
  private isRepetition(external: string | null): boolean {
    const isLive = (order: ModelOrder) => order.external === external && !order.isKept && !order.isCancelled && order.status !== 'DUPLICATE'
    return external !== null && [...this.orders.values()].some(isLive)
  }

  /** An unpaid order that was edited costs something else at once. */
  quote(order: ModelOrder, bill: ModelBill): void {
    Object.assign(order, bill, { isStale: false })
  }
  /** Whether it is paid now. Too little money is remembered as a refused payment. */
  pay(order: ModelOrder): boolean {
    if (!['PENDING', 'PAYMENT_FAILED'].includes(order.status) || this.debt > 0) return false
    if (!this.take(order.total)) {
      order.status = 'PAYMENT_FAILED'
      return false
    }
    order.paid = order.total
    order.standing = order.total
    order.status = 'NEW_ORDER'
    order.coolsUntil = this.now + coolingOffMs
    return true
  }
  /** What the inviter has by now: of each closed order a twentieth of what was kept of its production, each time rounded down. */
  award(): number {
    return [...this.closed].reduce((sum, id) => {
      const { production = 0, discount = 0, paid = 0, refunded = 0 } = this.orders.get(id) ?? {}
      const kept = paid === 0 ? 0 : Math.floor(((production - discount) * (paid - refunded)) / paid)
      return sum + Math.floor(kept / 20)
    }, 0)
  }
  left({ paid, refunded }: ModelOrder): number {
    return paid - refunded
  }
  /** What a cancel gives back now; what was started is left to other suites. */
  due(order: ModelOrder): number {
    const owed = order.items.reduce((sum, { fee }) => sum + fee, 0)
    const fees = owed + (order.isRendered ? feeCents * piecesOf(order) : 0)
    return Math.max(0, order.paid - fees - order.refunded)
  }
  /**
   * What cancelling one item gives back now: before any work what the rest costs less, `rest` of what it would cost alone; after that of its
   * price what the voucher has left, and nothing of a fee.
   */
  dueOfItem(order: ModelOrder, item: ModelItem, rest: number): number {
    if (order.paid === 0) return 0
    const line = item.unitCents * item.pieces
    const kept = Math.ceil((order.discount * line) / Math.max(1, order.production)) + feeCents * item.pieces
    return Math.max(0, Math.min(order.isRendered ? line - kept : order.standing - rest, this.due(order)))
  }
  /** The last item is cancelled with its order alone. */
  cancelItem(order: ModelOrder, item: ModelItem, rest: number): boolean {
    if (!cancellable.includes(order.status) || item.isCancelled || liveOf(order).length < 2) return false
    this.back(order, this.dueOfItem(order, item, rest))
    item.fee = order.paid > 0 && order.isRendered ? feeCents * item.pieces : 0
    item.isCancelled = true
    order.standing = rest
    return true
  }
  cancel(order: ModelOrder): boolean {
    if (!cancellable.includes(order.status)) return false
    this.back(order, this.due(order))
    if (order.voucher !== '' && order.paid > 0) this.voucherLeft++
    order.status = 'CANCELLED'
    order.isCancelled = true
    order.hasLabel = false
    return true
  }
  refund(order: ModelOrder, cents: number): boolean {
    const left = this.left(order)
    if (cents > left || left === 0 || isRemade(order)) return false
    if (cents === left && !givenBackWhole.includes(order.status)) return false
    if (cents === left) order.status = 'REFUNDED'
    else if (atRest.includes(order.status)) order.status = 'PARTIAL_REFUNDED'
    this.back(order, cents)
    return true
  }
  /** What stands at the dock goes out again for this much, as if its pieces had just been made; what was refunded after it had arrived, by staff. */
  reship(order: ModelOrder, cents: number, isByStaff: boolean): boolean {
    const isLate = arrived.includes(order.status)
    if ((order.status !== 'ERROR' && !isLate) || !order.isBack) return false
    if ((isLate && order.refunded > 0 && !isByStaff) || !this.take(cents)) return false
    order.paid += cents
    order.total += cents
    Object.assign(order, { status: 'PRODUCED', hasLabel: false })
    return true
  }
  private back(order: ModelOrder, cents: number) {
    order.refunded += cents
    this.give(cents)
  }
  isDeletable(order: ModelOrder): boolean {
    return order.paid === 0 && unpaid.includes(order.status)
  }
  /** One that broke before it was paid, too. */
  isEditable(order: ModelOrder): boolean {
    return order.paid === 0 && [...unpaid, 'ERROR'].includes(order.status)
  }
  isLabelled(order: ModelOrder): boolean {
    return ['NEW_ORDER', 'PROCESSING', 'EXPORTED', 'PRODUCED'].includes(order.status) && !order.hasLabel
  }

  decide(deposit: ModelDeposit, status: 'COMPLETED' | 'CANCELLED', cents = 0): boolean {
    if (deposit.status !== 'PENDING') return false
    deposit.status = status
    if (cents > 0) this.give(cents)
    return true
  }
  /** PayPal is asked: what was approved comes, once. */
  settle(payment: ModelPayment): void {
    if (payment.state !== 'WAITING') return
    if (payment.isApproved) {
      payment.state = 'COMPLETED'
      this.give(payment.cents)
    } else if (this.now - payment.openedAt > openForMs) payment.state = 'CANCELLED'
  }
}
