// What each role of staff, and of a seller's team, is for (domain.md "People", "Office"), said once more and apart from the calls: a role that a call names
// too many is seen. What is new for a role is added here by hand, on purpose.
import type { TeamRole } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { isSafe } from './every-call.ts'

/** The first words of addresses under /v1/office/, or of a seller's under /v1/. */
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

const reads = ['order', 'file', 'product-custom-template', 'favorite', 'setting-price-list']
const teamParts: Readonly<Record<TeamRole, Part>> = {
  orders: {
    reads: [...reads, 'import', 'delivery-address', 'payment', 'wallet/me', 'wallet/method'],
    writes: ['order', 'import', 'delivery-address', 'payment', 'file', 'favorite'],
  },
  money: {
    reads: [
      ...['deposit', 'wallet', 'payment', 'favorite', 'setting-price-list', 'file/{id}/thumbnail'],
      ...['order', 'order/export', 'order/count', 'order/{id}/invoice', 'order/{id}/label', 'order/{id}/parcel'],
    ],
    writes: ['deposit', 'payment'],
  },
  designs: {
    reads,
    writes: ['file', 'product-custom-template', 'favorite', 'order/bulk/art'],
  },
  readOnly: { reads: all, writes: [] },
}

/** Whether the call is a part of this role's work. */
export const isPartOf = (role: StaffRole, call: AnyCall): boolean => isIn(parts[role], call)
/** The same of a role of a seller's team. */
export const isPartOfTeam = (role: TeamRole, call: AnyCall): boolean => isIn(teamParts[role], call)

function isIn({ reads, writes }: Part, call: AnyCall): boolean {
  const at = call.path.replace(/^\/v1\/(office\/)?/, '')
  // A word ends where it ends: 'product' is no beginning of 'production'.
  return (isSafe(call) ? reads : writes).some(start => start === '' || (at.startsWith(start) && !/^[a-z]/.test(at.slice(start.length))))
}
