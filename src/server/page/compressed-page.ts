// A compressed page, for many to get: what differs from answer to answer stands between its pieces in blocks of its own.
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The fillings of a page: what an answer puts in the place of each mark. */
export type Fillings = Readonly<Record<string, string>>

export interface CompressedPage {
  text(fillings: Fillings): string
  /** The same as gzip. */
  gzip(fillings: Fillings): Buffer
}

/** Compresses a page but for its marks, which are letters, digits and hyphens. */
export function compressPage(html: string, marks: readonly string[]): CompressedPage {
  const parts = html.split(new RegExp(`(${marks.join('|')})`)).map((text, at) => (at % 2 === 0 ? pressed(text) : text))
  return {
    text: fillings => parts.map(part => (typeof part === 'string' ? (fillings[part] ?? '') : part.text)).join(''),
    gzip(fillings) {
      const blocks: Buffer[] = [gzipHead]
      let [sum, length] = [0, 0]
      for (const part of parts) {
        const plain = typeof part === 'string' ? Buffer.from(fillings[part] ?? '') : part.plain
        blocks.push(...(typeof part === 'string' ? [storedHead(plain.length), plain] : [part.deflated]))
        sum = crc32(plain, sum)
        length += plain.length
      }
      const end = Buffer.alloc(8)
      end.writeUInt32LE(sum, 0)
      end.writeUInt32LE(length, 4)
      return Buffer.concat([...blocks, lastBlock, end])
    },
  }
}

/** After a full flush a piece ends on a whole byte and what follows refers to nothing before it, so pieces may stand in any company. */
function pressed(text: string) {
  const plain = Buffer.from(text)
  return { text, plain, deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) }
}

/** RFC 1952, 2.3: deflated, no name, no time, of no certain system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** RFC 1951, 3.2.6: an empty block that says it is the last. */
const lastBlock = Buffer.from([3, 0])

/** RFC 1951, 3.2.4: a block that is not compressed, of at most 65,535 bytes. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
