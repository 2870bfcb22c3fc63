// What EasyPost knows of an address (EasyPost/examples: addresses, verify; docs: Address Verification Guide).
import { type AddressAdvice, type AddressDoubt, homeCountry, noAdvice, type Place } from '../../rules.ts'
import { CheckedAddress } from './answers.ts'
import { type Api, read } from './http.ts'

/** Makes an address there, which is all that EasyPost checks; nothing is bought by it. Throws a CarrierTrouble. */
export async function verifyAddress(api: Api, { street1, street2, city, state, zip }: Place): Promise<AddressAdvice> {
  const address = { street1, ...(street2 && { street2 }), city, state, zip, country: homeCountry }
  const reply = await api.ask({ method: 'POST', path: '/v2/addresses', body: JSON.stringify({ address, verify: true }) })
  return reply.isDone ? adviceOf(read(CheckedAddress, reply.json)) : { ...noAdvice, said: reply.said }
}

/** By the beginning of the code. An address may be delivered to, and its apartment be none. */
const byCode: readonly (readonly [code: string, AddressDoubt])[] = [
  ['E.SECONDARY_INFORMATION.MISSING', 'APARTMENT_MISSING'],
  ['E.SECONDARY_INFORMATION.', 'APARTMENT_UNKNOWN'],
  ['E.HOUSE_NUMBER.', 'HOUSE_UNKNOWN'],
  ['E.ADDRESS.NOT_FOUND', 'NOT_FOUND'],
]

function adviceOf({ street1, street2, city, state, zip, verifications }: CheckedAddress): AddressAdvice {
  const { success, errors } = verifications?.delivery ?? {}
  if (success === undefined || errors === undefined) return noAdvice
  const known = errors.flatMap(({ code }) => byCode.find(([beginning]) => code?.startsWith(beginning))?.[1] ?? [])
  const doubts: readonly AddressDoubt[] = known.length === 0 && !success ? ['NOT_FOUND'] : [...new Set(known)]
  const said = errors.flatMap(({ message }) => message || []).join('. ')
  const isWritten = success && street1 && city && state && zip
  return {
    state: doubts.length > 0 ? 'WARNED' : 'CONFIRMED',
    doubts,
    ...(isWritten && { written: { street1, street2: street2 ?? '', city, state, zip } }),
    ...(said !== '' && { said }),
  }
}
