// A canary: a seller all of whose rows carry one word, and what they hold by the calls that name it: whoever else reads the word, or gets
// at one of the rows, has crossed over.
import sharp from 'sharp'
import { z } from 'zod'
import type { Client } from '#base/client.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { savedViewCalls } from '#shop/account/profile/saved-view/contract.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { contentCalls } from '#shop/content/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { resumablePath } from '#shop/file/rules.ts'
import { labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { labelBatchCalls } from '#shop/label/buy/form/file/contract.ts'
import { exampleRow, labelColumnIds, labelColumns } from '#shop/label/buy/form/file/field.rules.ts'
import { aForm, aPackage } from '#shop/label/buy/form/seed.ts'
import { pushCalls } from '#shop/notification/channel/push/contract.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { packingCalls } from '#shop/packing/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { until } from '#test/deployment.ts'
import { numbersFrom, zplLabel } from '#test/labels.ts'
import { address } from '#test/order.ts'
import { newBrowser } from '#test/stand-ins/push.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import { signIn } from '../writes/member.ts'
import { ask } from './ask.ts'
import { announce } from './content-texts.ts'
import { everyCall, isSafe, type Named, paramsOf, stemOf, titleOf } from './every-call.ts'
import { valueFor } from './value.ts'

export interface CanarySeller {
  readonly seller: Seller
  readonly mark: string
  /** Of their own rows, by what comes before `{id}` in a path. */
  readonly known: Known
  /** Every number that names something of theirs, whatever it is. */
  readonly ids: readonly number[]
  /** Of their bills. */
  readonly uuids: readonly string[]
  /** What names rows of theirs by a word, by what comes before it in a path. */
  readonly slugs: ReadonlyMap<string, readonly string[]>
}

export async function canarySeller(deployment: Deployment, mark: string): Promise<CanarySeller> {
  const seller = await deployment.seller(mark)
  const { payments, numbers, uuids, art, members, slug } = await fill(deployment, seller, mark)
  const words = `${mark} words`
  await announce(deployment.people.owner, { title: words, titleVi: words, body: words, bodyVi: words }, String(seller.id))
  const upload = await beginUpload(deployment, seller, `${mark}-begun.png`)
  // A session of hers that nothing here goes on with: it may be taken away.
  await signIn(deployment, mark)
  const devices = (await seller.api(pushCalls.addDevice, { body: newBrowser() })).data.devices.map(({ id }) => id)
  const sessions = (await seller.api(accountCalls.mySessions)).data.flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]))
  const known = await readAll(
    deployment,
    seller.token,
    new Map([
      ['/v1/payment', payments],
      ['/core/user/me/session', sessions],
      ['/core/notification/device', devices],
      ['/v1/order/file', art],
      ['/v1/team', members],
    ]),
  )
  const slugs = new Map([
    ['/v1/product-custom-template/slug', [slug]],
    [resumablePath, [upload]],
  ])
  return { seller, mark, known, ids: [...new Set([...known.ids, ...payments, ...numbers])], uuids, slugs }
}

/** An upload in parts whose parts have not come (tus 1.0); the last part of its address. */
async function beginUpload({ server }: Deployment, { token }: Seller, name: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    'upload-length': '5000',
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  }
  const begun = await fetch(server.url + resumablePath, { method: 'POST', headers })
  const id = begun.headers.get('location')?.split('/').at(-1)
  if (id === undefined) throw new Error(`An upload was not begun: ${begun.status}`)
  return id
}

/** What a file of each kind is, and a name that carries the word. */
export const pngOf = async (name: string, side = 40): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: side, height: side, channels: 3, background: '#246' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
    { type: 'image/png' },
  )

const labelNumber = numbersFrom(740_000)

/** A row of every kind that a seller can make. */
async function fill(
  deployment: Deployment,
  { api, id: sellerId }: Seller,
  mark: string,
): Promise<{ payments: number[]; numbers: number[]; uuids: string[]; art: number[]; members: number[]; slug: string }> {
  const words = `${mark} words`
  const to = { ...address, fullName: words, address: `1 ${mark} Street`, email: `${mark}@example.net` }
  await api(accountCalls.updateMe, { body: { fullName: words, phone: '0901234567', address: words } })
  await api(savedViewCalls.saveView, { body: { list: 'orders', name: words, address: 'status=PENDING' } })
  await api(addressCalls.saveAddress, { body: { ...to, isDefault: true } })
  await api(packingCalls.savePacking, {
    body: { sender: words, returnAddress: words, message: words, paper: 'LABEL', eori: '', ioss: '' },
  })
  await api(packingCalls.setLogo, { body: {}, files: [await pngOf(`${mark}-logo.png`)] })
  const { data: files } = await api(fileCalls.uploadFiles, { body: {}, files: [await pngOf(`${mark}.png`, 1_900)] })
  const fileId = files[0]?.id ?? 0
  const sides = [{ side: 'FRONT' as const, fileId }]
  const { data: template } = await api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name: words, sides } })
  const deposit = async (transactionNumber: string) =>
    (
      await api(depositCalls.makeDeposit, {
        body: { amount: 500_00, transactionNumber, note: words },
        files: [await pngOf(`${mark}-proof.png`)],
      })
    ).data
  const paid = await deposit(`${mark}-1`)
  await deployment.people.owner(depositCalls.approveDeposit, { params: { id: paid.id }, body: { receivedCents: 500_00 } })
  await deposit(`${mark}-2`)
  const body = {
    address: to,
    items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: sides }],
    note: words,
    tag: mark,
    externalId: `${mark}-1`,
  }
  const { data: order } = await api(orderIntakeCalls.createOrder, { body })
  await api(orderPayCalls.submitOrder, { params: { id: order.id } })
  const { data: open } = await api(orderIntakeCalls.createOrder, { body: { ...body, externalId: `${mark}-2` } })
  const { data: payment } = await api(paymentCalls.startPayment, { body: { orderId: open.id } })
  const { data: held } = await api(cartCalls.addToCart, {
    body: { productTypeSizeCustom: await sizeOf(deployment), productCustomTemplate: template.id, quantity: 1, text: mark.slice(0, 20) },
  })
  const { data: quote } = await api(checkoutCalls.quoteCheckout, { body: { country: 'US' } })
  const csv = `order id,quantity,productID,variant ID,size,color,name,address line 1,city,state,zip,country\n${mark}-9,1,G5000,G5000-FOREST-S,S,Forest,${words},1 ${mark} St,Salt Lake City,UT,84101,US\n`
  const { data: imported } = await api(bulkCalls.importFile, { files: [new File([csv], `${mark}.csv`, { type: 'text/csv' })] })
  await until('the import to be checked', async () => {
    const { data } = await api(bulkCalls.myImport, { params: { id: imported.id } })
    return ['FETCHING', 'CHECKING'].includes(data.status) ? undefined : data
  })
  await api(skuCalls.setSkuMapping, {
    body: { sku: `${mark}-SKU`, productID: 'G5000', color: 'Forest', size: 'S', templateId: template.id },
  })
  const label = zplLabel({ number: labelNumber(), name: words })
  const { data: labels } = await api(labelFileCalls.importLabels, { files: [new File([label], `${mark}.zpl`, { type: 'text/plain' })] })
  await until('the labels to be read', async () => {
    const { data } = await api(labelFileCalls.myLabelImport, { params: { id: labels.id } })
    return data.status === 'READING' ? undefined : data
  })
  const place = { name: words, street1: `1 ${mark} St`, city: 'Salt Lake City', state: 'UT', postalCode: '84101', country: 'US' }
  const { data: rated } = await api(buyingLabelCalls.rateLabels, {
    body: aForm({
      shipFrom: place,
      shipTo: place,
      storeInformation: words,
      warehouseInformation: words,
      packages: [aPackage({ sku: mark, name: words })],
    }),
  })
  await api(buyingLabelCalls.buyLabels, { body: { rateIds: [rated.packages[0]?.rates[0]?.id ?? ''] } })
  await rateFile(
    api,
    fileOfLabels(() => words, `${mark}-labels.csv`),
  )
  const ticket = { type: 'OTHER' as const, subject: words, text: words, orderId: order.id }
  await api(ticketCalls.openTicket, { body: ticket, files: [await pngOf(`${mark}-ticket.png`)] })
  await api(contentCalls.sendMessage, { body: { name: words, email: `${mark}@example.net`, topic: 'ORDER', message: words } })
  const { data: member } = await api(teamCalls.inviteMember, {
    body: { fullName: words, email: `${mark}@team.example.net`, roles: ['orders'] },
  })
  await settle()
  const numbers = [...order.items, ...open.items, ...held.cart.item].map(({ id }) => id)
  const art = order.items.flatMap(item => item.files.map(file => file.id))
  return { payments: [payment.id], numbers: [...numbers, sellerId], uuids: [quote.quoteId], art, members: [member.id], slug: template.slug }
}

const worded: readonly string[] = [
  'shipFrom.name',
  'shipTo.name',
  'storeInformation',
  'warehouseInformation',
  'package.sku',
  'package.name',
]
/** A file of one label to buy, whose words are these; beside the label that is rated stands one that is refused. */
export function fileOfLabels(next: (max: number) => string, name: string): File {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const right = labelColumnIds.map(id => (worded.includes(id) ? next(60) : exampleRow[id]))
  const wrong = labelColumnIds.map(() => next(60))
  const lines = [labelColumnIds.map(id => labelColumns[id][0]), right, wrong]
  return new File([lines.map(line => line.map(quoted).join(',')).join('\n')], name)
}

/** Sends such a file and waits for its rates. */
export async function rateFile(api: Client, file: File): Promise<void> {
  const { id } = (await api(labelBatchCalls.sendLabelFile, { body: {}, files: [file] })).data
  await until('the file of labels to be rated', async () =>
    (await api(labelBatchCalls.myLabelBatch, { params: { id } })).data.status === 'RATING' ? undefined : true,
  )
}

/** Notifications come by themselves, a moment later. */
const settle = () => new Promise(done => setTimeout(done, 1_500))

/** A size that is sold. */
async function sizeOf(deployment: Deployment): Promise<number> {
  const { data } = await deployment.client()(catalogueCalls.product, { params: { slug: (await firstProduct(deployment)).slug } })
  return data.variants.find(({ variantID }) => variantID === 'G5000-FOREST-S')?.id ?? 0
}
const firstProduct = async (deployment: Deployment) =>
  (await deployment.client()(catalogueCalls.products, { query: { q: 'G5000' } })).data.docs[0] ?? { slug: '' }

export interface Known {
  /** What each call that reads one's own answered, by its title. */
  readonly answers: ReadonlyMap<string, string>
  readonly rows: ReadonlyMap<string, readonly number[]>
  readonly ids: readonly number[]
  readonly links: readonly string[]
}

/** All that a person reads of their own, or staff of anybody's: the lists first, then each row that the lists name. */
export async function readAll(
  { server }: Pick<Deployment, 'server'>,
  token: string,
  rows: ReadonlyMap<string, readonly number[]> = new Map(),
  touches: 'own' | 'any' = 'own',
): Promise<Known> {
  const answers = new Map<string, string>()
  const found = new Map(rows)
  const reading = everyCall
    .map(({ call }) => call)
    .filter(call => isSafe(call) && call.kind === 'json' && call.touches === touches && !marksAsRead(call))
  for (const call of reading.toSorted((one, other) => paramsOf(one).length - paramsOf(other).length)) {
    const isList = paramsOf(call).length === 0
    const query = isList ? valueFor(call.query ?? z.object({}), { isLean: true })?.value : undefined
    for (const id of isList ? [0] : (found.get(stemOf(call)) ?? []).slice(0, 3)) {
      const { status, text } = await ask(server.url, call, { token, query, params: { id } })
      if (status !== 200) continue
      answers.set(`${titleOf(call)}${isList ? '' : ` ${id}`}`, text)
      if (isList) found.set(call.path, [...new Set([...(found.get(call.path) ?? []), ...rowsIn(JSON.parse(text))])])
    }
  }
  const all = [...answers.values()].map(text => JSON.parse(text) as unknown)
  return { answers, rows: found, ids: [...new Set(all.flatMap(idsIn))], links: [...new Set(all.flatMap(linksIn))] }
}

/** The one reading call that writes (docs/domain.md "Calls"). */
const marksAsRead = ({ path }: Named['call']) => path.endsWith('/read-all')

/** The ids of a list's own rows. */
function rowsIn(answer: { data?: unknown }): number[] {
  const { data } = answer
  const rows = Array.isArray(data)
    ? data
    : typeof data === 'object' && data !== null && 'docs' in data && Array.isArray(data.docs)
      ? data.docs
      : []
  return rows.flatMap((row: { id?: unknown }) => (typeof row.id === 'number' ? [row.id] : []))
}

/** Every number under a name that ends with `id`. */
const idsIn = (value: unknown): number[] =>
  leavesOf(value).flatMap(([key, leaf]) => (/id$/i.test(key) && typeof leaf === 'number' && leaf > 0 ? [leaf] : []))
const linksIn = (value: unknown): string[] =>
  leavesOf(value).flatMap(([, leaf]) => (typeof leaf === 'string' && /^\/(v1|core)\//.test(leaf) ? [leaf] : []))

const leavesOf = (value: unknown, key = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, Array.isArray(value) ? key : name))
    : [[key, value]]
