/** How much a design may hold; both sides refuse the same. */
export const documentLimits = {
  layers: 60,
  /** Of a text, as people count its letters, and of all texts of a side together: shaping takes half a millisecond a letter. */
  letters: 500,
  lettersOfSide: 3_000,
  /** The same text in UTF-16: a letter may carry many marks. */
  textUnits: 2_000,
  bytes: 64 * 1024,
  inches: 500,
  leastInches: 0.001,
  /** How far from an area a layer may lie, and how large it may be, in areas. */
  areas: 4,
  tiles: 2_500,
} as const

/**
 * How much there may be of a seller's products: letters of a name, garment colours of one, products that a design is put on at once; how
 * many of a list are counted; and for how many days a design is kept that another save has taken the place of.
 */
export const templateLimits = { name: 100, colors: 40, applied: 50, counted: 10_000, replacedDays: 30 } as const

/** Whether a design is larger than what a page can still send while it is closed (64 KB). */
export const whyNotSize = (document: object): 'DESIGN_TOO_LARGE' | undefined =>
  new TextEncoder().encode(JSON.stringify(document)).length > documentLimits.bytes ? 'DESIGN_TOO_LARGE' : undefined
