// Macros: answers written once, with fields that stand for values of the ticket. All of its fields are filled, or it is not inserted.

/** What a field may stand for. */
export const macroFields = ['name', 'ticket', 'order', 'externalId', 'tracking', 'carrier', 'arrival', 'paid', 'refunded'] as const
export type MacroField = (typeof macroFields)[number]
/** In characters: filled, it still fits into an answer. */
export const macroLimits = { nameMax: 80, textMax: 3_000 } as const

const field = /\{\{([^{}]*)\}\}/g
const isField = (name: string): name is MacroField => macroFields.some(each => each === name)

/** What stands in double braces and is no field, each once; braces without their pair are none, too. */
export function unknownFields(text: string): string[] {
  const named = [...text.matchAll(field)].map(match => match[1]?.trim() ?? '')
  const loose = text.replace(field, '').match(/\{\{|\}\}/g) ?? []
  return [...new Set([...named.filter(name => !isField(name)), ...loose])]
}

/** The text with every field filled, or the fields that have no value here. What was filled in is not read again. */
export function fillMacro(
  text: string,
  values: Readonly<Partial<Record<MacroField, string>>>,
): { text: string } | { missing: MacroField[] } {
  const asked = [...text.matchAll(field)].map(match => match[1]?.trim() ?? '').filter(isField)
  const missing = [...new Set(asked)].filter(name => !values[name])
  if (missing.length > 0) return { missing }
  return { text: text.replace(field, (whole, name: string) => values[name.trim() as MacroField] ?? whole) } // none of them is missing
}
