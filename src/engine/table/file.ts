// A table as a file that leaves: CSV, or a workbook.
import type { OutgoingFile } from '#engine/serve/route.ts'
import { type Rows, writeCsv } from './write.ts'
import { writeWorkbook, xlsxType } from './xlsx/write-workbook.ts'

/** `name` has no ending. */
export const tableFile = (rows: Rows, { name, format }: { name: string; format: 'csv' | 'xlsx' }): OutgoingFile =>
  format === 'xlsx'
    ? { stream: writeWorkbook(rows), name: `${name}.xlsx`, type: xlsxType }
    : { stream: writeCsv(rows), name: `${name}.csv`, type: 'text/csv; charset=utf-8' }
