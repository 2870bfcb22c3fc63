// What is wrong with a cell, as a value; the sentences stand in text.ts.
import type { FaultValues } from '#base/fault.ts'
import { type ColumnMapping, columnOf } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { importLimits } from './value.rules.ts'

/** Rows with one of these are not imported. */
export const errorCodes = [
  'ROW_BROKEN',
  'ROW_SHIFTED',
  'ORDER_EMPTY',
  'RECIPIENT_MASKED',
  'ADDRESS_IN_ONE_CELL',
  'TEXT_NOT_PRINTED',
  'TEXT_MISSING',
  'TEXT_LETTERS',
  'TEXT_NOT_FITTING',
  'TEMPLATE_NOT_FOUND',
  'TEMPLATE_OTHER_PRODUCT',
  'TEMPLATE_UNCLEAR',
  'DESIGN_ONE_SOURCE',
  'DESIGN_BLOCKED',
  'ITEMS_UNREADABLE',
  'QUANTITY_INVALID',
  'VARIANT_NOT_FOUND',
  'VARIANT_MISSING',
  'VARIANT_NOT_FOR_SALE',
  'SKU_SIZE_DIFFERS',
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
  'FILE_LINK_INVALID',
  'FILE_LINK_FOLDER',
  'FILE_LINK_PAGE',
  'SHIPPING_BY_INVALID',
  'LABEL_LINK_MISSING',
  'LABEL_ORDER_TWICE',
  'TRACKING_NUMBER_MANGLED',
  'ROWS_DISAGREE',
  'ORDER_HELD',
  'ORDER_PRICE_MISSING',
  'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY',
  'SHIPPING_LEVEL_NOT_ALLOWED',
  'SHIPPING_LEVEL_UNKNOWN',
  'SHIPPING_LEVEL_NOT_OFFERED',
  'CUSTOMS_MISSING',
] as const
/** Rows with one of these are imported; the seller should look. */
export const warningCodes = [
  'PHONE_INVALID',
  'EMAIL_INVALID',
  'ROW_REPEATED',
  'ORDER_ID_MISSING',
  'ORDER_ID_PERHAPS_ROUNDED',
  'ZIP_PADDED',
  'ZIP_UNKNOWN',
  'ZIP_NOT_IN_STATE',
  'OPTION_DISAGREES',
  'ORDER_UNPAID',
  'DESIGN_MISSING',
  'LIBRARY_FILE_MISSING',
  'RESOLUTION_LOW',
  'DESIGN_WARNED',
  'SHIPPING_BY_ASSUMED',
  'SHIPPING_LEVEL_NOT_CHARGED',
  'SHARED_IGNORED',
  'ORDER_EXISTS',
] as const
/** Rows that are left out, each by why. */
export const leftCodes = [
  'LEFT_CANCELLED',
  'LEFT_REFUNDED',
  'LEFT_SHIPPED',
  'LEFT_NO_SHIPPING',
] as const satisfies readonly `LEFT_${LeftReason}`[]
export type LeftCode = (typeof leftCodes)[number]
export type ErrorCode = (typeof errorCodes)[number]
export type WarningCode = (typeof warningCodes)[number]

export type IssueCode = ErrorCode | WarningCode | LeftCode
export const severities = ['error', 'warning', 'left'] as const
export type Severity = (typeof severities)[number]

export interface Issue {
  row: number
  /** The column's name in the seller's file. */
  column: string
  field: ImportField
  /** The cell as it stands in the file, cut to 200 characters. */
  value: string
  code: IssueCode
  severity: Severity
  values: FaultValues
}

const severityOf = new Map<IssueCode, Severity>([
  ...warningCodes.map(code => [code, 'warning'] as const),
  ...leftCodes.map(code => [code, 'left'] as const),
])

/** Gathers what is wrong with one row. */
export function issuesOf(row: number, mapping: ColumnMapping) {
  const issues: Issue[] = []
  const add = (field: ImportField, value: string | undefined, code: IssueCode, values: FaultValues = {}) => {
    const cut = (value ?? '').slice(0, importLimits.value)
    issues.push({
      row,
      column: columnOf(mapping, field),
      field,
      value: cut,
      code,
      severity: severityOf.get(code) ?? 'error',
      values,
    })
  }
  return { issues, add, isBad: () => issues.some(issue => issue.severity === 'error') }
}

/** What is wrong with a row, as it is gathered. */
export type RowCheck = ReturnType<typeof issuesOf>

/** One thing that is wrong with a row. */
export function issueOf(row: number, mapping: ColumnMapping, ...issue: Parameters<ReturnType<typeof issuesOf>['add']>): Issue {
  const { issues, add } = issuesOf(row, mapping)
  add(...issue)
  const [made] = issues
  if (!made) throw new Error('An issue was added and is not there.')
  return made
}
