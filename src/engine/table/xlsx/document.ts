import type { Parts } from './parts.ts'
import { readXml } from './xml.ts'

/** The first so many characters of a Word document (ECMA-376 part 1, 17.3), a line for each paragraph; what was struck out is left out. */
export async function readDocumentText(parts: Parts, most: number): Promise<string> {
  let text = ''
  let isText = false
  await readXml(parts.text('word/document.xml'), {
    open(name) {
      isText = name === 't'
      if (name === 'tab') text += ' '
      if (name === 'br') text += '\n'
    },
    text(written) {
      if (isText) text += written
    },
    close(name) {
      isText = false
      if (name === 'p') text += '\n'
      return text.length >= most
    },
  })
  return text.slice(0, most)
}
