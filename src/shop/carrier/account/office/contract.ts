import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { Line, Tier } from '#shop/account/person/contract.ts'
import { usStates } from '#shop/address/state.rules.ts'
import { ShippingLevel } from '#shop/catalogue/price/contract.ts'
import { accountModes, type CarrierEventCode } from '../../rules.ts'
import { accountLimits } from './rules.ts'

const carrierAccount = subject('carrierAccount', ['Carrier account', 'Tài khoản vận chuyển'], { office: '/office/carriers/{id}' })
const carrierRules = subject('carrierRule', ['Account rules', 'Quy tắc chọn tài khoản'], { office: '/office/carriers?tab=rules' })

/** A carrier that we may have accounts at, and what one of them is. */
const OfficeCarrier = z.object({
  carrier: z.string(),
  name: z.string(),
  modes: z.array(z.enum(accountModes)),
  fields: z.array(
    z.object({ name: z.string(), en: z.string(), vi: z.string(), isSecret: z.boolean(), isOptional: z.boolean(), most: z.int() }),
  ),
  services: z.array(z.object({ code: z.string(), name: z.string(), level: ShippingLevel })),
})
export type OfficeCarrier = z.infer<typeof OfficeCarrier>

/** Within the country; what carriers print on labels. */
export const ShipFrom = z.object({
  name: Line(100),
  street1: Line(100),
  street2: z.string().trim().max(100).default(''),
  city: Line(50),
  state: z.string().refine(state => Object.hasOwn(usStates, state), 'STATE_NOT_FOUND'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'ZIP_INVALID'),
})

const CarrierAccount = z.object({
  id: Id,
  carrier: z.string(),
  /** Of the carrier. */
  carrierName: z.string(),
  name: z.string(),
  mode: z.enum(accountModes),
  /** Of what it is opened by: the end of each secret, and what is none as it is. */
  hints: z.record(z.string(), z.string()),
  /** The codes of the services that are on. */
  services: z.array(z.string()),
  isEnabled: z.boolean(),
  state: z.enum(['UNTRIED', 'ACTIVE', 'STOPPED']),
  /** Why it is stopped: the carrier's own words, or CREDENTIALS where our own secret does not open what it is opened by. */
  stoppedSaid: z.string(),
  /** The carrier tells of the parcels whose postage this account bought. */
  tells: z.boolean(),
  /** From where its parcels leave; null: from where the settings say. */
  from: ShipFrom.nullable(),
  checkedAt: Instant.nullable(),
  /** Whether its carrier sends what happens to its parcels; NONE: it cannot. */
  push: z.enum(['ON', 'OFF', 'NONE']),
  /** Why it does not: NO_ADDRESS where this deployment has no public https address. */
  pushSaid: z.string(),
})
/** With the calls of the last hour to each interface that was ever asked: how many may be made, where that is limited. */
const CarrierAccountCalls = z.object({
  api: z.string(),
  used: z.int(),
  most: z.int().nullable(),
  /** The carrier takes none before. */
  blockedUntil: Instant.nullable(),
})
export type CarrierAccount = z.input<typeof CarrierAccount>

const Services = z.array(z.string().max(50)).min(1, 'REQUIRED').max(100)
export const AccountName = Line(accountLimits.name)
export const AccountBody = z.object({ name: AccountName, services: Services, from: ShipFrom.nullable() })

/** Who a rule is for, and what then serves them; null fits all. */
export const CarrierRule = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  maxOz: z.number().positive().max(10_000).nullable(),
  level: ShippingLevel.nullable(),
  /** Of the seller. */
  tier: Tier.nullable(),
  accountId: Id,
  /** One of the account's; null: the cheapest of those that fit. */
  service: z.string().max(50).nullable(),
  isEnabled: z.boolean(),
})
export type CarrierRule = z.infer<typeof CarrierRule>
const KeptRule = CarrierRule.extend({ id: Id })
export type KeptRule = z.infer<typeof KeptRule>

named({ OfficeCarrier, CarrierAccount, CarrierAccountCalls, ShipFrom, CarrierRule, KeptCarrierRule: KeptRule })

const readers = { access: { staff: ['warehouse', 'finance', 'auditor'] }, touches: 'any' } as const
const ownerOnly = { access: { staff: [] }, touches: 'any' } as const
const anAccount = { params: IdParam, answer: dataOf(CarrierAccount) }

export const carrierAccountCalls = {
  officeCarriers: call('GET /v1/office/carrier', {
    ...readers,
    touches: 'nothing',
    summary: 'The carriers that accounts can be had at, and what one of them is',
    answer: dataOf(z.array(OfficeCarrier)),
  }),
  carrierAccounts: call('GET /v1/office/carrier-account', {
    ...readers,
    summary: 'Our accounts at carriers, oldest first; of what they are opened by the end alone',
    answer: dataOf(z.array(CarrierAccount)),
  }),
  carrierAccount: call('GET /v1/office/carrier-account/{id}', { ...readers, summary: 'One account at a carrier', ...anAccount }),
  carrierAccountUse: call('GET /v1/office/carrier-account/{id}/use', {
    ...readers,
    summary: 'The calls that an account made in the last hour, by interface',
    params: IdParam,
    answer: dataOf(z.array(CarrierAccountCalls)),
  }),
  addCarrierAccount: call('POST /v1/office/carrier-account', {
    ...ownerOnly,
    money: { none: 'It is off until somebody turns it on' },
    did: { about: carrierAccount, done: ['Added a carrier account', 'Thêm tài khoản vận chuyển'] },
    summary: 'Add an account at a carrier, with all of its services; it is off, and nothing is known that opens it',
    body: z.object({ carrier: z.string().max(50), name: AccountName, mode: z.enum(accountModes) }),
    answer: dataOf(CarrierAccount),
  }),
  changeCarrierAccount: call('PUT /v1/office/carrier-account/{id}', {
    ...ownerOnly,
    money: 'power',
    did: { about: carrierAccount, done: ['Changed a carrier account', 'Đổi tài khoản vận chuyển'] },
    summary: 'Change an account’s name, which of its services are on, and from where its parcels leave',
    body: AccountBody,
    ...anAccount,
  }),
  setCarrierSecrets: call('PUT /v1/office/carrier-account/{id}/secret', {
    ...ownerOnly,
    money: 'power',
    did: { about: carrierAccount, done: ['Replaced credentials', 'Thay thông tin đăng nhập'] },
    summary: 'Replace what opens an account, all of it, once its carrier has accepted it; else it keeps what it had',
    // Under this name no value of it is kept in the audit log.
    body: z.object({ secrets: z.record(z.string().max(50), z.string().trim().max(accountLimits.secret)) }),
    ...anAccount,
  }),
  checkCarrierAccount: call('POST /v1/office/carrier-account/{id}/check', {
    ...ownerOnly,
    money: { none: 'Asks the carrier whether it opens an account' },
    did: { about: carrierAccount, done: ['Checked a carrier account', 'Kiểm tra tài khoản vận chuyển'] },
    summary: 'Ask the carrier whether it opens an account: one that it does not is stopped, one that it does sells again',
    ...anAccount,
  }),
  sampleCarrierAccount: call('POST /v1/office/carrier-account/{id}/sample', {
    ...ownerOnly,
    money: { none: 'A carrier’s own test: no postage is paid' },
    did: { about: carrierAccount, done: ['Tested a label', 'Thử nhãn'] },
    summary: 'Buy one label of no order from a test account and give it back at once',
    params: IdParam,
    answer: dataOf(z.object({ trackingNumber: z.string(), service: z.string(), postageCents: CentsShape, isVoided: z.boolean() })),
  }),
  enableCarrierAccount: call('POST /v1/office/carrier-account/{id}/enable', {
    ...ownerOnly,
    money: 'power',
    did: { about: carrierAccount, done: ['Turned on a carrier account', 'Bật tài khoản vận chuyển'] },
    summary: 'Let an account that its carrier opens sell labels',
    ...anAccount,
  }),
  disableCarrierAccount: call('POST /v1/office/carrier-account/{id}/disable', {
    ...ownerOnly,
    money: { none: 'It sells no more; what it sold it still takes back and tells of' },
    did: { about: carrierAccount, done: ['Turned off a carrier account', 'Tắt tài khoản vận chuyển'] },
    summary: 'Buy no more labels from an account',
    ...anAccount,
  }),
  deleteCarrierAccount: call('DELETE /v1/office/carrier-account/{id}', {
    ...ownerOnly,
    money: { none: 'It never sold anything' },
    did: { about: carrierAccount, done: ['Deleted a carrier account', 'Xóa tài khoản vận chuyển'], place: '/office/carriers' },
    summary: 'Delete an account that is off and was never used',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  carrierRules: call('GET /v1/office/carrier-rule', {
    ...readers,
    summary: 'Which account serves which orders: the first rule that fits',
    answer: dataOf(z.array(KeptRule)),
  }),
  setCarrierRules: call('PUT /v1/office/carrier-rule', {
    ...ownerOnly,
    money: 'power',
    did: { about: carrierRules, done: ['Changed account rules', 'Đổi quy tắc chọn tài khoản'] },
    summary: 'Replace all rules by these, in this order; `seenIds` are the ids of those that are replaced',
    body: z.object({ rules: z.array(CarrierRule).max(accountLimits.rules), seenIds: z.array(Id).max(accountLimits.rules) }),
    answer: dataOf(z.array(KeptRule)),
  }),
}

export const carrierEvents = {
  /** A carrier has sent what happened to parcels of an account. */
  'carrier.told': event<{ accountId: number; events: { number: string; code: CarrierEventCode; at: string; place: string }[] }>({
    own: false,
    staff: ['warehouse', 'auditor'],
  }),
  /** A carrier sends nothing of an account any more. */
  'carrier.pushEnded': event<{ accountId: number }>({ own: false, staff: ['warehouse', 'finance', 'auditor'] }),
  /** An account was added, changed or deleted; `isOpen`: its carrier opens it since now. */
  'carrier.changed': event<{ accountId: number; isOpen: boolean }>({ own: false, staff: ['warehouse', 'finance', 'auditor'] }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof carrierEvents> {}
}
