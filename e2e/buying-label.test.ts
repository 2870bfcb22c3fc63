// Labels that a seller buys: the form, its rates, money that is missing, the purchase, paper, and a label that is given back.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { addressText } from '#shop/address/ui/text.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { boughtLabelText } from '#shop/label/ui/buy/bought/text.ts'
import { labelBatchText } from '#shop/label/ui/buy/file/text.ts'
import { buyLabelText } from '#shop/label/ui/buy/text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { walletText } from '#shop/wallet/text.ts'
import { labelRowsCsv } from '#test/label-rows.ts'
import { fundDemo } from '#test/people.ts'
import type { Visitor } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'
import { agree, bulk, button, en, field, openPaper, rowsOf, sayIn, tab, table, told } from './journey/acts.ts'
import { openWithMoney, press } from './journey/by-hand.ts'

const t = buyLabelText
const b = boughtLabelText
const f = labelBatchText
let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(100_00)
})
afterAll(() => hand?.close())

const from = 'Retro Sun Shop\n500 S Virginia St\nReno, NV 89501'
const to = 'Minh Lee\n1034 Elm Ave\nSalt Lake City, UT 84101'
const required = { en: 'This field is required', vi: 'Trường này là bắt buộc' }

/** Pastes an address into one of the two, where none is saved or chosen. */
async function paste({ page }: Visitor, panel: string, text: string, say = en) {
  const region = page.getByRole('region', { name: panel, exact: true })
  const other = region.getByRole('radio', { name: new RegExp(say(addressText.otherAddress)) })
  if (await other.count()) await other.check()
  await region.getByRole('button', { name: say(addressText.paste), exact: true }).click()
  await region.getByLabel(say(addressText.pasteLabel)).fill(text)
}

async function fillPackage(visitor: Visitor, number: number, weight: string, say = en) {
  const of = (label: readonly [string, string]) => field(visitor, say(label) + say(t.ofPackage, { number }))
  await of(t.sku).fill(`TEE-${number}`)
  await of(t.itemName).fill('Black cotton tee')
  await of(t.unitPrice).fill('19')
  await of(t.weight).fill(weight)
  await of(t.length).fill('10')
  await of(t.width).fill('8')
  await of(t.height).fill('2')
}

/** From an empty form to its rates. */
async function toRates(visitor: Visitor, say = en) {
  await visitor.open('/buying-label')
  const other = visitor.page.getByRole('button', { name: say(t.changeOf, { what: say(t.shipFrom) }), exact: true })
  if (!(await other.count())) await paste(visitor, say(t.shipFrom), from, say)
  await paste(visitor, say(t.shipTo), to, say)
  await field(visitor, say(t.storeInformation)).fill('Retro Sun Shop')
  await field(visitor, say(t.warehouseInformation)).fill('Reno, bay 4')
  await fillPackage(visitor, 1, '6.5', say)
  await press(visitor, button(visitor, say(t.getRates)))
  await visitor.page.getByRole('table', { name: say(t.package, { number: 1 }), exact: true }).waitFor()
}
const buy = (visitor: Visitor, count = 1, say = en) =>
  button(
    visitor,
    new RegExp(
      `^${say(count === 1 ? t.buy_one : t.buy_other, { count, total: '' })
        .trim()
        .replace(/ với giá$/, '')}`,
    ),
  )
const labels = async () => (await hand.api(buyingLabelCalls.myBoughtLabels, { query: { limit: 100 } })).data
const balance = async () => (await hand.api(walletCalls.myWallet, undefined)).data.spendableCents
const made = ({ page }: Visitor, say = en) => page.getByText(say(b.success), { exact: true }).waitFor()

test('empty fields are asked for at the field; two packages are rated, bought with one double click, printed, and one is voided', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/buying-label')
  await visitor.station('buying-label-empty', 'whole page')
  await field(visitor, en(t.storeInformation)).focus()
  await field(visitor, en(t.warehouseInformation)).focus()
  await page.getByText(required.en).first().waitFor()
  await button(visitor, en(t.getRates)).click()
  await page.getByText('Check 19 fields').waitFor()
  await visitor.station('buying-label-required', 'whole page')
  await paste(visitor, en(t.shipFrom), from)
  await paste(visitor, en(t.shipTo), to)
  await field(visitor, en(t.storeInformation)).fill('Retro Sun Shop')
  await field(visitor, en(t.warehouseInformation)).fill('Reno, bay 4')
  await fillPackage(visitor, 1, '6.5')
  await button(visitor, en(t.copyPackage, { number: 1 })).click()
  await field(visitor, en(t.weight) + en(t.ofPackage, { number: 2 })).fill('20')
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await field(visitor, en(t.weight) + en(t.ofPackage, { number: 2 })).inputValue()).toBe('20')
  await visitor.station('buying-label-filled', 'whole page')
  await button(visitor, en(t.getRates)).click()
  await visitor.page.getByRole('table', { name: en(t.package, { number: 2 }), exact: true }).waitFor()
  await visitor.station('buying-label-rates', 'whole page')
  // One service for all with one click, and back to the cheapest.
  const all = table(visitor, en(t.allPackages))
  const total = () => buy(visitor, 2).innerText()
  const cheapest = await total()
  await all.getByRole('radio').last().check()
  expect(await total()).not.toBe(cheapest)
  await all.getByRole('radio').first().check()
  expect(await total()).toBe(cheapest)
  const before = { count: (await labels()).totalDocs, cents: await balance() }
  await buy(visitor, 2).dblclick()
  await made(visitor)
  await visitor.station('buying-label-made', 'whole page')
  const { docs, totalDocs } = await labels()
  expect(totalDocs).toBe(before.count + 2)
  expect(await balance()).toBe(before.cents - (docs[0]?.paidCents ?? 0) - (docs[1]?.paidCents ?? 0))
  await button(visitor, en(b.printMany_other, { count: 2 })).click()
  await page.getByRole('radio', { name: en(b.paper_LETTER) }).check()
  await visitor.station('buying-label-paper')
  const paper = await openPaper(visitor, page.getByRole('dialog').getByRole('button', { name: en(b.print), exact: true }))
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  await expect.poll(async () => (await labels()).docs.slice(0, 2).map(({ state }) => state)).toEqual(['PRINTED', 'PRINTED'])
  await page.getByRole('link', { name: en(b.seeAll), exact: true }).click()
  const list = table(visitor, en(b.title))
  await rowsOf(list)
  await visitor.station('bought-labels', 'whole page')
  await list.getByRole('row').nth(1).hover()
  await button(visitor, en(b.more, { name: 'Minh Lee' }))
    .first()
    .click()
  await visitor.station('bought-labels-menu')
  await button(visitor, en(b.void)).first().click()
  await page.getByRole('dialog').getByText(en(b.voidTotal), { exact: true }).waitFor()
  await visitor.station('bought-labels-void')
  await told(visitor, /^The label is voided/, () => agree(visitor, en(b.void)))
  await expect.poll(async () => (await labels()).docs.some(({ state }) => state === 'VOIDING' || state === 'VOIDED')).toBe(true)
  await list.locator('tr[data-row]').last().getByRole('checkbox').check()
  await bulk(visitor)
    .getByRole('button', { name: en(b.printMany_one, { count: 1 }) })
    .waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

describe.each([
  ['vi', 'dark', 390],
  ['en', 'light', 1024],
] as const)('%s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)

  test('by keyboard; the sender of last time stands there already', async () => {
    const visitor = await hand.browser({ language, theme, width })
    const { page } = visitor
    await visitor.open('/buying-label')
    await page.getByRole('button', { name: say(t.changeOf, { what: say(t.shipFrom) }), exact: true }).waitFor()
    await toRates(visitor, say)
    await visitor.station(`buying-label-rates-${language}`, 'whole page')
    const first = page
      .getByRole('table', { name: say(t.package, { number: 1 }), exact: true })
      .getByRole('radio')
      .first()
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await press(visitor, buy(visitor, 1, say))
    await made(visitor, say)
    await visitor.station(`buying-label-made-${language}`, 'whole page')
    await press(visitor, button(visitor, say(b.another)))
    await page.getByRole('button', { name: say(t.changeOf, { what: say(t.shipFrom) }), exact: true }).waitFor()
    await visitor.open('/buying-label/labels')
    await rowsOf(table(visitor, say(b.title)))
    await visitor.station(`bought-labels-${language}`, 'whole page')
    await tab(visitor, say(b.state_READY)).click()
    await rowsOf(table(visitor, say(b.title)))
    // Of days of one's own, on which none was bought.
    await visitor.open('/buying-label/labels?days=2020-01-01..2020-01-02')
    await page.getByText(say(appText.nothingFound)).first().waitFor()
    await visitor.station(`bought-labels-days-${language}`, 'whole page')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

test('where the answer is lost it is asked for, also after a reload, and bought once', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await toRates(visitor)
  const before = (await labels()).totalDocs
  let isCut = true
  await page.route('**/v1/buying-label', async route => {
    if (route.request().method() !== 'POST' || !isCut) return route.continue()
    await route.fetch().catch(() => undefined)
    return route.abort()
  })
  await buy(visitor).click()
  await page.getByText(en(t.unknownTitle)).waitFor()
  await visitor.station('buying-label-unknown', 'whole page')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByText(en(t.unknownTitle)).waitFor()
  isCut = false
  await made(visitor)
  expect((await labels()).totalDocs).toBe(before + 1)
  expect(visitor.complaints.filter(line => !/ERR_FAILED|Failed to load/.test(line))).toEqual([])
  await visitor.context.close()
})

test('what the wallet lacks is deposited, and on the way back the rates stand there', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await toRates(visitor)
  // The dearest label, of the heaviest parcel that is taken, for as many packages as it needs.
  await page.goBack()
  await field(visitor, en(t.weight) + en(t.ofPackage, { number: 1 })).fill('1000')
  await button(visitor, en(t.copyPackage, { number: 1 })).click()
  // What is added is kept at once, before anything is typed into it.
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  await field(visitor, en(t.sku) + en(t.ofPackage, { number: 2 })).waitFor()
  await button(visitor, en(t.getRates)).click()
  const all = table(visitor, en(t.allPackages))
  await all.getByRole('radio').last().check()
  await page.getByRole('link', { name: en(t.deposit), exact: true }).waitFor()
  await visitor.station('buying-label-lack', 'whole page')
  await page.getByRole('link', { name: en(t.deposit), exact: true }).click()
  await page.waitForURL(/\/payments\/deposit\?missing=\d+/)
  const missing = Number(new URL(page.url()).searchParams.get('missing'))
  await fundDemo(hand.people, Math.max(100_00, missing))
  const { docs } = (await hand.api(depositCalls.myDeposits, { query: {} })).data
  await visitor.open(`/payments/deposit/${docs[0]?.id}?from=${encodeURIComponent('/buying-label?step=rates')}`)
  await page.getByRole('link', { name: en(walletText.backToLabels), exact: true }).click()
  await page.waitForURL(/\/buying-label\?step=rates/)
  await buy(visitor, 2).click()
  await made(visitor)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('a file: %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)

  test('its rows are checked and rated, a bad one says its column, and the others are bought and printed together', async () => {
    await fundDemo(hand.people, 100_00)
    const visitor = await hand.browser({ language, theme, width })
    const { page } = visitor
    const before = (await labels()).totalDocs
    await visitor.open('/buying-label/file')
    await visitor.station(`label-batches-${language}`, 'whole page')
    const rows = labelRowsCsv([{}, { 'shipTo.city': '' }, { 'package.weight': '20' }])
    const name = `parcels-${language}.csv`
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows) })
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.getByText(say(f.status_READY), { exact: true }).waitFor()
    await page.getByText(new RegExp(`ship to city: ${required[language]}`)).waitFor()
    await visitor.station(`label-batch-ready-${language}`, 'whole page')
    const download = page.waitForEvent('download')
    await button(visitor, say(f.refusedRows)).click()
    const refused = await readFile(await (await download).path(), 'utf8')
    const lines = refused.trim().split('\r\n')
    expect([lines.length, lines[0]?.split(',').length]).toEqual([2, 28])
    expect(refused).toContain(`ship to city: ${required[language]}`)
    await press(
      visitor,
      page.getByRole('button', { name: new RegExp(`^${say(f.buy_other, { count: 2, total: '' }).replace(/ (với giá|for) *$/, '')}`) }),
    )
    await page.getByText(say(f.status_DONE), { exact: true }).waitFor()
    await page.getByRole('button', { name: say(b.printMany_other, { count: 2 }), exact: true }).waitFor()
    await visitor.station(`label-batch-done-${language}`, 'whole page')
    expect((await labels()).totalDocs).toBe(before + 2)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
