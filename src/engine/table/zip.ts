// What an archive unpacks to, found out by unpacking it to nowhere: the sizes that an archive states about itself may lie.
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { Fault } from '#base/fault.ts'

const inflate = promisify(inflateRaw)
const endMark = 0x06054b50
const entryMark = 0x02014b50
const maxEntries = 2_000

/** Throws TABLE_XLSX_TOO_LARGE where the archive unpacks to more than `maxBytes`, TABLE_XLSX_BROKEN where it is none or no sheet's. */
export async function measureZip(file: Buffer, maxBytes: number): Promise<void> {
  let left = maxBytes
  try {
    for (const { method, packed, stated } of entriesOf(file)) {
      if (stated > left) throw tooLarge(maxBytes)
      const plain = await unpacked(method, packed, left)
      // No program writes a document type into a sheet (ECMA-376 part 2, 8.2.5): it is there to define texts that burst or read files.
      if (plain.includes('<!DOCTYPE')) throw new Fault('TABLE_XLSX_BROKEN')
      left -= plain.length
      if (left < 0) throw tooLarge(maxBytes)
    }
  } catch (error) {
    if (error instanceof Fault) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(maxBytes) : new Fault('TABLE_XLSX_BROKEN')
  }
}

async function unpacked(method: number, packed: Buffer, most: number): Promise<Buffer> {
  if (method === 0 || packed.length === 0) return packed
  if (method !== 8) throw new Fault('TABLE_XLSX_BROKEN')
  return inflate(packed, { maxOutputLength: Math.max(1, most) })
}

const tooLarge = (maxBytes: number) => new Fault('TABLE_XLSX_TOO_LARGE', { values: { max: maxBytes / 2 ** 20 } })

/** The entries by the central directory (APPNOTE.TXT 4.3.12, 4.3.16); a Zip64 archive is larger than any sheet we read. */
function* entriesOf(file: Buffer): Generator<{ method: number; packed: Buffer; stated: number }> {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  // Both counts must agree: another reader may go by the other one.
  if (count === 0 || count > maxEntries || count !== file.readUInt16LE(end + 8)) throw new Fault('TABLE_XLSX_BROKEN')
  for (let entry = 0; entry < count; entry++) {
    if (file.readUInt32LE(at) !== entryMark) throw new Fault('TABLE_XLSX_BROKEN')
    const header = file.readUInt32LE(at + 42)
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const packedBytes = file.readUInt32LE(at + 20)
    if (start + packedBytes > file.length) throw new Fault('TABLE_XLSX_BROKEN')
    yield { method: file.readUInt16LE(at + 10), packed: file.subarray(start, start + packedBytes), stated: file.readUInt32LE(at + 24) }
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

function endOf(file: Buffer): number {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 22 - 65_535); at--) if (file.readUInt32LE(at) === endMark) return at
  throw new Fault('TABLE_XLSX_BROKEN')
}
