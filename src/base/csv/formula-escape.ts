// Escapes against formula injection: spreadsheets run a cell that starts with one of these as a formula, so exports put an apostrophe before it. A cell that
// starts with an apostrophe gets one too; so taking one away on reading gives every cell back as it was.
const runs = /^['=+\-@\t\r\n]/
const armoured = /^'['=+\-@\t\r\n]/
/** A plain negative amount is a number in every spreadsheet and can be nothing else, so -3.00 stays a number one can add up. */
const negative = /^-\d{1,15}(?:\.\d{1,6})?$/

/**
 * The same behind what another reading of the file takes for the end of a cell: Excel of a Vietnamese or German desk cuts at
 * semicolons, and a cell that it did not see begin with a quotation mark ends at its first line break.
 */
const runsBehind = /[;\t\n]["\s]*['=+\-@]?/g
const armouredBehind = /[;\t\n]["\s]*(?:'(?=['=+\-@]))?/g
// Both take a whole run of blanks and breaks, whatever comes after it: a pattern that asks for what follows would try each of them anew.

/** The cell, whose line breaks are LF, as a spreadsheet may safely open it. */
export function escapeFormula(cell: string): string {
  if (negative.test(cell)) return cell
  const safe = cell.replace(runsBehind, found => (/['=+\-@]$/.test(found) ? `${found.slice(0, -1)}'${found.at(-1)}` : found))
  return runs.test(safe) ? `'${safe}` : safe
}

/** The cell as it was before `escapeFormula`. An apostrophe before anything else ('00901 of Shopify) is left to its field's rule. */
export const unescapeFormula = (cell: string): string =>
  (armoured.test(cell) ? cell.slice(1) : cell).replace(armouredBehind, found => (found.endsWith("'") ? found.slice(0, -1) : found))
