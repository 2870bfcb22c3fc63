// `npm run pictures`: the running product's own screens, for the home page and the README: an import's dry run, an order in
// production, a scanned ticket, in both languages and both schemes. Written to docs/screens/ as WebP; the README's, of a whole window
// in English and light, to docs/pictures/.
import { mkdir, writeFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { artNames, artSvg } from '#engine/art/demo-art.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { launchChromium } from '#test/chromium.ts'
import { openDeployment, until } from '#test/deployment.ts'
import { holdLinkedFiles, readOrderFile } from '#test/order-file.ts'
import { driveIdOf } from '#test/stand-ins/drive.ts'
import { build } from './build.ts'
import { deposit } from './journey/money.ts'
import { hurry } from './journey/office.ts'
import { allOrders, waitForFiles } from './journey/orders.ts'
import { makeReport } from './journey/report.ts'
import { root, say } from './steps.ts'

const folder = `${root}/docs/screens`
const windows = `${root}/docs/pictures`
/** Orders of the file, of them those that are paid, and of them those that are made: one for each look. */
const [inFile, paid] = [16, 10]
const looks = (['en', 'vi'] as const).flatMap(language => (['light', 'dark'] as const).map(theme => ({ language, theme })))
/** What a picture shows of the screen, in its own pixels; it is kept half as large again. */
const [width, height, scale, margin] = [640, 400, 1.5, 12]
/** With the rail of the navigation, which is left out; and so much over what a picture begins with. */
const [window, headroom] = [728, 12]
/** The top of the garment's frame is left out, so that both lines below it are seen. */
const belowFrame = -36
/** What stands below the heading, which is of the file's or the order's own: the rows to be mended, and the way to its art. */
const rows = (page: Page) => page.locator('main [data-list]').first()
const stages = (page: Page) => page.locator('main ol').first()
const patienceMs = 300_000

if (!(await build())) process.exit(1)
const deployment = await openDeployment()
const browser = await launchChromium()
const quiet = makeReport(() => undefined)
try {
  for (const each of [folder, windows]) await mkdir(each, { recursive: true })
  const tokens = { seller: await tokenOf(deployment.firstTokens.demo), owner: await tokenOf(deployment.firstTokens.owner) }
  const [seller, owner] = [deployment.client(tokens.seller), deployment.client(tokens.owner)]
  const people = { seller, owner, finance: owner, production: owner, warehouse: owner }
  await hurry(people)
  const file = readOrderFile(inFile)
  await holdLinkedFiles(deployment.drive, file)
  await holdDemoArt(file.rows.map(row => row['design link'] ?? ''))
  const { data: sent } = await seller(bulkCalls.importFile, {
    files: [new File([file.text], 'orders-november.csv', { type: 'text/csv' })],
  })
  const params = { id: sent.id }
  await until('the dry run', async () => (await seller(bulkCalls.myImport, { params })).data.status === 'READY' || undefined)
  await shoot('import', tokens.seller, `/order/import/${sent.id}`, rows)
  await photograph('import', tokens.seller, `/order/import/${sent.id}`)
  await seller(bulkCalls.confirmImport, { params, body: {} })
  await until('the orders', async () => (await seller(bulkCalls.myImport, { params })).data.status === 'DONE' || undefined)
  await waitForFiles(people, quiet)
  await deposit(people, 500_00, 'FT-20261121-001', quiet)
  const ids = (await allOrders(people)).map(order => order.id).slice(-paid)
  await seller(orderPayCalls.bulkSubmit, { body: { ids } })
  const made = ids.slice(0, looks.length)
  const codes = await ticketsOf(made)
  await shoot('review', tokens.seller, `/order/${made[0]}`, stages)
  await photograph('orders', tokens.seller, '/order')
  await photograph('order', tokens.seller, `/order/${made[0]}`)
  await photograph('office', tokens.owner, '/office/production')
  const scanned = async (page: Page, at: number) => {
    await page
      .locator('main input')
      .last()
      .fill(codes[at] ?? '')
    const answer = page.waitForResponse(response => response.request().method() === 'POST')
    await page.keyboard.press('Enter')
    await (await answer).finished()
    const piece = page.locator('main [data-size="bench"]').first()
    await piece.waitFor()
    return piece
  }
  await shoot('scan', tokens.owner, '/office/production/scan?mode=pass', scanned, belowFrame)

  async function ticketsOf(orderIds: number[]): Promise<string[]> {
    await until('the orders to cool off', async () => {
      const { data } = await owner(productionCalls.productionQueue, { query: { limit: 100 } })
      return orderIds.every(id => data.docs.some(order => order.id === id)) || undefined
    })
    const { data: batch } = await owner(productionCalls.makeBatch, { body: { orderIds } })
    const { tickets } = await until(
      'the print files',
      async () => {
        const { data } = await owner(productionCalls.batch, { params: { id: batch.id } })
        return data.files > 0 && data.filesReady === data.files ? data : undefined
      },
      patienceMs,
    )
    const found = tickets.map(ticket => ticket.code)
    for (const code of found) await owner(productionCalls.scanTicket, { body: { code, action: 'start' } })
    return found
  }
} finally {
  await browser.close()
  await deployment.close()
}

/** The demo shop's own art behind the links, in place of the tests' patterns. */
async function holdDemoArt(links: readonly string[]): Promise<void> {
  const art = await Promise.all(
    artNames.map(name =>
      sharp(Buffer.from(artSvg(name)))
        .resize(3_600)
        .png()
        .toBuffer(),
    ),
  )
  for (const [at, link] of links.filter(driveIdOf).entries())
    deployment.drive.hold(driveIdOf(link), { kind: 'file', type: 'image/png', name: 'art.png', bytes: art[at % art.length] ?? Buffer.of() })
}

async function tokenOf(token: string): Promise<string> {
  return (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken
}

/** The whole window of a desk, as the README shows it. */
async function photograph(name: string, token: string, path: string): Promise<void> {
  const page = await openScreen({ width: 1_440, height: 900 }, 1, token, { language: 'en', theme: 'light' }, path)
  await untilDrawn(page)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
  await writeFile(`${windows}/${name}.webp`, picture)
  say(`${name}.webp ${(picture.length / 1_000).toFixed(1)} KB`)
  await page.context().close()
}

async function openScreen(
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
  token: string,
  { language, theme }: (typeof looks)[number],
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })
  const cookie = (key: string, value: string) => ({ name: key, value, url: deployment.server.url })
  const [, trial = ''] = deployment.server.trialCookie.split('=')
  await context.addCookies([cookie('lang', language), cookie('theme', theme), cookie('access_token', token), cookie('trial', trial)])
  const page = await context.newPage()
  await page.goto(deployment.server.url + path, { waitUntil: 'networkidle' })
  await page.locator('main h1').waitFor()
  await page.locator('main :is([data-shape], [data-waiting])').first().waitFor({ state: 'detached' })
  return page
}

/** Until every image in the window is there and decoded: one that is loaded late is asked for once it is seen, when the network was idle before. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(image => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight),
  )
  await page.evaluate(() => Promise.allSettled([...document.images].filter(image => image.complete).map(image => image.decode())))
}

/** A screen in every look, from its `first` on, with `above` of what stands over that. */
async function shoot(
  name: string,
  token: string,
  path: string,
  first: (page: Page, at: number) => Locator | Promise<Locator>,
  above = headroom,
): Promise<void> {
  for (const [at, { language, theme }] of looks.entries()) {
    const page = await openScreen({ width: window, height: 1_400 }, scale, token, { language, theme }, path)
    const begin = await first(page, at)
    await untilDrawn(page)
    const { x = 0, y = 0 } = (await begin.boundingBox()) ?? {}
    const png = await page.screenshot({ clip: { x: x - margin, y: y - above, width, height } })
    const picture = await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer()
    await writeFile(`${folder}/${name}-${language}-${theme}.webp`, picture)
    say(`${name}-${language}-${theme}.webp ${(picture.length / 1_000).toFixed(1)} KB`)
    await page.context().close()
  }
}
