import { inflateRawSync } from 'node:zlib'

/** What a ZIP of ours holds, as text by name, read by its central directory (APPNOTE.TXT 4.3.12). */
export function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('The file is no ZIP.')
  const entries = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let entry = 0; entry < file.readUInt16LE(end + 10); entry++) {
    const nameBytes = file.readUInt16LE(at + 28)
    const header = file.readUInt32LE(at + 42)
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20))
    const plain = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    entries.set(file.toString('utf8', at + 46, at + 46 + nameBytes), plain.toString('utf8'))
    at += 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}
