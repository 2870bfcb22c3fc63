// Columns that are not read and yet look as if an order needed them: what they are is asked, and never assumed.

export const unclearKinds = ['quantity', 'address', 'text', 'design'] as const
export type UnclearKind = (typeof unclearKinds)[number]
export interface UnclearColumn {
  header: string
  looksLike: UnclearKind
}

/** A word of the name by which one is known, unless another says that it is about something else. */
const signs: readonly { kind: UnclearKind; any: RegExp; not: RegExp }[] = [
  {
    kind: 'text',
    any: /personali[sz]|customi[sz]ation|engrav|monogram|inscription|\b(?:text|initials|lettering|wording|properties)\b|\b(?:custom|print|printed) names?\b|\bnames? (?:on|to print)\b|khắc|chữ in|tên in/,
    not: /price|cost|fee|context|note|message/,
  },
  {
    kind: 'quantity',
    any: /\b(?:qty|quantit(?:y|ies)|pcs|pieces|units|copies|count|anzahl|menge|cantidad|quantité|quantità|quantidade)\b|\b(?:number|no) of (?:items|units|pcs|pieces|copies|products)\b|how many|số lượng/,
    not: /price|cost|fee|weight|refund|return|stock|cancel|discount|shipped/,
  },
  {
    kind: 'address',
    any: /\b(?:address|street|city|zip|zipcode|postcode|postal|province|state|country|recipient|apartment|apt|suite)\b|địa chỉ|người nhận/,
    not: /bill|payer|payment|buyer|email|e-mail|\bip\b|sender|return|warehouse|store|origin|tax|vat|status|customer id/,
  },
  {
    kind: 'design',
    any: /\b(?:design|artwork|art|print file|print files|logo|graphic)\b|thiết kế/,
    not: /price|cost|fee|name|date|\bid\b|status|designer/,
  },
]

/** What a column of this name looks like; nothing where an order can do without it. */
export function unclearKind(header: string): UnclearKind | undefined {
  const name = wordsOf(header)
  return signs.find(({ any, not }) => any.test(name) && !not.test(name))?.kind
}

/** A name of a column as its words, small: `RecipientCity` and `recipient_city` are two words. */
export const wordsOf = (header: string): string =>
  header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-#*.:/]+/g, ' ')
    .toLowerCase()
    .normalize('NFC')

/**
 * What the filled cells of a column without a name look like, by most of them. Numbers that count the rows are no quantity, and what has no
 * letters (prices, dates, phone numbers) is nothing that an order needs.
 */
export function valuesLookLike(values: readonly string[]): UnclearKind | undefined {
  const most = (isOne: (value: string) => boolean) => values.filter(isOne).length * 2 > values.length
  if (most(isQuantity)) return countsRows(values) ? undefined : 'quantity'
  if (most(isLink)) return 'design'
  if (most(isPlace)) return 'address'
  return most(isText) ? 'text' : undefined
}

/** Whether the name of a column that nobody knows could be another word for a quantity; that it numbers or measures things its name says. */
export function mayCount(header: string): boolean {
  const name = wordsOf(header)
  return !numbers.test(name) && !signs.some(({ any }) => any.test(name))
}
/** Whether these cells say how many: small whole numbers, some more than one. */
export const countsPieces = (values: readonly string[]): boolean =>
  valuesLookLike(values) === 'quantity' && values.some(value => Number(value) > 1)
const numbers =
  /\b(?:id|no|nr|number|code|line|row|index|stt|page|box|batch|bin|store|shop|priority|rank|day|days|week|month|year|age|size|weight|length|width|height|oz|price|cost|total|fee|tax|amount|discount|rating|phone|zip|version)\b/

const isQuantity = (value: string): boolean => /^[1-9]\d{0,2}$/.test(value)
/** 0, 1, 2 … as tools write beside their rows. */
const countsRows = (values: readonly string[]): boolean =>
  values.length > 2 && values.every((value, at) => Number(value) === Number(values[0]) + at)
const isLink = (value: string): boolean => /^(?:https?:\/\/|library:)|\.(?:png|jpe?g|webp|svg|pdf)$/i.test(value)
/** A ZIP, a house number before its street, a flat or a box. */
const isPlace = (value: string): boolean =>
  /^'?\d{5}(?:-\d{4})?$/.test(value) ||
  /^\d{1,6}[a-z]?,? \p{L}/iu.test(value) ||
  /^(?:apt|apartment|unit|suite|ste|p\.? ?o\.? box)\b/i.test(value)
/** Words; what people write into such columns for themselves is asked about, too. */
const isText = (value: string): boolean => /\p{L}{2}/u.test(value) && !/^\S{1,100}@\S{1,200}$/.test(value)
