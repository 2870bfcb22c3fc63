// SKU mappings: which variant a seller's own SKU means. A pattern names many: `CAT-{COLOR}-{SIZE}`, `*-MUG11`.

export const mappingLimits = { sku: 100, mappings: 20_000, patterns: 500, fileRows: 20_000 } as const

const places = /\{SIZE\}|\{COLOR\}|\*/gi
export const isPattern = (sku: string): boolean => /\{SIZE\}|\{COLOR\}|\*/i.test(sku)
export const hasPlace = (sku: string, place: 'SIZE' | 'COLOR'): boolean => sku.toUpperCase().includes(`{${place}}`)

/** Why a pattern is none: each place stands once. */
export function patternFault(sku: string): 'SKU_PATTERN_INVALID' | undefined {
  const found = (sku.match(places) ?? []).map(place => place.toUpperCase())
  const isPlain = sku.replace(places, '').trim() === '' || /[{}]/.test(sku.replace(places, ''))
  return new Set(found).size !== found.length || isPlain ? 'SKU_PATTERN_INVALID' : undefined
}

export interface Mapping {
  sku: string
  /** Nothing where the pattern says it, or where the product has one alone. */
  color: string | null
  size: string | null
}
interface Option {
  size: string
  color: string
}

const fold = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
/** Other ways to write a size. */
const sizeNames: Readonly<Record<string, readonly string[]>> = {
  S: ['SMALL'],
  M: ['MEDIUM', 'MED'],
  L: ['LARGE'],
  XL: ['XLARGE'],
  '2XL': ['XXL'],
  '3XL': ['XXXL'],
  '4XL': ['XXXXL'],
}
const namesOfSize = (size: string): readonly string[] => [fold(size), ...(sizeNames[fold(size)] ?? [])]
/** Whether this is another name of the size, or its own. */
export const isSameSize = (asked: string, size: string): boolean => namesOfSize(size).includes(fold(asked))
/** Whether it is a size of garments, in whichever of its names. */
export const isSizeName = (text: string): boolean => sizeWords.has(fold(text))
const sizeWords: ReadonlySet<string> = new Set([
  'XS',
  '5XL',
  '6XL',
  ...Object.entries(sizeNames).flatMap(([size, names]) => [size, ...names]),
])

/** The variant that a mapping means for this SKU; nothing where the mapping is not about it, or names none or several. */
export function variantFor<V extends Option>({ sku: pattern, color, size }: Mapping, sku: string, variants: readonly V[]): V | undefined {
  const fitting = variants.filter(
    variant =>
      (color === null || fold(variant.color) === fold(color)) &&
      (size === null || isSameSize(size, variant.size)) &&
      (isPattern(pattern) ? fits(pattern, sku, variant) : pattern.trim().toUpperCase() === sku.trim().toUpperCase()),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Whether the pattern is this SKU when it is filled with what the variant is. Case and punctuation do not matter. */
function fits(pattern: string, sku: string, { size, color }: Option): boolean {
  const [before = '', behind] = pattern.split('*')
  return namesOfSize(size).some(name => {
    const filled = (part: string) => fold(part.replace(/\{SIZE\}/gi, name).replace(/\{COLOR\}/gi, color))
    if (behind === undefined) return fold(sku) === filled(before)
    const head = restAfter(sku, filled(before), /[^\p{L}\p{N}]$/u.test(before))
    const rest = head && restAfter(reversed(head), reversed(filled(behind)), /^[^\p{L}\p{N}]/u.test(behind))
    return rest !== undefined && fold(rest) !== ''
  })
}
const reversed = (text: string): string => [...text].reverse().join('')

/**
 * What stands in the SKU behind these letters; nothing where it does not begin with them. `isWord`: a sign must follow, for the pattern has one
 * there, or a size: "ROYAL" ends in no L.
 */
function restAfter(sku: string, letters: string, isWord: boolean): string | undefined {
  const signs = [...sku]
  let at = 0
  for (const letter of letters) {
    while (at < signs.length && fold(signs[at] ?? '') === '') at++
    if (fold(signs[at] ?? '') !== letter) return undefined
    at++
  }
  const isCut = letters !== '' && isWord && fold(signs[at] ?? '') !== ''
  return isCut ? undefined : signs.slice(at).join('')
}

/** The more letters of its own a pattern has, the more it says; what is no pattern says all. */
export const weightOf = (sku: string): number => (isPattern(sku) ? fold(sku.replace(places, '')).length : mappingLimits.sku + 1)
