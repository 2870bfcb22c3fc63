/** How much one of a seller's products may be for: garment colours of one, and products that a design is put on at once. */
export const templateLimits = { colors: 40, applied: 50 } as const
