// A label is bought by the form: paid for the rate that was shown, made at once, and its carrier's word activates its order.
import { afterAll, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { arrangeForm } from '#test/buying-form.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { readLabel } from '../read-label.ts'
import { buyingLabelCalls } from './contract.ts'
import { aPackage } from './seed.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { pdf } = shop.engine
afterAll(() => shop.close())
const { rich, balance, mine, at, rated, buy, cheapest, bought, labelOf, giveBack, beginAnew } = arrangeForm(shop)
const orderOf = async (id: number) => (await mine()(orderCalls.order, at(id))).data
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

describe('a label', () => {
  test('is paid at once for the rate that was shown, and made as an order of its own', async () => {
    const { packages } = await rated()
    const priority = packages[0]?.rates[1]
    const { labels, totalCents } = await buy([priority?.id ?? ''])
    expect(totalCents).toBe(7_90)
    expect(labels).toMatchObject([{ state: 'BUYING', orderStatus: 'NEW_ORDER', paidCents: 7_90, serviceName: 'USPS PRIORITY MAIL®' }])
    expect(await balance()).toBe(100_00 - 7_90)
    await shop.settled()
    const id = labels[0]?.id ?? 0
    const label = await labelOf(id)
    expect(label).toMatchObject({
      state: 'READY',
      orderStatus: 'LABEL_CREATED',
      carrier: 'USPS',
      trackingUrl: expect.stringContaining('usps'),
    })
    expect(await orderOf(id)).toMatchObject({
      orderType: 'LABEL',
      status: 'LABEL_CREATED',
      shippingCost: 7_90,
      productionCost: 0,
      source: 'LABEL_FORM',
    })
    const sheet = await bytesOf(await mine().fetch(buyingLabelCalls.labelPaper, { query: { ids: `${id}` } }))
    expect(await pdf.pages(sheet)).toEqual([labelSize])
    const [page] = await pdf.read(sheet)
    expect(page && readLabel(page)).toEqual({ number: label.trackingNumber, zip: '84101' })
    expect(page?.text).toContain('HARBOUR WAREHOUSE')
  })

  test('of each of several packages is bought together: all, or none', async () => {
    const ids = await cheapest({ packages: [aPackage(), aPackage({ sku: 'MUG', weight: 20 })] })
    const { labels, totalCents } = await buy(ids)
    expect([labels.length, totalCents]).toEqual([2, 4_25 + 5_35])
    await shop.settled()
    expect((await mine()(buyingLabelCalls.countBoughtLabels)).data).toEqual({ READY: 2 })
    await beginAnew(5_00)
    const more = await cheapest({ packages: [aPackage(), aPackage()] })
    const refusal = await mine()(buyingLabelCalls.buyLabels, { body: { rateIds: more } }).catch(error => error)
    expect(refusal).toMatchObject({ code: 'NOT_ENOUGH_BALANCE', errors: [{ values: { missingCents: 3_50 } }] })
    expect((await mine()(orderCalls.myOrders, { query: {} })).data.totalDocs).toBe(0)
    expect(await balance()).toBe(5_00)
  })

  test('is bought by a rate of one’s own, once, while it holds', async () => {
    const [id = ''] = await cheapest()
    const other = shop.client((await rich(100_00)).token)
    const asked = { body: { rateIds: [id] } }
    expect(await refusalOf(other(buyingLabelCalls.buyLabels, asked))).toBe('404 LABEL_RATE_NOT_FOUND')
    expect(await codeOf(mine()(buyingLabelCalls.buyLabels, { body: { rateIds: [id, id] } }))).toBe('LABEL_RATE_TWICE')
    expect(await codeOf(mine()(buyingLabelCalls.buyLabels, { body: { rateIds: [id, id.replace(/\d$/, '1')] } }))).toBe('LABEL_RATE_TWICE')
    for (const wrong of ['', 'x.0', `${id}9`, id.replace(/\.\d$/, '.99')])
      expect(await codeOf(mine()(buyingLabelCalls.buyLabels, { body: { rateIds: [wrong] } }))).toBe('LABEL_RATE_NOT_FOUND')
    await buy([id])
    expect(await codeOf(mine()(buyingLabelCalls.buyLabels, asked))).toBe('LABEL_RATE_USED')
    const [late = ''] = await cheapest()
    shop.advance(15 * minute + 1)
    expect(await codeOf(mine()(buyingLabelCalls.buyLabels, { body: { rateIds: [late] } }))).toBe('LABEL_RATE_OVER')
  })

  test('stays without its scan: nothing misses it, nothing makes it, and its carrier’s word activates it', async () => {
    const id = await bought()
    for (let days = 0; days < 3; days++) {
      shop.advance(2 * hour)
      await shop.cron('order.process')
      await shop.cron('order.miss')
      await shop.cron('order.refund-missed')
    }
    expect(await orderOf(id)).toMatchObject({ status: 'LABEL_CREATED', steps: { editAddress: 'ORDER_HAS_CREATED_LABEL' } })
    // The sandbox gets what sellers hand over themselves on the next day.
    shop.advance(day)
    await shop.cron('tracking.ask')
    await shop.settled()
    expect(await orderOf(id)).toMatchObject({ status: expect.stringMatching(/ACTIVED|IN_TRANSIT/) })
    expect(await labelOf(id)).toMatchObject({ state: 'USED', voidableUntil: null })
    expect(await codeOf(giveBack(id))).toBe('ORDER_STEP_IMPOSSIBLE')
    shop.advance(3 * day)
    await shop.cron('tracking.ask')
    expect((await orderOf(id)).status).toBe('DELIVERED')
    expect((await mine()(trackingCalls.myParcels, at(id))).data).toMatchObject([{ state: 'DELIVERED', manifestId: null }])
  })
})
