// Phone and email as files have them: what is no good never stops an order, and what is good of it is kept.
import { emailFault, phoneFault } from '#base/fields.ts'

const nothings: ReadonlySet<string> = new Set(['', 'na', 'none', 'null', 'nil', 'no', 'unknown', 'undefined'])
/** What people and programs write where there is nothing: 'N/A', 'none', '--', '0000'. */
export const saysNothing = (text: string): boolean =>
  nothings.has(
    text
      .toLowerCase()
      .replace(/[\s/.-]/g, '')
      .replace(/^0+$/, ''),
  )

export interface Rescued {
  value: string
  /** Something of it was lost. */
  isCut: boolean
}

/** The number of a cell: without its extension, the first of two; nothing of what a spreadsheet has rounded. */
export function rescuePhone(text: string): Rescued {
  const given = text.trim().replace(/^'/, '')
  if (saysNothing(given)) return { value: '', isCut: false }
  if (isPhone(given)) return { value: tidyPhone(given), isCut: false }
  const [first = ''] = given.split(/(?:ext|x|#|;|,|\/|\bor\b|\band\b|hoặc)/i)
  return isPhone(first) ? { value: tidyPhone(first), isCut: true } : { value: '', isCut: true }
}

/** The email where it is one that forms take, else nothing. */
export function rescueEmail(text: string): Rescued {
  const given = text.trim()
  if (saysNothing(given)) return { value: '', isCut: false }
  return emailFault(given) === undefined ? { value: given, isCut: false } : { value: '', isCut: true }
}

const tidyPhone = (text: string) => text.replace(/[\s().]/g, '')
const isPhone = (text: string) => /^[\d\s().+-]*$/.test(text) && phoneFault(tidyPhone(text)) === undefined
