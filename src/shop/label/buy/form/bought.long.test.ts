// Labels that were bought by the form: found, printed by their seller, given back with their postage.
import { afterAll, describe, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { pdfPool } from '#engine/pdf/pdf.ts'
import { seedMember, seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'
import { arrangeForm } from '#test/buying-form.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { buyingLabelCalls } from './contract.ts'
import { aForm, aPackage } from './seed.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const pdf = pdfPool()
afterAll(async () => {
  pdf.close()
  await shop.close()
})
const { rich, balance, mine, at, buy, cheapest, bought, labelOf, giveBack, seller } = arrangeForm(shop)
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

describe('a bought label', () => {
  test('is found in the list by its state, and by name, number, SKU, store or order', async () => {
    const [id, other] = [
      await bought(),
      await bought({ shipTo: { ...aForm().shipTo, name: 'Zoe O’Neil' }, packages: [aPackage({ sku: 'MUG-11' })] }),
    ]
    const list = async (query: { state?: 'READY' | 'PRINTED' | 'VOIDED'; q?: string }) =>
      (await mine()(buyingLabelCalls.myBoughtLabels, { query })).data.docs.map(label => label.id)
    expect(await list({})).toEqual([other, id])
    const { trackingNumber } = await labelOf(id)
    for (const [q, found] of [
      ['zoe', [other]],
      ['mug-11', [other]],
      ['sunny', [other, id]],
      [`#${id}`, [id]],
      [trackingNumber ?? '', [id]],
      ['nobody', []],
    ] as const)
      expect(await list({ q })).toEqual(found)
    expect((await mine()(buyingLabelCalls.markBoughtPrinted, { body: { ids: [id, 999_999] } })).data).toEqual({ printed: 1 })
    expect([await list({ state: 'PRINTED' }), await list({ state: 'READY' })]).toEqual([[id], [other]])
    expect((await mine()(buyingLabelCalls.startBuyingLabel)).data).toMatchObject({
      shipFrom: { name: 'Harbour Warehouse', state: 'CA' },
      storeInformation: 'Sunny Tees',
      warehouseInformation: 'Harbour, dock 4',
    })
  })

  test('is printed two on a sheet at true size, also beside a place that was used, and again', async () => {
    const { labels } = await buy(await cheapest({ packages: [aPackage(), aPackage(), aPackage()] }))
    await shop.settled()
    const ids = labels.map(label => label.id).join(',')
    const sheetOf = async (query: { ids: string; paper: 'LABEL' | 'A4' | 'LETTER'; first?: number }) =>
      bytesOf(await mine().fetch(buyingLabelCalls.labelPaper, { query }))
    const letter = { widthPoints: 612, heightPoints: 792 }
    expect(await pdf.pages(await sheetOf({ ids, paper: 'LETTER' }))).toEqual([letter, letter])
    expect(await pdf.pages(await sheetOf({ ids: `${ids},${labels[0]?.id}`, paper: 'LETTER', first: 1 }))).toEqual([letter, letter])
    const a4 = await pdf.read(await sheetOf({ ids, paper: 'A4' }))
    const codesOf = (pages: typeof a4) => pages.flatMap(page => page.barcodes.filter(({ text }) => /9[25]\d{20}$/.test(text)))
    const numbers = await Promise.all(labels.map(async ({ id }) => (await labelOf(id)).trackingNumber))
    expect(new Set(codesOf(a4).map(({ text }) => text.slice(-22)))).toEqual(new Set(numbers))
    // The bar code of a label of six inches is as long on the sheet.
    const own = await pdf.read(await sheetOf({ ids: `${labels[0]?.id}`, paper: 'LABEL' }))
    const long = (pages: typeof a4) => Math.max(...codesOf(pages).flatMap(({ at: { width, height } }) => [width, height]))
    expect(Math.abs(long(a4) - long(own))).toBeLessThan(4)
  })

  test('is nobody else’s: not read, printed, or given back', async () => {
    const id = await bought()
    const other = shop.client((await rich(100_00)).token)
    expect(await refusalOf(other(buyingLabelCalls.myBoughtLabel, at(id)))).toBe('404 BOUGHT_LABEL_NOT_FOUND')
    expect(await refusalOf(other(buyingLabelCalls.previewVoidBought, at(id)))).toBe('404 BOUGHT_LABEL_NOT_FOUND')
    expect(await refusalOf(other(buyingLabelCalls.voidBoughtLabel, { ...at(id), body: { seenRefundCents: 4_25 } }))).toBe(
      '404 BOUGHT_LABEL_NOT_FOUND',
    )
    expect(await refusalOf(other.fetch(buyingLabelCalls.labelPaper, { query: { ids: `${id}` } }))).toBe('404 BOUGHT_LABEL_NOT_FOUND')
    expect((await other(buyingLabelCalls.markBoughtPrinted, { body: { ids: [id] } })).data).toEqual({ printed: 0 })
    expect((await other(buyingLabelCalls.myBoughtLabels, { query: {} })).data.totalDocs).toBe(0)
  })

  test('is bought and given back by members who work on orders, and read by those who watch', async () => {
    const [id = ''] = await cheapest()
    const as = async (role: 'orders' | 'money' | 'readOnly') => shop.client((await seedMember(shop.engine.db, seller().id, role)).token)
    for (const role of ['money', 'readOnly'] as const)
      expect(await refusalOf((await as(role))(buyingLabelCalls.buyLabels, { body: { rateIds: [id] } }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
    const { data } = await (await as('orders'))(buyingLabelCalls.buyLabels, { body: { rateIds: [id] } })
    await shop.settled()
    const label = data.labels[0]?.id ?? 0
    expect((await (await as('readOnly'))(buyingLabelCalls.myBoughtLabel, at(label))).data.state).toBe('READY')
  })

  test('that is given back unused gives its postage, and its order is over', async () => {
    const id = await bought()
    expect((await mine()(buyingLabelCalls.previewVoidBought, at(id))).data).toEqual({ nowCents: 0, afterVoidCents: 4_25, fault: null })
    expect(await codeOf(mine()(buyingLabelCalls.voidBoughtLabel, { ...at(id), body: { seenRefundCents: 4_24 } }))).toBe('REFUND_NOT_SEEN')
    expect((await giveBack(id)).data).toMatchObject({ orderStatus: 'CANCELLED', dueCents: 4_25 })
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', refundedCents: 4_25, dueCents: 0, orderStatus: 'CANCELLED' })
    expect(await balance()).toBe(100_00)
    expect(await codeOf(mine().fetch(buyingLabelCalls.labelPaper, { query: { ids: `${id}` } }))).toBe('LABEL_NOT_LIVE')
    expect(await codeOf(giveBack(id))).toMatch(/ORDER_STEP_IMPOSSIBLE|REFUNDED_ORDER/)
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('comes back later, or not at all, as its carrier’s money does', async () => {
    const lateId = await bought({ shipTo: { ...aForm().shipTo, name: 'Late Refund' } })
    const lostId = await bought({ shipTo: { ...aForm().shipTo, name: 'No Refund' } })
    for (const id of [lateId, lostId]) await giveBack(id)
    await shop.settled()
    for (const id of [lateId, lostId]) expect(await labelOf(id)).toMatchObject({ state: 'VOIDING', dueCents: 4_25, refundedCents: 0 })
    expect(await balance()).toBe(100_00 - 8_50)
    for (let days = 0; days < 4; days++) {
      shop.advance(day + minute)
      await shop.cron('label.refunds')
      await shop.settled()
    }
    expect(await labelOf(lateId)).toMatchObject({ state: 'VOIDED', refundedCents: 4_25, dueCents: 0 })
    expect(await labelOf(lostId)).toMatchObject({ state: 'VOIDED', refundedCents: 0, dueCents: 0 })
    expect(await balance()).toBe(100_00 - 4_25)
    expect(await verifyLedger(shop.engine.db)).toEqual([])
  })

  test('is not given back after thirty days', async () => {
    const id = await bought()
    await shop.engine.db.pool.query("update label set made_at = made_at - interval '30 days' where order_id = $1", [id])
    expect((await mine()(buyingLabelCalls.previewVoidBought, at(id))).data.fault).toBe('LABEL_VOID_LATE')
    expect(await codeOf(giveBack(id))).toBe('LABEL_VOID_LATE')
  })

  test('is taken back by staff with its order alone, and its order is neither edited nor copied', async () => {
    const id = await bought()
    const warehouse = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
    const { data: label } = await warehouse(labelCalls.officeLabel, at(id))
    expect(await codeOf(warehouse(labelCalls.voidLabel, { ...at(label?.id ?? 0), body: { reason: 'Torn' } }))).toBe(
      'LABEL_BOUGHT_BY_SELLER',
    )
    expect(await codeOf(mine()(orderEditCalls.duplicateOrder, at(id)))).toBe('ORDER_IS_FORM_LABEL')
    const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
    const { data } = await support(orderOfficeCalls.officePreviewCancel, at(id))
    expect(data).toMatchObject({ nowCents: 0, afterVoidCents: 4_25, reason: 'POSTAGE_AFTER_VOID' })
    await support(orderOfficeCalls.officeCancel, { ...at(id), body: { reason: 'Asked by its seller' } })
    await shop.settled()
    expect(await balance()).toBe(100_00)
  })

  test('that its seller brings to the dock is scanned out like any other', async () => {
    const id = await bought()
    const warehouse = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
    const { data } = await warehouse(trackingCalls.scanOut, { body: { scan: (await labelOf(id)).trackingNumber ?? '' } })
    expect(data).toMatchObject({ order: { id, status: 'SCANNING' }, parcel: { state: 'SCANNED' } })
    await warehouse(trackingCalls.closeManifest, at(data.manifest.id))
    await shop.settled()
    expect(await codeOf(giveBack(id))).toMatch(/ORDER_HANDED_OVER|ORDER_STEP_IMPOSSIBLE/)
  })
})
