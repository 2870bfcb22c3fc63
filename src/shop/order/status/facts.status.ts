import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { ActorRole, LabelFacts, OrderFacts } from './facts.rules.ts'
import { type ActorKind, type FactRow, findFacts, hasOrder } from './store.ts'

/** Who takes a step: the roles that the rules ask for, and the name that the timeline keeps. */
export interface StepActor {
  kind: ActorKind
  id: number | null
  roles: readonly ActorRole[]
}
export const systemActor: StepActor = { kind: 'system', id: null, roles: ['system'] }
export const carrierActor: StepActor = { kind: 'carrier', id: null, roles: ['carrier'] }
export const sellerActor = (id: number): StepActor => ({ kind: 'seller', id, roles: ['seller'] })

const officeRoles: readonly ActorRole[] = ['support', 'finance', 'production', 'warehouse']
/** Staff act under the roles they have; the owner under all of them. */
export const staffActor = (who: { id: number; roles: readonly string[] }): StepActor => ({
  kind: 'staff',
  id: who.id,
  roles: who.roles.includes('owner') ? officeRoles : officeRoles.filter(role => who.roles.includes(role)),
})

/** The facts of a row for the rules. What only a domain above knows is passed with the step. */
export function factsOf(row: FactRow, known: Partial<OrderFacts> = {}): OrderFacts {
  const label = labelOf(row.label)
  return {
    id: row.id,
    status: row.status,
    orderType: row.orderType,
    shippingBy: row.shippingBy,
    sellerStatus: row.sellerStatus,
    duplicateOf: row.duplicateOf,
    isFree: row.isFree,
    isFormLabel: row.source === 'LABEL_FORM',
    totalCents: row.totalCents,
    paidAt: row.paidAt,
    paidCents: row.paidCents,
    refundedCents: row.refundedCents,
    quoteFreshUntil: row.quoteUntil,
    addressVerdict: row.addressVerdict,
    itemsMissingFiles: row.itemsMissingFiles,
    label,
    sellerTrackingNumber: row.trackingNumber,
    coolingOffUntil: row.coolingOffUntil,
    isRendered: row.renderedAt !== null,
    isInBatch: row.batchId !== null,
    isProductionStarted: row.productionStartedAt !== null,
    isAllPassed: row.allPassedAt !== null,
    handedOverAt: row.handedOverAt,
    manifestId: row.manifestId,
    sees: row.sees,
    isHandedOverAgain: false,
    returnedAt: row.returnedAt,
    missAt: row.missAt,
    missRefundAt: row.missRefundAt,
    errorFrom: row.errorFrom,
    errorCode: row.errorCode,
    isCauseMended: row.isCauseMended,
    claimWindowUntil: row.claimUntil,
    hasOpenTicket: row.openTickets > 0,
    // An operator's setting, which only closing asks for (jobs.ts).
    isActivationOnly: false,
    ...known,
  }
}

/** The label's facts as `setLabel` wrote them; JSON has no dates. */
function labelOf(stored: unknown): LabelFacts | null {
  if (stored === null || stored === undefined) return null
  const label = stored as Omit<LabelFacts, 'madeAt'> & { madeAt: string | null } // only `setLabel` writes this column
  return { ...label, madeAt: label.madeAt === null ? null : new Date(label.madeAt) }
}

/** The rows of these orders by id, without a lock: what a domain above looks at before it takes a step. */
export async function findOrders(db: Db, ids: readonly number[], sellerId?: number): Promise<ReadonlyMap<number, FactRow>> {
  return new Map((await findFacts(db, ids, sellerId)).map(row => [row.id, row]))
}

/** Any seller's, where none is named. Throws ORDER_NOT_FOUND for a missing order and for another's. */
export async function assertOrder(db: Db, id: number, sellerId?: number): Promise<void> {
  if (!(await hasOrder(db, id, sellerId))) throw new Fault('ORDER_NOT_FOUND')
}
