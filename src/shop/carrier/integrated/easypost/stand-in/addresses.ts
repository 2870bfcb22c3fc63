// What the stand-in knows of addresses: every one, but for streets with these words in them.
import type { StandInAnswer, StandInBooks, StandInCall } from '../../../port.ts'
import { done } from '../../stand-in.ts'
import { NewAddress } from './asked.ts'
import { newId } from './books.ts'
import { bodyOf } from './reply.ts'

/** As EasyPost/examples have them: official/docs/responses/addresses, verify-param and verify-failure. */
export async function addresses(call: StandInCall, books: StandInBooks): Promise<StandInAnswer> {
  const read = await bodyOf(NewAddress, call, books)
  if (!read.success) return read.refusal
  const { address, verify } = read.data
  const street = address.street1.toUpperCase()
  const lacks = street.includes('TOWER') && !address.street2
  const errors = [
    ...(street.includes('UNDELIVERABLE') ? [failure('E.ADDRESS.NOT_FOUND', 'address', 'Address not found')] : []),
    ...(lacks ? [failure('E.SECONDARY_INFORMATION.MISSING', 'street2', 'Missing secondary information(Apt/Suite#)')] : []),
    ...(/999/.test(address.street2 ?? '')
      ? [failure('E.SECONDARY_INFORMATION.INVALID', 'street2', 'Invalid secondary information(Apt/Suite#)')]
      : []),
  ]
  const success = !street.includes('UNDELIVERABLE')
  const written = {
    street1: street.replace(/\bAVENUE$/, 'AVE').replace(/\bSTREET$/, 'ST'),
    street2: (address.street2 ?? '').toUpperCase(),
    city: address.city.toUpperCase(),
    zip: /^\d{5}$/.test(address.zip) ? `${address.zip}-1234` : address.zip,
  }
  return done(201, {
    id: newId('adr'),
    object: 'Address',
    mode: 'test',
    ...address,
    ...(verify !== undefined && success && written),
    verifications: verify === undefined ? {} : { zip4: { success, errors, details: null }, delivery: { success, errors, details: {} } },
  })
}

const failure = (code: string, field: string, message: string) => ({ code, field, message, suggestion: null })
