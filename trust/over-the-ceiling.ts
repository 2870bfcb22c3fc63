import type { Client } from '#base/client.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { careCalls } from '#shop/care/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { elsewhereCalls } from '#shop/label/buy/elsewhere/contract.ts'
import { labelPurchaseCalls, labelRefundCalls } from '#shop/label/buy/office/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderMendCalls } from '#shop/order/office/mend/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { referralCalls } from '#shop/referral/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { ticketDecisionCalls } from '#shop/ticket/decision/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { bankCalls } from '#shop/wallet/bank/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { drawLabel, numbersFrom } from '#test/labels.ts'
import { payerOf } from '#test/payment.ts'
import type { Deployment } from './deployment/deployment.ts'
import { shirt, transfer } from './money.ts'
import { begin } from './payer.ts'
import { awaitLabel, awaitPostage, bring, bringBack, lose } from './statuses.ts'
import { newMember } from './writes/member.ts'
import { newReferral } from './writes/office.writes.ts'

const labelNumber = numbersFrom(7_900_000)

/** What is asked for over the ceiling; answers where it went through all the same. */
type Attack = (maker: Client, deployment: Deployment) => Promise<unknown>
/** An attack for each call that moves money; those whose own room decides say whether it was done. */
/** The first account of a deployment's own is one person's to make: it stands already. */
async function ownAccount(owner: Client): Promise<void> {
  const { data } = await owner(bankCalls.bankAccounts)
  if (data.length === 1) await owner(bankCalls.makeBankAccount, { body: { bankName: 'Own', accountName: 'INKPORT', accountNumber: '1' } })
}

export const attacks: Readonly<
  Record<string, { role: 'owner' | 'finance' | 'support' | 'catalogue'; ask: Attack; isDone?: (answer: unknown) => boolean }>
> = {
  setCredit: {
    role: 'finance',
    ask: async (maker, { people }) =>
      maker(adjustCalls.setCredit, {
        params: { id: await demoId(people.demo) },
        body: { creditLimitCents: 1_000_000_00, reason: 'x' },
      }),
  },
  makeVoucher: {
    role: 'finance',
    ask: maker => maker(voucherCalls.makeVoucher, { body: { code: 'FREE-FOR-ALL', shareBasisPoints: 10_000 } }),
  },
  makeProgramme: {
    role: 'finance',
    ask: maker =>
      maker(referralCalls.makeProgramme, { body: { nameEn: 'All of it', nameVi: 'Tất cả', shareBasisPoints: 10_000, months: 120 } }),
  },
  decideReferral: {
    role: 'finance',
    ask: async (maker, deployment) =>
      maker(referralCalls.decideReferral, { params: { id: await newReferral(deployment) }, body: { isTrusted: true, note: 'A friend' } }),
  },
  makeBankAccount: {
    role: 'owner',
    ask: async (maker, { people: { owner } }) => {
      await ownAccount(owner)
      return maker(bankCalls.makeBankAccount, { body: { bankName: 'Mine', accountName: 'ME', accountNumber: '666' } })
    },
  },
  changeBankAccount: {
    role: 'owner',
    ask: async maker => {
      const account = (await maker(bankCalls.bankAccounts)).data.find(each => each.isEnabled)
      const { id = 0, ...body } = account ?? { bankName: '', accountName: '' }
      return maker(bankCalls.changeBankAccount, { params: { id }, body: { ...body, accountNumber: '667' } })
    },
  },
  officeRefund: {
    role: 'support',
    ask: async (maker, deployment) =>
      maker(orderOfficeCalls.officeRefund, { params: { id: await dearOrder(deployment) }, body: { amountCents: 500_01, reason: 'x' } }),
  },
  decideTicket: {
    role: 'support',
    ask: async (maker, deployment) => {
      const { demo } = deployment.people
      const words = { type: 'PAYMENT' as const, subject: 'Too much', text: 'All of it, please', orderId: await dearOrder(deployment) }
      const { data } = await demo(ticketCalls.openTicket, { body: words, files: [] })
      const seenMessageId = data.messages.at(-1)?.id ?? 0
      const body = { kind: 'REFUND' as const, cause: 'OTHER' as const, amountCents: 500_01, text: 'x', seenMessageId, seenDecisionId: null }
      return maker(ticketDecisionCalls.decideTicket, { params: { id: data.id }, body })
    },
  },
  officeCancel: {
    role: 'support',
    ask: async (maker, deployment) =>
      maker(orderOfficeCalls.officeCancel, { params: { id: await dearOrder(deployment) }, body: { reason: 'x' } }),
  },
  officeCancelItem: {
    role: 'support',
    ask: async (maker, { people: { demo } }) => {
      const items = shirt.items.flatMap(item => [
        { ...item, quantity: 100 },
        { ...item, sku: 'BC3001-NAVY-3XL' },
      ])
      const { data: order } = await demo(orderIntakeCalls.createOrder, { body: { ...shirt, items } })
      await demo(orderPayCalls.submitOrder, { params: { id: order.id } })
      const params = { id: order.id, itemId: order.items[0]?.id ?? 0 }
      const { nowCents: seenRefundCents } = (await maker(orderMendCalls.officePreviewCancelItem, { params })).data
      return maker(orderMendCalls.officeCancelItem, { params, body: { seenRefundCents, reason: 'x' } })
    },
  },
  officeReship: {
    role: 'support',
    ask: async (maker, deployment) => {
      const id = await bringBack(deployment.people)
      await mayGiveOneDollar(maker, deployment)
      return maker(orderReshipCalls.officeReship, { params: { id }, body: { reason: 'x' } })
    },
  },
  officeRemake: {
    role: 'support',
    ask: async (maker, deployment) => {
      const { id } = await lose(deployment.people)
      await mayGiveOneDollar(maker, deployment)
      return maker(orderReshipCalls.officeRemake, { params: { id }, body: { isFree: true, reason: 'x' } })
    },
  },
  closeLabelRefund: {
    role: 'finance',
    ask: async (maker, deployment) => {
      const { id, dueCents: seenCents } = await awaitPostage(deployment.people)
      await mayGiveOneDollar(maker, deployment)
      return maker(labelRefundCalls.closeLabelRefund, { params: { id }, body: { state: 'REFUNDED', note: 'x', seenCents } })
    },
  },
  putElsewhere: {
    role: 'support',
    ask: async (maker, deployment) => {
      const [{ id } = { id: 0 }] = await bring(deployment.people, ['PRODUCED'])
      const files = [new File([new Uint8Array(await drawLabel({ number: labelNumber() }))], 'label.pdf')]
      const { data: paper } = await maker(elsewhereCalls.readElsewhere, { params: { id }, body: {}, files })
      const body = { paperId: paper.id, carrier: 'usps', costCents: 100_01 }
      return maker(elsewhereCalls.putElsewhere, { params: { id }, body })
    },
  },
  endUnsold: {
    role: 'support',
    ask: async (maker, deployment) => {
      const id = await awaitLabel(deployment.people)
      await mayGiveOneDollar(maker, deployment)
      return maker(labelPurchaseCalls.endUnsold, { params: { id }, body: { note: 'x' } })
    },
  },
  takeBackPayment: {
    role: 'finance',
    ask: async (maker, { people, server }) => {
      const payment = await begin(people.demo, 600_00)
      await payerOf(server).decide(payment.approveUrl, 'approve')
      await people.demo(paymentCalls.settlePayment, { params: { id: payment.id } })
      const body = { amountCents: 600_00, reference: `R${payment.id}-X`, reason: 'x' }
      return maker(paymentCalls.takeBackPayment, { params: { id: payment.id }, body })
    },
  },
  saveVariants: {
    role: 'catalogue',
    ask: async maker => {
      const { id, version, variants } = await aProduct(maker)
      const body = { version, variants: variants.map(each => ({ ...each, price: 1, priceSeller: 1, priceTiktok: 1 })) }
      return maker(catalogueOfficeCalls.saveVariants, { params: { id }, body })
    },
  },
  saveProduct: {
    role: 'catalogue',
    ask: async maker => {
      const {
        id,
        productID: _,
        slug: __,
        editedBy: ___,
        variants: _v,
        areas: _a,
        photos: _p,
        mockups: _m,
        shape,
        ...facts
      } = await aProduct(maker)
      const body = {
        ...facts,
        shape: shape === 'mug' ? ('mug' as const) : ('tee' as const),
        tiers: [{ fromQuantity: 2, offBasisPoints: 9_000 }],
      }
      return maker(catalogueOfficeCalls.saveProduct, { params: { id }, body })
    },
  },
  savePriceList: {
    role: 'catalogue',
    ask: async maker => {
      const head = { name: 'Friends', tier: 'FRIENDS', startsAt: new Date().toISOString(), endsAt: null }
      const { data } = await maker(priceListCalls.createPriceList, { body: head })
      const [variant] = (await aProduct(maker)).variants
      const prices = [{ variantId: variant?.id ?? 0, priceSeller: 1, priceTiktok: 1 }]
      return maker(priceListCalls.savePriceList, { params: { id: data.id }, body: { version: data.version, ...head, prices, tiers: [] } })
    },
  },
  changeShipping: {
    role: 'catalogue',
    ask: async maker => {
      const option = (await maker(shippingCalls.officeShipping)).data.find(each => each.rates.some(rate => rate.costCents > 0))
      if (!option) throw new Error('The demo shop has rates.')
      const { id, minDays, maxDays, fromProductionCents, isEnabled } = option
      const rates = option.rates.map(rate => ({ ...rate, costCents: 0 }))
      const body = { minDays, maxDays, fromProductionCents, isEnabled, extraPoundCents: 0, rates }
      return maker(shippingCalls.changeShipping, { params: { id }, body })
    },
  },
  addShipping: {
    role: 'catalogue',
    ask: maker => maker(shippingCalls.addShipping, { body: { ...carriage, country: 'FR', name: 'free' } }),
  },
  removeShipping: {
    role: 'catalogue',
    ask: async maker => {
      const own = (await maker(shippingCalls.officeShipping)).data.find(({ country }) => country === 'DE')
      const body = { ...carriage, country: 'DE', name: 'free' as const, isEnabled: false }
      const { id } = own ?? (await maker(shippingCalls.addShipping, { body })).data
      return maker(shippingCalls.removeShipping, { params: { id } })
    },
  },
  sendPasswordLink: {
    role: 'support',
    ask: async (maker, deployment) =>
      maker(careCalls.sendPasswordLink, { params: { id: (await newMember(deployment, 'finance')).id }, body: { reason: 'x' } }),
  },
  askPersonEmail: {
    role: 'support',
    ask: async (maker, { people }) =>
      maker(careCalls.askPersonEmail, { params: { id: await demoId(people.demo) }, body: { newEmail: 'mine@example.com', reason: 'x' } }),
  },
  approveDeposit: {
    role: 'finance',
    ask: async (maker, { people }) => {
      const { id } = (await people.demo(depositCalls.makeDeposit, transfer(10_000_01))).data
      return maker(depositCalls.approveDeposit, { params: { id }, body: { receivedCents: 10_000_01 } })
    },
    isDone: answer => JSON.stringify(answer).includes('"status":"COMPLETED"'),
  },
  askAdjustment: {
    role: 'finance',
    ask: maker => maker(adjustCalls.askAdjustment, { body: { seller: 'demo', amountCents: 1_00, reason: 'x' } }),
    isDone: answer => JSON.stringify(answer).includes('"status":"POSTED"'),
  },
  confirmAdjustment: {
    role: 'finance',
    ask: async maker => {
      const { data } = await maker(adjustCalls.askAdjustment, { body: { seller: 'demo', amountCents: 2_00, reason: 'x' } })
      return maker(adjustCalls.confirmAdjustment, { params: { id: data.id }, body: {} })
    },
  },
}
const carriage = {
  minDays: 1,
  maxDays: 2,
  fromProductionCents: 0,
  extraPoundCents: 0,
  isEnabled: true,
  rates: [{ upToOz: 16, costCents: 0 }],
}

/** Whatever postage or a shirt costs is more. */
async function mayGiveOneDollar(maker: Client, { people }: Deployment): Promise<void> {
  const { id } = (await maker(accountCalls.me)).data
  const body = { refundCeilingCents: 1_00, depositCeilingCents: null }
  await people.owner(accountOfficeCalls.setCeilings, { params: { id }, body })
}

const demoId = async (demo: Client) => (await demo(accountCalls.me)).data.id

/** A paid order of more than one refund may be. */
export async function dearOrder(deployment: Deployment): Promise<number> {
  const { demo } = deployment.people
  const items = shirt.items.map(item => ({ ...item, quantity: 100 }))
  const { id } = (await demo(orderIntakeCalls.createOrder, { body: { ...shirt, items } })).data
  await demo(orderPayCalls.submitOrder, { params: { id } })
  return id
}

async function aProduct(maker: Client) {
  const { data } = await maker(catalogueOfficeCalls.officeProducts, { query: { q: 'G5000' } })
  return (await maker(catalogueOfficeCalls.officeProduct, { params: { id: data.docs[0]?.id ?? 0 } })).data
}
