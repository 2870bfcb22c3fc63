// The rows that were not imported, as a file in the seller's own columns with the reason, ready to be corrected and sent again.
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { type ImportField, importFields } from '../column/field.rules.ts'
import { openRows, type Source } from '../file/source.ts'
import { speak } from '../row/sentence.ts'
import { listErrors } from '../row/store.ts'
import { importText } from '../text.ts'
import { columnless, mended } from './mend/mend.rules.ts'
import { listMends } from './mend/store.ts'
import type { ImportRecord } from './store.ts'

/** What a file without this column means by it; a blank cell in the column would mean that something was forgotten. */
const whereNothing: Partial<Record<ImportField, string>> = { country: 'US', quantity: '1' }

/** Throws IMPORT_NOT_READY while the check is under way, IMPORT_NO_FAILED_ROWS where there are none. */
export async function failedRowsFile(db: Db, engine: Engine, record: ImportRecord, language: Language): Promise<OutgoingFile> {
  if (record.checkedAt === null || record.sha256 === null) throw new Fault('IMPORT_NOT_READY')
  if (record.badRows + record.heldRows === 0) throw new Fault('IMPORT_NO_FAILED_ROWS')
  const source = await openRows(engine, record.sha256, record)
  const name = record.fileName.replace(/\.[^.]*$/, '')
  const failed = importText.failedRowsName[language === 'vi' ? 1 : 0]
  return { stream: writeCsv(failedRows(db, record, source, language)), name: `${name}-${failed}.csv`, type: 'text/csv; charset=utf-8' }
}

async function* failedRows(db: Db, record: ImportRecord, source: Source, language: Language): AsyncGenerator<string[]> {
  const headers = record.columns.map(column => column.header)
  const side = language === 'vi' ? 1 : 0
  try {
    const mends = Map.groupBy(await listMends(db, record.id), mend => mend.row)
    // What was said where the file has no column gets one.
    const added = columnless(record, mends)
    yield [...headers, ...added.map(field => importFields[field]), importText.reasonColumn[side]]
    for await (const { rows } of source.rows) {
      const [first, last] = [rows[0], rows.at(-1)]
      if (!first || !last) continue
      const errors = Map.groupBy(await listErrors(db, record.id, first.row, last.row), issue => issue.row)
      for (const each of rows) {
        const { row, cells, said } = mended(each, record, mends)
        const reasons = (errors.get(row) ?? []).map(issue => ({ issue, ...speak(issue, language) }))
        if (reasons.length === 0) continue
        const reason = reasons.map(({ issue, message, advice }) => `${issue.column}: ${message} ${advice}`).join('\n')
        const more = added.map(field => said?.[field] ?? whereNothing[field] ?? '')
        yield [...headers.map((_, index) => cells[index] ?? ''), ...more, reason]
      }
    }
  } finally {
    await source.close()
  }
}
