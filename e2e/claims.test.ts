// Claims from end to end: a misprint is printed again and ships, a lost parcel is refunded or made again, one that came back sent again.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCents } from '#base/money.ts'
import { grouped } from '#base/number.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { ticketDecisionText } from '#shop/ticket/decision/text.ts'
import { ticketNewText, ticketText } from '#shop/ticket/talk/text.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { parcelText, trackingOfficeText, trackingText } from '#shop/tracking/text.ts'
import { ledgerReasonText } from '#shop/wallet/adjust/text.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { balanceOf, shirt } from '../trust/money.ts'
import { bring, handOver, hurry, label, orderOf, untilStatus } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, firstCells, link, rowsOf, sayIn, scan, tab, table } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let misprinted: number[]
let delivered: number[]
let lost: number[]
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  misprinted = await shipOfTwo(3)
  delivered = (await bring(people, Array(6).fill('DELIVERED'))).map(({ id }) => id)
  await people.owner(trackingCalls.askCarrier)
  for (const id of misprinted) await untilStatus(people, id, 'DELIVERED')
  // Its carrier must not find and deliver meanwhile what is lost here.
  await people.owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 1 } })
  lost = (await bring(people, Array(6).fill('BROKEN_SHIPPED'))).map(({ id }) => id)
  for (const id of lost)
    await until('its hand-over', async () =>
      (await people.owner(trackingCalls.officeParcels, { query: { q: String(id) } })).data.docs[0]?.handedAt ? true : undefined,
    )
})
afterAll(() => deployment?.close())

/** Orders of two shirts each, which are made and have left. */
async function shipOfTwo(count: number): Promise<number[]> {
  const [item] = shirt.items
  const items = [...shirt.items, { sku: 'G5000-FOREST-M', quantity: 1, files: item?.files ?? [] }]
  const orders = await bring(people, Array(count).fill('EXPORTED'), { body: { ...shirt, items } })
  const { docs } = (await people.owner(productionCalls.batches, { query: {} })).data
  const { tickets } = (await people.owner(productionCalls.batch, { params: { id: docs[0]?.id ?? 0 } })).data
  for (const action of ['start', 'pass'] as const)
    for (const { code } of tickets) await people.owner(productionCalls.scanTicket, { body: { code, action } })
  const ids = orders.map(({ id }) => id)
  for (const id of ids) await label(people, id)
  await people.owner(labelCalls.markPrinted, { body: { orderIds: ids } })
  for (const id of ids) await handOver(people, id)
  return ids
}

/** A print that ran, as somebody would photograph it. */
async function photo() {
  const smear = Buffer.from(
    '<svg width="900" height="700"><rect width="900" height="700" fill="#2f5d3a"/><path d="M250 200h380l40 260H300z" fill="#e8dcc0"/><path d="M300 460q180 90 330-10" stroke="#b33" stroke-width="40" fill="none"/></svg>',
  )
  return { name: 'misprint.jpg', mimeType: 'image/jpeg', buffer: await sharp(smear).jpeg().toBuffer() }
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `claim-${what}-${language}-${theme}-${width}`
  const enter = (who: 'owner' | 'demo', at: number = width): Promise<Visitor> =>
    deployment.visitor({ language, theme, width: at, token: people.tokens[who] })
  const words = ({ page }: Visitor, label: readonly [string, string]) => page.getByRole('textbox', { name: new RegExp(`^${say(label)}`) })
  async function leave(...visitors: readonly Visitor[]): Promise<void> {
    for (const visitor of visitors) {
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    }
  }

  /** Sends what is written in the form; the ticket's number. */
  async function submit(seller: Visitor): Promise<number> {
    await button(seller, say(ticketNewText.submit)).click()
    await seller.page.waitForURL(/\/ticket\/\d+$/)
    return Number(/\d+$/.exec(seller.page.url())?.[0])
  }
  /** Asks about the parcel from its order's page: what is known is shown first, and did not answer it. */
  async function claimParcel(seller: Visitor, orderId: number, text: string): Promise<number> {
    await seller.open(`/order/${orderId}`)
    await link(seller, say(trackingText.askParcel)).click()
    await button(seller, say(ticketNewText.no)).click()
    await words(seller, ticketNewText.text).fill(text)
    const ticketId = await submit(seller)
    await parcelOf(seller, orderId)
    return ticketId
  }
  /** The number of the parcel that a ticket is about stands among its facts, and once more in what is told of its order. */
  async function parcelOf({ page }: Visitor, orderId: number): Promise<void> {
    const number = (await orderOf(people, orderId)).trackingNumber ?? ''
    const facts = page.locator('dl').filter({ has: page.getByText(say(ticketText.parcel), { exact: true }) })
    await facts.getByRole('button', { name: grouped(number) }).waitFor()
  }
  /** What stands at the message that decided. */
  const decided = ({ page }: Visitor, made: string) =>
    page
      .getByRole('article')
      .getByText(new RegExp(`^${made}$`))
      .waitFor()
  type Kind = 'REFUND' | 'REPRINT' | 'RESHIP'
  /** Decides on the ticket's page; what stands in the dialog then is what is done. */
  async function decide(
    staff: Visitor,
    ticketId: number,
    kind: Kind,
    cause: 'PRINT' | 'CARRIER' | 'ADDRESS',
    picture: string,
  ): Promise<void> {
    await staff.open(`/office/ticket/${ticketId}`)
    await button(staff, say(ticketDecisionText.decide)).click()
    const dialog = staff.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: new RegExp(`^${say(ticketDecisionText[`kind_${kind}`])}`) }).check()
    await dialog.getByRole('combobox', { name: new RegExp(`^${say(ticketDecisionText.cause)}`) }).selectOption(cause)
    await staff.station(name(`${picture}-decide`))
    await agree(staff, new RegExp(`^${say(ticketDecisionText[`do_${kind}`])}`))
    await dialog.waitFor({ state: 'detached' })
    await decided(staff, say(ticketDecisionText[`made_${kind}`]))
  }
  const remakeOf = async (id: number) => (await orderOf(people, id)).copies.find(({ source }) => source === 'REPRINT')?.id ?? 0
  /** The way from an order to the one that replaces it, and what stands there. */
  async function followRemake(seller: Visitor, id: number): Promise<void> {
    const remakeId = await remakeOf(id)
    await seller.open(`/order/${id}`)
    await seller.page
      .getByText(say(orderText.replacedBy))
      .getByRole('link', { name: `#${remakeId}` })
      .click()
    await seller.page.waitForURL(`**/order/${remakeId}`)
    await seller.page
      .getByText(say(orderText.replaces))
      .getByRole('link', { name: `#${id}`, exact: true })
      .waitFor()
  }

  test('a misprint is claimed with a photo, decided by item, and printed again in a batch of its own until it ships', async () => {
    const id = misprinted.shift() ?? 0
    const seller = await enter('demo')
    await seller.open(`/order/${id}`)
    await link(seller, say(orderEditText.reportItem)).first().click()
    await words(seller, ticketNewText.text).fill('The print on the chest ran.')
    await seller.page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo())
    const ticketId = await submit(seller)
    await link(seller, /misprint\.jpg/).waitFor()
    await seller.station(name('misprint'), 'whole page')

    const staff = await enter('owner')
    await decide(staff, ticketId, 'REPRINT', 'PRINT', 'misprint')
    await staff.station(name('misprint-decided'), 'whole page')
    const remakeId = await remakeOf(id)
    await link(staff, say(orderText.pageTitle, { id: remakeId })).click()
    await staff.page.getByText(say(orderText.createdFrom, { source: say(orderText.source_REPRINT) })).waitFor()
    const made = await orderOf(people, remakeId)
    expect({ ...made, items: made.items.map(item => item.sku) }).toMatchObject({ source: 'REPRINT', copyOf: id, items: ['G5000-FOREST-S'] })
    await leave(staff)

    const bench = await enter('owner', 1440)
    await makeBatch(bench, remakeId)
    await shipOut(bench, remakeId)
    await leave(bench)

    await decided(seller, say(ticketDecisionText.made_REPRINT))
    await seller.page.getByText(say(ticketText.solvedNote)).waitFor()
    await seller.station(name('misprint-solved'), 'whole page')
    await followRemake(seller, id)
    await seller.page.getByText(say(orderText.status_SHIPPED), { exact: true }).first().waitFor()
    await seller.station(name('misprint-order'), 'whole page')
    await leave(seller)
  })

  /** Alone, whatever else waits. */
  async function makeBatch(bench: Visitor, orderId: number): Promise<void> {
    await people.owner(orderOfficeCalls.officeProcess, { body: { ids: [orderId] } })
    await untilStatus(people, orderId, 'PROCESSING')
    await bench.open('/office/production')
    const row = (await rowsOf(table(bench, say(productionText.queue)))).filter({ hasText: `#${orderId}` })
    await row.getByRole('checkbox').check()
    await button(bench, say(productionText.makeBatch, { count: 1 })).click()
    await untilStatus(people, orderId, 'EXPORTED')
    await tab(bench, say(productionText.batches)).click()
    await (await rowsOf(table(bench, say(productionText.batches)))).first().getByRole('link').click()
    await link(bench, say(productionText.downloadFiles)).waitFor()
    await bench.page.getByText(say(productionText.file_WAITING), { exact: true }).first().waitFor({ state: 'detached' })
    const codes = await firstCells(table(bench, say(productionText.tickets)))
    expect(codes).toHaveLength(1)
    await bench.station(name('misprint-batch'))
    const box = say(productionText.scanLabel)
    await bench.open('/office/production/scan')
    for (const code of codes) await scan(bench, box, code, say(productionText.started, { code }))
    await tab(bench, say(productionText.pass)).click()
    for (const code of codes) await scan(bench, box, code, say(productionText.orderDone))
    await untilStatus(people, orderId, 'PRODUCED')
  }

  /** Its label is bought and printed, and its parcel handed to the carrier. */
  async function shipOut(bench: Visitor, orderId: number): Promise<void> {
    const desk = table(bench, say(labelOfficeText.title))
    const row = async () => (await rowsOf(desk)).filter({ hasText: `#${orderId}` })
    await bench.open('/office/labels')
    await (await row()).getByRole('button', { name: say(labelOfficeText.makeOne), exact: true }).click()
    await agree(bench, new RegExp(say(labelOfficeText.buyGo).replace('{{amount}}', '.+')))
    await untilStatus(people, orderId, 'LABEL_CREATED')
    await tab(bench, say(labelOfficeText.tab_TO_PRINT)).click()
    await (await row()).getByRole('checkbox').check()
    await button(bench, say(labelOfficeText.printed)).click()
    await untilStatus(people, orderId, 'PRINTED')
    const number = (await people.demo(labelCalls.myLabel, { params: { id: orderId } })).data?.trackingNumber ?? ''
    await bench.open('/office/scan-out')
    await scan(bench, say(trackingOfficeText.scanLabel), number, say(trackingOfficeText.goodParcel, { id: orderId }))
    await button(bench, say(trackingOfficeText.close)).click()
    await agree(bench, say(trackingOfficeText.close))
    await untilStatus(people, orderId, 'SHIPPED')
  }

  test('a lost parcel is claimed and refunded, and another is made again', async () => {
    const seller = await enter('demo')
    const staff = await enter('owner')
    const refunded = lost.shift() ?? 0
    const { paidCents } = await orderOf(people, refunded)
    const before = await balanceOf(people.demo)
    await decide(staff, await claimParcel(seller, refunded, 'It never arrived.'), 'REFUND', 'CARRIER', 'lost')
    expect(await balanceOf(people.demo)).toBe(before + paidCents)
    await parcelOf(staff, refunded)
    await staff.station(name('lost-decided'), 'whole page')
    await decided(seller, say(ticketDecisionText.made_REFUND))
    await seller.page.getByText(formatCents(paidCents, { language })).first().waitFor()
    await seller.station(name('lost-refunded'), 'whole page')
    expect((await orderOf(people, refunded)).status).toBe('REFUNDED')

    const remade = lost.shift() ?? 0
    await decide(staff, await claimParcel(seller, remade, 'The carrier lost it.'), 'REPRINT', 'CARRIER', 'lost-again')
    await followRemake(seller, remade)
    await seller.station(name('lost-remade'), 'whole page')
    const { data } = await people.demo(orderCalls.order, { params: { id: await remakeOf(remade) } })
    expect(data).toMatchObject({ source: 'REPRINT', copyOf: remade, paidCents: 0 })
    await leave(seller, staff)
  })

  async function scanIn(dock: Visitor, id: number): Promise<void> {
    await dock.open('/office/scan-in')
    await scan(dock, say(trackingOfficeText.scanLabel), `#${id}`, say(trackingOfficeText.backParcel, { id }))
  }

  test('a parcel that came back after delivery is claimed, scanned in, and refunded; another is sent again for free', async () => {
    const id = delivered.shift() ?? 0
    const seller = await enter('demo')
    const ticketId = await claimParcel(seller, id, 'The buyer refused it, and it goes back to you.')
    const dock = await enter('owner')
    await scanIn(dock, id)
    const { paidCents } = await orderOf(people, id)
    const before = await balanceOf(people.demo)
    await decide(dock, ticketId, 'REFUND', 'CARRIER', 'back')
    expect(await balanceOf(people.demo)).toBe(before + paidCents)
    await decided(seller, say(ticketDecisionText.made_REFUND))
    await seller.open(`/order/${id}`)
    await seller.page.getByText(say(parcelText.parcelBack)).waitFor()
    // Why its money is back stands in its reader's language.
    await seller.page
      .getByText(say(ledgerReasonText.ticket, { id: ticketId }))
      .first()
      .waitFor()
    await seller.station(name('back-order'), 'whole page')

    const again = delivered.shift() ?? 0
    const { paidCents: kept } = await orderOf(people, again)
    const wrongAddress = await claimParcel(seller, again, 'You printed a wrong address on it.')
    await scanIn(dock, again)
    await decide(dock, wrongAddress, 'RESHIP', 'ADDRESS', 'back-again')
    await decided(seller, say(ticketDecisionText.made_RESHIP))
    expect(await orderOf(people, again)).toMatchObject({ status: 'PRODUCED', paidCents: kept, refundedCents: 0 })
    await leave(seller, dock)
  })
})
