// EasyPost by its stand-in: what its labels cost and are, and what it is told.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { labelCalls } from '#shop/label/contract.ts'
import { arrangeEasyPost, easypostKey, parcel } from '#test/easypost.ts'
import { startShop } from '#test/shop.ts'
import type { Shipment } from '../../rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { accountId, mood, counts, mine, easypost, seed, setAccount, openAndBuy, ask, make, labelOf } = await arrangeEasyPost(shop)
afterAll(() => shop.close())
beforeEach(async () => {
  await mood()
  await setAccount(accountId, { state: 'ACTIVE', isEnabled: true })
})
const shirts = { description: 'Cotton T-shirt', hsCode: '610910', origin: 'VN', valueCents: 8_05 }
const abroad: Shipment = {
  ...parcel,
  to: { name: 'Anna Roy', street1: '12 Rue A', city: 'Montréal', state: 'QC', zip: 'H2X 1Y4' },
  country: 'CA',
  level: 'INTERNATIONAL',
  customs: { lines: [{ sku: 'G5000-FOREST-S', quantity: 3, weightOz: 6, customs: shirts }], eori: 'GB123456789000', ioss: 'IM2760000001' },
}

describe('a label', () => {
  test('goes onto its order with the number of its carrier, its price and its paper', async () => {
    const id = await make()
    const label = await labelOf(id)
    expect(label).toMatchObject({ state: 'LIVE', carrier: 'easypost', quotedCents: 4_47, postageCents: 4_47, form: 'PDF', zip: '84101' })
    const { data: told } = await mine()(labelCalls.myLabel, { params: { id } })
    expect(told).toMatchObject({ service: 'USPS Ground Advantage', trackingNumber: expect.stringMatching(/^92001\d{17}$/) })
    const paper = await mine().fetch(labelCalls.myLabelPdf, { params: { id } })
    const [page] = await shop.engine.pdf.read(Buffer.from(await paper.arrayBuffer()))
    expect(page?.barcodes.map(({ text }) => text).join()).toContain(told?.trackingNumber)
  })

  test('costs by each service that is on and that takes the parcel', async () => {
    const easy = await easypost()
    const rates = await easy.rates(parcel)
    expect(rates.map(({ service, cents }) => [service, cents])).toEqual([
      ['USPS_GROUND', 4_47],
      ['UPS_GROUND', 6_12],
      ['USPS_PRIORITY', 7_47],
      ['USPS_EXPRESS', 27_90],
      ['UPS_NEXT_DAY', 38_05],
    ])
    expect((await easy.rates({ ...parcel, weightOz: 1_500 })).map(({ service }) => service)).toEqual(['UPS_GROUND', 'UPS_NEXT_DAY'])
    expect(await easy.rates({ ...parcel, weightOz: 3_000 })).toEqual([])
    expect(await easy.rates({ ...parcel, to: { ...parcel.to, zip: 'K1A' } })).toEqual([])
  })

  test('may be one of UPS, under a number of UPS', async () => {
    const { label } = await openAndBuy(parcel, 'UPS_GROUND')
    expect(label).toMatchObject({ number: expect.stringMatching(/^1Z/), service: 'UPS Ground', postageCents: 6_12, form: 'PDF' })
    const [page] = await shop.engine.pdf.read(label.paper)
    expect(page?.barcodes.map(({ text }) => text)).toEqual([label.number])
  })

  test('is ZPL where the account says so, and one that was made as PDF is had as ZPL, too', async () => {
    const id = await seed({ name: 'ZPL', credentials: { apiKey: easypostKey, labelFormat: 'zpl' } })
    const { label } = await openAndBuy(parcel, 'USPS_PRIORITY', id)
    expect(label).toMatchObject({ form: 'ZPL', paper: expect.any(Buffer) })
    expect(label.paper.toString('utf8')).toContain(label.number)
    const { opened, label: pdf } = await openAndBuy()
    const zpl = await (await easypost(id)).find(opened)
    expect(zpl).toMatchObject({ form: 'ZPL', number: pdf.number })
    await setAccount(id, { isEnabled: false })
  })

  test('is opened with our key, sender, parcel and reference, and with nothing that EasyPost does not describe', async () => {
    const before = await counts()
    const { ref } = await (await easypost()).open('our-key', parcel, 'USPS_GROUND')
    const { json: shipment } = await ask(`shipments/${ref}`)
    expect(shipment).toMatchObject({
      reference: 'our-key',
      to_address: { ...parcel.to, country: 'US' },
      from_address: { ...parcel.from, country: 'US', phone: '3105550100' },
      parcel: { weight: 12 },
      customs_info: null,
      options: { label_format: 'PDF', print_custom_1: 'Order 1 · S1-1000' },
      tracking_code: null,
    })
    expect((await counts()).unknown).toBe(before.unknown)
    expect((await ask(`shipments/${ref}`, { key: 'EZTKofanother' })).status).toBe(404)
  })
})

describe('abroad', () => {
  test('values and weights are those of all pieces of a line, and the seller’s numbers go with them', async () => {
    const easy = await easypost()
    expect((await easy.rates(abroad)).map(({ service, cents }) => [service, cents])).toEqual([
      ['USPS_SMALL_ABROAD', 9_05],
      ['USPS_ABROAD', 37_95],
    ])
    const { opened, label } = await openAndBuy(abroad, 'USPS_SMALL_ABROAD')
    expect(label.number).toMatch(/^LZ\d{9}US$/)
    const { json: shipment } = await ask(`shipments/${opened.ref}`)
    expect(shipment.customs_info).toEqual({
      eel_pfc: 'NOEEI 30.37(a)',
      customs_certify: true,
      customs_signer: 'Inkport',
      contents_type: 'merchandise',
      restriction_type: 'none',
      non_delivery_option: 'return',
      customs_items: [
        {
          description: 'Cotton T-shirt',
          quantity: 3,
          value: 24.15,
          weight: 18,
          hs_tariff_number: '610910',
          origin_country: 'VN',
          code: 'G5000-FOREST-S',
        },
      ],
    })
  })

  test.each([
    ['nothing is declared', null],
    ['a product is incomplete', { lines: [{ sku: 'A', quantity: 1, weightOz: 6, customs: null }], eori: '', ioss: '' }],
    [
      'goods need a filing',
      { lines: [{ sku: 'A', quantity: 3, weightOz: 6, customs: { ...shirts, valueCents: 900_00 } }], eori: '', ioss: '' },
    ],
  ])('a parcel is refused before EasyPost is asked where %s', async (_, customs) => {
    const before = await counts()
    await expect((await easypost()).rates({ ...abroad, customs })).rejects.toMatchObject({ code: 'CUSTOMS_REFUSED' })
    expect(await counts()).toEqual(before)
  })
})

test.each([
  ['LIVE', 'EZTKsomething', /begins with EZAK/],
  ['TEST', 'EZAKsomething', /begins with EZTK/],
  ['LIVE', '', /begins with EZAK/],
] as const)('an account in the mode %s is not opened by the key “%s”', async (mode, key, said) => {
  const name = `${mode} ${key}`
  const id = await seed({ name, mode, credentials: { apiKey: key } })
  await expect(easypost(id)).rejects.toMatchObject({ kind: 'STOPPED', said: expect.stringMatching(said) })
  await setAccount(id, { isEnabled: false })
})

test('what EasyPost does not describe is refused by its stand-in, and counted', async () => {
  const before = await counts()
  const { to, from } = parcel
  const address = { ...from, country: 'US' }
  const shipment = { to_address: { ...to, country: 'US' }, from_address: address, parcel: { weight: 12 }, service_level: 'FASTEST' }
  const { status, json } = await ask('shipments', { body: { shipment } })
  expect([status, json.error.message]).toEqual([400, expect.stringContaining('service_level')])
  expect(Number((await counts()).unknown) - Number(before.unknown ?? 0)).toBe(1)
})
