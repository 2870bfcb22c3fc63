// What USPS knows of an address (its own description of Addresses 3.2.3): its database of delivery points says whether a building is in it.
import { type AddressAdvice, type AddressDoubt, CarrierTrouble, noAdvice, type Place } from '../../rules.ts'
import { CheckedAddress } from './api/answers.ts'
import { type Api, read } from './api/http.ts'

const zipForm = /^(\d{5})(?:-?(\d{4}))?$/

/** Nothing of one that USPS does not find, and of one that it would not look for. Throws a CarrierTrouble. */
export async function verifyAddress(api: Api, { street1, street2, city, state, zip }: Place): Promise<AddressAdvice> {
  const [, ZIPCode, ZIPPlus4] = zipForm.exec(zip) ?? []
  if (street1 === '' || !/^[A-Za-z]{2}$/.test(state)) return noAdvice
  const query = new URLSearchParams({
    streetAddress: street1,
    ...(street2 && { secondaryAddress: street2 }),
    ...(city !== '' && { city }),
    state: state.toUpperCase(),
    ...(ZIPCode && { ZIPCode }),
    ...(ZIPPlus4 && { ZIPPlus4 }),
  })
  const reply = await api.ask({ method: 'GET', path: `/addresses/v3/address?${query}` })
  if (reply.isDone) return adviceOf(read(CheckedAddress, reply.json))
  // 404: there is no match, or several; what is wrong of it is said in words alone.
  if (reply.status === 404 || reply.status === 400) return { ...noAdvice, said: reply.said }
  throw new CarrierTrouble('UNKNOWN', { said: reply.said })
}

/** Y: the house is there, and the apartment where one is named. D: that is missing. S: that is none. N: neither is there. */
const byConfirmation: Readonly<Record<string, AddressDoubt>> = { D: 'APARTMENT_MISSING', S: 'APARTMENT_UNKNOWN', N: 'NOT_FOUND' }
const byCorrection: Readonly<Record<string, AddressDoubt>> = { '32': 'APARTMENT_MISSING', '22': 'SEVERAL' }
const exactMatch = '31'

function adviceOf({ address, additionalInfo, corrections, matches }: CheckedAddress): AddressAdvice {
  const confirmation = additionalInfo?.DPVConfirmation ?? ''
  const found = [
    byConfirmation[confirmation],
    ...(corrections ?? []).map(({ code }) => byCorrection[code ?? '']),
    additionalInfo?.vacant === 'Y' ? ('VACANT' as const) : undefined,
  ]
  const doubts = [...new Set(found.flatMap(doubt => doubt ?? []))]
  const said = (corrections ?? []).flatMap(({ text }) => text || []).join(' ')
  const isKnown = confirmation === 'Y' || (matches ?? []).some(({ code }) => code === exactMatch)
  const isSure = isKnown || confirmation === 'D' || confirmation === 'S'
  const written = isSure && !doubts.includes('SEVERAL') ? writtenOf(address) : undefined
  const state = doubts.length > 0 ? 'WARNED' : isKnown ? 'CONFIRMED' : 'UNKNOWN'
  return { state, doubts, ...(written && { written }), ...(said !== '' && { said }) }
}

function writtenOf(address: CheckedAddress['address']): Place | undefined {
  const { streetAddress: street1, secondaryAddress, city, state, ZIPCode, ZIPPlus4 } = address ?? {}
  if (!street1 || !city || !state || !ZIPCode) return undefined
  return { street1, street2: secondaryAddress ?? '', city, state, zip: ZIPPlus4 ? `${ZIPCode}-${ZIPPlus4}` : ZIPCode }
}
