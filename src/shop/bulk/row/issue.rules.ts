// What is wrong with a cell, as a value; the sentences stand in text.ts.
import type { FaultValues } from '#base/fault.ts'
import { type ColumnMapping, columnOf } from './column.rules.ts'
import type { ImportField } from './field.rules.ts'
import { importLimits } from './value.rules.ts'

/** Rows with one of these are not imported. */
export const errorCodes = [
  'QUANTITY_INVALID',
  'VARIANT_NOT_FOUND',
  'VARIANT_MISSING',
  'VARIANT_NOT_FOR_SALE',
  'SIDE_NOT_PRINTED',
  'ORDER_ID_MANGLED',
  'ORDER_TOO_LONG',
  'TEXT_TOO_LONG',
  'RECIPIENT_MISSING',
  'ADDRESS_INVALID',
  'INVALID_ADDRESS',
  'CITY_NOT_FOUND',
  'STATE_NOT_FOUND',
  'COUNTRY_NOT_FOUND',
  'ZIP_INVALID',
  'PHONE_INVALID',
  'EMAIL_INVALID',
  'FILE_LINK_INVALID',
  'SHIPPING_BY_INVALID',
  'LABEL_LINK_MISSING',
  'TRACKING_NUMBER_MANGLED',
  'ROWS_DISAGREE',
  'ORDER_HELD',
  'ORDER_PRICE_MISSING',
  'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY',
  'SHIPPING_LEVEL_NOT_ALLOWED',
  'CUSTOMS_MISSING',
] as const
/** Rows with one of these are imported; the seller should look. */
export const warningCodes = [
  'ORDER_ID_MISSING',
  'ORDER_ID_PERHAPS_ROUNDED',
  'ZIP_PADDED',
  'ZIP_UNKNOWN',
  'ZIP_NOT_IN_STATE',
  'OPTION_DISAGREES',
  'DESIGN_MISSING',
  'LIBRARY_FILE_MISSING',
  'RESOLUTION_LOW',
  'SHIPPING_BY_ASSUMED',
  'SHARED_IGNORED',
  'ORDER_EXISTS',
] as const
export type ErrorCode = (typeof errorCodes)[number]
export type WarningCode = (typeof warningCodes)[number]

export interface Issue {
  row: number
  /** The column's name in the seller's file. */
  column: string
  field: ImportField
  /** The cell as it stands in the file, cut to 200 characters. */
  value: string
  code: ErrorCode | WarningCode
  severity: 'error' | 'warning'
  values: FaultValues
}

const warnings: ReadonlySet<string> = new Set(warningCodes)

/** Gathers what is wrong with one row. */
export function issuesOf(row: number, mapping: ColumnMapping) {
  const issues: Issue[] = []
  const add = (field: ImportField, value: string | undefined, code: ErrorCode | WarningCode, values: FaultValues = {}) => {
    const cut = (value ?? '').slice(0, importLimits.value)
    issues.push({
      row,
      column: columnOf(mapping, field),
      field,
      value: cut,
      code,
      severity: warnings.has(code) ? 'warning' : 'error',
      values,
    })
  }
  return { issues, add, isBad: () => issues.some(issue => issue.severity === 'error') }
}
