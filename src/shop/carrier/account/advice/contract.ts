import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, named } from '#base/shapes.ts'
import { AddressInput } from '#shop/address/contract.ts'
import { addressDoubts } from '../../rules.ts'

/** The part of an address that is looked up: nobody's name, phone and email leave. */
const AskedPlace = AddressInput.pick({ address: true, addressLine2: true, city: true, state: true, zip: true, country: true })
/** Another spelling of the same place. */
const WrittenPlace = z.object({ address: z.string(), addressLine2: z.string(), city: z.string(), state: z.string(), zip: z.string() })
/**
 * What a carrier knows of an address, as advice: nothing is refused by it. UNKNOWN: none of those that we have accounts at knows it, it is
 * abroad, or none gives an answer now.
 */
const AddressAdvice = z.object({
  state: z.enum(['CONFIRMED', 'WARNED', 'UNKNOWN']),
  /** Whose word it is. */
  carrierName: z.string().nullable(),
  /** Why what is sent there may not arrive. */
  doubts: z.array(z.enum(addressDoubts)),
  /** The address as its carrier writes it, where that is not how it was given. */
  corrected: WrittenPlace.nullable(),
})
export type AddressAdvice = z.infer<typeof AddressAdvice>
/** The same with the carrier's own words. */
const OfficeAddressAdvice = AddressAdvice.extend({ said: z.string() })

named({ AskedPlace, WrittenPlace, AddressAdvice, OfficeAddressAdvice })

export const addressAdviceCalls = {
  adviseAddress: call('POST /v1/delivery-address/advice', {
    ...own(['orders']),
    did: false,
    summary: 'What a carrier knows of an address in the United States: whether mail arrives there, and how it is written; advice alone',
    body: AskedPlace,
    answer: dataOf(AddressAdvice),
    published: true,
  }),
  officeAdviseAddress: call('POST /v1/office/delivery-address/advice', {
    access: { staff: ['support', 'warehouse'] },
    touches: 'nothing',
    did: false,
    money: { none: 'A question' },
    summary: 'The same for staff, with the carrier’s own words',
    body: AskedPlace,
    answer: dataOf(OfficeAddressAdvice),
  }),
}
