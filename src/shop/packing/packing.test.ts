import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { arrange } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { packingCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { rich, paid, make } = arrange(shop)
let seller: Seeded
let warehouse: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await rich()
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
})
const as = (who: Seeded) => shop.client(who.token)
const bytesOf = async (sent: Promise<Response>) => {
  const answer = await sent
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
const readPdf = async (bytes: Buffer) => {
  const [sizes, pages] = await Promise.all([shop.engine.pdf.pages(bytes), shop.engine.pdf.read(bytes)])
  return pages.map(({ text, barcodes }, at) => ({ size: sizes[at], text, codes: barcodes.map(code => code.text).toSorted() }))
}
const slipOf = async (who: Seeded, id: number) => readPdf(await bytesOf(as(who).fetch(checkoutCalls.orderSlip, { params: { id } })))
const own = {
  sender: 'Tiệm Áo Mây',
  returnAddress: '5 Phố Huế\nHà Nội',
  message: 'Cảm ơn bạn!',
  paper: 'LABEL',
  eori: '',
  ioss: '',
} as const
const logo = async (background = '#d02020') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 600, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ],
    'logo.png',
  )

test('a slip says what is in the parcel and who gets it, has the order’s code, and no price', async () => {
  const [{ id } = { id: 0 }] = await make(seller)
  const [page, ...more] = await slipOf(seller, id)
  expect(more).toEqual([])
  expect(page?.size).toMatchObject({ widthPoints: 288, heightPoints: 432 })
  expect(page?.text).toContain('Inkport Fulfilment')
  expect(page?.text).toContain('Minh Lee')
  expect(page?.text).toContain('BC3001-NAVY-3XL')
  expect(page?.text).toContain(`#${id}`)
  expect(page?.text).not.toMatch(/\$|\d[.,]\d\d\b/)
  expect(page?.codes).toEqual([`#${id}`])
})

test('the slip of a labelled order has the number that lets it leave, too', async () => {
  const [{ id } = { id: 0 }] = await paid(seller)
  await shop.write(tx => seedProduced(tx, [id]))
  await as(warehouse)(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  const number = (await as(seller)(labelCalls.myLabel, { params: { id } })).data?.trackingNumber
  const [page] = await slipOf(seller, id)
  expect(page?.codes).toEqual([`#${id}`, number])
  const sheet = await readPdf(await bytesOf(as(warehouse).fetch(labelCalls.labelSheet, { query: { orderIds: String(id), slips: 'yes' } })))
  expect(sheet).toHaveLength(2)
  expect(sheet[0]?.text).toContain('SAMPLE')
  expect(sheet[1]?.codes).toEqual([`#${id}`, number])
})

test('a seller’s slips bear their name, return address, words and paper; another’s stay as they are', { tags: 'long' }, async () => {
  const other = await rich()
  const made = [...(await make(seller)), ...(await make(other))]
  await as(seller)(packingCalls.savePacking, { body: { ...own, paper: 'A4' } })
  const orderIds = made.map(({ id }) => id).join(',')
  const [first, second] = await readPdf(await bytesOf(as(warehouse).fetch(orderOfficeCalls.officeSlips, { query: { orderIds } })))
  expect(first?.text).toContain('Tiệm Áo Mây')
  expect(first?.text).toContain('Hà Nội')
  expect(first?.text).toContain('Cảm ơn bạn!')
  expect(first?.text).not.toContain('Inkport')
  expect(first?.size?.widthPoints).toBe(595)
  expect(second?.text).toContain('Inkport Fulfilment')
  expect(second?.size?.widthPoints).toBe(288)
  expect((await readPdf(await bytesOf(as(seller).fetch(packingCalls.slipPreview))))[0]?.text).toContain('Nguyễn Thị Hồng Ánh')
})

test('a return address is printed whole, also beside a logo and a name; one of more lines than fit is refused', {
  tags: 'long',
}, async () => {
  const other = await rich()
  const body = { ...own, returnAddress: 'Tiệm\n\n5 Phố Huế\nPhường 3\nHà Nội\nViệt Nam' }
  await as(other)(packingCalls.savePacking, { body })
  await as(other)(packingCalls.setLogo, { body: {}, files: [await logo()] })
  const text = (await readPdf(await bytesOf(as(other).fetch(packingCalls.slipPreview))))[0]?.text
  for (const line of [own.sender, ...body.returnAddress.split('\n')]) expect(text).toContain(line)
  const longer = { ...body, returnAddress: `${body.returnAddress}\nEarth` }
  expect(await codeOf(as(other)(packingCalls.savePacking, { body: longer }))).toBe('RETURN_ADDRESS_TOO_LONG')
})

test('an order of many lines goes on over further sheets, each with the order’s code', { tags: 'long' }, async () => {
  const [{ id } = { id: 0 }] = await make(seller)
  await as(seller)(packingCalls.savePacking, { body: own })
  await shop.engine.db.pool.query(
    `insert into order_item (order_id, position, variant_id, product_code, sku, product_name, size, color, quantity, unit_cents, weight_oz, mockups, seller_id)
     select order_id, position + n, variant_id, product_code, 'LINE-' || n, product_name, size, color, 1, unit_cents, weight_oz, mockups, seller_id
     from order_item, generate_series(1, 29) n where order_id = $1`,
    [id],
  )
  const pages = await slipOf(seller, id)
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page.codes).toEqual([`#${id}`])
  for (const line of [1, 15, 29]) expect(pages.map(page => page.text).join('\n')).toContain(`LINE-${line}`)
})

test('a logo is made anew, stands on the slip, and goes again', { tags: 'long' }, async () => {
  expect(await refusalOf(as(seller)(packingCalls.myLogo))).toBe('404 LOGO_NOT_FOUND')
  const { data } = await as(seller)(packingCalls.setLogo, { body: {}, files: [await logo()] })
  expect(data.hasLogo).toBe(true)
  const shown = await bytesOf(as(seller).fetch(packingCalls.myLogo))
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 600, height: 200 })
  /** The grey of a dot where the logo stands, of the preview as it is printed. */
  const dotOfPreview = async () => {
    const drawn = await shop.engine.pdf.png(await bytesOf(as(seller).fetch(packingCalls.slipPreview)), 1, 72)
    return (await sharp(drawn).extract({ left: 130, top: 50, width: 1, height: 1 }).greyscale().raw().toBuffer())[0]
  }
  expect(await dotOfPreview()).toBeLessThan(120)
  expect((await as(seller)(packingCalls.removeLogo)).data.hasLogo).toBe(false)
  expect(await dotOfPreview()).toBe(255)
  const text = new File(['<svg onload=alert(1)>'], 'logo.png', { type: 'image/png' })
  expect(await codeOf(as(seller)(packingCalls.setLogo, { body: {}, files: [text] }))).toBe('FORMAT_NOT_ALLOWED')
})

test('numbers for customs are checked, and reach the declaration', { tags: 'long' }, async () => {
  const save = (numbers: { eori?: string; ioss?: string }) => as(seller)(packingCalls.savePacking, { body: { ...own, ...numbers } })
  expect(await codeOf(save({ eori: '123' }))).toBe('EORI_INVALID')
  expect(await codeOf(save({ ioss: 'IM123' }))).toBe('IOSS_INVALID')
  // Two wrong ones are both named, each at its field.
  await expect(save({ eori: '123', ioss: 'IM123' })).rejects.toMatchObject({
    errors: [
      { code: 'EORI_INVALID', path: 'eori' },
      { code: 'IOSS_INVALID', path: 'ioss' },
    ],
  })
  expect((await save({ eori: 'de 123456789', ioss: 'IM2760000742' })).data).toMatchObject({ eori: 'DE123456789', ioss: 'IM2760000742' })
  const berlin = { address: '1 Unter den Linden', city: 'Berlin', state: '', zip: '10117', country: 'DE' }
  const [{ id } = { id: 0 }] = await paid(seller)
  await shop.write(tx => seedProduced(tx, [id]))
  await shop.engine.db.pool.query(`update "order" set address = $2, city = $3, state = $4, zip = $5, country = $6 where id = $1`, [
    id,
    berlin.address,
    berlin.city,
    berlin.state,
    berlin.zip,
    berlin.country,
  ])
  await as(warehouse)(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  const [, declaration] = await readPdf(await bytesOf(as(seller).fetch(labelCalls.myLabelPdf, { params: { id } })))
  expect(declaration?.text).toContain('EORI DE123456789')
  expect(declaration?.text).toContain('IOSS IM2760000742')
})

test('nobody reads or changes another’s: orders are a 404, settings one’s own', async () => {
  const [{ id } = { id: 0 }] = await make(seller)
  const other = await seedSeller(shop.engine.db)
  expect(await refusalOf(as(other)(checkoutCalls.orderSlip, { params: { id } }))).toBe('404 ORDER_NOT_FOUND')
  expect((await as(other)(packingCalls.myPacking)).data).toEqual({
    sender: '',
    returnAddress: '',
    message: '',
    paper: 'LABEL',
    eori: '',
    ioss: '',
    hasLogo: false,
  })
  const finance = await seedStaff(shop.engine.db, 'finance')
  const slips = (who: Seeded, orderIds = String(id)) => refusalOf(as(who)(orderOfficeCalls.officeSlips, { query: { orderIds } }))
  expect(await slips(seller)).toMatch(/^404 /)
  expect(await slips(finance)).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await slips(warehouse, '999999999')).toBe('404 ORDER_NOT_FOUND')
})
