// What an operator may change while the shop runs, with its default and its bounds. Environment settings are another
// matter (engine/settings.ts): those are read once at start.

/**
 * `cents`: whole US cents. `count`: a whole number, its unit last in the name. `switch`: on or off. `url`: an https address. `line`: one
 * line of text.
 */
interface NumberRule {
  readonly kind: 'cents' | 'count'
  readonly default: number
  readonly min: number
  readonly max: number
}
interface SwitchRule {
  readonly kind: 'switch'
  readonly default: boolean
}
interface TextRule {
  readonly kind: 'url' | 'line'
  readonly default: string
}
type Rule = NumberRule | SwitchRule | TextRule
const cents = (value: number, max: number, min = 0): NumberRule => ({ kind: 'cents', default: value, min, max })
const count = (value: number, min: number, max: number): NumberRule => ({ kind: 'count', default: value, min, max })
const onOff = (value: boolean): SwitchRule => ({ kind: 'switch', default: value })
const url = (value: string): TextRule => ({ kind: 'url', default: value })
const line = (value: string): TextRule => ({ kind: 'line', default: value })

export const settingRules = {
  // Orders and money (domain.md "Orders", "Money")
  cancelFeeCents: cents(3_00, 1_000_00),
  coolingOffMinutes: count(15, 0, 1_440),
  quoteMinutes: count(15, 1, 1_440),
  claimWindowDays: count(30, 1, 365),
  missAfterHours: count(24, 1, 720),
  missProductAfterHours: count(72, 1, 2_160),
  missRefundAfterHours: count(72, 1, 2_160),
  labelScanCents: cents(50, 1_000_00),
  labelVoidDays: count(30, 1, 365),
  isActivationOnly: onOff(false),
  depositTwoPeopleCents: cents(10_000_00, 1_000_000_00),
  adjustmentTwoPeopleCents: cents(0, 1_000_000_00),
  staffRefundCeilingCents: cents(500_00, 1_000_000_00),
  staffDepositCeilingCents: cents(10_000_00, 1_000_000_00),
  creditLimitCents: cents(0, 1_000_000_00),
  // Where sellers send their deposits; shown to signed-in sellers only
  bankName: line('Inkport Demo Bank'),
  bankAccountName: line('INKPORT FULFILMENT LLC'),
  bankAccountNumber: line('0011 2233 4455'),
  bankSwift: line('INKPUS33'),
  // Where our parcels leave from; stands on labels
  shipFromName: line('Inkport Fulfilment'),
  shipFromStreet: line('1201 E Fulfilment Way'),
  shipFromCity: line('Carson'),
  shipFromState: line('CA'),
  shipFromZip: line('90746'),
  // How many times as fast as real parcels the sandbox carrier's travel
  sandboxSpeed: count(1, 1, 100_000),
  // Print quality, in dots per printed inch
  dpiLow: count(120, 1, 2_400),
  dpiMedium: count(200, 1, 2_400),
  // People
  passwordMin: count(6, 6, 64),
  isStaffFactorRequired: onOff(false),
  ticketReopenDays: count(14, 1, 365),
  referralBasisPoints: count(500, 0, 10_000),
  referralMonths: count(12, 1, 120),
  // Links and lines of header and footer (spec §2)
  pricingUrl: url('https://docs.google.com/spreadsheets/'),
  serviceProductUrl: url('https://docs.google.com/document/'),
  serviceDesignUrl: url('https://docs.google.com/document/'),
  serviceEmptyPackageUrl: url('https://docs.google.com/document/'),
  serviceBuyingLabelUrl: url('https://docs.google.com/document/'),
  facebookUrl: url('https://www.facebook.com/'),
  tiktokUrl: url('https://www.tiktok.com/'),
  youtubeUrl: url('https://www.youtube.com/'),
  telegramUrl: url('https://t.me/'),
  websiteUrl: url('https://inkport.example/'),
  contactEmail: line('hello@inkport.example'),
  officeVietnam: line('86 Lê Lợi, Quận 1, TP. Hồ Chí Minh'),
  officeUnitedStates: line('1209 Mill Street, Austin, TX 78702'),
} as const satisfies Readonly<Record<string, Rule>>

export type SettingKey = keyof typeof settingRules
export type SettingValue<K extends SettingKey> = (typeof settingRules)[K] extends NumberRule
  ? number
  : (typeof settingRules)[K] extends SwitchRule
    ? boolean
    : string

// Object.keys gives the table's own keys, which its type is made of.
export const settingKeys = Object.keys(settingRules) as SettingKey[]
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingRules, key)

/** What visitors may read: the links and lines of header and footer, and nothing that is not named here. */
export const isPublicSetting = (key: SettingKey): boolean =>
  settingRules[key].kind === 'url' || ['contactEmail', 'officeVietnam', 'officeUnitedStates'].includes(key)

/** Why `value` cannot be the value of `key`, or nothing where it can. */
export function settingFault(key: SettingKey, value: unknown): 'SETTING_VALUE_INVALID' | undefined {
  return isRight(settingRules[key], value) ? undefined : 'SETTING_VALUE_INVALID'
}

function isRight(rule: Rule, value: unknown): boolean {
  switch (rule.kind) {
    case 'cents':
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= rule.min && value <= rule.max
    case 'switch':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string' && value.length <= 500 && !/\p{Cc}/u.test(value) && (rule.kind === 'line' || isLink(value))
  }
}

/** Empty takes the link away; otherwise only https, so that no stored `javascript:` reaches a page. */
const isLink = (value: string): boolean => value === '' || URL.parse(value)?.protocol === 'https:'
