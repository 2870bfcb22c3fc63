// The parts of a workbook's archive, or of a Word document's, as streams. Only those that are asked for are unpacked, together to no more than the limit.
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Fault } from '#base/fault.ts'
import { broken, tooLarge, workbookLimits } from './row.ts'

export interface Parts {
  has(name: string): boolean
  /** Text as it is unpacked. Throws TABLE_XLSX_BROKEN and TABLE_XLSX_TOO_LARGE. */
  text(name: string): AsyncGenerator<string>
  close(): void
}

/**
 * Of a workbook, or of what has its parts in another folder. Throws TABLE_XLSX_BROKEN where the file is no archive or has thousands of
 * entries, TABLE_XLSX_TOO_LARGE where it says so itself.
 */
export async function openParts(path: string, folder: 'xl/' | 'word/' = 'xl/'): Promise<Parts> {
  // The sizes that an archive states of itself may lie, so what comes out is counted as well.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: false }).catch(() => {
    throw broken()
  })
  const entries = await entriesOf(zip).catch(error => {
    zip.close()
    // What a directory is refused with by its library, as a name that leads out of it, is about the file.
    throw error instanceof Fault ? error : broken()
  })
  const other = otherThan(folder, entries)
  if (other) {
    zip.close()
    throw new Fault(other)
  }
  let left: number = workbookLimits.unpackedBytes
  return {
    has: name => entries.has(name.toLowerCase()),
    async *text(name) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) throw broken()
      const decoder = new TextDecoder('utf-8', { fatal: true })
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        // A stream without an encoding gives buffers.
        const bytes = chunk as Buffer
        left -= bytes.length
        if (left < 0) throw tooLarge()
        yield decoder.decode(bytes, { stream: true })
      }
      yield decoder.decode()
    },
    close: () => zip.close(),
  }
}

/** What an archive is that holds no parts of this folder: of files, or of the parts of another document. */
function otherThan(folder: string, entries: ReadonlyMap<string, Entry>): 'TABLE_IS_ARCHIVE' | 'TABLE_NOT_A_TABLE' | undefined {
  const names = [...entries.keys()]
  if (names.some(name => name.startsWith(folder))) return undefined
  const isDocument = names.some(name => name === '[content_types].xml' || name.endsWith('.iwa'))
  return isDocument ? 'TABLE_NOT_A_TABLE' : 'TABLE_IS_ARCHIVE'
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > workbookLimits.entries) throw broken()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entry.uncompressedSize > workbookLimits.unpackedBytes) throw tooLarge()
    entries.set(entry.fileName.toLowerCase(), entry)
  }
  return entries
}
