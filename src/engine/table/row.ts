/** One row; `row` counts from 1 as a spreadsheet does, blank rows included. */
export interface TableRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** Characters, columns and rows are what one table may have; bytes bound what an XLSX may be packed and unpacked. */
export const tableLimits = {
  rowCharacters: 2 ** 20,
  columns: 500,
  rows: 1_000_000,
  headerCharacters: 200,
  xlsxBytes: 20 * 2 ** 20,
  xlsxUnpackedBytes: 64 * 2 ** 20,
  xlsxHeapMebibytes: 192,
  xlsxMs: 60_000,
} as const
