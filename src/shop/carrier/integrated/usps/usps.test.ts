// USPS by its stand-in: what its labels cost and are, and what it is told.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { labelCalls } from '#shop/label/contract.ts'
import { startShop } from '#test/shop.ts'
import { arrangeUsps, parcel, parcelAbroad, uspsCredentials } from '#test/usps.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { accountId, mood, counts, since, mine, usps, seed, setAccount, openAndBuy, ask, make, labelOf } = await arrangeUsps(shop)
afterAll(() => shop.close())
beforeEach(async () => {
  await mood()
  await setAccount(accountId, { state: 'ACTIVE', isEnabled: true })
})
const withFields = (more: object) => seed({ name: JSON.stringify(more), credentials: { ...uspsCredentials, ...more } })
const bodyIn = ({ asked }: { asked: string }) => JSON.parse(asked)

describe('a label', () => {
  test('goes onto its order with its number, its price and its paper', async () => {
    const id = await make()
    const label = await labelOf(id)
    expect(label).toMatchObject({ state: 'LIVE', carrier: 'usps', quotedCents: 5_25, postageCents: 5_25, form: 'PDF', zip: '84101' })
    const { data: told } = await mine()(labelCalls.myLabel, { params: { id } })
    expect(told).toMatchObject({ service: 'USPS Ground Advantage', trackingNumber: expect.stringMatching(/^92001\d{17}$/) })
    const paper = await mine().fetch(labelCalls.myLabelPdf, { params: { id } })
    const [page] = await shop.engine.pdf.read(Buffer.from(await paper.arrayBuffer()))
    expect(page?.barcodes.map(({ text }) => text).join()).toContain(told?.trackingNumber)
    expect(page?.text).toContain('SAMPLE')
  })

  test('is sold by each service that is on, under a number of its own', async () => {
    const { label: priority } = await openAndBuy(parcel, 'PRIORITY')
    expect(priority).toMatchObject({ number: expect.stringMatching(/^92055/), service: 'USPS Priority Mail', postageCents: 8_70 })
    const { label: express, opened } = await openAndBuy(parcel, 'EXPRESS')
    expect(express).toMatchObject({ number: expect.stringMatching(/^92701/), postageCents: 30_10, zip: '84101-1204' })
    expect(bodyIn(opened).packageDescription.rateIndicator).toBe('PA')
    const few = await seed({ name: 'Ground alone', services: ['GROUND'] })
    await expect(openAndBuy(parcel, 'PRIORITY', few)).rejects.toMatchObject({ code: 'CREATE_LABEL_FAILED' })
  })

  test('is ZPL where the account says so', async () => {
    const { label } = await openAndBuy(parcel, 'GROUND', await withFields({ labelFormat: 'zpl' }))
    expect(label.form).toBe('ZPL')
    expect(label.paper.toString('utf8')).toContain(label.number)
  })

  test('costs what is charged for beside its postage, too', async () => {
    const long = await withFields({ parcelInches: '9x24x1' })
    const { opened, label } = await openAndBuy(parcel, 'GROUND', long)
    expect([opened.quotedCents, label.postageCents]).toEqual([9_25, 9_25])
    expect(bodyIn(opened).packageDescription).toMatchObject({ length: 24, width: 9, height: 1 })
  })

  test('is told in pounds, with our key beside it, and with nothing that USPS does not describe', async () => {
    const before = await counts()
    const { opened } = await openAndBuy()
    expect(bodyIn(opened)).toEqual({
      imageInfo: { imageType: 'PDF', labelType: '4X6LABEL', receiptOption: 'NONE' },
      toAddress: {
        firstName: 'Minh',
        lastName: 'Lee',
        streetAddress: '1034 Elm Ave',
        secondaryAddress: 'Apt 2',
        city: 'Salt Lake City',
        state: 'UT',
        ZIPCode: '84101',
        ZIPPlus4: '1204',
      },
      fromAddress: {
        firm: 'Inkport Fulfilment',
        streetAddress: '1201 Fulfil Way',
        city: 'Carson',
        state: 'CA',
        ZIPCode: '90746',
        phone: '+13105550100',
      },
      packageDescription: {
        mailClass: 'USPS_GROUND_ADVANTAGE',
        rateIndicator: 'SP',
        weightUOM: 'lb',
        weight: 0.75,
        dimensionsUOM: 'in',
        length: 12,
        width: 9,
        height: 1,
        processingCategory: 'MACHINABLE',
        mailingDate: '2026-11-25',
        destinationEntryFacilityType: 'NONE',
        customerReference: [{ referenceNumber: 'Order 1 - S1-1000', printReferenceNumber: true }],
      },
    })
    expect(await since(before, 'labels', 'unknown', 'malformed')).toEqual([1, 0, 0])
  })
})

describe('abroad', () => {
  test('values and weights are those of all pieces of a line, and the seller’s numbers go with them', async () => {
    const rates = await (await usps()).rates(parcelAbroad)
    expect(rates.map(({ service, cents }) => [service, cents])).toEqual([
      ['SMALL_ABROAD', 18_51],
      ['ABROAD', 53_65],
    ])
    const { opened, label } = await openAndBuy(parcelAbroad, 'SMALL_ABROAD')
    expect(label).toMatchObject({ number: expect.stringMatching(/^LZ\d{9}US$/), postageCents: 18_51, zip: 'H2X 1Y4' })
    const [page] = await shop.engine.pdf.read(label.paper)
    expect(page?.barcodes.map(({ text }) => text)).toEqual([label.number])
    const body = bodyIn(opened)
    expect(body.toAddress).toMatchObject({ province: 'QC', postalCode: 'H2X 1Y4', country: 'Canada', countryISOAlpha2Code: 'CA' })
    expect(body.customsForm).toEqual({
      AESITN: 'NO EEI 30.37(a)',
      customsContentType: 'MERCHANDISE',
      exportersReference: { referenceType: 'TAX_CODE', reference: 'GB123456789000' },
      importersReference: { referenceType: 'VAT_NUMBER', reference: 'IM2760000001' },
      contents: [
        {
          itemDescription: 'Cotton T-shirt',
          itemQuantity: 3,
          itemTotalValue: 24.15,
          weightUOM: 'lb',
          itemTotalWeight: 1.125,
          HSTariffNumber: '610910',
          countryofOrigin: 'VN',
        },
      ],
    })
  })

  const [line] = parcelAbroad.customs?.lines ?? []
  const lines = (...more: object[]) => ({
    lines: more.map(it => ({ sku: 'A', quantity: 1, weightOz: 6, customs: null, ...it })),
    eori: '',
    ioss: '',
  })
  test.each([
    ['nothing is declared', null],
    ['a product is incomplete', lines({})],
    ['goods need a filing', lines({ quantity: 3, customs: line?.customs && { ...line.customs, valueCents: 900_00 } })],
    ['more lines are declared than fit', lines(...Array.from({ length: 31 }, () => ({ customs: line?.customs })))],
  ])('a parcel is refused before USPS is asked where %s', async (_, customs) => {
    const before = await counts()
    await expect((await usps()).rates({ ...parcelAbroad, customs })).rejects.toMatchObject({ code: 'CUSTOMS_REFUSED' })
    expect(await counts()).toEqual(before)
  })
})

test.each([
  ['a ZIP that is none', { zip: '8410' }, 'the ZIP 8410 is not one'],
  ['a state that is none', { state: 'Utah' }, 'the state Utah is not one'],
  ['a street that USPS would cut off', { street1: 'A'.repeat(51) }, 'the street is longer than 50 characters'],
  ['a city that USPS would cut off', { city: 'B'.repeat(29) }, 'the city is longer than 28 characters'],
])('%s is refused before USPS is asked', async (_, wrong, reason) => {
  const before = await counts()
  const rates = (await usps()).rates({ ...parcel, to: { ...parcel.to, ...wrong } })
  await expect(rates).rejects.toMatchObject({ code: 'CREATE_LABEL_FAILED', values: { reason } })
  expect(await counts()).toEqual(before)
})

test.each([
  [{ crid: 'our name' }, 'The CRID is not a number.'],
  [{ mid: '12345' }, 'A mailer ID has six or nine digits.'],
  [{ manifestMid: '90301234X' }, 'A mailer ID has six or nine digits.'],
  [{ epsAccount: '' }, 'The payment account is not a number.'],
  [{ parcelInches: '12x9' }, 'The parcel’s size is not three lengths in inches, as 12x9x1.'],
  [{ labelFormat: 'PNG' }, 'The label format is neither PDF nor ZPL.'],
  [{ phone: 'none' }, 'The phone is not a number.'],
])('an account with %j is not opened', async (fields, said) => {
  const id = await withFields(fields)
  await expect(usps(id)).rejects.toMatchObject({ kind: 'STOPPED', said })
  await setAccount(id, { isEnabled: false })
})

test('what USPS does not describe is refused by its stand-in, and counted', async () => {
  const before = await counts()
  const body = { client_id: 'ourConsumerKey', client_secret: 'ourConsumerSecret', grant_type: 'client_credentials', scope: 'labels' }
  const { status, json } = await ask('/oauth2/v3/token', { body })
  expect([status, json.error.errors[0].detail]).toEqual([400, expect.stringContaining('scope')])
  expect(await since(before, 'unknown')).toEqual([1])
})
