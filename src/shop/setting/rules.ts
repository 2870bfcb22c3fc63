// What an operator may change while the shop runs, with its default and its bounds. Environment settings are another
// matter (engine/settings.ts): those are read once at start.
import { emailFault } from '#base/fields.ts'

/**
 * `cents`: whole US cents. `count`: a whole number, its unit last in the name. `switch`: on or off. `url`: an https address. `line`: one
 * line of text. `names`: a list of names, commas between. `roll`: a roll's measures. `email`: an address to write to. `choice`: one of the options.
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
  readonly kind: 'url' | 'line' | 'names' | 'email' | 'roll'
  readonly default: string
}
interface ChoiceRule<O extends string = string> {
  readonly kind: 'choice'
  readonly default: O
  readonly options: readonly O[]
}
type Rule = NumberRule | SwitchRule | TextRule | ChoiceRule
const cents = (value: number, max: number, min = 0): NumberRule => ({ kind: 'cents', default: value, min, max })
const count = (value: number, min: number, max: number): NumberRule => ({ kind: 'count', default: value, min, max })
const onOff = (value: boolean): SwitchRule => ({ kind: 'switch', default: value })
const url = (value: string): TextRule => ({ kind: 'url', default: value })
const line = (value: string): TextRule => ({ kind: 'line', default: value })
const names = (value: string): TextRule => ({ kind: 'names', default: value })
const email = (value: string): TextRule => ({ kind: 'email', default: value })
const rollRule = (value: string): TextRule => ({ kind: 'roll', default: value })
const choice = <const O extends string>(value: NoInfer<O>, options: readonly O[]): ChoiceRule<O> => ({
  kind: 'choice',
  default: value,
  options,
})

/** What a technique's hot folder takes. */
export const hotTakes = ['PRINTS', 'SHEETS'] as const
export type HotTakes = (typeof hotTakes)[number]
/** What becomes of a print's white underbase. */
export const underbases = ['OFF', 'CHOKE_0', 'CHOKE_1', 'CHOKE_2', 'CHOKE_3', 'CHOKE_4'] as const

export const settingRules = {
  // Orders and money (docs/domain.md "Orders", "Money")
  cancelFeeCents: cents(3_00, 1_000_00),
  // For handling a parcel that came back, beside the new postage
  reshipFeeCents: cents(0, 1_000_00),
  coolingOffMinutes: count(15, 0, 1_440),
  quoteMinutes: count(15, 1, 1_440),
  claimWindowDays: count(30, 1, 365),
  missAfterHours: count(24, 1, 720),
  missProductAfterHours: count(72, 1, 2_160),
  missRefundAfterHours: count(72, 1, 2_160),
  labelScanCents: cents(50, 1_000_00),
  isActivationOnly: onOff(false),
  depositTwoPeopleCents: cents(10_000_00, 1_000_000_00),
  adjustmentTwoPeopleCents: cents(0, 1_000_000_00),
  staffRefundCeilingCents: cents(500_00, 1_000_000_00),
  staffDepositCeilingCents: cents(10_000_00, 1_000_000_00),
  staffGrantCeilingCents: cents(500_00, 1_000_000_00),
  staffPostageCeilingCents: cents(100_00, 1_000_000_00),
  // What one person may do alone within 24 hours, and how long an act waits where nobody else may decide
  staffRefundDayCents: cents(2_500_00, 100_000_000_00),
  staffDepositDayCents: cents(50_000_00, 100_000_000_00),
  staffGrantDayCents: cents(2_000_00, 100_000_000_00),
  staffPostageDayCents: cents(1_000_00, 100_000_000_00),
  priceCutPercent: count(20, 0, 100),
  priceCutDayPercent: count(60, 0, 100_000),
  isBankAccountByTwo: onOff(true),
  approvalWaitHours: count(24, 24, 720),
  creditLimitCents: cents(0, 1_000_000_00),
  // Where our parcels leave from; stands on labels
  shipFromName: line('Inkport Fulfilment'),
  shipFromStreet: line('1201 E Fulfilment Way'),
  shipFromCity: line('Carson'),
  shipFromState: line('CA'),
  shipFromZip: line('90746'),
  // How many times as fast as real parcels the sandbox carrier's travel
  sandboxSpeed: count(1, 1, 100_000),
  // Whether it tells of parcels whose postage others sold; no real carrier does
  isSandboxTracker: onOff(true),
  // Of the print floor, as its stations choose them; none: nobody is asked
  machines: names(''),
  bins: count(40, 0, 500),
  // Of a variant that says nothing else: from how many pieces on more must be ordered
  lowStock: count(10, 0, 100_000),
  // Of gang sheets, in inches: width × longest sheet, what stays free between two prints, and at the edges
  rollDtf: rollRule('22 × 240, 0.25, 0.25'),
  rollSublimation: rollRule('22 × 240, 0.25, 0.25'),
  rollUv: rollRule('22 × 240, 0.25, 0.25'),
  // What is put into the hot folders of techniques that print from a roll
  hotDtf: choice('PRINTS', hotTakes),
  hotSublimation: choice('PRINTS', hotTakes),
  hotUv: choice('PRINTS', hotTakes),
  // The white mask below prints on cloth that is not white, choked by so many pixels of 300 an inch; OFF: the RIP makes its own
  underbaseDtg: choice('OFF', underbases),
  underbaseDtf: choice('OFF', underbases),
  // Print quality, in dots per printed inch
  dpiLow: count(120, 1, 2_400),
  dpiMedium: count(200, 1, 2_400),
  // What becomes of an order whose art is below its product's own figure: its seller confirms before it is submitted, or it waits, submitted,
  // until they do, or they are only told
  dpiPolicy: choice('CONFIRM', ['CONFIRM', 'WAIT', 'WARN']),
  // People
  passwordMin: count(6, 6, 64),
  isStaffFactorRequired: onOff(false),
  // Of one seller, those who were invited among them
  teamMembers: count(20, 0, 500),
  // Working hours until a ticket's first reply and its decision, and from when to when somebody answers, Monday to Friday
  ticketReplyHours: count(8, 1, 240),
  ticketDecisionHours: count(24, 1, 720),
  ticketOpensHour: count(9, 0, 12),
  ticketClosesHour: count(17, 13, 24),
  // At which hour of the shop's own clock the daily mail of notifications goes
  digestHour: count(8, 0, 23),
  // What one account, or one address without an account, may have at once: it is refused alone
  accountFilesMb: count(20_480, 1, 1_000_000_000),
  accountStreams: count(20, 1, 10_000),
  accountImportsReady: count(10, 1, 10_000),
  accountPaymentsOpen: count(5, 1, 10_000),
  addressCartsPerHour: count(50, 1, 1_000_000),
  // Links and lines of header and footer (spec §2): an address that is not set leads to our own page, or is not there
  pricingUrl: url(''),
  serviceProductUrl: url(''),
  serviceDesignUrl: url(''),
  serviceEmptyPackageUrl: url(''),
  serviceBuyingLabelUrl: url(''),
  facebookUrl: url(''),
  tiktokUrl: url(''),
  youtubeUrl: url(''),
  telegramUrl: url(''),
  websiteUrl: url(''),
  contactEmail: email(''),
  officeVietnam: line(''),
  officeUnitedStates: line(''),
} as const satisfies Readonly<Record<string, Rule>>

export type SettingKey = keyof typeof settingRules
export type SettingValue<K extends SettingKey> = (typeof settingRules)[K] extends NumberRule
  ? number
  : (typeof settingRules)[K] extends SwitchRule
    ? boolean
    : (typeof settingRules)[K] extends ChoiceRule<infer O>
      ? O
      : string

// Object.keys gives the table's own keys, which its type is made of.
export const settingKeys = Object.keys(settingRules) as SettingKey[]
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingRules, key)

/** What visitors may read: the links and lines of header and footer, how sharp is sharp, and nothing that is not named here. */
export const isPublicSetting = (key: SettingKey): boolean =>
  ['url', 'email'].includes(settingRules[key].kind) ||
  ['officeVietnam', 'officeUnitedStates', 'dpiLow', 'dpiMedium', 'dpiPolicy'].includes(key)

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
    case 'choice':
      return rule.options.some(option => option === value)
    default:
      return typeof value === 'string' && value.length <= 500 && !/\p{Cc}/u.test(value) && isText[rule.kind](value)
  }
}

const isText: Readonly<Record<TextRule['kind'], (value: string) => boolean>> = {
  url: value => isLink(value),
  line: () => true,
  names: value => areNames(namesIn(value)),
  roll: value => rollOf(value) !== undefined,
  email: value => value === '' || emailFault(value) === undefined,
}

/** Empty takes the link away; otherwise only https, so that no stored `javascript:` reaches a page, and nobody's password. */
function isLink(value: string): boolean {
  const url = URL.parse(value)
  return value === '' || (url?.protocol === 'https:' && url.username === '' && url.password === '')
}

/** The names of a list as it is written, commas between. */
export const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')

/** How many names a list holds, and the characters of each. */
export const nameLimits = { most: 20, max: 40 } as const
const areNames = (names: readonly string[]): boolean =>
  names.length <= nameLimits.most &&
  names.every(name => name.length <= nameLimits.max) &&
  new Set(names.map(name => name.toLowerCase())).size === names.length

/** A roll that gang sheets are printed on, in inches. */
export interface Roll {
  widthInches: number
  longestInches: number
  gapInches: number
  edgeInches: number
}
/** What a roll may measure, in inches. */
export const rollLimits = {
  widthInches: { min: 4, max: 64 },
  longestInches: { min: 4, max: 240 },
  gapInches: { min: 0, max: 2 },
  edgeInches: { min: 0, max: 1 },
} as const satisfies Record<keyof Roll, { min: number; max: number }>
const measures = ['widthInches', 'longestInches', 'gapInches', 'edgeInches'] as const
/** The measures of a roll as they are written: '22 × 240, 0.25, 0.25'; nothing where they cannot be a roll's. */
export function rollOf(text: string): Roll | undefined {
  const parts = text.split(/[x×,;]/i).map(part => part.trim())
  const [widthInches = 0, longestInches = 0, gapInches = -1, edgeInches = -1] = parts.map(Number)
  const isWritten = parts.length === 4 && parts.every(part => /^[\d.]{1,6}$/.test(part))
  const roll = { widthInches, longestInches, gapInches, edgeInches }
  return isWritten && measures.every(each => isMeasure(each, roll[each])) ? roll : undefined
}
export const isMeasure = (of: keyof Roll, value: number): boolean => value >= rollLimits[of].min && value <= rollLimits[of].max
/** As `rollOf` reads it. */
export const rollText = ({ widthInches, longestInches, gapInches, edgeInches }: Roll): string =>
  `${widthInches} × ${longestInches}, ${gapInches}, ${edgeInches}`
/** The same of a text that has been checked. */
export function rollIn(text: string): Roll {
  const roll = rollOf(text)
  if (!roll) throw new Error(`'${text}' is no roll.`)
  return roll
}
