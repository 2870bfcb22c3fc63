// Orders further on their way, for tests.
import type { Tx } from '#engine/db/database.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import type { StepActor } from '#shop/order/status/facts.status.ts'
import type { OrderStep } from '#shop/order/status/rules.ts'
import { takeSteps } from '#shop/order/status/status.ts'
import { giveLabel } from './buy/supplied.ts'

const maker: StepActor = { kind: 'system', id: null, roles: ['system', 'production'] }

/** Takes paid orders through production, as if every item had passed. */
export async function seedProduced(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const now = tx.now()
  const facts = { coolingOffUntil: now, isRendered: true, isInBatch: true }
  const take = async (step: OrderStep, more: object = {}) => {
    for (const { fault } of await takeSteps(tx, { orderIds, step, actor: maker, facts: { ...facts, ...more } })) {
      if (fault) throw new Error(`The order cannot take the step ${step}: ${fault}`)
    }
  }
  await take('process')
  await takeSteps(tx, { orderIds, step: 'export', actor: maker, facts, patch: { renderedAt: now } })
  await take('start')
  await take('pass', { isAllPassed: true })
}

/** Gives an order the label that its seller would bring, as if it had been read. */
export const seedSuppliedLabel = (tx: Tx, orderId: number, number: string): Promise<void> =>
  giveLabel(tx, orderId, { sourceSha256: null, outcome: { number, zip: '84101', sha256: 'f'.repeat(64) } }).then(() => undefined)

/** A label as a seller brings one: a page whose text and bar code say this number, for the first seeded order's place. */
export const drawSuppliedLabel = (number: string): Promise<Buffer> =>
  drawSandboxLabel({
    number,
    indicator: 'G',
    service: 'USPS GROUND ADVANTAGE™',
    from: { name: 'TikTok Seller', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' },
    to: { name: 'Minh Lee', street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip: '84101' },
    weightOz: 6,
    reference: 'TikTok',
  })
