// What the seller of the filled shop keeps beside their orders: art, products, a cart, deposits, a team, labels, tickets.
import sharp from 'sharp'
import { formatCents } from '#base/money.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { labelBatchCalls } from '#shop/label/buy/form/file/contract.ts'
import { aForm, aPackage } from '#shop/label/buy/form/seed.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketMacroCalls } from '#shop/ticket/office/macro/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { until } from '#test/deployment.ts'
import { labelRowsCsv } from '#test/label-rows.ts'
import { barless, drawLabel, joined, numbersFrom, slip } from '#test/labels.ts'
import type { FirstPeople } from '#test/people.ts'
import type { Places } from './places.ts'

const boston = {
  fullName: 'Hugo Martins',
  phone: '+16175550119',
  email: 'hugo@example.com',
  address: '35 Harbor St',
  city: 'Boston',
  state: 'MA',
  zip: '02108',
  country: 'US',
}

/** A design whose draft can be saved, and one that was never saved and cannot be. */
async function fillDrafts(demo: FirstPeople['demo'], fileId: number): Promise<void> {
  const text = (words: string, yInches: number) => ({
    ...{ kind: 'TEXT' as const, id: 't1', text: words, fontId: 'lobster-400', sizeInches: 1.4, color: '#0b5cff' },
    ...{ xInches: 1, yInches, widthInches: 10, heightInches: 3 },
  })
  const picture = { kind: 'IMAGE' as const, id: 'p1', fileId, xInches: 2, yInches: 5, widthInches: 8, heightInches: 8 }
  const front = (layers: (ReturnType<typeof text> | typeof picture)[]) => ({ v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] })
  const product = { productID: 'G5000', color: 'White', colors: ['Sand', 'Forest'] }
  const body = { ...product, name: 'Chúc mừng năm mới', document: front([picture]) }
  const { data } = await demo(designCalls.makeTemplate, { body })
  const drawn = { version: data.version, document: front([text('Chúc mừng', 1), picture]) }
  await demo(designCalls.saveDraft, { params: { id: data.id }, body: drawn })
  await demo(designCalls.makeTemplate, { body: { ...product, name: 'Team shirt', draft: front([text('', 1)]) } })
}

export async function fillProducts({ demo }: FirstPeople, places: Places): Promise<void> {
  const { docs: files } = (await demo(fileCalls.myFiles, { query: { limit: 20 } })).data
  const { docs: sold } = (await demo(catalogueCalls.products, { query: { limit: 100 } })).data
  const names = ['Retro sun tee', 'Cat and moon hoodie', 'Mountain mug', 'Retro sun tote']
  for (const [at, productID] of ['G5000', 'G18500', 'MUG11', 'TOTE15'].entries()) {
    const slug = sold.find(product => product.productID === productID)?.slug ?? ''
    const { data: shown } = await demo(catalogueCalls.product, { params: { slug } })
    const variant = shown.variants.find(({ isAvailable }) => isAvailable)
    if (productID === 'G5000') [places.product, places.catalogueProduct] = [slug, shown.id]
    await demo(catalogueCalls.addFavorite, { params: { id: shown.id } })
    const sides = [{ side: 'FRONT' as const, fileId: files[at % files.length]?.id ?? 0 }]
    const body = { productID, color: variant?.color ?? '', sides, name: names[at] ?? productID }
    const { data: template } = await demo(designCalls.makeTemplate, { body })
    if (at === 0) places.design = template.slug
    const item = { productTypeSizeCustom: variant?.id ?? 0, productCustomTemplate: template.id }
    if (at < 2) await demo(cartCalls.addToCart, { body: { ...item, quantity: at + 1 } })
    if (at === 0) places.bought = (await demo(checkoutCalls.buyNow, { body: { ...item, address: boston } })).data.id
    const sku = ['SUN-TEE-{SIZE}', 'CATMOON-{SIZE}', 'MUG-MOUNTAIN-{SIZE}', 'TOTE-SUN-{SIZE}'][at] ?? ''
    await demo(skuCalls.setSkuMapping, { body: { sku, productID, color: variant?.color ?? null, templateId: template.id } })
  }
  await fillDrafts(demo, files[0]?.id ?? 0)
  await demo(addressCalls.saveAddress, { body: boston })
  await demo(addressCalls.saveAddress, {
    body: { ...boston, fullName: 'Emily Carter', address: '218 Maple Ave', city: 'Portland', state: 'OR', zip: '97205' },
  })
}

/** One that waits with its proof, one that was refused, and a payment by PayPal that was begun. */
export async function fillDeposits({ demo, owner }: FirstPeople, places: Places): Promise<void> {
  const make = async (amount: number, transactionNumber: string, note: string) =>
    (await demo(depositCalls.makeDeposit, { body: { amount, transactionNumber, note }, files: [await proofOf(amount, transactionNumber)] }))
      .data.id
  await owner(depositCalls.rejectDeposit, {
    params: { id: await make(350_00, 'FT26330118204', '') },
    body: { remark: 'No transfer of this number has come in' },
  })
  await owner(depositCalls.askDeposit, {
    params: { id: await make(1_200_00, 'FT26330552817', '') },
    body: { question: 'From which bank was it sent?' },
  })
  places.deposit = await make(500_00, 'FT26330771426', 'For the orders of this week')
  await make(2_500_00, 'FT26330993108', '')
  places.payment = (await demo(paymentCalls.startPayment, { body: { amount: 150_00 } })).data.id
}

/** What a bank's app shows of a transfer, as a phone photographs it. */
async function proofOf(amount: number, number: string): Promise<File> {
  const line = (at: number, text: string, weight = 400) =>
    `<text x="48" y="${at}" font-size="30" font-weight="${weight}" font-family="sans-serif" fill="#1c2733">${text}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1100"><rect width="100%" height="100%" fill="#eef3f7"/><rect width="100%" height="170" fill="#0a7c4a"/><text x="48" y="105" font-size="44" font-family="sans-serif" fill="#fff">Vietcombank</text>${line(270, 'Transfer successful', 700)}${line(350, formatCents(amount), 700)}${line(430, `Reference ${number}`)}${line(490, 'To INKPORT CO LTD')}${line(550, '26 Nov 2026, 09:41')}</svg>`
  return new File([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], 'transfer.png', { type: 'image/png' })
}

export async function fillTeam({ demo }: FirstPeople): Promise<void> {
  await demo(teamCalls.inviteMember, {
    body: { fullName: 'Nguyễn Hoàng Lan', email: 'lan@shop.example.com', roles: ['orders', 'designs'] },
  })
  await demo(teamCalls.inviteMember, { body: { fullName: 'Phạm Quốc Bảo', email: 'bao@shop.example.com', roles: ['money'] } })
}

/** A file that is read, with a page that is not. */
export async function fillLabelFiles({ demo }: FirstPeople, places: Places): Promise<void> {
  const number = numbersFrom(8_100_000)
  const pages = [
    drawLabel({ number: number(), name: 'Emily Carter', zip: '97205' }),
    slip('A-1041'),
    drawLabel({ number: number(), name: 'Marcus O’Neil', zip: '60601' }),
    barless({ number: number(), name: 'Zoë Kowalski', zip: '05401' }),
  ]
  const files = [new File([new Uint8Array(await joined(pages))], 'TikTok labels 26 November.pdf', { type: 'application/pdf' })]
  const { id } = (await demo(labelFileCalls.importLabels, { body: { mode: 'NEW' }, files })).data
  await until(
    'the labels to be read',
    async () => (await demo(labelFileCalls.myLabelImport, { params: { id } })).data.status === 'READY' || undefined,
  )
  places.labelFile = id
}

/** Labels that were bought by the form, one of them given back, and a file whose rows wait, one of them wrong. */
export async function fillBoughtLabels({ demo }: FirstPeople, places: Places): Promise<void> {
  const packages = [
    aPackage(),
    aPackage({ sku: 'MUG-MOUNTAIN-11', name: 'Mountain mug', weight: 18 }),
    aPackage({ sku: 'TOTE-SUN', quantity: 3 }),
  ]
  const { data: rated } = await demo(buyingLabelCalls.rateLabels, { body: aForm({ packages }) })
  const rateIds = rated.packages.flatMap(({ rates }) => rates[0]?.id ?? [])
  const { labels } = (await demo(buyingLabelCalls.buyLabels, { body: { rateIds } })).data
  const label = async (id: number) => (await demo(buyingLabelCalls.myBoughtLabel, { params: { id } })).data
  for (const { id } of labels) await until('the label to be made', async () => (await label(id)).state === 'READY' || undefined)
  const params = { id: labels[0]?.id ?? 0 }
  const { nowCents, afterVoidCents } = (await demo(buyingLabelCalls.previewVoidBought, { params })).data
  await demo(buyingLabelCalls.voidBoughtLabel, { params, body: { seenRefundCents: nowCents + afterVoidCents } })
  const rows = labelRowsCsv([
    {},
    { 'shipTo.name': 'Emily Carter' },
    { 'shipTo.city': '', 'package.weight': 'heavy' },
    { 'package.weight': '40' },
  ])
  const files = [new File([rows], 'parcels of 26 November.csv', { type: 'text/csv' })]
  const { id } = (await demo(labelBatchCalls.sendLabelFile, { body: {}, files })).data
  await until(
    'the rows to be rated',
    async () => (await demo(labelBatchCalls.myLabelBatch, { params: { id } })).data.status === 'READY' || undefined,
  )
  places.labelBatch = id
}

/** A claim with its answer and a note, a question that waits, and one that is solved; with the answers that staff keep. */
export async function fillTickets({ demo, owner }: FirstPeople, places: Places): Promise<void> {
  for (const [name, textEn, textVi] of [
    [
      'Where is my parcel',
      'Hello {{name}}, your parcel {{tracking}} is on its way. {{order}} should arrive within 5 days.',
      'Chào {{name}}, kiện {{tracking}} đang trên đường. {{order}} sẽ đến trong 5 ngày.',
    ],
    ['Photo, please', 'Hello {{name}}, please send us a photo of the print.', 'Chào {{name}}, vui lòng gửi ảnh chụp bản in.'],
  ] as const)
    await owner(ticketMacroCalls.makeMacro, { body: { name, textEn, textVi } })
  const open = async (type: 'SHIPPING' | 'OTHER' | 'PAYMENT', subject: string, text: string, orderId?: number) =>
    (await demo(ticketCalls.openTicket, { body: { type, subject, text, ...(orderId && { orderId }) }, files: [await smear()] })).data.id
  const at = (id: number) => ({ params: { id } })
  const seen = async (id: number) => (await owner(ticketOfficeCalls.officeTicket, at(id))).data.messages.at(-1)?.id ?? 0
  places.ticket = await open(
    'SHIPPING',
    'Parcel has not moved for four days',
    'The buyer writes every day. Tracking stands at Kansas City since Sunday, could you ask USPS?\n\nThe photo is what they see.',
    places.shipped,
  )
  await owner(ticketOfficeCalls.takeTicket, { ...at(places.ticket), body: { seenSupporterId: null } })
  await owner(ticketOfficeCalls.writeTicketNote, {
    ...at(places.ticket),
    body: { text: 'Same sorting centre as last week’s delay.' },
    files: [],
  })
  await owner(ticketOfficeCalls.answerTicket, {
    ...at(places.ticket),
    body: {
      text: 'We have asked the carrier and write again by tomorrow noon.',
      seenMessageId: await seen(places.ticket),
      waitingOn: 'REQUESTER',
      solves: false,
    },
    files: [],
  })
  await demo(ticketCalls.replyTicket, { ...at(places.ticket), body: { text: 'Thank you, I will tell the buyer.' }, files: [] })
  await open('PAYMENT', 'Deposit FT26330771426', 'I sent it this morning. When is it approved?')
  await open(
    'OTHER',
    'Can you print on the sleeve of the hoodie, and what does it cost for more than a hundred pieces?',
    'We plan a drop in January.',
  )
  places.solvedTicket = await open('OTHER', 'Packing slips', 'How do I add a slip with our logo?')
  await owner(ticketOfficeCalls.answerTicket, {
    ...at(places.solvedTicket),
    body: {
      text: 'Under Profile, Packing. It is printed behind each label.',
      seenMessageId: await seen(places.solvedTicket),
      waitingOn: 'REQUESTER',
      solves: true,
    },
    files: [],
  })
}

async function smear(): Promise<File> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#2f5d3a"/><path d="M250 200h380l40 260H300z" fill="#e8dcc0"/></svg>'
  return new File([new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer())], 'photo.jpg', { type: 'image/jpeg' })
}
