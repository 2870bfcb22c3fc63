// Texts in orders: written by sellers and staff at every step that takes one, and in the cells of an import.
import { randomInt } from 'node:crypto'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderProposalCalls } from '#shop/order/edit/proposal/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderMendCalls } from '#shop/order/office/mend/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls, orderReshipCalls } from '#shop/order/refund/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { until } from '#test/deployment.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import { validTable } from '../hostile/valid-files.ts'
import { shirt } from '../money.ts'
import { bring, bringBack, lose } from '../statuses.ts'
import { pngOf } from './canary.ts'
import type { SpecialTexts } from './telling.ts'

type Telling = Pick<SpecialTexts, 'next' | 'tellBy' | 'told'>

/** Orders on their way through the print floor, cancelled ones, and an import whose every cell is wrong. */
export async function plantInOrders({ people }: Deployment, seller: Seller, { next, tellBy, told }: Telling): Promise<void> {
  const { api } = seller
  const { owner } = people
  const picture = await pngOf('retro-sun.png', 1_900)
  await api(fileCalls.uploadFiles, { body: {}, files: [picture] })
  await tellBy('uploadFiles', async () =>
    api(fileCalls.uploadFiles, { body: {}, files: [await pngOf(`${next(60, /[/\\\u2028\u2029]/)}.png`, 2_000)] }),
  )
  const worded = () => ({
    ...shirt,
    address: { ...shirt.address, fullName: next(40), address: `1 ${next(40)}`, addressLine2: next(40) },
    tag: next(40),
    note: next(),
  })
  const made = async (items = shirt.items) => (await api(orderIntakeCalls.createOrder, { body: { ...worded(), items } })).data
  const paid = async (items = shirt.items) => {
    const order = await made(items)
    await api(orderPayCalls.submitOrder, { params: { id: order.id } })
    return order
  }
  const [, labelled, making] = await bring({ ...people, demo: api }, ['SHIPPED', 'LABEL_CREATED', 'IN_PRODUCTION'], { body: worded() })
  const { data: label } = await api(labelCalls.myLabel, { params: { id: labelled?.id ?? 0 } })
  await tellBy('voidLabel', () => owner(labelCalls.voidLabel, { params: { id: label?.id ?? 0 }, body: { reason: next() } }))
  await tellBy('scanTicket', () =>
    owner(productionCalls.scanTicket, { body: { code: making?.ticket ?? '', action: 'fail', reason: next() } }),
  )
  await tellBy('createOrder', made)
  await tellBy('editOrder', async () => {
    const { address, tag, note } = worded()
    return api(orderEditCalls.editOrder, { params: { id: (await made()).id }, body: { address, tag, note } })
  })
  await tellBy('keepOrder', async () => {
    const body = { ...worded(), externalId: `${next(50)}${randomInt(10 ** 9)}` }
    await api(orderIntakeCalls.createOrder, { body })
    const { id } = (await api(orderIntakeCalls.createOrder, { body })).data
    return api(orderIntakeCalls.keepOrder, { params: { id }, body: { reason: next() } })
  })
  await tellBy('officeRefund', async () => {
    const { id } = await paid()
    return owner(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents: 50, reason: next() } })
  })
  await tellBy('officeResend', async () => {
    const { id } = await paid()
    const broken = { code: 'OTHER', waitsOn: 'STAFF', note: next() } as const
    await tellBy('officeError', () => owner(orderOfficeCalls.officeError, { params: { id }, body: broken }))
    return owner(orderOfficeCalls.officeResend, { params: { id }, body: { reason: next() } })
  })
  await tellBy('cancelOrder', async () =>
    api(orderCancelCalls.cancelOrder, { params: { id: (await made()).id }, body: { reason: next() } }),
  )
  await tellBy('bulkCancel', async () => {
    const { id } = await made()
    return api(orderCancelCalls.bulkCancel, { body: { orders: [{ id }], reason: next() } })
  })
  await tellBy('cancelOrderItem', async () => {
    const { id, items } = await paid([...shirt.items, ...shirt.items])
    const params = { id, itemId: items[1]?.id ?? 0 }
    const { nowCents: seenRefundCents } = (await api(orderCancelCalls.previewCancelItem, { params })).data
    return api(orderCancelCalls.cancelOrderItem, { params, body: { seenRefundCents, reason: next() } })
  })
  await tellBy('officeCancelItem', async () => {
    const { id, items } = await paid([...shirt.items, ...shirt.items])
    const params = { id, itemId: items[1]?.id ?? 0 }
    const { nowCents: seenRefundCents } = (await owner(orderMendCalls.officePreviewCancelItem, { params })).data
    return owner(orderMendCalls.officeCancelItem, { params, body: { seenRefundCents, reason: next() } })
  })
  // The clock of the app may take a paid order on first: then another one is tried.
  for (let tries = 3; tries > 0 && !told.has('declineProposal'); tries--) await tellBy('declineProposal', declined)
  async function declined() {
    const { id, items } = await paid()
    let proposalId = 0
    await tellBy('proposeVariant', async () => {
      const given = { params: { id, itemId: items[0]?.id ?? 0 }, body: { sku: 'G5000-SAND-S', note: next() } }
      proposalId = (await owner(orderProposalCalls.proposeVariant, given)).data.id
    })
    return api(orderProposalCalls.declineProposal, { params: { id, proposalId }, body: { answer: next() } })
  }
  await tellBy('officeEditOrder', async () => {
    const { address } = worded()
    return owner(orderMendCalls.officeEditOrder, { params: { id: (await made()).id }, body: { address } })
  })
  await tellBy('officeReplaceFile', async () => {
    const { id, items } = await made()
    const file = await pngOf(`${next(60, /[/\\\u2028\u2029]/)}.png`, 1_400)
    const params = { id, itemId: items[0]?.id ?? 0 }
    return owner(orderMendCalls.officeReplaceFile, { params, body: { side: 'FRONT' }, files: [file] })
  })
  await tellBy('officeCancel', async () => {
    const { id } = await paid()
    return owner(orderOfficeCalls.officeCancel, { params: { id }, body: { reason: next() } })
  })
  await returned({ ...people, demo: api }, { next, tellBy, wordy: () => worded().address })
  await tellBy('importFile', async () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    const [head = ''] = validTable.split('\n')
    const row = head
      .split(',')
      .map(() => quoted(next()))
      .join(',')
    const table = `${head},${quoted(next())}\n${row},${quoted(next())}\n`
    const { data } = await api(bulkCalls.importFile, { files: [new File([table], `${next(60, /[/\\\u2028\u2029]/)}.csv`)] })
    await until('the import to be checked', async () =>
      ['FETCHING', 'CHECKING'].includes((await api(bulkCalls.myImport, { params: { id: data.id } })).data.status) ? undefined : true,
    )
  })
}

/** Parcels that are returned or lost, sent or made again. */
async function returned(
  people: Deployment['people'],
  { next, tellBy, wordy }: Pick<Telling, 'next' | 'tellBy'> & { wordy: () => typeof shirt.address },
): Promise<void> {
  const { owner, demo } = people
  await tellBy('reshipOrder', async () => {
    const params = { id: await bringBack(people) }
    const { chargeCents: seenChargeCents } = (await demo(orderReshipCalls.previewReship, { params })).data
    return demo(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents, address: wordy() } })
  })
  await tellBy('officeReship', async () =>
    owner(orderReshipCalls.officeReship, { params: { id: await bringBack(people) }, body: { reason: next() } }),
  )
  await tellBy('officeRemake', async () =>
    owner(orderReshipCalls.officeRemake, { params: { id: (await lose(people)).id }, body: { isFree: true, reason: next() } }),
  )
}
