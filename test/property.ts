// Properties: what holds for every value. Chance would make a run fail for no fault of the change, so the values come of one seed;
// `SEED=7 npx vitest run --project=unit src/base` tries others. What another seed finds becomes a case of its own.
import fc from 'fast-check'

const seed = Number(process.env.SEED || 28)

/** Fails with the smallest values that break the property, and with their seed and path. */
export function assertProperty<Values>(property: fc.IAsyncProperty<Values>, settings?: { numRuns: number }): Promise<void>
export function assertProperty<Values>(property: fc.IProperty<Values>, settings?: { numRuns: number }): void
export function assertProperty<Values>(property: fc.IRawProperty<Values>, settings?: { numRuns: number }): unknown {
  return fc.assert(property, { ...settings, seed })
}
