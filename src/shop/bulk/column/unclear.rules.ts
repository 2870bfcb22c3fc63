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
    any: /personali[sz]|customi[sz]ation|engrav|monogram|inscription|\btext\b|khắc|chữ in/,
    not: /price|cost|fee|context|note|message/,
  },
  {
    kind: 'quantity',
    any: /\b(?:qty|quantit(?:y|ies)|pcs|pieces|units|copies)\b|số lượng/,
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
  const name = header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-#*.:/]+/g, ' ')
    .toLowerCase()
    .normalize('NFC')
  return signs.find(({ any, not }) => any.test(name) && !not.test(name))?.kind
}
