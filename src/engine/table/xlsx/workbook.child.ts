import { closeSync, openSync, writeFileSync } from 'node:fs'
import { Fault } from '#base/fault.ts'
import { serveChild } from '../../child/serve-child.ts'
import { openParts } from './parts.ts'
import { broken, type TableRow, tooLarge, workbookLimits } from './row.ts'
import { readFirstSheet } from './sheet.ts'

export const workbookOperations = { read }

const batchCharacters = 256 * 1024

/** Writes the rows of the workbook's first sheet to `out`, each as a line of JSON; so many at most where `most` is given. */
async function read({
  path,
  out,
  most = Number.POSITIVE_INFINITY,
}: {
  path: string
  out: string
  most: number | undefined
}): Promise<void> {
  const parts = await openParts(path)
  // Asked a second time, after a child that was ended, it begins anew.
  const file = openSync(out, 'w', 0o640)
  let [lines, rows, bytes] = ['', 0, 0]
  const flush = () => {
    bytes += Buffer.byteLength(lines)
    if (bytes > workbookLimits.textBytes) throw tooLarge()
    writeFileSync(file, lines)
    lines = ''
  }
  const take = ({ row, cells }: TableRow): boolean => {
    lines += `${JSON.stringify([row, ...cells])}\n`
    // One shared text may stand in very many cells: what is written is never held for long.
    if (lines.length > batchCharacters) flush()
    return ++rows >= most
  }
  try {
    await readFirstSheet(parts, take)
    flush()
  } catch (error) {
    // What the archive and its parts are refused with by their libraries is about the file.
    throw error instanceof Fault || isOfSystem(error) ? error : broken()
  } finally {
    closeSync(file)
    parts.close()
  }
}

/** A disk that is full is no fault of the file. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

serveChild(workbookOperations)
