// Uploads as a seller makes them: a line that is cut, a page that is loaded again, a change of mind, pictures that become PNG in the browser, and backgrounds that are cut out.
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { designText } from '#shop/design/text.ts'
import { designEditorText } from '#shop/design/ui/editor/text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { fileText as t } from '#shop/file/text.ts'
import { en } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'
import { newDesign } from './journey/design.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

/** As large in bytes as it looks: noise does not compress. */
const large = async (name: string, side = 2_000) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: side, height: side, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 70 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer(),
})
const chooser = (page: Page) => page.locator('main input[type=file]').first()
const row = (page: Page, name: string) => page.getByRole('region', { name: en(t.uploads) }).getByText(name)
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const filesNamed = async (q: string) => (await hand.api(fileCalls.myFiles, { query: { q } })).data.docs

const sessions = new WeakMap<Page, CDPSession>()
/** The browser's line holds so many bytes a second; 0 is no line at all. Of two sessions each would have a line of its own. */
async function lineOf(page: Page, bytesPerSecond: number) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const throughput = bytesPerSecond === Number.POSITIVE_INFINITY ? -1 : bytesPerSecond
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: bytesPerSecond === 0,
    latency: 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

test('an upload goes on by itself after a cut, and after its page was loaded again', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/library')
  await lineOf(page, 700_000)
  await chooser(page).setInputFiles(await large('cut.png'))
  await row(page, 'cut.png').waitFor()
  await visitor.station('upload-going')
  await page.waitForFunction(() => Number(document.querySelector<HTMLProgressElement>('progress')?.value) > 50)
  await lineOf(page, 0)
  await page.getByText(en(t.upload_PAUSED)).waitFor()
  await visitor.station('upload-paused')
  await lineOf(page, 2 ** 20)
  await page.waitForFunction(() => Number(document.querySelector<HTMLProgressElement>('progress')?.value) > 65)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await card(page, 'cut.png').waitFor()
  expect(await filesNamed('cut')).toHaveLength(1)
  expect(visitor.complaints.filter(each => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('of several files one is cancelled and one refused in words; the others arrive', async () => {
  const visitor = await hand.browser({ width: 390, language: 'vi', theme: 'dark' })
  const { page } = visitor
  await visitor.open('/library')
  await lineOf(page, 2 ** 20)
  const wrong = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await chooser(page).setInputFiles([await large('gone.png'), wrong, await large('stays.png', 300)])
  await page.getByText(/words\.png: /).waitFor()
  await visitor.station('upload-phone-vi')
  await page.getByRole('button', { name: t.cancelUpload[1].replace('{{name}}', 'gone.png') }).press('Enter')
  await card(page, 'stays.png').waitFor()
  await page.getByRole('button', { name: t.forgetUpload[1].replace('{{name}}', 'words.png') }).click()
  expect(await page.getByText(/words\.png: /).count()).toBe(0)
  expect(await filesNamed('gone')).toEqual([])
  expect(visitor.complaints).toEqual([])
})

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect x="5" width="20" height="20" fill="#0b5cff"/>${inside}</svg>`,
  )

test('SVG and WebP become PNG at print size; what this browser cannot draw is refused in words', async () => {
  const visitor = await hand.browser({ width: 1024 })
  const { page } = visitor
  await visitor.open('/library')
  const webp = await sharp({ create: { width: 640, height: 480, channels: 4, background: { r: 200, g: 20, b: 60, alpha: 1 } } })
    .webp()
    .toBuffer()
  await chooser(page).setInputFiles([
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg('') },
    { name: 'shot.webp', mimeType: 'image/webp', buffer: webp },
    { name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
    { name: 'linked.svg', mimeType: 'image/svg+xml', buffer: svg('<image href="https://example.com/a.png" width="5" height="5"/>') },
  ])
  await card(page, 'logo.png').waitFor()
  await card(page, 'shot.png').waitFor()
  await page.getByText(/phone\.heic: .*HEIC/).waitFor()
  await page.getByText(/linked\.svg: /).waitFor()
  await visitor.station('upload-redrawn')
  const [logo] = await filesNamed('logo')
  expect(logo).toMatchObject({ width: 4800, height: 3200, hasAlpha: true, type: 'image/png' })
  const content = await hand.api.fetch(fileCalls.fileContent, { params: { id: logo?.id ?? 0 } })
  const { data } = await sharp(Buffer.from(await content.arrayBuffer()))
    .extract({ left: 2400, top: 1600, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual([11, 92, 255, 255])
  expect((await filesNamed('shot'))[0]).toMatchObject({ width: 640, height: 480, type: 'image/png' })
  expect(visitor.complaints).toEqual([])
})

test('a browser with noise in its pictures says so, and sends nothing', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await page.addInitScript(() => {
    const plain = CanvasRenderingContext2D.prototype.getImageData
    CanvasRenderingContext2D.prototype.getImageData = function (...given) {
      const picture = plain.apply(this, given)
      for (let at = 0; at < picture.data.length; at += 97) picture.data[at] = (picture.data[at] ?? 0) ^ 1
      return picture
    }
  })
  await visitor.open('/library')
  await chooser(page).setInputFiles({ name: 'noisy.svg', mimeType: 'image/svg+xml', buffer: svg('') })
  await page.getByText(/noisy\.svg: .*canvas/).waitFor()
  await visitor.station('upload-noise')
  expect(await filesNamed('noisy')).toEqual([])
})

test('in the editor pictures are pasted while others are on their way, and each becomes a layer', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(await newDesign(hand.api))
  await page.locator('[data-stage]').waitFor()
  await lineOf(page, 700_000)
  const picker = page.locator('input[type=file][multiple]').first()
  await picker.setInputFiles([await large('one.png', 1_200), await large('two.png', 400)])
  await page.evaluate(text => {
    const given = new DataTransfer()
    given.items.add(new File([text], 'pasted.svg', { type: 'image/svg+xml' }))
    dispatchEvent(new ClipboardEvent('paste', { clipboardData: given, bubbles: true }))
  }, svg('').toString())
  await page.getByRole('region', { name: en(t.uploads) }).waitFor()
  await visitor.station('upload-editor')
  await lineOf(page, Number.POSITIVE_INFINITY)
  await page.waitForFunction(() => document.querySelectorAll('[data-layer]').length === 3)
  await page.getByRole('region', { name: en(t.uploads) }).waitFor({ state: 'detached' })
  await visitor.station('upload-editor-done')
  expect(visitor.complaints).toEqual([])
})

test('an upload that was begun in the editor becomes a layer of its side after the page was loaded again, once', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(await newDesign(hand.api))
  await page.locator('[data-stage]').waitFor()
  const side = (name: 'name_FRONT' | 'name_BACK') => page.getByRole('radio', { name: en(designEditorText[name]) }).check({ force: true })
  await side('name_BACK')
  await lineOf(page, 700_000)
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([await large('late.png', 1_200)])
  await page.waitForFunction(() => Number(document.querySelector<HTMLProgressElement>('progress')?.value) > 20)
  // Its design has an address by then, of its first draft: a star on the other side.
  await side('name_FRONT')
  await page
    .getByRole('navigation', { name: en(designEditorText.tools) })
    .getByRole('button', { name: en(designEditorText.shapes), exact: true })
    .click()
  await page.getByRole('button', { name: new RegExp(en(designEditorText.shape_STAR)) }).click()
  await page.waitForURL(url => !url.pathname.endsWith('/new'))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.locator('[data-stage]').waitFor()
  await page.getByRole('region', { name: en(t.uploads) }).waitFor()
  await lineOf(page, Number.POSITIVE_INFINITY)
  await page.getByRole('region', { name: en(t.uploads) }).waitFor({ state: 'detached' })
  await side('name_BACK')
  await page.waitForFunction(() => document.querySelectorAll('[data-layer]').length === 1)
  await visitor.station('upload-editor-reloaded')
  // It is kept, as all that is drawn: another visit has it, and not twice.
  const saved = async () => (await hand.api(designCalls.myTemplates, { query: { limit: 1 } })).data.docs[0]?.id ?? 0
  const layers = async () => {
    const { draft } = (await hand.api(designCalls.template, { params: { id: await saved() } })).data
    return draft?.sides.map(({ side, layers }) => [side, layers.map(({ kind }) => kind)])
  }
  await expect.poll(layers).toEqual([
    ['FRONT', ['SHAPE']],
    ['BACK', ['IMAGE']],
  ])
  expect(visitor.complaints).toEqual([])
})

/** A ring on white, with white inside. */
const ring = async (name: string) => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="100%" height="100%" fill="#fff"/><circle cx="600" cy="600" r="400" fill="none" stroke="#c00" stroke-width="120"/></svg>`
  return new File([new Uint8Array(await sharp(Buffer.from(drawn)).png().toBuffer())], name)
}

test('a background is cut out by keyboard, looked at before it is kept, and the file itself stays', async () => {
  await hand.api(fileCalls.uploadFiles, { body: {}, files: [await ring('ring.png')] })
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/library')
  await page.getByRole('button', { name: t.more[0].replace('{{name}}', 'ring.png') }).press('Enter')
  await page.getByRole('button', { name: en(t.cutout), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByAltText(t.cutoutAfter[0].replace('{{name}}', 'ring.png')).waitFor()
  await visitor.station('cutout')
  await dialog.getByLabel(en(t.cutoutTolerance)).press('End')
  await dialog.getByLabel(en(t.cutoutEverywhere)).check()
  await dialog.locator('[aria-busy=false]').waitFor()
  await visitor.station('cutout-everywhere')
  await dialog.getByRole('button', { name: en(t.cutoutKeep) }).dblclick()
  await card(page, 'ring-cutout.png').waitFor()
  expect(await filesNamed('ring')).toHaveLength(2)
  expect(visitor.complaints).toEqual([])
})

test('on a phone in Vietnamese a place in the picture is pressed', async () => {
  const visitor = await hand.browser({ width: 390, language: 'vi', theme: 'dark' })
  const { page } = visitor
  await visitor.open('/library?q=ring.png')
  await page.getByRole('button', { name: t.more[1].replace('{{name}}', 'ring.png') }).click()
  await page.getByRole('button', { name: t.cutout[1], exact: true }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img')
  await dialog.getByAltText(t.cutoutAfter[1].replace('{{name}}', 'ring.png')).waitFor()
  await picture.click({ position: { x: 2, y: 2 } })
  await dialog.locator('[aria-busy=false]').waitFor()
  await visitor.station('cutout-phone-vi')
  expect(visitor.complaints).toEqual([])
})

test('in the editor a picture loses its background, and undo brings it back', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(await newDesign(hand.api))
  await page
    .getByRole('list', { name: en(designText.library) })
    .getByRole('button', { name: 'ring.png', exact: true })
    .click()
  await page.locator('[data-layer]').first().waitFor()
  await page.getByRole('button', { name: en(designEditorText.cutout) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByAltText(/ring\.png without/).waitFor()
  await dialog.getByRole('button', { name: en(t.cutoutKeep) }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('header [data-status="saved"]').waitFor()
  await visitor.station('cutout-editor')
  const slug = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const fileOf = async () => {
    const { data } = await hand.api(designCalls.templateBySlug, { params: { slug: slug() } })
    const layer = data.draft?.sides[0]?.layers[0]
    return layer?.kind === 'IMAGE' ? layer.fileId : undefined
  }
  const files = await filesNamed('ring')
  const whole = files.find(({ name }) => name === 'ring.png')?.id
  await expect.poll(fileOf, { timeout: 30_000 }).toBe(Math.max(...files.map(({ id }) => id)))
  await page.keyboard.press('Control+z')
  await expect.poll(fileOf, { timeout: 30_000 }).toBe(whole)
  expect(visitor.complaints).toEqual([])
})
