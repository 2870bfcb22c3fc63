import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, subject } from '#base/call.ts'
import { dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { addressLimits } from './rules.ts'

export const deliveryAddress = subject('address', ['Address', 'Địa chỉ'], {})

const Text = (max: number) => z.string().max(max)
/** An address as people write it; `checkAddress` makes codes of its names. */
export const AddressInput = z.object({
  fullName: Text(addressLimits.name),
  phone: Text(32),
  email: Text(254),
  address: Text(addressLimits.line),
  addressLine2: Text(addressLimits.line).default(''),
  city: Text(addressLimits.city),
  state: Text(addressLimits.city),
  zip: Text(addressLimits.zip + 4),
  country: Text(80),
})
export const DeliveryAddress = z.object({
  id: Id,
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

const Warning = z.object({ field: z.string(), code: z.enum(['ZIP_PADDED', 'ZIP_NOT_IN_STATE']) })
named({ DeliveryAddress, AddressInput })

export const addressCalls = {
  saveAddress: call('POST /v1/delivery-address', {
    ...own(['orders']),
    did: { about: deliveryAddress, done: ['Saved an address', 'Lưu địa chỉ'] },
    summary: 'Keep an address for my next orders; the same one is kept once, and warnings say what may be wrong with it',
    body: AddressInput.extend({ isDefault: z.boolean().default(false) }),
    answer: z.object({ data: DeliveryAddress, warnings: z.array(Warning) }),
    published: true,
  }),
  myAddresses: call('GET /v1/delivery-address', {
    ...own(['orders', 'readOnly']),
    summary: 'My addresses, the default one first',
    answer: dataOf(z.array(DeliveryAddress)),
    published: true,
  }),
  setDefaultAddress: call('PUT /v1/delivery-address/{id}/default', {
    ...own(['orders']),
    did: { about: deliveryAddress, done: ['Changed the default address', 'Đổi địa chỉ mặc định'] },
    summary: 'Make an address the one that checkout starts with',
    params: IdParam,
    answer: dataOf(DeliveryAddress),
  }),
  deleteAddress: call('DELETE /v1/delivery-address/{id}', {
    ...own(['orders']),
    did: { about: deliveryAddress, done: ['Deleted an address', 'Xóa địa chỉ'] },
    summary: 'Forget an address',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
}
