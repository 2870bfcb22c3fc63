// What the stand-in knows of addresses: every one, but for streets with these words in them.
import type { StandInAnswer, StandInBooks, StandInCall } from '../../../port.ts'
import { done } from '../../stand-in.ts'
import { failed } from './answer.ts'
import { AddressQuery } from './asked.ts'

/** AddressResponse of its description of Addresses 3.2.3. */
export async function address({ query }: StandInCall, books: StandInBooks): Promise<StandInAnswer> {
  const read = AddressQuery.safeParse(Object.fromEntries(query))
  if (!read.success) {
    await books.count(read.error.issues.some(({ code }) => code === 'unrecognized_keys') ? 'unknown' : 'malformed')
    return failed(400, read.error.issues[0]?.message ?? '', read.error.issues[0]?.path.join('.'))
  }
  const { streetAddress, secondaryAddress = '', city = '', state, ZIPCode = '' } = read.data
  const is = (words: string) => streetAddress.toUpperCase().includes(words)
  if (is('NOWHERE') || ZIPCode === '00000') return failed(404, 'There is no match for the address requested.')
  const confirmation = is('UNBUILT') ? 'N' : !is('TOWER') ? 'Y' : secondaryAddress === '' ? 'D' : /999/.test(secondaryAddress) ? 'S' : 'Y'
  const corrections = [
    ...(confirmation === 'D' ? [{ code: '32', text: 'Default address: more information is needed, such as an apartment or suite.' }] : []),
    ...(is('SEVERAL') ? [{ code: '22', text: 'Multiple addresses were found.' }] : []),
  ]
  return done(200, {
    firm: '',
    address: {
      streetAddress: abbreviated(streetAddress.toUpperCase()),
      streetAddressAbbreviation: '',
      secondaryAddress: abbreviated(secondaryAddress.toUpperCase()),
      cityAbbreviation: '',
      city: city.toUpperCase(),
      state: state.toUpperCase(),
      ZIPCode,
      ZIPPlus4: '1234',
      urbanization: '',
    },
    additionalInfo: {
      deliveryPoint: '34',
      carrierRoute: 'C012',
      DPVConfirmation: confirmation,
      DPVCMRA: 'N',
      business: 'N',
      centralDeliveryPoint: 'N',
      vacant: is('VACANT') ? 'Y' : 'N',
    },
    corrections,
    matches: confirmation === 'Y' && corrections.length === 0 ? [{ code: '31', text: 'Single Response - exact match' }] : [],
    warnings: [],
  })
}

/** As USPS writes them (Publication 28). */
const abbreviated = (line: string): string =>
  line
    .replace(/\bAVENUE$/, 'AVE')
    .replace(/\bSTREET$/, 'ST')
    .replace(/\bROAD$/, 'RD')
    .replace(/^APARTMENT /, 'APT ')
