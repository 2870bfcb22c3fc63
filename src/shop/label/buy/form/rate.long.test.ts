// The buying-label form is filled in: every field is asked for, and each package has its rates.
import { afterAll, describe, expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { consumeAttempt } from '#shop/account/account.ts'
import { arrangeForm } from '#test/buying-form.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { buyingLabelCalls } from './contract.ts'
import { aForm, aPackage } from './seed.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { mine, rated, bought, labelOf, beginAnew, seller } = arrangeForm(shop)

describe('rates', () => {
  test('are those of every service that takes the package, the cheapest first, with days, and hold for 15 minutes', async () => {
    const { until, packages } = await rated()
    expect(new Date(until).getTime() - shop.now().getTime()).toBe(15 * minute)
    const [{ rates, fault } = { rates: [], fault: null }] = packages
    expect(fault).toBeNull()
    expect(rates.map(({ carrier, serviceName, cents, days }) => [carrier, serviceName, cents, days])).toEqual([
      ['USPS', 'USPS GROUND ADVANTAGE™', 4_25, { least: 2, most: 5 }],
      ['USPS', 'USPS PRIORITY MAIL®', 7_90, { least: 2, most: 3 }],
      ['USPS', 'USPS PRIORITY MAIL EXPRESS®', 28_75, { least: 1, most: 3 }],
    ])
  })

  test('are given for each package; one that nobody takes says why and stops no other', async () => {
    const { packages } = await rated({ packages: [aPackage(), aPackage({ weight: 71 * 16 })] })
    expect(packages[0]?.rates).toHaveLength(3)
    expect(packages[1]).toMatchObject({
      rates: [],
      fault: { code: 'CREATE_LABEL_FAILED', values: { reason: expect.stringContaining('70 lb') } },
    })
  })

  test('ask for every field in the specification’s words', async () => {
    const empty = { name: '', street1: '', city: '', state: '', postalCode: '', country: '' }
    const body = { ...aForm(), shipFrom: empty, shipTo: empty, storeInformation: ' ', warehouseInformation: '' }
    const answer = await mine()(buyingLabelCalls.rateLabels, { body }).catch(error => error)
    const required = answer.errors.filter((it: { code: string; message: string }) => it.message === 'This field is required')
    expect(required.map((it: { path: string }) => it.path).toSorted()).toEqual(
      [
        ...['name', 'street1', 'city', 'state', 'postalCode', 'country'].flatMap(field => [`shipFrom.${field}`, `shipTo.${field}`]),
        'storeInformation',
        'warehouseInformation',
      ].toSorted(),
    )
    const { size: _, ...sizeless } = aPackage()
    const lacking = await mine()(buyingLabelCalls.rateLabels, { body: { ...aForm(), packages: [sizeless as never] } }).catch(error => error)
    expect(lacking.errors).toMatchObject([{ code: 'REQUIRED', path: 'packages.0.size' }])
  })

  test.each([
    ['a place that is none', { shipTo: { ...aForm().shipTo, state: 'Nowhere' } }, 'STATE_NOT_FOUND', 'shipTo.state'],
    ['a ZIP that is none', { shipTo: { ...aForm().shipTo, postalCode: 'ABC' } }, 'ZIP_INVALID', 'shipTo.postalCode'],
    ['a sender abroad', { shipFrom: { ...aForm().shipFrom, country: 'Vietnam', state: '' } }, 'LABEL_FROM_ABROAD', 'shipFrom.country'],
    ['a parcel abroad without its declaration', { shipTo: { ...aForm().shipTo, country: 'Canada' } }, 'REQUIRED', 'packages.0.customs'],
    ['a package without weight', { packages: [aPackage({ weight: 0 })] }, 'PARCEL_WEIGHT_INVALID', 'packages.0.weight'],
    [
      'a side that is too long',
      { packages: [aPackage({ size: { length: 200, width: 1, height: 1 } })] },
      'PARCEL_SIZE_INVALID',
      'packages.0.size.length',
    ],
  ])('name the field of %s', async (_, change, code, path) => {
    const answer = await mine()(buyingLabelCalls.rateLabels, { body: aForm(change) }).catch(error => error)
    expect(answer.errors).toMatchObject([{ code, path }])
  })

  test('of a parcel abroad are had with what customs are told', async () => {
    const customs = { description: 'Cotton T-shirt', hsCode: '6109.10', origin: 'Honduras' }
    const shipTo = { ...aForm().shipTo, country: 'Canada', state: 'Ontario', city: 'Ottawa', postalCode: 'K1A 0B1' }
    const id = await bought({ shipTo, packages: [aPackage({ customs })] })
    expect(await labelOf(id)).toMatchObject({ state: 'READY', trackingNumber: expect.stringMatching(/US$/), shipTo: { country: 'CA' } })
    const vague = await mine()(buyingLabelCalls.rateLabels, {
      body: aForm({ shipTo, packages: [aPackage({ customs: { ...customs, description: 'Gift' } })] }),
    }).catch(error => error)
    expect(vague.errors).toMatchObject([{ code: 'CUSTOMS_WORDS_VAGUE', path: 'packages.0.customs.description' }])
  })

  test('are asked for 120 times an hour by a seller, and then say when again; a form that is wrong asks nobody', async () => {
    for (let asked = 0; asked < 119; asked++)
      await consumeAttempt(shop.engine.db, `label-rates:${seller().id}`, { max: 120, withinMs: hour })
    const wrong = mine()(buyingLabelCalls.rateLabels, { body: aForm({ packages: [aPackage({ weight: 0 })] }) })
    expect(await codeOf(wrong)).toBe('PARCEL_WEIGHT_INVALID')
    await rated()
    const refused = await rated().catch(error => error)
    expect(refused).toMatchObject({ status: 429, code: 'LABEL_RATES_TOO_OFTEN', retryAfterSeconds: expect.any(Number) })
    expect(refused.errors).toMatchObject([{ values: { max: 120, minutes: 60 } }])
    await beginAnew()
    expect((await rated()).packages).toHaveLength(1)
  })
})

test('bought labels are those of these days, in the reader’s calendar', async () => {
  const id = await bought()
  const list = async (query: object) => (await mine()(buyingLabelCalls.myBoughtLabels, { query })).data
  const day = shop.now().toISOString().slice(0, 10)
  expect((await list({ from: day, to: day })).docs.map(label => label.id)).toEqual([id])
  expect(await list({ to: '2026-01-01' })).toMatchObject({ docs: [], totalDocs: 0 })
  expect(await list({ from: '2199-12-31' })).toMatchObject({ docs: [], totalDocs: 0 })
})

test.each(['PR', 'Puerto Rico'])('a parcel to %s goes by domestic mail, and its country is the United States', async country => {
  const shipTo = { ...aForm().shipTo, city: 'San Juan', state: '', postalCode: '00901', country }
  const id = await bought({ shipTo })
  expect(await labelOf(id)).toMatchObject({ state: 'READY', shipTo: { state: 'PR', country: 'US' } })
})

test('a parcel to the armed forces goes to their post office', async () => {
  const shipTo = { ...aForm().shipTo, street1: 'PSC 3 Box 4120', city: 'APO', state: 'AE', postalCode: '09021' }
  expect(await labelOf(await bought({ shipTo }))).toMatchObject({ state: 'READY', shipTo: { state: 'AE' } })
})
