import { describe, expect, test } from 'vitest'
import { nowhere } from '#shop/address/rules.ts'
import { addressOf, bodyOf, draftOf, emptyDraft, emptyPackage, isBlank, nextDraft, placeOf, shapeOf, type TypedForm } from './draft.ts'

const place = {
  name: 'Minh Lee',
  street1: '1034 Elm Ave',
  street2: '',
  city: 'Salt Lake City',
  state: 'UT',
  postalCode: '84101',
  country: 'US',
}
const parcel = { ...emptyPackage(), sku: 'TEE', name: 'Tee', unitPrice: 19_00, weight: 6.5, size: { length: 10, width: 8, height: 2 } }
const form: TypedForm = {
  shipFrom: place,
  shipTo: place,
  storeInformation: 'Shop',
  warehouseInformation: 'Reno',
  packages: [parcel, parcel],
}
const berlin = { ...place, city: 'Berlin', state: '', postalCode: '10115', country: 'DE' }
const issuesOf = (typed: TypedForm) =>
  (shapeOf(typed).safeParse(typed).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)

test('of a form that nobody has filled in every field is asked for, the numbers too', () => {
  const { form: empty } = emptyDraft()
  const paths = (shapeOf(empty).safeParse(empty).error?.issues ?? []).map(({ path }) => path.join('.'))
  for (const field of [
    'shipFrom.name',
    'shipTo.postalCode',
    'storeInformation',
    'warehouseInformation',
    'packages.0.sku',
    'packages.0.weight',
  ])
    expect(paths).toContain(field)
})

test('a parcel that stays in the country is sent without a declaration', () => {
  expect(bodyOf(form)?.packages.map(({ customs }) => customs)).toEqual([null, null])
})

describe('a parcel that leaves the country', () => {
  const abroad = { ...form, shipTo: berlin, packages: [parcel] }
  const declared = (customs: TypedForm['packages'][number]['customs']) => ({ ...abroad, packages: [{ ...parcel, customs }] })

  test('has every field of its declaration asked for', () => {
    expect(issuesOf(abroad)).toEqual([
      'packages.0.customs.description REQUIRED',
      'packages.0.customs.hsCode REQUIRED',
      'packages.0.customs.origin REQUIRED',
    ])
    expect(bodyOf(abroad)).toBeUndefined()
  })

  test('has what customs would refuse told at its field, each on its own', () => {
    expect(issuesOf(declared({ description: 'Gift', hsCode: '12', origin: 'VN' }))).toEqual([
      'packages.0.customs.description CUSTOMS_WORDS_VAGUE',
      'packages.0.customs.hsCode HS_CODE_INVALID',
    ])
  })

  test('is sent with its declaration', () => {
    const customs = { description: 'Cotton T-shirt', hsCode: '6109.10', origin: 'VN' }
    expect(bodyOf(declared(customs))?.packages[0]?.customs).toEqual(customs)
  })
})

test('a place that the server would refuse is refused at its field', () => {
  expect(issuesOf({ ...form, shipTo: { ...place, postalCode: '9' } })).toEqual(['shipTo.postalCode ZIP_INVALID'])
})

test('an address and a place are the same under other names; what a paste does not name stays', () => {
  expect(placeOf({ ...addressOf(place) })).toEqual(place)
  expect(addressOf(place)).toEqual({
    ...nowhere,
    fullName: 'Minh Lee',
    address: '1034 Elm Ave',
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84101',
  })
  expect(placeOf({ zip: '10001' })).toEqual({ postalCode: '10001' })
})

test('the next form has the same sender, and what failed is tried again alone', () => {
  const draft = { ...emptyDraft(), form, bought: [7, 8] }
  expect(nextDraft(draft)).toMatchObject({ bought: [], form: { shipFrom: place, storeInformation: 'Shop', shipTo: { name: '' } } })
  expect(isBlank(nextDraft(draft))).toBe(true)
  expect(draftOf(draft, [1]).form.packages).toEqual([parcel])
})
