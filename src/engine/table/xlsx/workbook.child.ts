import { closeSync, openSync, writeFileSync } from 'node:fs'
import { Fault } from '#base/fault.ts'
import { serveChild } from '../../child/serve-child.ts'
import { readDocumentText } from './document.ts'
import { openParts, type Parts } from './parts.ts'
import { broken, type TableHead, type TableRow, tooLarge, workbookLimits } from './row.ts'
import { readHeadRows, readSheet } from './sheet.ts'

export const workbookOperations = { read, heads, documentText }

const batchCharacters = 256 * 1024

/** Writes the rows of one sheet of the workbook to `out`, each as a line of JSON. */
async function read({ path, out, sheet }: { path: string; out: string; sheet: number }): Promise<void> {
  // Asked a second time, after a child that was ended, it begins anew.
  const file = openSync(out, 'w', 0o640)
  let [lines, bytes] = ['', 0]
  const flush = () => {
    bytes += Buffer.byteLength(lines)
    if (bytes > workbookLimits.textBytes) throw tooLarge()
    writeFileSync(file, lines)
    lines = ''
  }
  const take = ({ row, cells }: TableRow) => {
    lines += `${JSON.stringify([row, ...cells])}\n`
    // One shared text may stand in very many cells: what is written is never held for long.
    if (lines.length > batchCharacters) flush()
  }
  try {
    await withParts(path, parts => readSheet(parts, sheet, take))
    flush()
  } finally {
    closeSync(file)
  }
}

/** The first rows of each sheet: few and short enough to be answered. */
function heads({ path, most }: { path: string; most: number }): Promise<TableHead[]> {
  return withParts(path, parts => readHeadRows(parts, most))
}

/** The first so many characters of a Word document. */
function documentText({ path, most }: { path: string; most: number }): Promise<string> {
  return withParts(path, parts => readDocumentText(parts, most), 'word/')
}

async function withParts<T>(path: string, use: (parts: Parts) => Promise<T>, folder?: 'word/'): Promise<T> {
  const parts = await openParts(path, folder)
  try {
    return await use(parts)
  } catch (error) {
    // What the archive and its parts are refused with by their libraries is about the file.
    throw error instanceof Fault || isOfSystem(error) ? error : broken()
  } finally {
    parts.close()
  }
}

/** A disk that is full is no fault of the file. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

serveChild(workbookOperations)
