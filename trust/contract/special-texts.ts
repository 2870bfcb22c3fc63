// Texts that no call of plain words carries: they come with a file, stand in a setting, or are said as something is taken away.
import { randomInt } from 'node:crypto'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { careCalls } from '#shop/care/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { stockCalls } from '#shop/catalogue/stock/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { packingCalls } from '#shop/packing/contract.ts'
import { gangCalls } from '#shop/production/gang/contract.ts'
import { referralCalls } from '#shop/referral/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { bankCalls } from '#shop/wallet/bank/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import { productOf, shirt, transfer } from '../money.ts'
import { drawnSheet } from '../statuses.ts'
import { invite, newMember } from '../writes/member.ts'
import { newReferral } from '../writes/office.writes.ts'
import { pngOf } from './canary.ts'
import { plantInAnnouncements, plantInPages } from './content-texts.ts'
import { plantInAccounts, plantInLabels } from './label-texts.ts'
import { plantInOrders } from './order-texts.ts'
import type { Next, SpecialTexts, TellBy } from './telling.ts'
import { plantInTickets } from './ticket-texts.ts'

/** What stands on screens of a seller and of the office. */
export async function plantInside(deployment: Deployment, seller: Seller, texts: SpecialTexts): Promise<void> {
  const { next, tellBy } = texts
  await money(deployment, seller, next, tellBy)
  await corrections(deployment, seller, next, tellBy)
  await plantInOrders(deployment, seller, texts)
  await plantInTickets(deployment, seller, texts)
  await bought(seller, next, tellBy)
  await plantInLabels(deployment, seller, texts)
  await plantInAccounts(deployment, texts)
  await plantInAnnouncements(deployment, texts)
  await tellBy('setSkuMapping', () =>
    seller.api(skuCalls.setSkuMapping, { body: { sku: next(60), productID: 'G5000', color: 'Forest', size: 'S' } }),
  )
  await drawn(seller, next, tellBy)
  const empty = { paper: 'LABEL', eori: '', ioss: '' } as const
  await tellBy('savePacking', () =>
    seller.api(packingCalls.savePacking, { body: { ...empty, sender: next(60), returnAddress: next(), message: next() } }),
  )
  const { id } = await invite(deployment)
  await tellBy('suspendPerson', () =>
    deployment.people.owner(accountOfficeCalls.suspendPerson, { params: { id }, body: { reason: next() } }),
  )
  await cared(deployment, seller, next, tellBy)
  await tellBy('decideReferral', async () => {
    const params = { id: await newReferral(deployment) }
    return deployment.people.owner(referralCalls.decideReferral, { params, body: { isTrusted: false, note: next() } })
  })
  await tellBy('addReceipt', () =>
    deployment.people.owner(stockCalls.addReceipt, {
      body: { kind: 'COUNT', supplier: next(), note: next(), lines: [{ variantID: 'G5000-FOREST-S', quantity: 7 }] },
    }),
  )
  await tellBy('printGangSheet', async () => {
    const params = { id: await drawnSheet(deployment.people) }
    await deployment.people.owner(gangCalls.printGangSheet, { params, body: {} })
    return deployment.people.owner(gangCalls.printGangSheet, { params, body: { reason: next() } })
  })
}

/** A text that is drawn, in a product of the seller's own. */
async function drawn({ api }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  const layer = () => ({
    ...{ kind: 'TEXT' as const, name: next(100), text: next(), fontId: 'lobster-400', sizeInches: 1 },
    ...{ xInches: 1, yInches: 1, widthInches: 6, heightInches: 3 },
  })
  const document = () => ({ v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [layer(), layer()] }] })
  await tellBy('saveDraft', async () => {
    const body = { productID: 'G5000', color: 'Forest', name: next(), draft: document() }
    const { id } = (await api(designCalls.makeTemplate, { body })).data
    return api(designCalls.saveDraft, { params: { id }, body: { version: 1, document: document() } })
  })
}

/** What staff write of a seller in the seller's place. */
async function cared({ people: { owner } }: Deployment, { id }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  const params = { id }
  await tellBy('sendPasswordLink', () => owner(careCalls.sendPasswordLink, { params, body: { reason: next() } }))
  const newEmail = 'another@example.com'
  await tellBy('askPersonEmail', () => owner(careCalls.askPersonEmail, { params, body: { newEmail, reason: next() } }))
  await tellBy('correctSeller', async () => {
    const { seen } = (await owner(careCalls.sellerData, { params })).data
    const body = { fullName: next(100), address: next(300), shopName: next(60), returnAddress: next(), reason: next(), seen }
    return owner(careCalls.correctSeller, { params, body })
  })
}

/** What stands on public pages; the address of a product whose every word is one of the texts. */
export async function plantForVisitors(deployment: Deployment, texts: SpecialTexts): Promise<string> {
  const { next, tellBy } = texts
  await plantInPages(deployment, texts)
  await settings(deployment, next, tellBy)
  await sellAgain(deployment)
  return soldThing(deployment, next, tellBy)
}

/** Every setting that is a text, all texts one after the other: the last one that is taken stays. */
async function settings({ people: { owner } }: Deployment, next: Next, tellBy: TellBy): Promise<void> {
  const { data: all } = await owner(settingCalls.officeSettings)
  for (const { key, value } of all.filter(each => typeof each.value === 'string')) {
    for (let tries = 30; tries > 0; tries--)
      await tellBy('changeSetting', () => owner(settingCalls.changeSetting, { params: { key }, body: { value: next() } }))
    // Parcels leave from a place that there is.
    if (/^shipFrom(?!Name)/.test(key)) await owner(settingCalls.changeSetting, { params: { key }, body: { value } })
  }
}

async function money({ people: { owner } }: Deployment, { api }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  // Where money is sent to: without one that is open nobody deposits by bank.
  const account = () => ({ bankName: next(), accountName: next(), accountNumber: next(), swift: '' })
  const { data: bank } = await owner(bankCalls.makeBankAccount, { body: account() })
  // Every further one, and another's words, wait for a second person.
  await tellBy('makeBankAccount', () => owner(bankCalls.makeBankAccount, { body: account() }))
  await tellBy('changeBankAccount', () => owner(bankCalls.changeBankAccount, { params: bank, body: account() }))
  const fileName = (ending: string) => `${next(60, /[/\\\u2028\u2029]/)}.${ending}`
  const proof = async () => [await pngOf(fileName('png'))]
  const deposit = async () => {
    const { body } = transfer(100_00)
    return (await api(depositCalls.makeDeposit, { body: { ...body, note: next() }, files: await proof() })).data
  }
  await tellBy('makeDeposit', deposit)
  await tellBy('approveDeposit', async () => {
    const { id, amount } = await deposit()
    return owner(depositCalls.approveDeposit, { params: { id }, body: { receivedCents: amount, remark: next() } })
  })
  await tellBy('rejectDeposit', async () => {
    const { id } = await deposit()
    return owner(depositCalls.rejectDeposit, { params: { id }, body: { remark: next() } })
  })
  await tellBy('answerDeposit', async () => {
    const { id } = await deposit()
    await tellBy('askDeposit', () => owner(depositCalls.askDeposit, { params: { id }, body: { question: next() } }))
    return api(depositCalls.answerDeposit, { params: { id }, body: { note: next() }, files: await proof() })
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const columns = { date: 'Date', amount: 'Credit', memo: 'Description', reference: 'Ref' }
  await tellBy('importStatement', async () => {
    const rows = Array.from({ length: 4 }, () => ['2026-11-20', next(), '100.00', next()].map(quoted).join(','))
    const table = [`Date,Description,Credit,Ref,${quoted(next())}`, ...rows].join('\n')
    const files = [new File([table], fileName('csv'))]
    const body = { bankAccountId: bank.id, ...columns }
    await owner(statementCalls.readStatement, { body: { bankAccountId: bank.id }, files })
    return owner(statementCalls.importStatement, { body, files })
  })
  const lines = (await owner(statementCalls.bankLines, { query: { limit: 100 } })).data.docs
  const line = (at: number) => ({ id: lines.at(at)?.id ?? 0 })
  await tellBy('setLineAside', () => owner(statementCalls.setLineAside, { params: line(-1), body: { remark: next() } }))
  await tellBy('matchLine', async () => {
    const { id: depositId } = await deposit()
    return owner(statementCalls.matchLine, { params: line(-2), body: { depositId, remark: next() } })
  })
}

/** Corrections of the wallet, and its credit. */
async function corrections(deployment: Deployment, { id, username }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  const { owner } = deployment.people
  const ask = async () => {
    const body = { seller: username, amountCents: 5_00, reason: next() }
    return { params: { id: (await owner(adjustCalls.askAdjustment, { body })).data.id } }
  }
  await tellBy('askAdjustment', ask)
  await tellBy('refuseAdjustment', async () => owner(adjustCalls.refuseAdjustment, { ...(await ask()), body: { remark: next() } }))
  await tellBy('confirmAdjustment', async () => {
    const finance = deployment.client((await newMember(deployment, 'finance')).token)
    return finance(adjustCalls.confirmAdjustment, { ...(await ask()), body: { remark: next() } })
  })
  await tellBy('setCredit', () => owner(adjustCalls.setCredit, { params: { id }, body: { creditLimitCents: 1_00, reason: next() } }))
}

/** What a buyer says in the cart and at the till; the cart is full again afterwards. */
async function bought({ api }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  const item = await productOf(api)
  const address = { ...shirt.address, fullName: next(40), address: `1 ${next(40)}` }
  const fill = () => api(cartCalls.addToCart, { body: { ...item, quantity: 1, text: next(20) } })
  await tellBy('updateCart', async () => {
    const { data } = await fill()
    return api(cartCalls.updateCart, { body: { id: data.cart.item[0]?.id ?? 0, text: next(20) } })
  })
  await tellBy('checkout', () => api(checkoutCalls.checkout, { body: { address, note: next(), acceptsDpi: 1 } }))
  await tellBy('buyNow', () => api(checkoutCalls.buyNow, { body: { ...item, address, note: next(), text: next(20), acceptsDpi: 1 } }))
  await tellBy('addToCart', fill)
}

/** What was written to is sold no more where a call took that, and what is designed of it is opened by nobody. */
async function sellAgain({ people: { owner } }: Deployment): Promise<void> {
  const { docs } = (await owner(catalogueOfficeCalls.officeProducts, { query: { q: 'G5000' } })).data
  const params = { id: docs.find(({ productID }) => productID === 'G5000')?.id ?? 0 }
  const { data } = await owner(catalogueOfficeCalls.officeProduct, { params })
  const { id: _, productID: __, slug: ___, editedBy: ____, variants: _v, areas: _a, photos: _p, mockups: _m, shape, ...facts } = data
  const body = { ...facts, shape: shape === 'mug' ? ('mug' as const) : ('tee' as const), isEnabled: true, discontinuedAt: null }
  await owner(catalogueOfficeCalls.saveProduct, { params, body })
}

/** A product that is sold, and the name that its page has; and a price list. */
async function soldThing({ people: { owner } }: Deployment, next: Next, tellBy: TellBy): Promise<string> {
  const { data: category } = await owner(catalogueOfficeCalls.createCategory, { body: { name: `Kind ${next(40)}`, nameVi: next(40) } })
  const head = () => ({ name: next(), tier: `T${randomInt(10 ** 9)}`, startsAt: '2031-01-01T00:00:00.000Z', endsAt: null })
  const list = async () => (await owner(priceListCalls.createPriceList, { body: head() })).data
  await tellBy('createPriceList', list)
  await tellBy('savePriceList', async () => {
    const { id, version } = await list()
    return owner(priceListCalls.savePriceList, { params: { id }, body: { ...head(), version, prices: [], tiers: [] } })
  })
  const { data: begun } = await owner(catalogueOfficeCalls.createProduct, {
    body: { productID: `T${randomInt(10 ** 9)}`, name: `Thing ${next(40)}`, nameVi: next(40), categoryId: category.id, shape: 'tee' },
  })
  await tellBy('createProduct', async () => begun)
  const params = { id: begun.id }
  let { version } = begun
  const color = next(50)
  const variant = { size: next(20), color, colorHex: '#1c1d20', price: 20_00, priceSeller: 15_00, priceTiktok: 14_00 }
  await tellBy('saveVariants', async () => {
    const variants = [{ ...variant, id: null, variantID: `V${randomInt(10 ** 9)}`, weightOz: 12, stock: null, isEnabled: true }]
    version = (await owner(catalogueOfficeCalls.saveVariants, { params, body: { version, variants } })).data.version
  })
  await tellBy('addProductPicture', async () => {
    const files = [await pngOf('front.png', 900)]
    version = (await owner(catalogueOfficeCalls.addProductPicture, { params, body: { color }, files })).data.version
  })
  const { id: _, productID: __, slug, editedBy: ___, variants: _v, areas: _a, photos: _p, mockups: _m, ...facts } = begun
  const body = {
    ...facts,
    shape: 'tee' as const,
    version,
    description: next(),
    descriptionVi: next(),
    isEnabled: true,
    discontinuedAt: null,
  }
  await owner(catalogueOfficeCalls.saveProduct, { params, body })
  return `/products/${slug}`
}
