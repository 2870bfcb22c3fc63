// The bench shows what is to be made and in which bin it waits, and the dock what is to be in the parcel: each side as it is printed, what is written on it, and its
// seller's mockups as safe links.
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelCalls } from '#shop/label/contract.ts'
import { orderPapersText } from '#shop/order/pay/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { piecePhotoText } from '#shop/production/scan/photo/text.ts'
import { reprintText } from '#shop/production/scan/text.ts'
import { productionText } from '#shop/production/text.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { shirt } from '../trust/money.ts'
import { bring, hurry, label, orderOf, untilStatus } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { link, sayIn, scan } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
const mockups = ['https://mock.example/front.png', 'javascript:alert(1)']
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
})
afterAll(() => deployment?.close())

/** Larger than a station sends, and of a kind that the server does not take: the page makes it smaller, and a JPEG. */
const picture = async () => ({
  name: 'piece.webp',
  mimeType: 'image/webp',
  buffer: await sharp({ create: { width: 3_000, height: 2_200, channels: 3, background: '#2f6f8f' } })
    .webp()
    .toBuffer(),
})

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const art = (side: 'FRONT' | 'BACK' | 'LEFT_SLEEVE') => ({ side, link: 'library:retro-sun' })

  test('a scanned piece, and the parcel it is packed into, is seen as it is printed, sleeve and all, with its text and mockups', async () => {
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1, text: 'For Linh', mockups, files: [art('FRONT'), art('LEFT_SLEEVE')] }]
    const [order] = await bring(people, ['EXPORTED'], { body: { ...shirt, items } })
    const code = order?.ticket ?? ''
    const bench = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
    const { page } = bench
    await bench.open('/office/production/scan')
    await scan(bench, say(productionText.scanLabel), code, say(productionText.started, { code }))
    for (const side of ['FRONT', 'LEFT_SLEEVE'] as const) {
      const figure = page.locator('figure').filter({ hasText: say(orderText[`side_${side}`]) })
      const src = await figure.locator('img[src*="/v1/office/order/file/"]').getAttribute('src')
      expect(src).toMatch(/\/v1\/office\/order\/file\/\d+\/picture/)
      await expect
        .poll(() => figure.locator('img[src*="/picture"]').evaluate(image => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    }
    await page.getByText('“For Linh”').waitFor()
    await areSafe(bench)
    await bench.station(`bench-${language}-${width}`, 'whole page')
    await bench.open(`/office/order/${order?.id}`)
    await areSafe(bench)
    await bench.station(`bench-order-${language}-${width}`, 'whole page')

    const id = order?.id ?? 0
    await people.owner(productionCalls.scanTicket, { body: { code, action: 'pass' } })
    await untilStatus(people, id, 'PRODUCED')
    await label(people, id)
    await people.owner(labelCalls.markPrinted, { body: { orderIds: [id] } })
    const number = (await orderOf(people, id)).trackingNumber ?? ''
    await bench.open('/office/scan-out')
    await scan(bench, say(trackingOfficeText.scanLabel), number, say(trackingOfficeText.goodParcel, { id }))
    await page
      .getByRole('region', { name: say(trackingOfficeText.packed, { id }) })
      .getByText('“For Linh”')
      .waitFor()
    await areSafe(bench)
    await bench.station(`bench-packing-${language}-${width}`, 'whole page')
    expect(bench.complaints).toEqual([])
    await bench.context.close()
  })

  test('the pieces of an order of two lie in a bin, which is named at each scan and emptied by hand', async () => {
    const items = shirt.items.map(item => ({ ...item, quantity: 2 }))
    const [order] = await bring(people, ['EXPORTED'], { body: { ...shirt, items } })
    const { id = 0, ticket: code = '' } = order ?? {}
    const bench = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
    const { page } = bench
    await bench.open('/office/production/scan')
    await scan(bench, say(productionText.scanLabel), code, say(productionText.started, { code }))
    await bench.open('/office/production/scan?mode=pass')
    await scan(bench, say(productionText.scanLabel), code, say(productionText.passedBin, { passed: 1, pieces: 2, bin: 1 }))
    await bench.station(`bench-bin-${language}-${width}`, 'whole page')
    await bench.open('/office/production?tab=bins')
    const row = page.locator('tr[data-row]').filter({ hasText: `#${id}` })
    await row.waitFor()
    await bench.station(`bench-bins-${language}-${width}`, 'whole page')
    await row.hover()
    await row.getByRole('button', { name: say(productionText.binEmpty), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say(productionText.binEmptyHint, { order: id })).waitFor()
    await bench.station(`bench-bin-asked-${language}-${width}`)
    await dialog.getByRole('button', { name: say(productionText.binEmpty), exact: true }).dblclick()
    await page.getByText(say(productionText.binsFree), { exact: true }).waitFor()
    await bench.station(`bench-bins-free-${language}-${width}`, 'whole page')
    expect(bench.complaints).toEqual([])
    await bench.context.close()
  })

  test('a photo of a piece is taken at the bench while it scans on, tried again where it was lost, and seen on its order and in the lists', async () => {
    const items = shirt.items.map(item => ({ ...item, quantity: 2 }))
    const [order] = await bring(people, ['IN_PRODUCTION'], { body: { ...shirt, items } })
    const { id = 0, ticket: code = '' } = order ?? {}
    const bench = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
    const { page } = bench
    await bench.open('/office/production/pieces?state=STARTED')
    await page.locator('tr[data-row]').filter({ hasText: code }).waitFor()
    await bench.station(`bench-standing-${language}-${width}`, 'whole page')

    await bench.open('/office/production/scan?mode=fail')
    const cause = say(reprintText.cause_SMEARED)
    await page.getByRole('button', { name: cause, exact: true }).click()
    await scan(bench, say(productionText.scanLabel), code, say(productionText.failed))
    const camera = page.locator('main input[type=file][capture=environment]')
    // The line is cut: the photo is not lost, and the bench goes on.
    const isPhoto = (url: URL) => url.pathname.endsWith('/photo')
    await page.route(isPhoto, route => route.abort())
    await camera.setInputFiles(await picture())
    const taken = page.getByRole('list', { name: say(piecePhotoText.taken) })
    await taken.getByText(say(piecePhotoText.notSent)).waitFor()
    await bench.station(`bench-photo-lost-${language}-${width}`, 'whole page')
    await page.unroute(isPhoto)
    await taken.getByRole('button', { name: say(piecePhotoText.again) }).click()
    await taken.getByText(say(piecePhotoText.sent)).waitFor()
    // The box has the focus, so a scanner types into it.
    await expect
      .poll(() => page.getByLabel(say(productionText.scanLabel), { exact: true }).evaluate(box => box === document.activeElement))
      .toBe(true)
    await bench.station(`bench-photo-${language}-${width}`, 'whole page')

    await bench.open(`/office/order/${id}`)
    const photo = page.getByRole('img', { name: say(piecePhotoText.open, { number: 1, code }) })
    await seen(photo)
    const panel = page.getByRole('region', { name: say(piecePhotoText.title) })
    await panel.getByText(cause).waitFor()
    await bench.station(`bench-photo-order-${language}-${width}`, 'whole page')
    await bench.open('/office/production/pieces')
    await seen(photo)
    await bench.station(`bench-photo-pieces-${language}-${width}`, 'whole page')
    const { data: ticket } = await people.demo(ticketCalls.openTicket, {
      body: { type: 'OTHER', subject: 'Smeared', text: 'How did it leave?', orderId: id },
      files: [],
    })
    await bench.open(`/office/ticket/${ticket.id}`)
    await seen(photo)
    await bench.station(`bench-photo-ticket-${language}-${width}`, 'whole page')
    // The browser tells of the line that was cut.
    expect(bench.complaints.filter(each => !each.includes('net::ERR_FAILED'))).toEqual([])
    await bench.context.close()
  })

  /** It has come, and shows something. */
  async function seen(image: Locator): Promise<void> {
    await image.first().scrollIntoViewIfNeeded()
    await expect.poll(() => image.first().evaluate(each => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }

  /** The one that is no address is only words. */
  async function areSafe(bench: Visitor): Promise<void> {
    const mockup = link(bench, say(orderPapersText.mockup, { number: 1 }))
    await mockup.waitFor()
    const given = await mockup.evaluate(each => ['href', 'target', 'rel'].map(name => each.getAttribute(name)))
    expect(given).toEqual([mockups[0], '_blank', 'noopener noreferrer'])
    expect(await bench.page.locator('a[href^="javascript"]').count()).toBe(0)
    await bench.page.getByText(mockups[1] ?? '', { exact: true }).waitFor()
  }
})
