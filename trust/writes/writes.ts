// A valid way to ask for each write call, by its name: who asks, and for what, arranged by the calls before it.
import { randomInt } from 'node:crypto'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { resumablePath } from '#shop/file/rules.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderProposalCalls } from '#shop/order/edit/proposal/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { drawnArt } from '#test/order-file.ts'
import { payerOf } from '#test/payment.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { fundUpTo, makeOrders, shirt, transfer } from '../money.ts'
import { askedBy, type Writes } from './asked.ts'
import { bankWrites } from './bank.writes.ts'
import { carrierWrites } from './carrier.writes.ts'
import { formWrites } from './form.writes.ts'
import { newMember } from './member.ts'
import { ticketWrites } from './ticket.writes.ts'

export async function prepareWrites(deployment: Deployment): Promise<Writes> {
  const { people } = deployment
  const { demo, owner, tokens } = people
  await fundUpTo(people, 3_000_00)
  const payer = payerOf(deployment.server)
  const [seller, staff] = [askedBy(tokens.demo), askedBy(tokens.owner)]
  const params = (id: number) => ({ params: { id } })
  const order = async (submit = false): Promise<number> => {
    const [id = 0] = await makeOrders(demo, 1)
    if (submit) await demo(orderPayCalls.submitOrder, params(id))
    return id
  }
  const deposit = async () => (await demo(depositCalls.makeDeposit, transfer(100_00))).data.id
  const payment = async () => (await demo(paymentCalls.startPayment, { body: { amount: 150_00 } })).data.id
  const opened = async () => (await demo(paymentCalls.openPayment, params(await payment()))).data
  const word = (kind: string) => `${kind}${randomInt(10 ** 9)}`
  const picture = (await demo(fileCalls.myFiles, { query: { limit: 1 } })).data.docs[0]?.id ?? 0
  const { docs } = (await demo(catalogueCalls.products, { query: { limit: 100 } })).data
  const slug = docs.find(({ productID }) => productID === 'G5000')?.slug ?? ''
  const shown = (await demo(catalogueCalls.product, { params: { slug } })).data
  const variant = shown.variants.find(({ isAvailable }) => isAvailable)
  const design = { productID: 'G5000', color: variant?.color ?? '', sides: [{ side: 'FRONT' as const, fileId: picture }] }
  const template = async () => (await demo(designCalls.makeTemplate, { body: design })).data.id
  const star = { kind: 'SHAPE' as const, shape: 'STAR' as const, fill: '#0b5cff', xInches: 1, yInches: 1, widthInches: 4, heightInches: 4 }
  const draft = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [star] }] }
  const drawn = async () =>
    (await demo(designCalls.makeTemplate, { body: { productID: design.productID, color: design.color, draft } })).data.id
  /** One that was saved twice: its first design can be restored. */
  const redrawn = async () => {
    const id = await template()
    await demo(designCalls.saveDraft, { params: { id }, body: { version: 1, document: draft } })
    return (await demo(designCalls.saveTemplate, { params: { id }, body: {} })).data
  }
  const item = { productTypeSizeCustom: variant?.id ?? 0, productCustomTemplate: await template() }
  const voucher = () => ({ code: word('KEY'), amountCents: 1_00, maxUses: 100 })
  const me = (await demo(accountCalls.me)).data.id
  /** A voucher without an end to its uses always waits. */
  const approval = async () => {
    const code = word('WAIT')
    await owner(voucherCalls.makeVoucher, { body: { code, amountCents: 1_00 } }).catch(() => undefined)
    const { docs } = (await owner(approvalCalls.approvals, { query: { limit: 100 } })).data
    return docs.find(({ request }) => request.code === code)?.id ?? 0
  }
  const delivery = {
    fullName: 'Mia Lee',
    phone: '+18865550124',
    email: 'mia@example.com',
    city: 'Boston',
    state: 'MA',
    zip: '02108',
    country: 'US',
  }
  const uploaded = async () => (await demo(fileCalls.uploadFiles, { body: {}, files: await art(word('art')) })).data[0]?.id ?? 0
  /** An upload that is there in whole and not in the library yet (tus 1.0); its id. */
  const sentInParts = async () => {
    const [file = new File([], 'x.png')] = await art(word('art'))
    const common = { authorization: `Bearer ${tokens.demo}`, 'tus-resumable': '1.0.0' }
    const named = { 'upload-length': String(file.size), 'upload-metadata': `filename ${btoa('art.png')}` }
    const begun = await fetch(`${deployment.server.url}${resumablePath}`, { method: 'POST', headers: { ...common, ...named } })
    const place = begun.headers.get('location') ?? ''
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    await fetch(`${deployment.server.url}${place}`, { method: 'PATCH', headers: { ...common, ...part }, body: file })
    return place.split('/').at(-1) ?? ''
  }
  const kept = async () =>
    (await demo(addressCalls.saveAddress, { body: { ...delivery, address: `${randomInt(10 ** 6)} Elm Ave` } })).data.id
  /** A paid order, one item of two, and what its cancel gives. */
  const ofTwo = async () => {
    const body = { ...shirt, items: [...shirt.items, { ...shirt.items[0], sku: 'BC3001-NAVY-3XL', quantity: 1 }] }
    const { id, items } = (await demo(orderIntakeCalls.createOrder, { body })).data
    await demo(orderPayCalls.submitOrder, params(id))
    const itemId = items[1]?.id ?? 0
    const { nowCents } = (await demo(orderCancelCalls.previewCancelItem, { params: { id, itemId } })).data
    return { id, itemId, seenRefundCents: nowCents }
  }
  const broken = async (code: 'ADDRESS' | 'OTHER') => {
    const id = await order(true)
    await owner(orderOfficeCalls.officeError, { ...params(id), body: { code, waitsOn: 'SELLER', note: 'Broken on purpose' } })
    return params(id)
  }

  /** A paid order that stands because we lack an item of it, and another variant that its seller is asked about. */
  const lacking = async () => {
    const id = await order(true)
    await owner(orderOfficeCalls.officeError, { ...params(id), body: { code: 'STOCK', waitsOn: 'STAFF', note: '' } })
    return { id, itemId: (await demo(orderCalls.order, params(id))).data.items[0]?.id ?? 0 }
  }
  const proposed = async () => {
    const at = await lacking()
    const { data } = await owner(orderProposalCalls.proposeVariant, { params: at, body: { sku: 'G5000-SAND-S' } })
    return { id: at.id, proposalId: data.id }
  }

  return {
    makeDeposit: async () => seller(transfer(100_00)),
    withdrawDeposit: async () => seller(params(await deposit())),
    addProof: async () => seller({ ...params(await deposit()), files: transfer(100_00).files }),
    answerDeposit: async () => {
      const id = await deposit()
      await owner(depositCalls.askDeposit, { ...params(id), body: { question: 'Which bank?' } })
      return seller({ ...params(id), body: { note: 'This one' }, files: transfer(100_00).files })
    },
    approveDeposit: async () => staff({ ...params(await deposit()), body: { receivedCents: 100_00 } }),
    rejectDeposit: async () => staff({ ...params(await deposit()), body: { remark: 'Nothing came' } }),
    askDeposit: async () => staff({ ...params(await deposit()), body: { question: 'Which bank?' } }),
    ...carrierWrites(deployment),
    ...formWrites(deployment),
    ...bankWrites(deployment),
    ...ticketWrites(deployment),
    setCredit: async () => staff({ ...params(me), body: { creditLimitCents: 1_00, reason: 'A good payer' } }),
    createOrder: async () => seller({ body: shirt }),
    editOrder: async () => seller({ ...params(await order()), body: { note: 'Thank you' } }),
    setSellerStatus: async () => seller({ ...params(await order()), body: { sellerStatus: 'CONFIRMED' } }),
    submitOrder: async () => seller(params(await order())),
    cancelOrder: async () => {
      const id = await order(true)
      const { nowCents: seenRefundCents } = (await demo(orderCancelCalls.previewCancel, params(id))).data
      return seller({ ...params(id), body: { seenRefundCents } })
    },
    cancelOrderItem: async () => {
      const { id, itemId, seenRefundCents } = await ofTwo()
      return seller({ params: { id, itemId }, body: { seenRefundCents } })
    },
    officeCancelItem: async () => {
      const { id, itemId, seenRefundCents } = await ofTwo()
      return staff({ params: { id, itemId }, body: { seenRefundCents, reason: 'Out of this colour' } })
    },
    officeEditOrder: async () => staff({ ...(await broken('ADDRESS')), body: { address: { ...shirt.address, address: '1036 Elm Ave' } } }),
    officeReplaceFile: async () => {
      const id = await order()
      const itemId = (await demo(orderCalls.order, params(id))).data.items[0]?.id ?? 0
      return staff({ params: { id, itemId }, body: { side: 'FRONT' }, files: await art(word('art')) })
    },
    proposeVariant: async () => staff({ params: await lacking(), body: { sku: 'G5000-SAND-S', note: 'Out of this colour' } }),
    withdrawProposal: async () => staff({ params: await proposed() }),
    acceptProposal: async () => seller({ params: await proposed(), body: { seenDifferenceCents: 0 } }),
    declineProposal: async () => seller({ params: await proposed(), body: { answer: 'Only this one' } }),
    writeNote: async () => staff({ ...params(await order()), body: { text: 'Calls every day' } }),
    resendOrder: async () => {
      const at = await broken('ADDRESS')
      await demo(orderEditCalls.editOrder, { ...at, body: { address: { ...shirt.address, address: '1035 Elm Ave' } } })
      return seller(at)
    },
    keepOrder: async () => {
      const body = { ...shirt, externalId: word('TWICE') }
      await demo(orderIntakeCalls.createOrder, { body })
      const { id } = (await demo(orderIntakeCalls.createOrder, { body })).data
      return seller({ ...params(id), body: { reason: 'Wanted twice' } })
    },
    duplicateOrder: async () => seller(params(await order())),
    deleteOrder: async () => seller(params(await order())),
    endTrackingLink: async () => seller(params(await order())),
    quoteOrder: async () => seller({ body: { items: shirt.items, country: 'US' } }),
    checkItems: async () => seller({ body: { items: shirt.items } }),
    checkDesign: async () => {
      const layers = [{ kind: 'SHAPE', xInches: 1, yInches: 1, widthInches: 2, heightInches: 2, shape: 'STAR', fill: '#0b5cff' }]
      return seller({ body: { productID: 'G5000', color: 'Forest', document: { v: 2, sides: [{ side: 'FRONT', layers }] } } })
    },
    findSkus: async () => seller({ body: { skus: ['G5000-FOREST-S'] } }),
    previewCancels: async () => seller({ body: { ids: [await order()] } }),
    bulkSubmit: async () => seller({ body: { ids: [await order(), await order()] } }),
    addArt: async () => {
      const orderId = await order()
      const itemId = (await demo(orderCalls.order, params(orderId))).data.items[0]?.id ?? 0
      return seller({ body: { art: [{ items: [{ orderId, itemId }], sides: design.sides }], replaces: true } })
    },
    acceptResolution: async () => seller({ ...params(await order()), body: { acceptsDpi: 150 } }),
    bulkCancel: async () => seller({ body: { orders: [{ id: await order() }] } }),
    bulkMark: async () => seller({ body: { ids: [await order()], tag: 'Gift' } }),
    bulkResend: async () => seller({ body: { ids: [await order()] } }),
    bulkDelete: async () => seller({ body: { ids: [await order()] } }),
    quoteCheckout: async () => seller({ body: { country: 'US', item } }),
    buyNow: async () => seller({ body: { ...item, address: shirt.address } }),
    checkout: async () => {
      await demo(cartCalls.addToCart, { body: { ...item, quantity: 1 } })
      return seller({ body: { address: shirt.address } })
    },
    officeCancel: async () => staff({ ...params(await order(true)), body: { reason: 'Asked for' } }),
    officeRefund: async () => staff({ ...params(await order(true)), body: { amountCents: 50, reason: 'A part' } }),
    officeError: async () => staff({ ...params(await order(true)), body: { code: 'OTHER', waitsOn: 'STAFF', note: 'Broken' } }),
    officeResend: async () => staff({ ...(await broken('OTHER')), body: { reason: 'Mended' } }),
    officeProcess: async () => staff({ body: { ids: [await order(true)] } }),
    startPayment: async () => seller({ body: { amount: 150_00 } }, { body: { amount: 151_00 } }),
    openPayment: async () => seller(params(await payment())),
    settlePayment: async () => {
      const { id, approveUrl } = await opened()
      await payer.decide(approveUrl, 'approve')
      return seller(params(id))
    },
    cancelPayment: async () => seller(params(await payment())),
    askPayment: async () => staff(params((await opened()).id)),
    takeBackPayment: async () => {
      const { id, approveUrl } = await opened()
      await payer.decide(approveUrl, 'approve')
      await demo(paymentCalls.settlePayment, params(id))
      return staff({ ...params(id), body: { amountCents: 1_00, reference: word('REV'), reason: 'A chargeback' } })
    },
    confirmApproval: async () => ({
      token: (await newMember(deployment, 'finance')).token,
      input: { ...params(await approval()), body: {} },
    }),
    refuseApproval: async () => staff({ ...params(await approval()), body: { remark: 'Not so' } }),
    makeVoucher: async () => staff({ body: voucher() }),
    endVoucher: async () => staff(params((await owner(voucherCalls.makeVoucher, { body: voucher() })).data.id)),
    markPrinted: async () => staff({ body: { orderIds: [await order()] } }),
    reprintLabels: async () => staff({ body: { orderIds: [await order()], reason: 'x' } }),
    askCarrier: async () => staff(),
    uploadFiles: async () => seller({ files: await art(word('art')) }),
    finishUpload: async () => seller({ params: { id: await sentInParts() } }),
    cutOut: async () => seller({ ...params(picture), body: { x: 0.5, y: 0.5, tolerance: 5 } }),
    renameFile: async () => seller({ ...params(await uploaded()), body: { name: `${word('sun')}.png` } }),
    deleteFile: async () => seller(params(await uploaded())),
    makeTemplate: async () => seller({ body: design }),
    renameTemplate: async () => seller({ ...params(await template()), body: { name: 'Sun' } }),
    saveDraft: async () => seller({ ...params(await drawn()), body: { version: 1, document: { v: 2, sides: [] } } }),
    saveTemplate: async () => seller({ ...params(await drawn()), body: {} }),
    discardDraft: async () => seller({ ...params(await drawn()), body: {} }),
    restoreDesign: async () => {
      const { id, version } = await redrawn()
      return seller({ params: { id, saved: 1 }, body: { version } })
    },
    duplicateTemplate: async () => seller({ ...params(await template()), body: {} }),
    applyTemplate: async () =>
      seller({ ...params(await template()), body: { products: [{ productID: design.productID, colors: [design.color] }] } }),
    deleteTemplate: async () => seller(params(await template())),
    saveAddress: async () => seller({ body: { ...delivery, address: '7 Elm Ave' } }),
    setDefaultAddress: async () => seller(params(await kept())),
    deleteAddress: async () => seller(params(await kept())),
    savePacking: async () => seller({ body: { ...packing, message: word('Thanks') } }),
    setLogo: async () => seller({ body: {}, files: await art(word('logo')) }),
    removeLogo: async () => seller(),
    addFavorite: async () => seller(params(shown.id)),
    removeFavorite: async () => seller(params(shown.id)),
    askNewEmail: async () => seller({ body: { newEmail: `${word('new')}@example.com` } }),
    updateMe: async () => seller({ body: { fullName: 'Demo', phone: '0901234568', address: '1 Quay' } }),
    readAll: async () => seller(),
    changeSetting: async () => staff({ params: { key: 'claimWindowDays' }, body: { value: 30 } }),
    setTier: async () => staff({ ...params(me), body: { tier: 'BRONZE' } }),
    endOtherSessions: async () => seller(),
  }
}

const packing = { sender: 'Sun Shop', returnAddress: '7 Elm Ave', message: '', paper: 'LABEL', eori: '', ioss: '' } as const

/** One row of orders. */
export const orderFile = () => [
  new File(
    [
      `order id,sku,name,address,city,state,zip,design\nI${randomInt(10 ** 9)},G5000-FOREST-S,Mia,1 Elm Ave,Boston,MA,02108,library:retro-sun\n`,
    ],
    'o.csv',
  ),
]
/** A picture of its own, by this name. */
const art = async (name: string) => [new File([new Uint8Array(await drawnArt(randomInt(10 ** 6)))], `${name}.png`, { type: 'image/png' })]
