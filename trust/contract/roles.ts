// What each role of staff, and of a seller's team, is for (docs/domain.md "People", "Office"), said once more and apart from the calls: a role that a call names
// too many is seen. What is new for a role is added here by hand, on purpose.
import { type Access, isForSellers, isOpen, type TeamRole } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { isSafe } from './every-call.ts'

/** The first words of addresses under /v1/office/, or of a seller's under /v1/. */
interface Part {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}
const all = ['']
/** What waits: in the office of each role's own queues alone. */
const home = 'dashboard'
const made = ['order', 'production', 'label', 'manifest', 'parcel', 'intake']

/** The owner does everything, an auditor changes nothing. */
const parts: Readonly<Record<StaffRole, Part>> = {
  owner: { reads: all, writes: all },
  auditor: { reads: all, writes: [] },
  finance: {
    reads: [
      home,
      'deposit',
      'ledger',
      'bank',
      'adjustment',
      'wallet',
      'voucher',
      'referral',
      'payment',
      'price',
      'account',
      'order',
      'ticket',
      'approval',
      'limit',
      'carrier',
      'postage',
      'label/refund',
      // Behind the figures of what was made.
      'production/piece',
    ],
    writes: [
      'deposit',
      'bank-statement',
      'bank-line',
      'adjustment',
      'wallet',
      'voucher',
      'referral',
      'payment',
      'order/{id}/refund',
      'order/{id}/note',
      // By the carrier's statement (docs/decisions/161-postage-back.md).
      'label/{id}/refund',
      ...['message', 'answering', 'note', 'take', 'assign', 'sort', 'merge'].map(act => `ticket/{id}/${act}`),
      'approval',
    ],
  },
  support: {
    reads: [home, ...made, 'account', 'message', 'ticket', 'holiday', 'shipping', 'approval', 'limit', 'inbound'],
    writes: [
      'order/{id}',
      'inbound',
      'message',
      'ticket',
      'approval',
      'label/import',
      'delivery-address/advice',
      ...['verify', 'suspend', 'restore', 'view', 'end-sessions', 'password-link', 'email', 'data'].map(act => `account/{id}/${act}`),
    ],
  },
  production: {
    reads: [home, 'order', 'production', 'stock'],
    writes: ['production', 'stock', 'order/process', 'order/{id}/error', 'order/{id}/resend', 'order/{id}/note'],
  },
  warehouse: {
    reads: [home, ...made, 'carrier', 'postage', 'stock'],
    writes: [
      'stock',
      'label',
      'scan-out',
      'scan-in',
      'intake',
      'manifest',
      'parcel',
      'delivery-address/advice',
      ...['error', 'resend', 'note', 'label'].map(act => `order/{id}/${act}`),
    ],
  },
  catalogue: {
    reads: [home, 'category', 'tag-category', 'product', 'stock', 'price', 'holiday', 'shipping', 'approval', 'limit'],
    writes: ['category', 'tag-category', 'product', 'stock', 'price-list', 'holiday', 'shipping', 'approval'],
  },
  content: { reads: [home, 'blog', 'announcement', 'page'], writes: ['blog', 'announcement', 'page'] },
}

const reads = [home, 'cart', 'order', 'file', 'design', 'product-custom-template', 'favorite', 'setting-price-list']
const teamParts: Readonly<Record<TeamRole, Part>> = {
  orders: {
    reads: [
      ...reads,
      'ticket',
      'import',
      'sku-mapping',
      'label/import',
      'buying-label',
      'delivery-address',
      'packing',
      'payment',
      'wallet/me',
      'wallet/method',
    ],
    writes: [
      ...['order', 'ticket', 'import', 'sku-mapping', 'label/import', 'label/file', 'delivery-address', 'packing', 'payment', 'file'],
      ...['buying-label', 'favorite', 'cart', 'design'],
    ],
  },
  money: {
    reads: [
      ...[home, 'cart', 'deposit', 'wallet', 'payment', 'referral', 'favorite', 'setting-price-list', 'file/{id}/thumbnail'],
      ...['order', 'order/export', 'order/count', 'order/track', 'order/{id}/invoice', 'order/{id}/label', 'order/{id}/parcel'],
      ...['order/{id}/tracking-link', 'order/{id}/expected', 'order/{id}/check', 'ticket'],
    ],
    writes: ['deposit', 'payment', 'ticket', 'wallet/low-balance'],
  },
  designs: {
    reads: [...reads, 'sku-mapping'],
    writes: ['file', 'product-custom-template', 'design', 'sku-mapping', 'favorite', 'order/bulk/art'],
  },
  readOnly: { reads: all, writes: [] },
}

/** Whether the call is a part of this role's work. */
export const isPartOf = (role: StaffRole, call: AnyCall): boolean => isIn(parts[role], call)
/** The same of a role of a seller's team. */
export const isPartOfTeam = (role: TeamRole, call: AnyCall): boolean => isIn(teamParts[role], call)

/** Of a call that is a seller's: which of their team may make it. */
export const rolesInTeam = (access: Access): readonly TeamRole[] | undefined =>
  isForSellers(access) ? access.seller : typeof access === 'object' && isOpen(access) ? access.anyone : undefined

function isIn({ reads, writes }: Part, call: AnyCall): boolean {
  const at = call.path.replace(/^\/v1\/(office\/)?/, '')
  // A word ends where it ends: 'product' is no beginning of 'production'.
  return (isSafe(call) ? reads : writes).some(start => start === '' || (at.startsWith(start) && !/^[a-z]/.test(at.slice(start.length))))
}
