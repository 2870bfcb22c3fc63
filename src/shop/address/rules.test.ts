import { describe, expect, test } from 'vitest'
import { countryCode } from './country.rules.ts'
import { type Address, checkAddress } from './rules.ts'
import { stateCode } from './state.rules.ts'

const good: Address = {
  fullName: 'Minh Lee',
  phone: '+18865550124',
  email: 'buyer10@example.com',
  address: '1034 Elm Ave',
  addressLine2: 'Apt 32',
  city: 'Salt Lake City',
  state: 'UT',
  zip: '84101',
  country: 'US',
}
const codes = (change: Partial<Address>) => checkAddress({ ...good, ...change }).faults.map(fault => fault.code)

describe('an address', () => {
  test('that is right is kept as it is', () => {
    expect(checkAddress(good)).toEqual({ address: good, verdict: 'GOOD', faults: [], warnings: [] })
  })
  test.each<[Partial<Address>, string]>([
    [{ fullName: ' ' }, 'RECIPIENT_MISSING'],
    [{ address: '--' }, 'INVALID_ADDRESS'],
    [{ city: '' }, 'CITY_NOT_FOUND'],
    [{ state: 'ZZ' }, 'STATE_NOT_FOUND'],
    [{ state: 'constructor' }, 'STATE_NOT_FOUND'],
    [{ country: 'XX' }, 'COUNTRY_NOT_FOUND'],
    [{ zip: 'ABCDE' }, 'ZIP_INVALID'],
    [{ zip: '841011' }, 'ZIP_INVALID'],
    [{ phone: '12' }, 'PHONE_INVALID'],
    [{ email: 'not-an-email' }, 'EMAIL_INVALID'],
  ])('%o is refused as %s', (change, code) => {
    expect(codes(change)).toEqual([code])
  })
  test.each(['PR', 'Puerto Rico', 'puerto rico'])('to %s goes to a state of the United States, as the post has it', country => {
    const { address, verdict } = checkAddress({ ...good, city: 'San Juan', state: '', zip: '00901', country })
    expect([address.state, address.country, verdict]).toEqual(['PR', 'US', 'GOOD'])
  })
  test('gives names their codes, in English and Vietnamese', () => {
    const { address, verdict } = checkAddress({ ...good, state: 'utah', country: 'Hoa Kỳ' })
    expect([address.state, address.country, verdict]).toEqual(['UT', 'US', 'GOOD'])
    expect(checkAddress({ ...good, country: 'United States' }).address.country).toBe('US')
  })
  test('gets back the zeros that a spreadsheet ate, with a warning', () => {
    const checked = checkAddress({ ...good, city: 'Boston', state: 'MA', zip: '2108' })
    expect([checked.address.zip, checked.verdict, checked.warnings]).toEqual(['02108', 'WARNED', [{ field: 'zip', code: 'ZIP_PADDED' }]])
    expect(checkAddress({ ...good, city: 'Holtsville', state: 'NY', zip: "'00501" }).verdict).toBe('GOOD')
  })
  test('whose ZIP lies in another state is only warned about', () => {
    expect(checkAddress({ ...good, state: 'TX' })).toMatchObject({ verdict: 'WARNED', faults: [] })
  })
  test('elsewhere needs no state of ours', () => {
    expect(checkAddress({ ...good, country: 'Vietnam', state: 'Hà Nội', zip: '100000', city: 'Hà Nội' }).verdict).toBe('GOOD')
    expect(checkAddress({ ...good, phone: '(+1) 826 555 0157' }).address.phone).toBe('+18265550157')
  })
})

test.each([
  ['TX', ['tx', 'Texas', 'Tex.', 'T.X.', 'US-TX', 'us tx', 'USA-TX']],
  ['MA', ['Mass.', 'massachusetts']],
  ['DC', ['D.C.', 'Washington, D.C.', 'District of Columbia']],
  ['WV', ['W. Va.', 'West Virginia']],
  ['NM', ['N. Mex.', 'New Mexico']],
  [undefined, ['', 'US', 'USA', 'Bavaria', 'TX 78701', 'constructor']],
])('the state %s is %o', (code, texts) => {
  expect(texts.map(stateCode)).toEqual(texts.map(() => code))
})

test.each([
  ['US', ['us', 'U.S.', 'U.S.A.', 'USA', 'United States', 'the United States of America', 'United States (US)', 'Hoa Kỳ', 'Mỹ']],
  ['GB', ['UK', 'U.K.', 'England', 'Great Britain', 'United Kingdom']],
  ['LC', ['St. Lucia', 'st lucia']],
  [undefined, ['', 'XX', 'USSR', 'Earth']],
])('the country %s is %o', (code, texts) => {
  expect(texts.map(countryCode)).toEqual(texts.map(() => code))
})
