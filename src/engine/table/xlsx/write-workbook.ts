// Rows as an XLSX workbook of one sheet, written while it is read: nothing but the rows of the moment is in memory.
import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, safeText } from '#base/csv/line.ts'
import type { Rows } from '../write.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A text is a text cell, so that ids keep their digits and nothing is run as a formula; what begins like one is neutralised all the same,
 * as in CSV: people save a workbook as that.
 */
export const writeWorkbook = (rows: Rows): AsyncIterable<Uint8Array> => writeXlsxStream(safeRows(rows), { name: 'Sheet1' })

async function* safeRows(rows: Rows): AsyncGenerator<(string | number | null)[]> {
  for await (const row of rows) yield row.map(safeCell)
}

/** What looks like the format's own escape (`_x000D_`) is written as one, and read back as it was. */
const safeCell = (cell: Cell): string | number | null =>
  typeof cell === 'string'
    ? safeText(cell)
        .slice(0, cellMax)
        .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    : (cell ?? null)
/** What a cell may hold. */
const cellMax = 32_767
