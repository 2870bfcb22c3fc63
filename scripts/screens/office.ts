// What the office of the filled shop keeps: staff and sellers, vouchers, approvals, banks, prices, carriers, messages, webhooks.
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { stockCalls } from '#shop/catalogue/stock/contract.ts'
import { type AnnouncementDraft, announcementCalls } from '#shop/content/announcement/contract.ts'
import { contentCalls } from '#shop/content/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { bankCalls } from '#shop/wallet/bank/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'
import { clientOf, type FirstPeople } from '#test/people.ts'
import type { ServerProcess } from '#test/server.ts'
import { signerOf } from '../../trust/payer.ts'
import type { Places } from './places.ts'

export async function fillPeople({ owner }: FirstPeople, server: ServerProcess, places: Places): Promise<void> {
  for (const [username, fullName, role] of [
    ['mai.finance', 'Đặng Thị Mai', 'finance'],
    ['tuan.floor', 'Lê Anh Tuấn', 'production'],
    ['grace.support', 'Grace Whitfield', 'support'],
  ] as const) {
    const { data } = await owner(accountOfficeCalls.inviteStaff, {
      body: { username, email: `${username}@inkport.example`, fullName, roles: [role] },
    })
    places.staff = data.id
  }
  for (const username of ['sunny.prints', 'hanoi.tees', 'capybara.corner']) {
    const body = { username, email: `${username}@example.com`, password: 'a good long passphrase', referralCode: '' }
    await clientOf(server)(signInCalls.signUp, { body })
  }
  const { docs } = (await owner(accountOfficeCalls.people, { query: {} })).data
  places.seller = docs.find(({ username }) => username === 'demo')?.id ?? 0
}

export async function fillMoney({ owner }: FirstPeople): Promise<void> {
  await owner(voucherCalls.makeVoucher, {
    body: { code: 'WELCOME10', amountCents: 10_00, fromCents: 50_00, maxUses: 200, note: 'First order' },
  }).catch(waits)
  await owner(voucherCalls.makeVoucher, {
    body: { code: 'NOVEMBER', shareBasisPoints: 500, mostCents: 20_00, maxUses: 50, endsAt: '2031-01-01T00:00:00.000Z' },
  }).catch(waits)
  await owner(voucherCalls.makeVoucher, { body: { code: 'FOREVER5', amountCents: 5_00 } }).catch(waits)
  await owner(adjustCalls.askAdjustment, {
    body: { seller: 'demo', amountCents: 12_50, reason: 'Postage of order 12 was charged twice' },
  }).catch(waits)
  await owner(adjustCalls.askAdjustment, {
    body: { seller: 'demo', amountCents: 900_00, reason: 'Opening balance of the former system' },
  }).catch(waits)
  const bank = { bankName: 'Vietcombank', accountName: 'INKPORT CO LTD', accountNumber: '1027749316', isEnabled: false }
  const { data: account } = await owner(bankCalls.makeBankAccount, { body: bank })
  const lines = [
    '2026-11-26,INKPORT FT26330771426 DEMO,500.00,FT26330771426',
    '2026-11-26,CHUYEN TIEN HANOI TEES,320.00,FT26330812277',
    '2026-11-25,PHI DICH VU THANG 11,15.40,FT26329104410',
  ]
  await owner(statementCalls.importStatement, {
    body: { bankAccountId: account.id, date: 'Date', amount: 'Credit', memo: 'Description', reference: 'Ref' },
    files: [new File([`Date,Description,Credit,Ref\n${lines.join('\n')}\n`], 'vietcombank-2026-11-26.csv')],
  })
}

export async function fillCatalogue({ owner }: FirstPeople, places: Places): Promise<void> {
  const gold = { name: 'Gold members 2031', tier: 'GOLD', startsAt: '2031-01-01T00:00:00.000Z', endsAt: null }
  await owner(priceListCalls.createPriceList, { body: gold })
  places.priceList = (await owner(priceListCalls.officePriceLists)).data[0]?.id ?? 0
  const { docs: variants } = (await owner(stockCalls.officeStock, { query: { limit: 4 } })).data
  const lines = variants.map(({ variantID }, at) => ({ variantID, quantity: [120, 8, 0, 64][at] ?? 24 }))
  await owner(stockCalls.addReceipt, { body: { kind: 'COUNT', note: 'Shelf A', lines } })
  const delivery = { supplier: 'S&S Activewear', note: 'Delivery note 48213', lines: lines.slice(0, 2) }
  places.stockReceipt = (await owner(stockCalls.addReceipt, { body: { kind: 'RECEIPT', ...delivery } })).data.id
  const { id, version } = (await owner(contentOfficeCalls.createPost)).data
  const title = { title: 'How we pack a hoodie for the rain', titleVi: 'Cách chúng tôi đóng gói áo hoodie khi trời mưa' }
  const text = {
    summary: 'Two bags and a fold.',
    summaryVi: 'Hai lớp túi và một nếp gấp.',
    body: 'Water finds every seam.\n\n## The fold\nSleeves first.',
    bodyVi: 'Nước tìm ra mọi đường may.',
  }
  await owner(contentOfficeCalls.savePost, { params: { id }, body: { ...title, ...text, coverKey: null, version } })
  places.officePost = id
}

/** One that runs, whose bar stands over the demo seller's portal, and one that is written for a tier. */
export async function fillAnnouncements({ owner }: FirstPeople, places: Places): Promise<void> {
  const write = async (body: Omit<AnnouncementDraft, 'type' | 'sellers' | 'startsAt' | 'endsAt'>) => {
    const { id, version } = (await owner(announcementCalls.createAnnouncement)).data
    const whole = { ...body, type: 'NORMAL' as const, sellers: [], startsAt: null, endsAt: '2031-01-01T00:00:00.000Z', version }
    return (await owner(announcementCalls.saveAnnouncement, { params: { id }, body: whole })).data
  }
  const { id, version } = await write({
    title: 'Last orders before Christmas: December 15',
    titleVi: 'Đơn cuối trước Giáng sinh: 15 tháng 12',
    body: 'Orders paid **by December 15** reach most addresses before Christmas.\n\n| Service | Pay by |\n|---|---|\n| Standard | December 15 |\n| Express | December 18 |',
    bodyVi:
      'Đơn thanh toán **trước 15 tháng 12** sẽ đến hầu hết địa chỉ trước Giáng sinh.\n\n| Dịch vụ | Hạn thanh toán |\n|---|---|\n| Tiêu chuẩn | 15 tháng 12 |\n| Nhanh | 18 tháng 12 |',
    places: ['BANNER', 'PAGE', 'NEWS'],
    audience: 'EVERYONE',
    tier: '',
  })
  await owner(announcementCalls.publishAnnouncement, { params: { id }, body: { version } })
  places.announcement = id
  const draft = await write({
    title: 'New prices for gold members',
    titleVi: 'Giá mới cho hạng vàng',
    body: 'From January on a tee costs **$8.90**.',
    bodyVi: 'Từ tháng Giêng, áo thun giá **$8.90**.',
    places: ['PAGE', 'NEWS'],
    audience: 'TIER',
    tier: 'GOLD',
  })
  places.announcementDraft = draft.id
}

export async function fillCarriers({ owner }: FirstPeople, places: Places): Promise<void> {
  const { data: account } = await owner(carrierAccountCalls.addCarrierAccount, {
    body: { carrier: 'sandbox', name: 'Houston night shift', mode: 'TEST' },
  })
  const params = { id: account.id }
  places.carrierAccount = account.id
  await owner(carrierAccountCalls.setCarrierSecrets, { params, body: { secrets: { token: 'token of a trial 4711' } } })
  await owner(carrierAccountCalls.checkCarrierAccount, { params })
  await owner(carrierAccountCalls.enableCarrierAccount, { params })
  await owner(carrierAccountCalls.addCarrierAccount, { body: { carrier: 'sandbox', name: 'Second account, not yet tested', mode: 'TEST' } })
  const seenIds = (await owner(carrierAccountCalls.carrierRules)).data.map(({ id }) => id)
  const rule = { country: null, maxOz: null, level: null, tier: null, accountId: account.id, service: null, isEnabled: true }
  await owner(carrierAccountCalls.setCarrierRules, {
    body: { seenIds, rules: [{ ...rule, maxOz: 16 }, { ...rule, country: 'CA', tier: 'GOLD' }, rule] },
  })
}

export async function fillMessages({ owner }: FirstPeople, server: ServerProcess, places: Places): Promise<void> {
  for (const [name, topic, message] of [
    ['Sarah Lindqvist', 'ORDER', 'My tracking number shows nothing since Tuesday. Is it lost?'],
    ['Bùi Thanh Hà', 'OTHER', 'Bên mình in số lượng lớn áo thun cho sự kiện, có giá riêng không ạ?'],
  ] as const)
    await clientOf(server)(contentCalls.sendMessage, { body: { name, email: `${topic.toLowerCase()}@example.com`, topic, message } })
  places.message = (await owner(contentOfficeCalls.officeMessages, { query: {} })).data.docs[0]?.id ?? 0
}

/** What is dear, and a voucher without an end to its uses, waits for a second person. */
const waits = () => undefined

/** PayPal tells of more than of payments. */
export async function fillInbound(server: ServerProcess): Promise<void> {
  const sign = await signerOf(server)
  for (const id of ['PP-D-26330-1', 'PP-D-26330-2']) {
    const { raw, headers } = sign('CUSTOMER.DISPUTE.CREATED', { id })
    await fetch(`${server.url}/v1/payment/paypal/webhook`, { method: 'POST', body: raw, headers })
  }
}

export async function findPlaces({ owner }: FirstPeople, places: Places): Promise<void> {
  places.batch = (await owner(productionCalls.batches, { query: {} })).data.docs[0]?.id ?? 0
  places.post = (await owner(contentCalls.posts, { query: {} })).data.docs[0]?.id ?? 0
}
