/** How days of one's own stand in the address: both included, either may be left open. */
const written = /^((?:19|20|21)\d\d-\d\d-\d\d)?\.\.((?:19|20|21)\d\d-\d\d-\d\d)?$/
/** Days that are still to be chosen: nothing is left out. */
export const openDays = '..'

/** The days of such a text, the earlier one first; nothing where it is none. */
export function daysIn(text: string): { from?: string; to?: string } | undefined {
  const [, one, other] = written.exec(text) ?? []
  if (!written.test(text)) return undefined
  const [from, to] = one && other && one > other ? [other, one] : [one, other]
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

export const textOfDays = (from: string, to: string): string => `${from}..${to}`
