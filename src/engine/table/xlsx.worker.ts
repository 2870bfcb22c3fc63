// The thread that reads one sheet. It answers one chunk of rows to each `next`, so that a slow reader is waited for.
import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'
import type { TableRow } from './row.ts'
import type { SheetAnswer } from './xlsx.ts'

const chunkRows = 1_000

/** A number as it was typed where that can be known; one with an exponent stays so, for it has lost its last digits. */
const numberText = (text: string): string => (/e/i.test(text) || !/[.]/.test(text) ? text : String(Number(Number(text).toPrecision(15))))

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '')
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell).normalize('NFC').replace(/\r\n?/g, '\n')
}

async function* sheet(): AsyncGenerator<TableRow[]> {
  // The data is the Buffer that xlsx.ts passes; it arrives as its bytes.
  const bytes = workerData as Uint8Array
  const rows = await readSheet<string>(new Blob([Buffer.from(bytes)]), {
    trim: false,
    parseNumber: numberText,
  })
  for (let start = 0; start < rows.length; start += chunkRows)
    yield rows.slice(start, start + chunkRows).map((cells, index) => ({ row: start + index + 1, cells: cells.map(textOf) }))
}

const chunks = sheet()
parentPort?.on('message', async () => {
  let answer: SheetAnswer
  try {
    const next = await chunks.next()
    answer = next.done ? { end: true } : { rows: next.value }
  } catch {
    // Memory that runs out ends the thread by itself; everything else that is thrown here is about the file.
    answer = { broken: true }
  }
  parentPort?.postMessage(answer)
})
