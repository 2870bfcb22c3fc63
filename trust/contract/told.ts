// Texts that no call of plain words carries: they come with a file, stand in a setting, or are said as something is taken away.
import { randomInt } from 'node:crypto'
import { CallError } from '#base/fault.ts'
import { accountDeskCalls } from '#shop/account/calls.ts'
import { bulkCalls } from '#shop/bulk/calls.ts'
import { catalogueDeskCalls } from '#shop/catalogue/calls.ts'
import { fileCalls } from '#shop/file/calls.ts'
import { labelCalls } from '#shop/label/calls.ts'
import { orderCalls, orderDeskCalls } from '#shop/order/calls.ts'
import { settingCalls } from '#shop/setting/calls.ts'
import { walletCalls, walletDeskCalls } from '#shop/wallet/calls.ts'
import { until } from '#test/stage.ts'
import { rightTable } from '../hostile/right.ts'
import type { House, Seller } from '../house.ts'
import { invite } from '../member.ts'
import { shirt, transfer } from '../money.ts'
import { bring } from '../statuses.ts'
import { pngOf } from './marked.ts'

/** The next text that is no longer than this and has none of these characters. */
type Next = (max?: number, none?: RegExp) => string

/** Names of the calls that took a text of these, and the address of a product whose every word is one; what visitors see, or all. */
export async function tell(
  house: House,
  seller: Seller,
  texts: readonly string[],
  isWhole: boolean,
): Promise<{ told: ReadonlySet<string>; product: string }> {
  let turn = randomInt(texts.length)
  const next: Next = (max = 60, none = /[\u2028\u2029]/) => {
    const fits = texts.filter(text => text.length <= max && !none.test(text))
    return fits[turn++ % fits.length] ?? ''
  }
  const told = new Set<string>()
  const tellBy = async (name: string, act: () => Promise<unknown>) => {
    try {
      await act()
      told.add(name)
    } catch (error) {
      // Another text may be taken where this one is refused.
      if (!(error instanceof CallError) || error.status >= 500) throw error
    }
  }
  await settings(house, next, tellBy)
  const product = await soldThing(house, next, tellBy)
  if (!isWhole) return { told, product }
  await money(house, seller, next, tellBy)
  await orders(house, seller, next, tellBy)
  const { id } = await invite(house)
  await tellBy('suspendPerson', () => house.people.owner(accountDeskCalls.suspendPerson, { params: { id }, body: { reason: next() } }))
  return { told, product }
}
type TellBy = (name: string, act: () => Promise<unknown>) => Promise<void>

/** Every setting that is a text, all texts one after the other: the last one that is taken stays. */
async function settings({ people: { owner } }: House, next: Next, tellBy: TellBy): Promise<void> {
  const { data: all } = await owner(settingCalls.officeSettings)
  for (const { key, value } of all.filter(each => typeof each.value === 'string')) {
    for (let tries = 30; tries > 0; tries--)
      await tellBy('changeSetting', () => owner(settingCalls.changeSetting, { params: { key }, body: { value: next() } }))
    // Parcels leave from a place that there is.
    if (/^shipFrom(?!Name)/.test(key)) await owner(settingCalls.changeSetting, { params: { key }, body: { value } })
  }
}

async function money({ people: { owner } }: House, { api }: Seller, next: Next, tellBy: TellBy): Promise<void> {
  const fileName = (ending: string) => `${next(60, /[/\\\u2028\u2029]/)}.${ending}`
  const proof = async () => [await pngOf(fileName('png'))]
  const deposit = async () => {
    const { body } = transfer(100_00)
    return (await api(walletCalls.makeDeposit, { body: { ...body, note: next() }, files: await proof() })).data
  }
  await tellBy('makeDeposit', deposit)
  await tellBy('rejectDeposit', async () => {
    const { id } = await deposit()
    return owner(walletCalls.rejectDeposit, { params: { id }, body: { remark: next() } })
  })
  await tellBy('answerDeposit', async () => {
    const { id } = await deposit()
    await owner(walletCalls.askDeposit, { params: { id }, body: { question: next() } })
    return api(walletCalls.answerDeposit, { params: { id }, body: { note: next() }, files: await proof() })
  })
  const { data: bank } = await owner(walletDeskCalls.makeBankAccount, {
    body: { bankName: next(), accountName: next(), accountNumber: next(), swift: '' },
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const columns = { date: 'Date', amount: 'Credit', memo: 'Description', reference: 'Ref' }
  await tellBy('importStatement', async () => {
    const rows = Array.from({ length: 4 }, () => ['2026-11-20', next(), '100.00', next()].map(quoted).join(','))
    const table = [`Date,Description,Credit,Ref,${quoted(next())}`, ...rows].join('\n')
    const files = [new File([table], fileName('csv'))]
    const body = { bankAccountId: bank.id, ...columns }
    await owner(walletDeskCalls.readStatement, { body: { bankAccountId: bank.id }, files })
    return owner(walletDeskCalls.importStatement, { body, files })
  })
  const lines = (await owner(walletDeskCalls.bankLines, { query: { limit: 100 } })).data.docs
  const line = (at: number) => ({ id: lines.at(at)?.id ?? 0 })
  await tellBy('setLineAside', () => owner(walletDeskCalls.setLineAside, { params: line(-1), body: { remark: next() } }))
  await tellBy('matchLine', async () => {
    const { id: depositId } = await deposit()
    return owner(walletDeskCalls.matchLine, { params: line(-2), body: { depositId, remark: next() } })
  })
}

/** Orders on their way through the floor, cancelled ones, and an import whose every cell is wrong. */
async function orders({ people }: House, seller: Seller, next: Next, tellBy: TellBy): Promise<void> {
  const { api } = seller
  const { owner } = people
  const picture = await pngOf('retro-sun.png', 1_200)
  await api(fileCalls.uploadFiles, { body: {}, files: [picture] })
  await tellBy('uploadFiles', async () =>
    api(fileCalls.uploadFiles, { body: {}, files: [await pngOf(`${next(60, /[/\\\u2028\u2029]/)}.png`, 1_300)] }),
  )
  const worded = () => ({
    ...shirt,
    address: { ...shirt.address, fullName: next(40), address: `1 ${next(40)}`, addressLine2: next(40) },
    tag: next(40),
    note: next(),
  })
  const made = async (items = shirt.items) => (await api(orderCalls.createOrder, { body: { ...worded(), items } })).data
  const paid = async (items = shirt.items) => {
    const order = await made(items)
    await api(orderCalls.submitOrder, { params: { id: order.id } })
    return order
  }
  const [, labelled] = await bring({ ...people, demo: api }, ['SHIPPED', 'LABEL_CREATED'], worded())
  const { data: label } = await api(labelCalls.myLabel, { params: { id: labelled?.id ?? 0 } })
  await tellBy('voidLabel', () => owner(labelCalls.voidLabel, { params: { id: label?.id ?? 0 }, body: { reason: next() } }))
  await tellBy('cancelOrder', async () => api(orderCalls.cancelOrder, { params: { id: (await made()).id }, body: { reason: next() } }))
  await tellBy('bulkCancel', async () => {
    const { id } = await made()
    return api(orderCalls.bulkCancel, { body: { orders: [{ id }], reason: next() } })
  })
  await tellBy('cancelOrderItem', async () => {
    const { id, items } = await paid([...shirt.items, ...shirt.items.map(item => ({ ...item, sku: 'BC3001-NAVY-3XL' }))])
    const [, item] = items
    const body = { seenRefundCents: item?.totalMoney ?? 0, reason: next() }
    return api(orderCalls.cancelOrderItem, { params: { id, itemId: item?.id ?? 0 }, body })
  })
  await tellBy('officeCancel', async () => {
    const { id } = await paid()
    return owner(orderDeskCalls.officeCancel, { params: { id }, body: { reason: next() } })
  })
  await tellBy('importFile', async () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    const [head = ''] = rightTable.split('\n')
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

/** A product that is sold, and the name that its page has. */
async function soldThing({ people: { owner } }: House, next: Next, tellBy: TellBy): Promise<string> {
  const [category] = (await owner(catalogueDeskCalls.officeCategories)).data
  const { data: begun } = await owner(catalogueDeskCalls.createProduct, {
    body: { productID: `T${randomInt(10 ** 9)}`, name: `Thing ${next(40)}`, nameVi: next(40), categoryId: category?.id ?? 0, shape: 'tee' },
  })
  const params = { id: begun.id }
  let { version } = begun
  const color = next(50)
  const variant = { size: next(20), color, colorHex: '#1c1d20', price: 20_00, priceSeller: 15_00, priceTiktok: 14_00 }
  await tellBy('saveVariants', async () => {
    const variants = [{ ...variant, id: null, variantID: `V${randomInt(10 ** 9)}`, weightOz: 12, stock: null, isEnabled: true }]
    version = (await owner(catalogueDeskCalls.saveVariants, { params, body: { version, variants } })).data.version
  })
  await tellBy('addProductPicture', async () => {
    const files = [await pngOf('front.png', 900)]
    version = (await owner(catalogueDeskCalls.addProductPicture, { params, body: { color }, files })).data.version
  })
  const { id: _, productID: __, slug, editedBy: ___, variants: _v, areas: _a, photos: _p, ...facts } = begun
  const body = {
    ...facts,
    shape: 'tee' as const,
    version,
    description: next(),
    descriptionVi: next(),
    isEnabled: true,
    discontinuedAt: null,
  }
  await owner(catalogueDeskCalls.saveProduct, { params, body })
  return `/products/${slug}`
}
