// The whole way of an order of each type, in both languages: made by hand, scanned out, back at the dock, sent again, and refunded.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCents } from '#base/money.ts'
import { grouped } from '#base/number.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { labelMendText } from '#shop/label/ui/order/text.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { orderReshipText } from '#shop/order/refund/text.ts'
import type { OrderKind } from '#shop/order/status/facts.rules.ts'
import { orderText } from '#shop/order/status/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { until } from '#test/deployment.ts'
import { label as makeLabel, orderOf, untilStatus } from '../trust/statuses.ts'
import type { Visitor } from './browser-deployment.ts'
import { agree, button, en, field, scan, vi } from './journey/acts.ts'
import { address, label, openWithMoney, produce } from './journey/by-hand.ts'

const made = ['STANDARD_USPS', 'STANDARD_TIKTOK', 'SHIP_BY_SELLER'] as const satisfies OrderKind[]
type Made = (typeof made)[number]
let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(900_00)
  const set = (key: string, value: number) => hand.people.owner(settingCalls.changeSetting, { params: { key }, body: { value } })
  await set('coolingOffMinutes', 0)
  await set('reshipFeeCents', 1_50)
})
afterAll(() => hand?.close())

/** The order is on its way before its carrier knows of the parcel. */
const untilHandedOver = (id: number) =>
  until(`the hand-over of order ${id}`, async () => {
    const { data } = await hand.people.demo(trackingCalls.myParcels, { params: { id } })
    return data[0]?.handedAt ?? undefined
  })
let serial = 0
/** A number of the seller's own carrier. */
const ownNumber = () => `SPX88000${String(++serial).padStart(4, '0')}`

describe.each([
  ['en', en],
  ['vi', vi],
] as const)('in %s', (language, say) => {
  const ids = new Map<OrderKind, number>()
  const idOf = (kind: OrderKind) => ids.get(kind) ?? 0
  let seller: Visitor
  let dock: Visitor
  beforeAll(async () => {
    seller = await hand.browser({ language })
    dock = await hand.office({ language })
  })
  afterAll(async () => {
    expect([...seller.complaints, ...dock.complaints]).toEqual([])
    await seller.context.close()
    await dock.context.close()
  })
  /** The words of a text up to its first place. */
  const begin = (text: readonly [string, string]) => new RegExp(`^${say(text).replace(/\{\{.*/, '')}`)
  const give = async (brought: Awaited<ReturnType<typeof label>>) => seller.page.locator('input[type=file]').setInputFiles(brought.file)

  async function bringLabel(): Promise<void> {
    const brought = await label()
    await give(brought)
    await seller.page.getByText(grouped(brought.number)).waitFor()
  }
  async function submitted(kind: OrderKind): Promise<void> {
    await address(seller, say)
    await button(seller, say(createOrderText.toSubmit)).click()
    await button(seller, begin(createOrderText.submitFor)).click()
    const { id } = await hand.orderOf(seller)
    ids.set(kind, id)
  }

  test.each(made)('%s is made by hand', async kind => {
    const { page } = seller
    await seller.open('/order/create-order')
    await page.getByRole('tab', { name: say(createOrderText.way_paste) }).click()
    await field(seller, say(createOrderText.pasteSkus)).fill('G5000-FOREST-S 1')
    await button(seller, say(createOrderText.addPasted)).click()
    await button(seller, begin(createOrderText.addArtTo)).click()
    await page.locator('dialog ul button').first().click()
    await button(seller, say(createOrderText.useArt)).click()
    await button(seller, say(createOrderText.toShipping)).click()
    await page.getByRole('radio', { name: new RegExp(say(orderText[`type_${kind}`])) }).check()
    if (kind === 'STANDARD_TIKTOK') await bringLabel()
    await submitted(kind)
  })

  test('LABEL is made by hand, and cancelled for its money before it leaves', async () => {
    const { page } = seller
    await seller.open('/order/create-order')
    await button(seller, say(createOrderText.labelOnly)).click()
    await bringLabel()
    await submitted('LABEL')
    await untilStatus(hand.people, idOf('LABEL'), 'SCANNING')
    await page.getByText(say(orderText.status_SCANNING), { exact: true }).first().waitFor()
    await button(seller, say(orderText.cancelOrder)).click()
    await agree(seller, new RegExp(`^${say(orderText.cancelOrder)} · `))
    await page.getByText(say(orderText.cancelled)).waitFor()
    const { paidCents, refundedCents } = await orderOf(hand.people, idOf('LABEL'))
    expect(refundedCents).toBe(paidCents)
  })

  test('another LABEL is scanned out, and delivered by its carrier’s word; staff refund it', async () => {
    await seller.open('/order/create-order')
    await button(seller, say(createOrderText.labelOnly)).click()
    await bringLabel()
    await submitted('LABEL')
    const id = idOf('LABEL')
    await untilStatus(hand.people, id, 'SCANNING')
    const { trackingNumber } = await orderOf(hand.people, id)
    await dock.open('/office/scan-out')
    await scan(dock, say(trackingOfficeText.scanLabel), trackingNumber ?? '', say(trackingOfficeText.goodParcel, { id }))
    await button(dock, say(trackingOfficeText.close)).click()
    await agree(dock, say(trackingOfficeText.close))
    await untilHandedOver(id)
    await hand.people.owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 100_000 } })
    await dock.open('/office/tracking')
    await until('its delivery', async () => {
      await button(dock, say(trackingOfficeText.ask)).click()
      return (await orderOf(hand.people, id)).status === 'DELIVERED' || undefined
    })
    // Nobody delivers the others before they come back.
    await hand.people.owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 1 } })
    await seller.open(`/order/${id}`)
    await seller.page.getByText(say(orderText.status_DELIVERED), { exact: true }).first().waitFor()
    await refunded('LABEL')
  })

  /** Postage of ours is bought, a label that was brought is taken; a seller's own parcel has its number alone. */
  async function papers(kinds: readonly Made[]): Promise<void> {
    const { demo, owner } = hand.people
    for (const kind of kinds) {
      const id = idOf(kind)
      if (kind === 'SHIP_BY_SELLER') {
        if ((await orderOf(hand.people, id)).trackingNumber === null)
          await demo(orderEditCalls.editOrder, { params: { id }, body: { trackingNumber: ownNumber() } })
        continue
      }
      await makeLabel(hand.people, id)
      await owner(labelCalls.markPrinted, { body: { orderIds: [id] } })
    }
  }

  test('they are produced, and scanned out at the dock', async () => {
    await produce(hand.people, made.map(idOf))
    await papers(made)
    await dock.open('/office/scan-out')
    for (const kind of made) {
      const { id, trackingNumber } = await orderOf(hand.people, idOf(kind))
      await scan(dock, say(trackingOfficeText.scanLabel), trackingNumber ?? '', say(trackingOfficeText.goodParcel, { id }))
    }
    // One for USPS, and one for what sellers have arranged.
    const close = button(dock, say(trackingOfficeText.close))
    for (const open of [2, 1]) {
      await close.nth(open - 1).waitFor()
      await close.first().click()
      await agree(dock, say(trackingOfficeText.close))
      await close.nth(open - 1).waitFor({ state: 'detached' })
    }
    await dock.page.getByText(say(trackingOfficeText.noManifest)).waitFor()
    for (const kind of made) await untilHandedOver(idOf(kind))
  })

  test('they come back, and are scanned in', async () => {
    await dock.open('/office/scan-in')
    for (const kind of made) {
      await dock.page.keyboard.type(`#${idOf(kind)}`)
      await dock.page.keyboard.press('Enter')
      await dock.page.getByText(say(trackingOfficeText.backParcel, { id: idOf(kind) })).waitFor()
    }
  })

  test.each(made)('%s is sent again by its seller', async kind => {
    const id = idOf(kind)
    const { page } = seller
    await seller.open(`/order/${id}`)
    await button(seller, say(orderReshipText.send)).first().click()
    const { chargeCents } = (await hand.people.demo(orderReshipCalls.previewReship, { params: { id } })).data
    expect(chargeCents > 1_50).toBe(kind === 'STANDARD_USPS')
    await agree(seller, `${say(orderReshipText.send)} · ${formatCents(chargeCents, { language })}`)
    await page.getByText(say(orderReshipText.done)).waitFor()
    if (kind === 'STANDARD_TIKTOK') {
      await page.getByText(say(orderEditText.needsLabel)).waitFor()
      await give(await label())
      await page.getByText(say(labelMendText.taken)).waitFor()
    }
    if (kind === 'SHIP_BY_SELLER') {
      await field(seller, say(orderEditText.yourNumber)).fill(ownNumber())
      await button(seller, say(orderEditText.saveNumber)).click()
      await page.getByText(say(orderEditText.numberSaved)).waitFor()
    }
  })

  test('they leave once more', async () => {
    const { owner } = hand.people
    await papers(made)
    const manifests = new Set<number>()
    for (const kind of made) {
      const { trackingNumber } = await orderOf(hand.people, idOf(kind))
      manifests.add((await owner(trackingCalls.scanOut, { body: { scan: trackingNumber ?? '' } })).data.manifest.id)
    }
    for (const id of manifests) await owner(trackingCalls.closeManifest, { params: { id } })
    for (const kind of made) await untilStatus(hand.people, idOf(kind), 'SHIPPED')
  })

  test.each(made)('%s is refunded by staff, and its seller sees it', kind => refunded(kind))

  async function refunded(kind: OrderKind): Promise<void> {
    const id = idOf(kind)
    const { paidCents } = await orderOf(hand.people, id)
    await dock.open(`/office/order/${id}`)
    await button(dock, say(orderOfficeText.refund)).click()
    await field(dock, say(orderOfficeText.refundAmount)).fill((paidCents / 100).toFixed(2))
    await field(dock, say(orderOfficeText.cancelReason)).fill('Lost twice')
    const amount = formatCents(paidCents, { language })
    await agree(dock, `${say(orderOfficeText.refund)} ${amount}`)
    await dock.page.getByText(say(orderOfficeText.refunded, { amount })).waitFor()
    await seller.open(`/order/${id}`)
    await seller.page.getByText(say(orderText.status_REFUNDED), { exact: true }).first().waitFor()
    expect(await orderOf(hand.people, id)).toMatchObject({ status: 'REFUNDED', refundedCents: paidCents })
  }
})
