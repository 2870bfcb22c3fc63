/** The kind of a file by its first bytes (magic numbers); its name says nothing. `undefined` is no picture that we know. */
export function kindOf(head: Uint8Array): string | undefined {
  const text = Buffer.from(head).toString('latin1')
  const known = signatures.find(([, at, ...forms]) => forms.some(form => text.startsWith(form, at)))
  return known?.[0] ?? (isSvg.test(text) ? 'SVG' : undefined)
}

const signatures: readonly (readonly [kind: string, at: number, ...forms: string[]])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['GIF', 0, 'GIF87a', 'GIF89a'],
  ['WebP', 8, 'WEBP'],
  ['TIFF', 0, 'II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  ['BMP', 0, 'BM'],
  ['Photoshop', 0, '8BPS'],
  ['AVIF', 4, 'ftypavif', 'ftypavis'],
  ['HEIC', 4, 'ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'],
  ['JPEG XL', 0, '\xff\x0a', '\0\0\0\x0cJXL '],
  ['JPEG 2000', 0, '\0\0\0\x0cjP  ', '\xff\x4f\xff\x51'],
  ['ICO', 0, '\0\0\x01\0'],
  ['PDF', 0, '%PDF-'],
  ['PostScript', 0, '%!PS'],
]

/** A comment ends where it first may: one that could end in two places would let 505 bytes take a minute and a half. */
const isSvg = /^[^<]{0,8}(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i
