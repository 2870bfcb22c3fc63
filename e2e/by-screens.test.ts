// An order of each type by screens alone, in both languages: saved, edited before it is paid and after, broken and mended, made, and put on paper.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import type { ErrorCode } from '#shop/order/status/contract.ts'
import type { OrderKind } from '#shop/order/status/facts.rules.ts'
import { orderText } from '#shop/order/status/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { orderOf, untilStatus } from '../trust/statuses.ts'
import type { Visitor } from './browser-deployment.ts'
import { agree, bulk, button, choose, field, openPaper, sayIn } from './journey/acts.ts'
import { address, label, openWithMoney } from './journey/by-hand.ts'
import { makeBatch, scanTickets, takeIntoWork, takePapers } from './journey/production.ts'

const made = ['STANDARD_USPS', 'STANDARD_TIKTOK', 'SHIP_BY_SELLER'] as const satisfies OrderKind[]
/** Those that leave with a label from our desk. */
const labelled = ['STANDARD_USPS', 'STANDARD_TIKTOK'] as const satisfies OrderKind[]
const kinds = [...made, 'LABEL'] as const satisfies OrderKind[]
/** What each of them breaks for, and its seller mends. */
const causes = { STANDARD_USPS: 'FILE', STANDARD_TIKTOK: 'LABEL', SHIP_BY_SELLER: 'ADDRESS', LABEL: 'LABEL' } as const satisfies Record<
  OrderKind,
  ErrorCode
>

describe.each(['en', 'vi'] as const)('in %s', language => {
  const say = sayIn(language)
  let hand: Awaited<ReturnType<typeof openWithMoney>>
  let seller: Visitor
  /** Support reads as the seller does; the floor reads English. */
  let support: Visitor
  let floor: Visitor
  beforeAll(async () => {
    hand = await openWithMoney(300_00)
    await hand.people.owner(settingCalls.changeSetting, { params: { key: 'coolingOffMinutes' }, body: { value: 0 } })
    seller = await hand.browser({ language })
    support = await hand.office({ language })
    floor = await hand.office()
  })
  afterAll(async () => {
    expect([seller, support, floor].flatMap(visitor => visitor?.complaints ?? [])).toEqual([])
    await hand?.close()
  })
  const ids = new Map<OrderKind, number>()
  const idOf = (kind: OrderKind) => ids.get(kind) ?? 0
  const read = (kind: OrderKind) => orderOf(hand.people, idOf(kind))
  const dialog = () => seller.page.getByRole('dialog')
  /** The words of a text up to its first place. */
  const begin = (text: readonly [string, string]) => new RegExp(`^${say(text).replace(/\{\{.*/, '')}`)

  async function bringLabel(): Promise<string> {
    const { number, file } = await label()
    await seller.page.locator('input[type=file]').setInputFiles(file)
    return number
  }

  test.each(kinds)('%s is made by hand, and saved unpaid', async kind => {
    const { page } = seller
    await seller.open('/order/create-order')
    if (kind === 'LABEL') await button(seller, say(createOrderText.labelOnly)).click()
    else {
      await page.getByRole('tab', { name: say(createOrderText.way_paste) }).click()
      await field(seller, say(createOrderText.pasteSkus)).fill('G5000-FOREST-S 1')
      await button(seller, say(createOrderText.addPasted)).click()
      await button(seller, begin(createOrderText.addArtTo)).click()
      await dialog().getByRole('button', { name: 'retro-sun.png' }).click()
      await button(seller, say(createOrderText.useArt)).click()
      await button(seller, say(createOrderText.toShipping)).click()
      await page.getByRole('radio', { name: new RegExp(say(orderText[`type_${kind}`])) }).check()
    }
    if (kind === 'STANDARD_TIKTOK' || kind === 'LABEL') await page.getByText(grouped(await bringLabel())).waitFor()
    await address(seller, say)
    await button(seller, say(createOrderText.toSubmit)).click()
    await button(seller, say(createOrderText.saveUnpaid)).click()
    const { id } = await hand.orderOf(seller)
    ids.set(kind, id)
    expect(await read(kind)).toMatchObject({ status: 'PENDING', payment: 'UNPAID' })
  })

  test.each(kinds)('%s is edited before it is paid, kept from production, and paid', async kind => {
    await seller.open(`/order/${idOf(kind)}`)
    const before = await read(kind)
    await button(seller, say(orderEditText.editOrder)).click()
    if (kind !== 'LABEL') {
      await dialog().getByLabel(say(orderEditText.size), { exact: true }).selectOption('M')
      await dialog().getByLabel(say(orderEditText.quantity), { exact: true }).fill('2')
    }
    await dialog()
      .getByLabel(new RegExp(say(orderText.columnTag)))
      .fill('gift')
    await button(seller, say(orderText.save)).click()
    await dialog().waitFor({ state: 'detached' })
    const { items, totalCost, tag } = await read(kind)
    expect([tag, ...items.map(({ sku, quantity }) => `${sku} ${quantity}`)]).toEqual([
      'gift',
      ...(kind === 'LABEL' ? [] : ['G5000-FOREST-M 2']),
    ])
    expect(totalCost > before.totalCost).toBe(kind !== 'LABEL')
    if (kind !== 'LABEL') {
      await choose(seller, say(orderText.markLabel), say(orderText.mark_ON_HOLD))
      await expect.poll(async () => (await read(kind)).sellerStatus).toBe('ON_HOLD')
    }
    await button(seller, say(orderText.submit)).click()
    await seller.station(`by-screens-pay-${kind}-${language}`)
    await agree(seller, say(orderText.submit))
    await seller.page.getByText(say(orderText.step_submit)).waitFor()
    expect((await read(kind)).paidCents).toBe(totalCost)
  })

  // A label is queued for its carrier’s scan at once: of what is paid nothing is edited.
  test.each(made)('%s is edited after it is paid, at its price', async kind => {
    const { paidCents, items: before } = await read(kind)
    await seller.open(`/order/${idOf(kind)}`)
    await button(seller, say(orderEditText.editOrder)).click()
    await dialog()
      .getByLabel(new RegExp(say(orderEditText.itemText)))
      .fill('For Mia')
    await dialog()
      .getByLabel(new RegExp(say(orderText.note)))
      .fill('Leave at the door')
    await button(seller, say(orderText.save)).click()
    await dialog().waitFor({ state: 'detached' })
    await button(seller, say(orderArtText.replaceArt)).click()
    await dialog().getByRole('button', { name: 'mountain.png' }).click()
    await dialog()
      .getByRole('button', { name: say(orderArtText.use), exact: true })
      .click()
    await dialog().waitFor({ state: 'detached' })
    const { status, items, note, ...after } = await read(kind)
    expect({ status, note, paidCents: after.paidCents }).toEqual({ status: 'NEW_ORDER', note: 'Leave at the door', paidCents })
    expect(items[0]?.text).toBe('For Mia')
    expect(items[0]?.files[0]?.fileId).not.toBe(before[0]?.files[0]?.fileId)
  })

  test.each(kinds)('%s is stopped by staff, and its seller mends it and sends it on', async kind => {
    if (kind === 'LABEL') await untilStatus(hand.people, idOf(kind), 'SCANNING')
    const from = (await read(kind)).status
    const code = causes[kind]
    await support.open(`/office/order/${idOf(kind)}`)
    await button(support, say(orderOfficeText.report)).click()
    await choose(support, say(orderOfficeText.reportCode), say(orderText[`errorCode_${code}`]))
    await support.page.getByRole('dialog').getByRole('textbox').fill('It is not right.')
    await agree(support, say(orderOfficeText.report))
    await support.page.getByText(say(orderOfficeText.reported)).waitFor()

    await seller.open(`/order/${idOf(kind)}`)
    await seller.page.getByText('It is not right.').first().waitFor()
    await seller.station(`by-screens-stopped-${kind}-${language}`)
    if (code === 'FILE') {
      await button(seller, new RegExp(say(orderEditText.replaceFile))).click()
      await dialog().getByRole('button', { name: 'retro-sun.png' }).click()
      await dialog()
        .getByRole('button', { name: say(orderArtText.use), exact: true })
        .click()
    }
    if (code === 'ADDRESS') {
      await button(seller, say(orderEditText.changeAddress)).click()
      await field(seller, say(orderText.address)).fill('77 Elm Ave')
      await dialog()
        .getByRole('button', { name: say(orderText.save), exact: true })
        .click()
    }
    const number = code === 'LABEL' ? await bringLabel() : undefined
    await seller.page.getByText(say(orderEditText.mendedNext)).waitFor()
    await button(seller, say(orderText.resend)).click()
    await seller.page.getByText(say(orderText.resent)).waitFor()
    expect((await read(kind)).status).toBe(from)
    if (number !== undefined) expect((await read(kind)).trackingNumber).toBe(number)
  })

  test('what is no longer on hold is taken into work, made and scanned', async () => {
    for (const kind of made) {
      await seller.open(`/order/${idOf(kind)}`)
      await choose(seller, say(orderText.markLabel), say(orderText.mark_CONFIRMED))
      await expect.poll(async () => (await read(kind)).sellerStatus).toBe('CONFIRMED')
    }
    await takeIntoWork(floor, kinds.length)
    const tickets = await makeBatch(floor, made.length)
    await takePapers(floor)
    await scanTickets(floor, tickets)
    for (const kind of made) expect((await read(kind)).status).toBe('PRODUCED')
  })

  test('labels are bought or taken at the desk, and printed; the seller’s own parcel gets its number', async () => {
    const row = (kind: OrderKind) => support.page.locator('tr[data-row]').filter({ hasText: `#${idOf(kind)}` })
    await support.open('/office/labels')
    await support.station(`by-screens-labels-${language}`)
    for (const kind of labelled) {
      await row(kind)
        .getByRole('button', { name: say(labelOfficeText.makeOne), exact: true })
        .click()
      // What is bought is asked with its sum, what its seller brought is not.
      const goOn = support.page.getByRole('dialog').locator('[data-acts] button').last()
      await expect
        .poll(async () => {
          if (await goOn.isVisible()) await goOn.click({ timeout: 2_000 }).catch(() => undefined) // it goes with its dialog
          return (await read(kind)).status
        })
        .toBe('LABEL_CREATED')
    }
    await support.open('/office/labels?tab=TO_PRINT')
    for (const kind of labelled) await row(kind).getByRole('checkbox').check()
    const paper = await openPaper(support, bulk(support).getByRole('button', { name: say(labelOfficeText.printBoth), exact: true }))
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
    await bulk(support)
      .getByRole('button', { name: say(labelOfficeText.printed), exact: true })
      .click()
    for (const kind of labelled) await untilStatus(hand.people, idOf(kind), 'PRINTED')
    await seller.open(`/order/${idOf('SHIP_BY_SELLER')}`)
    await field(seller, say(orderEditText.yourNumber)).fill('SPX880000001')
    await button(seller, say(orderEditText.saveNumber)).click()
    await seller.page.getByText(say(orderEditText.numberSaved)).waitFor()
    expect(await read('SHIP_BY_SELLER')).toMatchObject({ trackingNumber: 'SPX880000001', address: '77 Elm Ave' })
  })
})
