import { expect, test } from 'vitest'
import { correctedPlace } from './written.rules.ts'

const given = { street1: '1034 Elm Avenue', street2: '', city: 'Salt Lake City', state: 'UT', zip: '84101' }

test('what differs in capitals, marks and four more digits of a ZIP alone is no correction', () => {
  expect(correctedPlace(given, { ...given, street1: '1034 ELM AVENUE', city: 'SALT LAKE CITY', zip: '84101-1204' })).toBeUndefined()
  expect(correctedPlace({ ...given, street1: '12 Elm Apt 2' }, { ...given, street1: '12 ELM', street2: 'APT 2' })).toBeUndefined()
})

test('a correction keeps as it was typed what the carrier writes alike', () => {
  expect(correctedPlace(given, { ...given, street1: '1034 ELM AVE', city: 'SALT LAKE CITY', zip: '84101-1204' })).toEqual({
    ...given,
    street1: '1034 ELM AVE',
    zip: '84101-1204',
  })
  expect(correctedPlace(given, { ...given, zip: '84102' })).toMatchObject({ zip: '84102', street1: '1034 Elm Avenue' })
})
