// Many labels from a file: checked and rated row by row, then bought from the wallet, none for another sum than was shown.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusedFile } from '#base/csv/refused-file.ts'
import { day, minute } from '#base/time.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { buyingLabelCalls } from '../contract.ts'
import { labelBatchCalls } from './contract.ts'
import { exampleRow, type LabelColumn, labelColumnIds, labelColumns } from './field.rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { carrier, mine, at, balance, isSound } = given
beforeAll(() => given.arrangeAccount())
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})

type Cells = Partial<Record<LabelColumn, string>>
const csv = (rows: readonly Cells[], columns: readonly LabelColumn[] = labelColumnIds): File => {
  const lines = [columns.map(id => labelColumns[id][0]), ...rows.map(row => columns.map(id => row[id] ?? exampleRow[id]))]
  return new File([lines.map(line => line.map(cell => `"${cell}"`).join(',')).join('\n')], 'my labels.csv')
}
const upload = async (file: File) => {
  const { data } = await mine()(labelBatchCalls.sendLabelFile, { body: {}, files: [file] })
  await shop.settled()
  return data.id
}
const batchOf = async (id: number) => (await mine()(labelBatchCalls.myLabelBatch, at(id))).data
const rowsOf = async (id: number) => (await mine()(labelBatchCalls.labelBatchRows, { ...at(id), query: { limit: 100 } })).data.docs
const buy = (id: number, service: string | null, seenTotalCents: number) =>
  mine()(labelBatchCalls.buyLabelBatch, { ...at(id), body: { service, seenTotalCents } })

describe('a file of labels', () => {
  test('is read row by row: what is right is rated, what is wrong says which column and why', async () => {
    const rows: Cells[] = [
      {},
      { 'shipTo.city': '', 'package.quantity': 'two' },
      { 'shipTo.state': 'Nowhere', 'package.weight': '0' },
      { 'package.weight': '2000' },
    ]
    const id = await upload(csv(rows))
    const batch = await batchOf(id)
    expect(batch).toMatchObject({ fileName: 'my labels.csv', status: 'READY', rows: 4, counts: { REFUSED: 2, READY: 2 } })
    const read = await rowsOf(id)
    expect(read.map(({ row, state, faults }) => [row, state, faults.map(({ column, code }) => `${column}: ${code}`)])).toEqual([
      [2, 'READY', []],
      [3, 'REFUSED', ['ship to city: REQUIRED', 'quantity: LABEL_CELL_WRONG']],
      [4, 'REFUSED', ['weight oz: PARCEL_WEIGHT_INVALID']],
      [5, 'READY', []],
    ])
    expect(read[0]?.rates.map(({ service, cents }) => [service, cents])).toContainEqual(['delta.ANY', 6_00])
    expect(batch.offers.find(({ service }) => service === 'delta.ANY')).toMatchObject({
      rows: 2,
      totalCents: 12_00,
      serviceName: 'USPS Any',
    })
    expect(batch.cheapestCents).toBe(4_25 + 6_00)
  })

  test('about which no carrier could be asked is asked about again, without being sent anew', async () => {
    carrier.isSilent = true
    const id = await upload(csv([{ 'package.weight': '2000' }, { 'package.quantity': 'two' }]))
    expect(await batchOf(id)).toMatchObject({ status: 'DONE', counts: { REFUSED: 2 }, notAsked: 1 })
    carrier.isSilent = false
    const again = () => mine()(labelBatchCalls.rateLabelBatch, at(id))
    expect((await again()).data).toMatchObject({ status: 'RATING', notAsked: 0 })
    await shop.settled()
    expect(await batchOf(id)).toMatchObject({ status: 'READY', counts: { READY: 1, REFUSED: 1 }, notAsked: 0, cheapestCents: 6_00 })
    expect((await rowsOf(id)).map(({ faults }) => faults.map(({ code }) => code))).toEqual([[], ['LABEL_CELL_WRONG']])
    const other = await shop.write(tx => seedSeller(tx))
    expect(await refusalOf(shop.client(other.token)(labelBatchCalls.rateLabelBatch, at(id)))).toBe('404 LABEL_BATCH_NOT_FOUND')
    await buy(id, null, 6_00)
    await shop.settled()
    expect((await batchOf(id)).counts).toEqual({ BOUGHT: 1, REFUSED: 1 })
    expect(await refusalOf(again())).toBe('422 LABEL_BATCH_NONE_LEFT')
    await isSound()
  })

  test('is bought whole by one service, and each row is a label of its own', async () => {
    const id = await upload(csv([{}, {}, { 'shipTo.name': 'Zoe' }]))
    expect(await codeOf(buy(id, 'delta.ANY', 17_00))).toBe('ORDER_PRICE_CHANGED')
    expect(await codeOf(buy(id, 'nobody.ANY', 0))).toBe('LABEL_BATCH_EMPTY')
    await buy(id, 'delta.ANY', 18_00)
    await shop.settled()
    expect(await batchOf(id)).toMatchObject({ status: 'DONE', counts: { BOUGHT: 3 } })
    expect(await balance()).toBe(82_00)
    expect(carrier.sold.size).toBe(3)
    expect((await mine()(buyingLabelCalls.countBoughtLabels)).data).toEqual({ READY: 3 })
    expect((await rowsOf(id)).every(({ orderId }) => orderId !== null)).toBe(true)
    expect(await codeOf(buy(id, 'delta.ANY', 18_00))).toBe('LABEL_BATCH_NOT_READY')
    await isSound()
  })

  test('is bought once by many who say so at once, and not beyond the balance', async () => {
    const id = await upload(csv([{}, {}]))
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(buy(id, 'delta.ANY', 12_00))))
    expect(codes.toSorted()).toEqual([...Array(7).fill('LABEL_BATCH_NOT_READY'), 'no refusal'])
    await shop.settled()
    expect(await balance()).toBe(88_00)
    await given.beginAnew(10_00)
    const poor = await upload(csv([{}, {}]))
    expect(await codeOf(buy(poor, 'delta.ANY', 12_00))).toBe('NOT_ENOUGH_BALANCE')
    expect(await batchOf(poor)).toMatchObject({ status: 'READY', counts: { READY: 2 } })
  })

  test('whose rates are over is asked about again, and bought for what was shown alone', async () => {
    const id = await upload(csv([{}]))
    shop.advance(16 * minute)
    carrier.rateCents = 6_50
    await buy(id, 'delta.ANY', 6_00)
    await shop.settled()
    expect(await batchOf(id)).toMatchObject({ status: 'READY', counts: { FAILED: 1 } })
    expect((await rowsOf(id))[0]?.faults).toMatchObject([{ code: 'ORDER_PRICE_CHANGED' }])
    expect(await balance()).toBe(100_00)
    await buy(id, 'delta.ANY', 6_50)
    await shop.settled()
    expect(await batchOf(id)).toMatchObject({ status: 'DONE', counts: { BOUGHT: 1 } })
    expect(await balance()).toBe(93_50)
    await isSound()
  })

  test('is nobody else’s, and is discarded', async () => {
    const id = await upload(csv([{}]))
    const seller = mine()
    await given.beginAnew()
    expect(await refusalOf(mine()(labelBatchCalls.myLabelBatch, at(id)))).toBe('404 LABEL_BATCH_NOT_FOUND')
    expect(await refusalOf(buy(id, null, 4_25))).toBe('404 LABEL_BATCH_NOT_FOUND')
    expect((await seller(labelBatchCalls.discardLabelBatch, at(id))).data.status).toBe('DISCARDED')
    expect(await codeOf(seller(labelBatchCalls.buyLabelBatch, { ...at(id), body: { service: null, seenTotalCents: 4_25 } }))).toBe(
      'LABEL_BATCH_NOT_READY',
    )
  })

  test('that lacks columns, or is no table, says what to send', async () => {
    const without = labelColumnIds.filter(id => id !== 'package.weight')
    const refused = await upload(csv([{}], without)).catch(error => error)
    expect(refused).toMatchObject({ code: 'LABEL_COLUMNS_MISSING', errors: [{ values: { columns: 'weight oz' } }] })
    expect(await codeOf(upload(new File(['%PDF-1.7'], 'a.pdf')))).toBe('TABLE_IS_PDF')
    expect(await codeOf(upload(csv([])))).toBe('TABLE_EMPTY')
    expect(await codeOf(upload(csv(Array.from({ length: 501 }, () => ({})))))).toBe('TABLE_TOO_MANY_ROWS')
  })

  test('begins with a template, which is read back as it is', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const answer = await mine().fetch(labelBatchCalls.labelTemplate, { query: { format } })
      const id = await upload(new File([await answer.arrayBuffer()], `t.${format}`))
      expect(await batchOf(id)).toMatchObject({ status: 'READY', rows: 1, counts: { READY: 1 } })
    }
  })

  test('whose carrier is silent when its rates are over keeps what it said, and is bought later', async () => {
    const id = await upload(csv([{}]))
    shop.advance(16 * minute)
    carrier.isSilent = true
    await buy(id, 'delta.ANY', 6_00)
    await shop.settled()
    expect(await batchOf(id)).toMatchObject({
      status: 'READY',
      counts: { FAILED: 1 },
      offers: expect.arrayContaining([expect.objectContaining({ service: 'delta.ANY' })]),
    })
    carrier.isSilent = false
    await buy(id, 'delta.ANY', 6_00)
    await shop.settled()
    expect(await batchOf(id)).toMatchObject({ status: 'DONE', counts: { BOUGHT: 1 } })
  })

  test('is one of three at a time, also where twenty come at once', async () => {
    await given.beginAnew()
    let letGo = () => {}
    const gate = new Promise<void>(resolve => {
      letGo = resolve
    })
    carrier.rating = () => gate
    const send = () => mine()(labelBatchCalls.sendLabelFile, { body: {}, files: [csv([{}])] })
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(send())))
    letGo()
    expect(codes.filter(code => code === 'no refusal')).toHaveLength(3)
    expect(new Set(codes)).toEqual(new Set(['no refusal', 'LABEL_FILES_TOO_MANY']))
    await shop.settled()
    const { docs } = (await mine()(labelBatchCalls.myLabelBatches, { query: {} })).data
    expect(docs.map(({ status, rows, counts }) => [status, rows, counts])).toEqual(Array(3).fill(['READY', 1, { READY: 1 }]))
  })

  test('gives its rows page by page, and how many there are', async () => {
    const id = await upload(csv([{}, { 'shipTo.city': '' }, {}, {}, {}]))
    const pageOf = async (query: { page: number; limit: number; state?: 'READY' }) =>
      (await mine()(labelBatchCalls.labelBatchRows, { ...at(id), query })).data
    const second = await pageOf({ page: 2, limit: 2 })
    expect([second.docs.map(({ row }) => row), second.totalDocs]).toEqual([[4, 5], 5])
    const ready = await pageOf({ page: 2, limit: 3, state: 'READY' })
    expect([ready.docs.map(({ row }) => row), ready.totalDocs]).toEqual([[6], 4])
  })

  test('gives its refused rows back as they stand in it, and corrected they are read', async () => {
    const id = await upload(csv([{}, { 'shipTo.city': '', 'shipTo.name': '=1+1' }, { 'package.quantity': 'two, or three' }]))
    const { header, rows } = (await mine()(labelBatchCalls.refusedLabelRows, at(id))).data
    expect(rows.map(({ row, faults }) => [row, faults.map(({ code }) => code)])).toEqual([
      [3, ['REQUIRED']],
      [4, ['LABEL_CELL_WRONG']],
    ])
    const file = refusedFile(
      header,
      'reason',
      rows.map(({ cells, faults }) => ({ cells, reason: faults.map(({ code }) => code).join('\n') })),
    )
    const again = await upload(new File([file], 'again.csv'))
    expect((await rowsOf(again)).map(({ faults }) => faults.map(({ code }) => code))).toEqual([['REQUIRED'], ['LABEL_CELL_WRONG']])
    const mended = await upload(new File([file.replace('"two, or three"', '3').replace('Apt 32,,', 'Apt 32,Ogden,')], 'mended.csv'))
    expect(await batchOf(mended)).toMatchObject({ counts: { READY: 2 } })
    const seller = mine()
    await given.beginAnew()
    expect(await refusalOf(mine()(labelBatchCalls.refusedLabelRows, at(id)))).toBe('404 LABEL_BATCH_NOT_FOUND')
    // Also of a file that its seller discarded.
    await seller(labelBatchCalls.discardLabelBatch, at(id))
    shop.advance(31 * day)
    await shop.cron('label.cleanBatches')
    const { rows: left } = await shop.engine.db.pool.query(
      "select from label_batch_row where batch_id = $1 and (parcel is not null or cells <> '{}')",
      [id],
    )
    expect(left).toEqual([])
  })
})
