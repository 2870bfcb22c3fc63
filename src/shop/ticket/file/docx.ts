// Whether bytes are a Word document: a ZIP whose entries are named so. It is unpacked in the capped child alone
// (`documentText`), so that no bomb goes off here.

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const document = Buffer.from('word/document.xml')
/** A document with macros is another type, which nobody needs to send. */
const macros = Buffer.from('vbaProject.bin')
/** A name that two chunks share is found across their seam. */
const seam = 32

export const isZip = (head: Uint8Array): boolean => Buffer.from(head).subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

/** Of a ZIP: names of entries are looked for in the bytes, one pass in constant memory. */
export async function isDocx(stream: AsyncIterable<Uint8Array>): Promise<boolean> {
  let [tail, hasDocument, hasMacros] = [Buffer.alloc(0), false, false]
  for await (const chunk of stream) {
    const bytes = Buffer.concat([tail, chunk])
    hasDocument ||= bytes.includes(document)
    hasMacros ||= bytes.includes(macros)
    tail = bytes.subarray(-seam)
  }
  return hasDocument && !hasMacros
}
