import { expect, test } from 'vitest'
import { parseAddress } from './paste.rules.ts'

test('an address over several lines becomes its fields', () => {
  expect(parseAddress('Mia Carter\n8182 Sunset Ct\nApt 4\nHouston, TX 77002\nUnited States\n+1 (774) 555-0126\nmia@example.com')).toEqual({
    fullName: 'Mia Carter',
    address: '8182 Sunset Ct',
    addressLine2: 'Apt 4',
    city: 'Houston',
    state: 'TX',
    zip: '77002',
    country: 'US',
    phone: '+1774555-0126',
    email: 'mia@example.com',
  })
})

test('an address in one line, too, with the state’s name', () => {
  expect(parseAddress('Minh Lee, 1034 Elm Ave, Salt Lake City, Utah 84101-1234, US')).toEqual({
    fullName: 'Minh Lee',
    address: '1034 Elm Ave',
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84101-1234',
    country: 'US',
  })
})

test('labels are dropped, and city, state and ZIP may stand without commas', () => {
  expect(parseAddress('Name: Zoe O’Neil\nAddress: 4542 Oak St\nNew York New York 10001')).toEqual({
    fullName: 'Zoe O’Neil',
    address: '4542 Oak St',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    country: 'US',
  })
})

test('what cannot be read is left out', () => {
  expect(parseAddress('')).toEqual({})
  expect(parseAddress('12 Main St')).toEqual({ address: '12 Main St' })
})
