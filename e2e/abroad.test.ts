// An order to Canada from the product's customs data to its label, and a packing slip in the seller's own look.
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitText } from '#kit/text.ts'
import { countryCode } from '#shop/address/country.rules.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { catalogueOfficeText } from '#shop/catalogue/office/text.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderPapersText } from '#shop/order/pay/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { packingCalls } from '#shop/packing/contract.ts'
import { packingText } from '#shop/packing/text.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { until } from '#test/deployment.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { changeOf } from '#test/product.ts'
import { codeOf } from '#test/refusal.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { openPaper, sayIn } from './journey/acts.ts'

const patienceMs = 120_000
let deployment: BrowserDeployment
let people: FirstPeople
const seller = () => people.demo
const owner = () => people.owner

beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundDemo(people, 900_00)
})
afterAll(() => deployment?.close())

const widths = { en: 1440, vi: 390 } as const
const enter = (who: 'demo' | 'owner', language: 'en' | 'vi'): Promise<Visitor> =>
  deployment.visitor({ width: widths[language], language, theme: language === 'en' ? 'light' : 'dark', token: people.tokens[who] })
const ottawa = { ...address, address: '90 Wellington St', city: 'Ottawa', state: 'Ontario', zip: 'K1A 0B1', country: 'Canada' }
type Place = Readonly<Record<'address' | 'city' | 'state' | 'zip' | 'country', string>>
/** A country by its name in any language, a state of the United States by its own; then the lines. */
async function typePlace(dialog: Locator, place: Place): Promise<void> {
  const field = (name: keyof Place) => dialog.locator(`[name="address.${name}"]`)
  await field('country').selectOption(countryCode(place.country) ?? '')
  if (countryCode(place.country) === 'US') await field('state').selectOption(place.state)
  else await field('state').fill(place.state)
  for (const name of ['address', 'city', 'zip'] as const) await field(name).fill(place[name])
}
const made = (sku: string, given: object = {}) =>
  seller()(orderIntakeCalls.createOrder, {
    body: { address: ottawa, items: [{ sku, quantity: 1, files: [{ side: 'FRONT', link: 'library:retro-sun.png' }] }], ...given },
  })

describe.each(['en', 'vi'] as const)('in %s', language => {
  const word = sayIn(language)
  const exact = { exact: true }

  test(
    'the office declares a product; it is sold to Canada, and its order says what customs are told',
    async () => {
      const sku = language === 'en' ? 'MUG11-WHITE-11OZ' : 'MUG15-WHITE-15OZ'
      const { data: found } = await owner()(catalogueOfficeCalls.officeProducts, { query: { q: sku } })
      const params = { id: found.docs[0]?.id ?? 0 }
      const { data: product } = await owner()(catalogueOfficeCalls.officeProduct, { params })
      await owner()(catalogueOfficeCalls.saveProduct, { params, body: changeOf(product, { customs: null }) })
      expect(await codeOf(made(sku))).toBe('CUSTOMS_MISSING')

      const staff = await enter('owner', language)
      const { page } = staff
      await staff.open(`/office/catalogue/${params.id}`)
      await page.getByLabel(word(catalogueOfficeText.soldAbroad), exact).check()
      await page.getByLabel(word(catalogueOfficeText.customsDescription), exact).fill('Gift')
      await page.getByLabel(word(catalogueOfficeText.hsCode), exact).fill('6912.00')
      await page.getByLabel(word(catalogueOfficeText.origin), exact).selectOption('CN')
      await page.getByLabel(word(catalogueOfficeText.customsValue), exact).fill('6.20')
      // At the field, and beside the button that waits for it.
      await page.getByRole('status').filter({ hasText: 'Cotton T-shirt”' }).waitFor()
      await page.getByText('Cotton T-shirt”').first().waitFor()
      await page.getByLabel(word(catalogueOfficeText.customsDescription), exact).fill('Ceramic mug, decorated')
      await staff.station(`abroad-product-${language}`, 'whole page')
      await page.getByRole('button', { name: word(catalogueOfficeText.save), exact: true }).click()
      await page.getByText(word(catalogueOfficeText.saved), exact).first().waitFor()

      const { data: order } = await made(sku)
      const buyer = await enter('demo', language)
      await buyer.open(`/order/${order.id}`)
      await buyer.page.getByText('1 × Ceramic mug, decorated').waitFor()
      expect(await buyer.page.getByText(/691200/).count()).toBe(1)
      await buyer.station(`abroad-order-${language}`, 'whole page')
      expect([...staff.complaints, ...buyer.complaints]).toEqual([])
    },
    patienceMs,
  )

  test(
    'a paid order is sent to another country: the difference is asked about, and posted after a yes alone',
    async () => {
      const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }] }]
      const { id } = (await seller()(orderIntakeCalls.createOrder, { body: { address, items, shippingMethod: 'priority' } })).data
      const params = { id }
      await seller()(orderPayCalls.submitOrder, { params })
      const buyer = await enter('demo', language)
      const { page } = buyer
      const read = async () => (await seller()(orderCalls.order, { params })).data
      const spendable = async () => (await seller()(walletCalls.myWallet)).data.spendableCents
      const dialog = page.getByRole('dialog').first()
      const question = page.getByRole('dialog', { name: word(orderEditText.priceTitle) })
      const goTo = async (place: Place, level: string) => {
        await page.getByRole('button', { name: word(orderText.editAddress), exact: true }).click()
        await typePlace(dialog, place)
        await dialog.getByLabel(word(orderEditText.level), exact).selectOption(level)
        await dialog.getByRole('button', { name: word(orderText.save), exact: true }).click()
        await question.waitFor()
      }
      await buyer.open(`/order/${id}`)
      const [before, money] = [await read(), await spendable()]
      await goTo(ottawa, 'international')
      await buyer.station(`edit-price-${language}`)
      await question.getByRole('button', { name: word(kitText.cancel), exact: true }).click()
      await question.waitFor({ state: 'detached' })
      expect([await spendable(), (await read()).country]).toEqual([money, 'US'])
      await dialog.getByRole('button', { name: word(orderText.save), exact: true }).click()
      await question.getByRole('button', { name: word(orderEditText.priceDo), exact: true }).click()
      await page.getByText(word(orderText.addressSaved)).waitFor()
      const after = await read()
      expect(after).toMatchObject({ country: 'CA', shippingMethod: 'international' })
      expect(money - (await spendable())).toBe(after.totalCost - before.totalCost)
      expect(after.totalCost).not.toBe(before.totalCost)
      await goTo(address, 'priority')
      await question.getByRole('button', { name: word(orderEditText.priceDo), exact: true }).click()
      await expect.poll(async () => (await read()).country).toBe('US')
      expect([await spendable(), (await read()).totalCost]).toEqual([money, before.totalCost])
      expect(buyer.complaints).toEqual([])
      await buyer.context.close()
    },
    patienceMs,
  )

  test(
    'a seller gives the slip a name, words and a logo, and looks at it',
    async () => {
      const buyer = await enter('demo', language)
      const { page } = buyer
      await buyer.open('/profile/packing')
      await page.getByLabel(word(packingText.sender), exact).fill('Tiệm Áo Mây')
      await page.getByLabel(word(packingText.message), exact).fill('Cảm ơn bạn!')
      await page.getByLabel(word(packingText.eori), exact).fill('123')
      await page.getByLabel(word(packingText.ioss), exact).fill('IM1')
      await page.getByRole('button', { name: word(packingText.save), exact: true }).click()
      for (const wrong of language === 'vi' ? ['Số EORI gồm', 'Số IOSS gồm'] : ['An EORI number is', 'An IOSS number is'])
        await page.getByText(wrong).first().waitFor()
      await buyer.station(`abroad-packing-wrong-${language}`)
      await page.getByLabel(word(packingText.eori), exact).fill('')
      await page.getByLabel(word(packingText.ioss), exact).fill('IM2760000742')
      await page.getByRole('button', { name: word(packingText.save), exact: true }).click()
      await page.getByText(word(packingText.saved), exact).first().waitFor()
      const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#146' } })
        .png()
        .toBuffer()
      await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
      // By the keyboard: on a phone the notice of what was saved stands over it.
      await page.getByRole('button', { name: word(packingText.upload), exact: true }).press('Enter')
      await page.getByRole('img', { name: word(packingText.logo), exact: true }).waitFor()
      await buyer.station(`packing-${language}`, 'whole page')
      const preview = page.getByRole('link', { name: word(packingText.preview), exact: true })
      const answer = await page.request.get(new URL((await preview.getAttribute('href')) ?? '', deployment.server.url).href)
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
      await page.getByRole('button', { name: word(packingText.removeLogo), exact: true }).press('Enter')
      await page.getByRole('img', { name: word(packingText.logo), exact: true }).waitFor({ state: 'detached' })
      expect((await seller()(packingCalls.myPacking)).data).toMatchObject({ sender: 'Tiệm Áo Mây', hasLogo: false })
      await buyer.open('/order?status=ALL')
      expect(buyer.complaints).toEqual([])
    },
    patienceMs,
  )

  test(
    'the office prints labels with their slips, and a slip from the order',
    async () => {
      const staff = await enter('owner', language)
      const { page } = staff
      const { id } = (await made('G5000-FOREST-S')).data
      await seller()(orderPayCalls.submitOrder, { params: { id } })
      await owner()(labelCalls.makeLabels, { body: { orderIds: [id] } })
      await until('the label to be bought', async () => {
        const { data } = await owner()(labelCalls.labelDesk, { query: { tab: 'TO_PRINT' } })
        return data.docs.find(order => order.id === id)
      })
      await staff.open('/office/labels?tab=TO_PRINT')
      await page.getByRole('checkbox').nth(1).check()
      const both = page.getByRole('button', { name: word(labelOfficeText.printBoth), exact: true })
      await both.waitFor()
      await staff.station(`labels-slips-${language}`)
      expect((await openPaper(staff, both)).subarray(0, 5).toString()).toBe('%PDF-')
      await staff.open(`/office/order/${id}`)
      const slip = page.getByRole('link', { name: word(orderPapersText.slip), exact: true })
      const answer = await page.request.get(new URL((await slip.getAttribute('href')) ?? '', deployment.server.url).href)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      // At the dock the slip says which parcel is next, and every side that must be in it is seen.
      await staff.open('/office/scan-out')
      await page.getByLabel(word(trackingOfficeText.scanLabel), exact).fill(`#${id}`)
      await page.keyboard.press('Enter')
      const parcel = page.getByRole('region', { name: word(trackingOfficeText.packed, { id }) })
      await parcel.getByText(word(orderText.side_FRONT), exact).waitFor()
      const art = parcel.locator('img[src*="/picture"]').last()
      await expect.poll(() => art.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
      await staff.station(`scan-out-packed-${language}`)
      expect(staff.complaints).toEqual([])
    },
    patienceMs,
  )

  test(
    'an order that moves abroad offers the levels that go there in the place of its own',
    async () => {
      const { id } = (await made('G5000-FOREST-S', { address, shippingMethod: 'standard' })).data
      const buyer = await enter('demo', language)
      const { page } = buyer
      await buyer.open(`/order/${id}`)
      await page.getByRole('button', { name: word(orderText.editAddress), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const level = dialog.getByLabel(word(orderEditText.level), exact)
      expect(await level.count()).toBe(0)
      await typePlace(dialog, ottawa)
      await level.waitFor()
      expect(await level.inputValue()).toBe('international')
      await buyer.station(`abroad-level-${language}`)
      await dialog.getByRole('button', { name: word(orderText.save), exact: true }).click()
      await page.getByText(word(orderText.addressSaved), exact).first().waitFor()
      const { data: moved } = await seller()(orderCalls.order, { params: { id } })
      expect(moved).toMatchObject({ country: 'CA', shippingMethod: 'international' })
      expect(buyer.complaints).toEqual([])
    },
    patienceMs,
  )
})
