// An item that cannot be made: staff propose another variant, its seller answers, and what ends the question.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { second } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { arrange, idOf } from '#test/order.ts'
import { arrangeLacking, differenceOf, shirt, tee } from '#test/proposal.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { seedPrices } from '../../intake/seed.ts'
import { setFacets } from '../../item/item.ts'
import { orderCalls } from '../../list/contract.ts'
import { forgetOrders } from '../../list/personal/personal.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import { orderProposalCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let owner: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  owner = await seedStaff(shop.engine.db, 'owner')
})
const { rich, make } = arrange(shop)
const office = () => shop.client(owner.token)
const lacking = arrangeLacking(shop, () => owner)

test('staff see what an item could be instead with the difference, to the cent', async () => {
  const standing = await lacking()
  const choices = await standing.choices()
  expect(choices.map(({ sku }) => sku)).toContain('G5000-FOREST-M')
  expect(choices.every(({ sku }) => sku.startsWith('G5000-') && sku !== 'G5000-FOREST-S')).toBe(true)
  expect(choices.find(({ sku }) => sku === 'G5000-SAND-S')).toMatchObject({ size: 'S', color: 'Sand', differenceCents: 0 })
  expect(choices.find(({ sku }) => sku === 'G5000-FOREST-2XL')?.differenceCents).toBeGreaterThanOrEqual(2 * 1_50)
  expect(await standing.choices('bc3001-navy-m')).toMatchObject([{ sku: 'BC3001-NAVY-M', garment: { size: 'M' } }])
})

test('what an item cannot be is refused: unknown, itself, out of stock, without the printed side, a design of another product', async () => {
  const standing = await lacking()
  const refused = (sku: string) => codeOf(standing.propose(sku))
  await shop.write(tx => sql`update variant set stock = 0 where sku = 'G5000-ROYAL-S'`.execute(tx.q))
  expect(await refused('NO-SUCH-SKU')).toBe('VARIANT_NOT_FOUND')
  expect(await refused('G5000-FOREST-S')).toBe('PROPOSAL_SAME_VARIANT')
  expect(await refused('G5000-ROYAL-S')).toBe('PRODUCT_IS_OUT_OF_STOCK')
  expect((await standing.choices()).map(({ sku }) => sku)).not.toContain('G5000-ROYAL-S')
  await shop.write(tx => sql`update order_file set side = 'LEFT_SLEEVE' where order_id = ${standing.id}`.execute(tx.q))
  expect(await refused('ORN3-WHITE-STAR')).toBe('TEMPLATE_AREA_MISSING')
  const document = JSON.stringify({ side: 'FRONT', widthInches: 12, heightInches: 16, layers: [] })
  await shop.write(tx => sql`update order_file set side = 'FRONT', document = ${document} where order_id = ${standing.id}`.execute(tx.q))
  expect(await refused('BC3001-NAVY-M')).toBe('ORDER_ART_OTHER_PRODUCT')
  await shop.write(tx => sql`update order_file set document = null where order_id = ${standing.id}`.execute(tx.q))
  expect(await standing.states()).toEqual([])
})

test('the seller is told, reads what is proposed and what it costs, and the order waits for them', async () => {
  const standing = await lacking()
  expect(await standing.turn()).toBe('STAFF')
  const id = await standing.propose('G5000-FOREST-2XL', 0, 'S comes back in March')
  const { proposals, timeline } = await standing.read()
  const differenceCents = await differenceOf(standing, 'G5000-FOREST-2XL')
  expect(proposals).toMatchObject([
    {
      id,
      itemId: standing.itemAt(0).itemId,
      state: 'OPEN',
      wasSku: 'G5000-FOREST-S',
      variant: { sku: 'G5000-FOREST-2XL', size: '2XL', garment: { shape: 'tee' } },
      note: 'S comes back in March',
      differenceCents,
      fault: null,
    },
  ])
  expect(timeline[0]).toMatchObject({ step: 'propose', actor: 'staff', actorName: null, reason: 'G5000-FOREST-2XL' })
  const { docs } = (await standing.call(notificationCalls.myNotifications, { query: { limit: 5 } })).data
  expect(docs[0]).toMatchObject({
    title: `We propose another variant for order ${standing.id}. Accept or decline it.`,
    link: `/order/${standing.id}`,
  })
  expect(await standing.turn()).toBe('SELLER')
})

test('declined with a word, the order waits for staff, who read it and may propose another', async () => {
  const standing = await lacking()
  await standing.decline(await standing.propose('G5000-SAND-S'), 'Only forest green')
  const { proposals, timeline } = (await office()(orderOfficeCalls.officeOrder, standing.at)).data
  expect(proposals).toMatchObject([{ state: 'DECLINED', answer: 'Only forest green', differenceCents: null }])
  expect(timeline[0]).toMatchObject({ step: 'decline', actor: 'seller', reason: 'G5000-SAND-S' })
  expect(await standing.turn()).toBe('STAFF')
  const id = await standing.propose('G5000-FOREST-M')
  expect(await standing.turn()).toBe('SELLER')
  expect((await standing.accept(id, await differenceOf(standing, 'G5000-FOREST-M'))).data.status).toBe('NEW_ORDER')
})

test('one proposal an item is open; withdrawn, it is answered no more and the order waits for staff', async () => {
  const standing = await lacking()
  const id = await standing.propose('G5000-SAND-S')
  expect(await codeOf(standing.propose('G5000-FOREST-M'))).toBe('PROPOSAL_OPEN')
  await standing.withdraw(id)
  expect([await standing.states(), await standing.turn()]).toEqual([['WITHDRAWN'], 'STAFF'])
  for (const answer of [() => standing.accept(id, 0), () => standing.decline(id), () => standing.withdraw(id)])
    expect(await refusalOf(answer())).toBe('409 PROPOSAL_OVER')
  await standing.propose('G5000-FOREST-M')
  expect(await standing.states()).toEqual(['OPEN', 'WITHDRAWN'])
})

test('an order of two items that lack goes on with the second answer, and not while one is declined', async () => {
  const standing = await lacking([shirt, tee])
  const first = await standing.propose('G5000-SAND-S', 0)
  const second = await standing.propose('BC3001-NAVY-L', 1)
  expect((await standing.accept(first, 0)).data.status).toBe('ERROR')
  expect([await standing.states(), await standing.turn()]).toEqual([['OPEN', 'ACCEPTED'], 'SELLER'])
  await standing.decline(second)
  expect([await standing.turn(), (await standing.read()).steps.resend]).toEqual(['STAFF', 'ORDER_CAUSE_NOT_MENDED'])
  const again = await standing.propose('BC3001-BLACK-M', 1)
  expect((await standing.accept(again, await differenceOf(standing, 'BC3001-BLACK-M', 1))).data.status).toBe('NEW_ORDER')
})

test('a proposal is void once its order is cancelled or moves on, or its item is cancelled', async () => {
  const resumed = await lacking()
  const one = await resumed.propose('G5000-SAND-S')
  shop.advance(second)
  await office()(orderOfficeCalls.officeResend, { ...resumed.at, body: { reason: 'It has come' } })
  expect(await resumed.states()).toEqual(['VOID'])
  expect(await codeOf(resumed.accept(one, 0))).toBe('PROPOSAL_OVER')
  const cancelled = await lacking()
  const two = await cancelled.propose('G5000-SAND-S')
  shop.advance(second)
  await cancelled.call(orderCancelCalls.cancelOrder, { ...cancelled.at, body: {} })
  expect([await cancelled.states(), await codeOf(cancelled.decline(two))]).toEqual([['VOID'], 'PROPOSAL_OVER'])
  const lessened = await lacking([shirt, tee])
  const three = await lessened.propose('BC3001-NAVY-L', 1)
  const params = lessened.itemAt(1)
  const { nowCents: seenRefundCents } = (await office()(orderMendCalls.officePreviewCancelItem, { params })).data
  await office()(orderMendCalls.officeCancelItem, { params, body: { seenRefundCents, reason: 'None left' } })
  expect([await lessened.states(), await lessened.turn()]).toEqual([['VOID'], 'STAFF'])
  expect(await codeOf(lessened.withdraw(three))).toBe('PROPOSAL_OVER')
})

test('for an unpaid order it is an edit before payment: a new quote, and void once its seller changes the item', async () => {
  const seller = await rich()
  const call = shop.client(seller.token)
  const at = idOf(await make(seller))
  const read = async () => (await call(orderCalls.order, at)).data
  const before = await read()
  const params = { ...at.params, itemId: before.items[0]?.id ?? 0 }
  const propose = async (sku: string) => (await office()(orderProposalCalls.proposeVariant, { params, body: { sku } })).data.id
  const proposalId = await propose('G5000-FOREST-2XL')
  const [shown] = (await read()).proposals
  const body = { seenDifferenceCents: shown?.differenceCents ?? 0 }
  await call(orderProposalCalls.acceptProposal, { params: { ...at.params, proposalId }, body })
  expect(await read()).toMatchObject({ status: 'PENDING', paidCents: 0, totalCost: before.totalCost + body.seenDifferenceCents })
  await propose('G5000-SAND-S')
  await call(orderEditCalls.editOrder, { ...at, body: { items: [{ itemId: params.itemId, quantity: 5 }] } })
  expect((await read()).proposals[0]).toMatchObject({ state: 'VOID', differenceCents: null })
})

test('once a piece is started, of an order that stands for something else, or of a free remake no variant is proposed', async () => {
  const started = await lacking([shirt], { inBatch: true })
  await shop.write(tx => setFacets(tx, started.id, { productionStartedAt: tx.now() }))
  expect([(await started.read()).steps.editVariant, await codeOf(started.propose('G5000-SAND-S'))]).toEqual(
    Array(2).fill('ORDER_IN_PRODUCTION'),
  )
  const other = await lacking([shirt], { inBatch: true, stops: false })
  await office()(orderOfficeCalls.officeError, { ...other.at, body: { code: 'PRINT', waitsOn: 'STAFF', note: '' } })
  expect(await codeOf(other.propose('G5000-SAND-S'))).toBe('ORDER_CANNOT_BE_EDIT')
  const free = await lacking()
  await shop.write(tx => sql`update "order" set is_free = true where id = ${free.id}`.execute(tx.q))
  expect(await codeOf(free.propose('G5000-SAND-S'))).toBe('ORDER_CANNOT_BE_EDIT')
})

test('what was written about it goes with the buyers, once the account is closed', async () => {
  const standing = await lacking()
  await standing.decline(await standing.propose('G5000-SAND-S', 0, 'Mia Lee called'), 'Mia Lee wants green')
  await forgetOrders(shop.engine, standing.seller.id, new AbortController().signal)
  const order = await standing.read()
  expect(order.proposals).toMatchObject([{ state: 'DECLINED', note: '', answer: '' }])
  expect(JSON.stringify(order)).not.toContain('Mia Lee')
})

test('another seller’s order is not found, nor a proposal of another order; only support proposes', async () => {
  const [mine, theirs] = [await lacking(), await lacking()]
  const proposalId = await mine.propose('G5000-SAND-S')
  const stranger = (id: number) => ({ params: { id, proposalId } })
  const accepting = (who: Seeded, id: number) =>
    refusalOf(shop.client(who.token)(orderProposalCalls.acceptProposal, { ...stranger(id), body: { seenDifferenceCents: 0 } }))
  expect(await accepting(theirs.seller, mine.id)).toBe('404 ORDER_NOT_FOUND')
  expect(await accepting(theirs.seller, theirs.id)).toBe('404 PROPOSAL_NOT_FOUND')
  expect(await refusalOf(theirs.call(orderProposalCalls.declineProposal, { ...stranger(mine.id), body: {} }))).toBe('404 ORDER_NOT_FOUND')
  expect(await refusalOf(office()(orderProposalCalls.withdrawProposal, stranger(theirs.id)))).toBe('404 PROPOSAL_NOT_FOUND')
  const foreign = { id: mine.id, itemId: theirs.itemAt(0).itemId }
  expect(await refusalOf(office()(orderProposalCalls.proposeVariant, { params: foreign, body: { sku: 'G5000-SAND-S' } }))).toBe(
    '404 ORDER_NOT_FOUND',
  )
  const asked = (who: Seeded) =>
    Promise.all([
      refusalOf(shop.client(who.token)(orderProposalCalls.variantChoices, { params: mine.itemAt(0), query: {} })),
      refusalOf(shop.client(who.token)(orderProposalCalls.proposeVariant, { params: mine.itemAt(0), body: { sku: 'G5000-SAND-S' } })),
      refusalOf(shop.client(who.token)(orderProposalCalls.withdrawProposal, stranger(mine.id))),
    ])
  for (const role of ['finance', 'production', 'warehouse', 'auditor'] as const)
    expect(await asked(await seedStaff(shop.engine.db, role)), role).toEqual(Array(3).fill('403 YOU_NOT_HAVE_PERMISSION'))
  expect(await asked(await seedSeller(shop.engine.db))).toEqual(Array(3).fill('404 NOT_FOUND'))
  expect(await mine.states()).toEqual(['OPEN'])
})
