// Spreadsheets run a cell that starts with one of these as a formula, so exports put an apostrophe before it. A cell that
// starts with an apostrophe gets one too; so taking one away on reading gives every cell back as it was.
const runs = /^['=+\-@\t\r\n]/
const armoured = /^'['=+\-@\t\r\n]/
/** A plain negative amount is a number in every spreadsheet and can be nothing else, so -3.00 stays a number one can add up. */
const negative = /^-\d{1,15}(?:\.\d{1,6})?$/

/** The cell as a spreadsheet may safely open it. */
export const armour = (cell: string): string => (runs.test(cell) && !negative.test(cell) ? `'${cell}` : cell)

/** The cell as it was before `armour`. An apostrophe before anything else ('00901 of Shopify) is left to its field's rule. */
export const disarm = (cell: string): string => (armoured.test(cell) ? cell.slice(1) : cell)
