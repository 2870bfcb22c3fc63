// Orders that stand because we lack an item, with what staff and seller do about another variant.

import { minute } from '#base/time.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { orderProposalCalls } from '#shop/order/edit/proposal/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderExceptionCalls } from '#shop/order/office/exception/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { arrange, orderInput } from './order.ts'
import type { TestShop } from './shop.ts'

export const shirt = { sku: 'G5000-FOREST-S', quantity: 2, files: [{ side: 'FRONT' as const, link: 'library:sun.png' }] }
export const tee = { sku: 'BC3001-NAVY-M', quantity: 1, files: shirt.files }

export const arrangeLacking = (shop: TestShop, owner: () => Seeded) => {
  const { rich } = arrange(shop)
  const office = () => shop.client(owner().token)

  /** A seller's paid order of these items that stands for STOCK, at NEW_ORDER or from a batch. */
  return async function lacking(items: readonly object[] = [shirt], { inBatch = false, stops = true, amountCents = 1_000_00 } = {}) {
    const seller = await rich(amountCents)
    const call = shop.client(seller.token)
    const { id } = (await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [...items] as [] } })).data
    const at = { params: { id } }
    await call(orderPayCalls.submitOrder, at)
    if (inBatch) {
      shop.advance(16 * minute)
      await shop.cron('order.process')
      await office()(productionCalls.makeBatch, { body: { orderIds: [id] } })
    }
    if (stops) await office()(orderOfficeCalls.officeError, { ...at, body: { code: 'STOCK', waitsOn: 'STAFF', note: '' } })
    const read = async () => (await call(orderCalls.order, at)).data
    const order = await read()
    const itemAt = (index: number) => ({ id, itemId: order.items[index]?.id ?? 0 })
    const choices = async (sku?: string, index = 0) =>
      (await office()(orderProposalCalls.variantChoices, { params: itemAt(index), query: sku ? { sku } : {} })).data
    const propose = async (sku: string, index = 0, note = '') =>
      (await office()(orderProposalCalls.proposeVariant, { params: itemAt(index), body: { sku, note } })).data.id
    const accept = (proposalId: number, seenDifferenceCents: number) =>
      call(orderProposalCalls.acceptProposal, { params: { id, proposalId }, body: { seenDifferenceCents } })
    const decline = (proposalId: number, answer = '') =>
      call(orderProposalCalls.declineProposal, { params: { id, proposalId }, body: { answer } })
    const withdraw = (proposalId: number) => office()(orderProposalCalls.withdrawProposal, { params: { id, proposalId } })
    const states = async () => (await read()).proposals.map(({ state }) => state)
    /** Who must act, as the office's queue says. */
    const turn = async () =>
      (await office()(orderExceptionCalls.officeExceptions, { query: { limit: 100 } })).data.docs.find(each => each.id === id)?.waitsOn
    return { seller, call, id, at, order, read, itemAt, choices, propose, accept, decline, withdraw, states, turn }
  }
}

/** What staff are shown for this SKU; cents. */
export const differenceOf = async (
  { choices }: { choices(sku?: string, index?: number): Promise<{ differenceCents: number }[]> },
  sku: string,
  index = 0,
) => (await choices(sku, index))[0]?.differenceCents ?? Number.NaN
