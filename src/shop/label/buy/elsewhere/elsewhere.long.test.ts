import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelSize } from '#engine/pdf/page.ts'
import { drawCode128, writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { barless, drawLabel, fedexLabel, fedexWaybill, joined, numbersFrom, zplLabel } from '#test/labels.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { seedProduced } from '../../seed.ts'
import { labelRefundCalls } from '../office/contract.ts'
import { elsewhereCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
const staff: Record<string, Seeded> = {}
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await seedSeller(shop.engine.db)
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 10_000_00 }))
  for (const role of ['warehouse', 'support', 'finance'] as const) staff[role] = await seedStaff(shop.engine.db, role)
})
const as = (role: 'warehouse' | 'support' | 'finance') => shop.client(staff[role]?.token)
const mine = () => shop.client(seller.token)
const at = (id: number) => ({ params: { id } })
const number = numbersFrom(7_100_000)

async function produced(): Promise<number> {
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  await shop.write(tx => seedProduced(tx, [order?.id ?? 0]))
  return order?.id ?? 0
}
const orderOf = async (id: number) => (await mine()(orderCalls.order, at(id))).data
const read = (id: number, bytes: Uint8Array, name = 'label.pdf') =>
  as('warehouse')(elsewhereCalls.readElsewhere, { ...at(id), body: {}, files: [new File([bytes as Uint8Array<ArrayBuffer>], name)] })
const said = { carrier: 'ANOTHER', carrierName: 'Yodel', trackingLink: 'https://www.yodel.example/JD00', service: 'Home', costCents: 12_34 }
async function put(id: number, bytes: Uint8Array, body: object = {}) {
  const { data: paper } = await read(id, bytes)
  return (await as('warehouse')(elsewhereCalls.putElsewhere, { ...at(id), body: { ...said, paperId: paper.id, ...body } })).data
}
/** What the shop's own accounts moved for an order. */
async function booked(id: number) {
  const { rows } = await shop.engine.db.pool.query(
    `select t.ref, e.account, e.amount_cents as cents from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     where t.kind = 'INTERNAL' and t.order_id = $1 order by t.id, e.account`,
    [id],
  )
  return rows.map(({ account, cents }) => [account, Number(cents)])
}

describe('a label bought elsewhere', () => {
  test('is read by its code, whose carrier it says itself, and its order goes on with it', async () => {
    const id = await produced()
    const usps = number()
    const label = await put(id, await drawLabel({ number: usps }), { trackingNumber: '1', carrier: 'ups', carrierName: 'Nobody' })
    expect(label).toMatchObject({
      kind: 'ELSEWHERE',
      state: 'LIVE',
      carrier: 'usps',
      trackingNumber: usps,
      postageCents: 12_34,
      typedBy: null,
    })
    expect(await orderOf(id)).toMatchObject({ status: 'LABEL_CREATED', trackingNumber: usps, carrierName: 'USPS' })
    expect(await booked(id)).toEqual([
      ['BANK', 12_34],
      ['SHIPPING', -12_34],
    ])
    expect(
      (await as('warehouse')(labelCalls.labelDesk, { query: { tab: 'TO_PRINT', by: 'ELSEWHERE' } })).data.docs.map(it => it.id),
    ).toEqual([id])
  })

  test('of any carrier that we know is read, too: its bars are not where USPS has them', async () => {
    const id = await produced()
    const ups = '1Z999AA10123456784'
    const page = await writePdf(labelSize, 'ups', async pdf => drawCode128(pdf, ups, { x: 24, y: 260, width: 240, height: 80 }))
    expect(await put(id, page)).toMatchObject({ carrier: 'ups', trackingNumber: ups, typedBy: null })
    expect((await orderOf(id)).trackingUrl).toContain('ups.com')
  })

  test('of FedEx is read by its PDF417, where its bars say no number, beside the copies for the customs', async () => {
    const id = await produced()
    const given = { number: '794604790138' }
    const pages = await joined([fedexLabel(given), fedexWaybill(given), fedexWaybill(given)])
    expect(await put(id, pages)).toMatchObject({ carrier: 'fedex', trackingNumber: given.number, typedBy: null, form: 'PDF' })
  })

  test('is typed where no code is read, and says by whom; of a carrier that we do not know with its name and link', async () => {
    const id = await produced()
    const { data: paper } = await read(id, await barless({ number: 'JD0002245' }))
    expect(paper).toMatchObject({ trackingNumber: null, carrier: null, codes: [] })
    const body = { ...said, paperId: paper.id, trackingNumber: 'jd 0002-2455 901' }
    const { data: label } = await as('warehouse')(elsewhereCalls.putElsewhere, { ...at(id), body })
    expect(label).toMatchObject({ trackingNumber: 'JD00022455901', typedBy: staff.warehouse?.username, carrier: 'other' })
    expect(await orderOf(id)).toMatchObject({ carrierName: 'Yodel', trackingUrl: 'https://www.yodel.example/JD00' })
  })

  test('where a code is read that is nobody’s we know, the number that is typed stands in it', async () => {
    const id = await produced()
    const page = await writePdf(labelSize, 'page', async pdf =>
      drawCode128(pdf, 'QX99120045SG77', { x: 20, y: 200, width: 240, height: 60 }),
    )
    const { data: paper } = await read(id, page)
    expect(paper).toMatchObject({ trackingNumber: null, codes: ['QX99120045SG77'] })
    const ask = (trackingNumber: string) =>
      codeOf(as('warehouse')(elsewhereCalls.putElsewhere, { ...at(id), body: { ...said, paperId: paper.id, trackingNumber } }))
    expect(await ask('QX99120045SG88')).toBe('LABEL_NUMBERS_DIFFER')
    expect(await ask('QX99120045SG77')).toBe('no refusal')
  })

  test('as ZPL is kept as ZPL', async () => {
    const id = await produced()
    const usps = number()
    expect(await put(id, Buffer.from(zplLabel({ number: usps })), {})).toMatchObject({ form: 'ZPL', trackingNumber: usps })
  })

  test('is refused where it is another order’s: ZIP, number, seller, or a second label', async () => {
    const id = await produced()
    expect(await codeOf(read(id, await drawLabel({ number: number(), zip: '10001' })))).toBe('LABEL_ZIP_DIFFERS')
    expect(await codeOf(read(id, Buffer.from('no label')))).toBe('LABEL_FILE_UNKNOWN')
    const thousandKilometres = { widthPoints: 2_834_645_669, heightPoints: 2_834_645_669 }
    expect(await codeOf(read(id, await writePdf(thousandKilometres, 'label', async () => {})))).toBe('PDF_BROKEN')
    expect(await codeOf(read(999_999, await drawLabel({ number: number() })))).toBe('ORDER_NOT_FOUND')
    const usps = number()
    await put(id, await drawLabel({ number: usps }))
    expect(await codeOf(put(id, await drawLabel({ number: number() })))).toBe('ORDER_HAS_CREATED_LABEL')
    const other = await produced()
    expect(await codeOf(put(other, await drawLabel({ number: usps })))).toBe('TRACKING_NUMBER_USED')
    const { data: paper } = await read(other, await drawLabel({ number: number() }))
    const third = await produced()
    expect(await codeOf(as('warehouse')(elsewhereCalls.putElsewhere, { ...at(third), body: { ...said, paperId: paper.id } }))).toBe(
      'LABEL_PAPER_NOT_FOUND',
    )
    const [tiktok] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1, { orderType: 'SHIP_BY_SELLER' }))
    expect(await codeOf(read(tiktok?.id ?? 0, await drawLabel({ number: number() })))).toBe('LABEL_NOT_OURS')
  })

  test.each([
    [{ carrier: 'nobody' }, 'LABEL_CARRIER_UNKNOWN'],
    [{ carrierName: '' }, 'REQUIRED'],
    [{ trackingLink: 'javascript:alert(1)' }, 'LABEL_TRACKING_LINK'],
    [{ trackingLink: 'http://yodel.example' }, 'LABEL_TRACKING_LINK'],
    [{ trackingNumber: '' }, 'REQUIRED'],
    [{ trackingNumber: 'no number' }, 'TRACKING_NUMBER_INVALID'],
    [{ carrier: 'ups', trackingNumber: '1Z999AA10123456780' }, 'TRACKING_NUMBER_INVALID'],
  ])('that says %j is refused', async (wrong, code) => {
    const id = await produced()
    const { data: paper } = await read(id, await barless({ number: 'JD1' }))
    const body = { ...said, paperId: paper.id, trackingNumber: 'JD00022455999', ...wrong }
    expect(await codeOf(as('warehouse')(elsewhereCalls.putElsewhere, { ...at(id), body }))).toBe(code)
    expect(await booked(id)).toEqual([])
  })

  test('put on twice at once is one label and one posting', async () => {
    const id = await produced()
    const papers = [await read(id, await drawLabel({ number: number() })), await read(id, await drawLabel({ number: number() }))]
    const codes = await Promise.all(
      [...papers, ...papers].map(({ data }) =>
        codeOf(as('warehouse')(elsewhereCalls.putElsewhere, { ...at(id), body: { ...said, paperId: data.id } })),
      ),
    )
    expect(codes.filter(code => code === 'no refusal')).toHaveLength(1)
    expect(await booked(id)).toHaveLength(2)
  })

  test('and one that is bought at the same moment are one label', async () => {
    const id = await produced()
    const { data: paper } = await read(id, await drawLabel({ number: number() }))
    const [elsewhere] = await Promise.all([
      codeOf(as('warehouse')(elsewhereCalls.putElsewhere, { ...at(id), body: { ...said, paperId: paper.id } })),
      as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } }),
    ])
    await shop.settled()
    expect(['no refusal', 'ORDER_HAS_CREATED_LABEL']).toContain(elsewhere)
    const { rows } = await shop.engine.db.pool.query('select kind from label where order_id = $1', [id])
    expect(rows.map(({ kind }) => kind)).toEqual([elsewhere === 'no refusal' ? 'ELSEWHERE' : 'BOUGHT'])
    expect(await booked(id)).toHaveLength(elsewhere === 'no refusal' ? 2 : 0)
  })

  test('that costs more than one person may say alone waits for a second', async () => {
    await shop.write(tx => changeSetting(tx, 'staffPostageCeilingCents', 20_00, 'test'))
    const id = await produced()
    const { data: paper } = await read(id, await drawLabel({ number: number() }))
    const body = { ...said, paperId: paper.id, costCents: 20_01 }
    expect(await codeOf(as('warehouse')(elsewhereCalls.putElsewhere, { ...at(id), body }))).toBe('APPROVAL_WAITS')
    expect([(await orderOf(id)).status, await booked(id)]).toEqual(['PRODUCED', []])
    const { docs } = (await as('support')(approvalCalls.approvals, { query: { limit: 100 } })).data
    const waiting = docs.find(({ call }) => call === 'putElsewhere')
    expect(waiting).toMatchObject({ kind: 'postage', amount: 20_01 })
    await as('support')(approvalCalls.confirmApproval, { ...at(waiting?.id ?? 0), body: {} })
    expect((await orderOf(id)).status).toBe('LABEL_CREATED')
    await shop.write(tx => changeSetting(tx, 'staffPostageCeilingCents', 100_00, 'test'))
  })

  test('leaves on our own list of its carrier, is seen by nobody, and shows its link', async () => {
    const id = await produced()
    await put(id, await barless({ number: 'JD1' }), { trackingNumber: 'JD00077455901' })
    await as('warehouse')(labelCalls.markPrinted, { body: { orderIds: [id] } })
    const { data } = await as('warehouse')(trackingCalls.scanOut, { body: { scan: 'JD00077455901' } })
    expect(data.parcel).toMatchObject({ sees: 'NONE', carrier: 'other', orderId: id })
    expect(data.manifest.carrier).toBe('other')
    await as('warehouse')(trackingCalls.closeManifest, { ...at(data.manifest.id) })
    await shop.settled()
    const [parcel] = (await mine()(trackingCalls.myParcels, at(id))).data
    expect(parcel).toMatchObject({ state: 'HANDED', sees: 'NONE', carrierName: 'Yodel', trackingUrl: said.trackingLink })
    expect((await orderOf(id)).status).toBe('SHIPPED')
  })

  test('is voided at once, and finance says what became of its postage: only then it is back', async () => {
    const id = await produced()
    const { id: labelId } = await put(id, await drawLabel({ number: number() }))
    await as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'Wrong box' } })
    await shop.settled()
    expect((await orderOf(id)).status).toBe('PRODUCED')
    const due = (await as('finance')(labelRefundCalls.labelRefunds, { query: { tab: 'DUE' } })).data.docs
    expect(due.find(row => row.id === labelId)).toMatchObject({ postageCents: 12_34, dueCents: 0 })
    const close = () =>
      codeOf(
        as('finance')(labelRefundCalls.closeLabelRefund, { ...at(labelId), body: { state: 'REFUNDED', note: 'Statement', seenCents: 0 } }),
      )
    expect(await Promise.all([close(), close()]).then(codes => codes.toSorted())).toEqual(['LABEL_REFUND_OVER', 'no refusal'])
    const sums = Map.groupBy(await booked(id), ([account]) => account)
    expect([...sums.values()].map(of => of.reduce((sum, [, cents]) => sum + Number(cents), 0))).toEqual([0, 0])
  })

  test('of a cancelled order is given back, too', async () => {
    const id = await produced()
    await put(id, await drawLabel({ number: number() }))
    await as('warehouse')(labelCalls.markPrinted, { body: { orderIds: [id] } })
    await as('support')(orderOfficeCalls.officeCancel, { ...at(id), body: { reason: 'x' } })
    await shop.settled()
    const { data: label } = await as('support')(labelCalls.officeLabel, at(id))
    expect(label).toMatchObject({ state: 'VOIDED', refundState: 'ASKED' })
  })
})
