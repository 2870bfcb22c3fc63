// What each role of staff is for (domain.md "People", "Office"), said once more and apart from the calls: a role that a call names
// too many is seen. What is new for a role is added here by hand, on purpose.
import type { AnyCall } from '#base/call.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { isSafe } from './every.ts'

/** The first words of addresses under /v1/office/. */
interface Part {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}
const all = ['']
const made = ['order', 'production', 'label', 'manifest', 'parcel']

/** The owner does everything, an auditor changes nothing. */
const parts: Readonly<Record<StaffRole, Part>> = {
  owner: { reads: all, writes: all },
  auditor: { reads: all, writes: [] },
  finance: {
    reads: ['deposit', 'ledger', 'bank', 'adjustment', 'wallet', 'voucher', 'payment', 'price', 'account', 'order', 'approval', 'limit'],
    writes: ['deposit', 'bank-statement', 'bank-line', 'adjustment', 'wallet', 'voucher', 'payment', 'order/{id}/refund', 'approval'],
  },
  support: {
    reads: [...made, 'account', 'message', 'holiday', 'shipping', 'approval', 'limit'],
    writes: [
      'order/{id}',
      'message',
      'approval',
      ...['verify', 'suspend', 'restore', 'view', 'end-sessions'].map(act => `account/{id}/${act}`),
    ],
  },
  production: {
    reads: ['order', 'production'],
    writes: ['production', 'order/process', 'order/{id}/error', 'order/{id}/resend'],
  },
  warehouse: { reads: made, writes: ['label', 'scan-out', 'manifest', 'parcel', 'order/{id}/error', 'order/{id}/resend'] },
  catalogue: {
    reads: ['category', 'tag-category', 'product', 'price', 'holiday', 'shipping', 'approval', 'limit'],
    writes: ['category', 'tag-category', 'product', 'price-list', 'holiday', 'shipping', 'approval'],
  },
  content: { reads: ['blog'], writes: ['blog'] },
}

/** Whether the call is a part of this role's work. */
export function isPartOf(role: StaffRole, call: AnyCall): boolean {
  const { reads, writes } = parts[role]
  const at = call.path.replace(/^\/v1\/office\//, '')
  // A word ends where it ends: 'product' is no beginning of 'production'.
  return (isSafe(call) ? reads : writes).some(start => start === '' || (at.startsWith(start) && !/^[a-z]/.test(at.slice(start.length))))
}
