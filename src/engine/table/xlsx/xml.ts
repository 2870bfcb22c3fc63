// XML as it comes in, with no more of it in memory than one tag or text. Names lose their prefix: no part mixes two vocabularies.
import { SaxesParser } from 'saxes'
import { broken, tooLarge, workbookLimits } from './row.ts'

export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  /** True where nothing of the rest is wanted. */
  close?(name: string): boolean | undefined
}

/** Reads to the end, or until the reader has enough. Throws TABLE_XLSX_BROKEN and TABLE_XLSX_TOO_LARGE. */
export async function readXml(texts: AsyncIterable<string>, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let quiet = 0
  let depth = 0
  let isEnough = false
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0
    if (++depth > workbookLimits.depth) throw broken()
    if (!isEnough) reader.open?.(localName(name), attributes)
  })
  parser.on('text', text => {
    quiet = 0
    if (!isEnough) reader.text?.(text)
  })
  parser.on('cdata', text => {
    quiet = 0
    if (!isEnough) reader.text?.(text)
  })
  parser.on('closetag', ({ name }) => {
    quiet = 0
    depth--
    if (!isEnough) isEnough = reader.close?.(localName(name)) ?? false
  })
  // No program writes a document type into a workbook (ECMA-376 part 2, 8.2.5): it is there to define texts that burst or read files.
  parser.on('doctype', () => {
    throw broken()
  })
  parser.on('error', () => {
    throw broken()
  })
  for await (const text of texts) {
    // A text, tag or remark without an end is kept by the parser until it ends.
    quiet += text.length
    if (quiet > workbookLimits.quietBytes) throw tooLarge()
    parser.write(text)
    if (isEnough) return
  }
  parser.close()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** An attribute whatever its prefix: the `id` of `r:id`. */
export const prefixed = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1]
