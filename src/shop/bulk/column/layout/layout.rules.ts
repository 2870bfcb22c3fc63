// A layout: the file of one platform or tool, as a value.
import type { ImportField } from '../field.rules.ts'

/** Why a row is not to be made. */
export const leftReasons = ['CANCELLED', 'REFUNDED', 'SHIPPED', 'NO_SHIPPING'] as const
export type LeftReason = (typeof leftReasons)[number]

export interface Layout {
  /** Columns that a file of this layout has, and files of others have not together. */
  readonly marks: readonly string[]
  /** By the column's name. `null` is not read, and nothing is asked about it. */
  readonly columns: Readonly<Record<string, ImportField | null>>
  /** Whether a row is no order but a description, a total or a foot; `id`: what stands in the column of the order's number. */
  readonly isNote?: (cells: readonly string[], id: string) => boolean
  /** What a quantity of 0 says: the column counts what is left to make. */
  readonly zeroIs?: LeftReason
  /** An order of several items begins with a row that has its address and no item. */
  readonly hasSummaries?: true
  /** Orders cannot be made of it: another export of the platform can be used. */
  readonly isUnusable?: true
}
