// Bytes to text. Sellers' files come as UTF-8 with or without a BOM, as UTF-16 from "Unicode text", as windows-1258 from
// Vietnamese Excel and as windows-1252 from Western ones; which one is decided by the bytes alone, in one pass.
import { isAscii, isUtf8 } from 'node:buffer'
import { Fault } from '#base/fault.ts'
import { isVietnamese } from './vietnamese.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1258' | 'windows-1252'

/** The text of a file, composed (NFC): windows-1258 writes Vietnamese tones as marks of their own, and so do some Macs. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let held = ''
  let first = true
  for await (const chunk of bytes) {
    decoder ??= decoderOf((first ? byteOrder(chunk) : undefined) ?? (isAscii(chunk) ? undefined : encodingOf(chunk)))
    first = false
    const text = held + (decoder ? decode(decoder, chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1'))
    const cut = safeCut(text)
    held = text.slice(cut)
    if (cut > 0) yield composed(text.slice(0, cut))
  }
  held += decoder ? decode(decoder) : ''
  if (held !== '') yield composed(held)
}

const decoderOf = (encoding: Encoding | undefined) =>
  encoding ? new TextDecoder(encoding, { fatal: !encoding.startsWith('windows') }) : undefined

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    // Neither code page has characters in these places: bytes that land there are no text of any kind.
    if (decoder.encoding.startsWith('windows') && /[\x80-\x9f]/.test(text)) throw new Fault('TABLE_ENCODING')
    return text
  } catch (error) {
    if (error instanceof TypeError) throw new Fault('TABLE_ENCODING')
    throw error
  }
}

/** UTF-16 by its mark, or by the zero bytes that Latin letters leave in it. */
function byteOrder(chunk: Uint8Array): Encoding | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const looked = Math.min(chunk.length, 4096) & ~1
  for (let at = 0; at < looked; at++) if (chunk[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > looked / 4 && even === 0) return 'utf-16le'
  if (even > looked / 4 && odd === 0) return 'utf-16be'
  return undefined
}

/**
 * The first chunk that is not plain ASCII decides. Where most of it is UTF-8 and some is not, it is damaged UTF-8: reading it
 * as a code page would turn every good name in it into nonsense. Of the two code pages it is the one whose words are words.
 */
function encodingOf(chunk: Uint8Array): Encoding {
  const whole = chunk.subarray(0, chunk.length - unfinished(chunk))
  if (isUtf8(whole)) return 'utf-8'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything but ASCII is what is looked for
  const foreign = new TextDecoder().decode(whole).replace(/[\x00-\x7f]+/g, '')
  const damaged = foreign.split('\uFFFD').length - 1
  if (foreign.length > 2 * damaged) throw new Fault('TABLE_ENCODING')
  return isVietnamese(whole) ? 'windows-1258' : 'windows-1252'
}

/** How many bytes at the end begin a character that the next chunk ends. */
function unfinished(chunk: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, chunk.length); back++) {
    const byte = chunk[chunk.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}

/** Where text may be cut so that no mark is parted from its letter: before the last ASCII character. */
function safeCut(text: string): number {
  let at = text.length - 1
  while (at > 0 && text.charCodeAt(at) > 0x7f && text.length - at < 1_000) at--
  return Math.max(0, at)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is asked for
const composed = (text: string) => (/[^\x00-\x7f]/.test(text) ? text.normalize('NFC') : text)
