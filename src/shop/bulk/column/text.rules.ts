// What the columns of a file are called, each by a text of its own.

/** The letters that a spreadsheet has over a column: A, Z, AA. */
function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last
}

/** What a column without a header is called: by its letter, `(F)`. */
const unnamed = (at: number): string => `(${letterOf(at)})`

/** Whether this is what a column without a header is called; so it stands over it in a file of failed rows, too. */
export const isUnnamed = (text: string, at: number): boolean => text === '' || text === unnamed(at)

/**
 * Of two columns with one name the second is `Quantity (2)`, so that what its seller says of one is not said of the other; one without a
 * name is `(F)`, also to the right of the header where the first rows hold something there.
 */
export function columnTexts(header: readonly string[], samples: readonly (readonly string[])[] = []): string[] {
  const seen = new Map<string, number>()
  const filled = (row: readonly string[]) => row.findLastIndex(cell => cell.trim() !== '') + 1
  const length = Math.max(header.length, ...samples.map(filled))
  return Array.from({ length }, (_, at) => {
    const text = header[at] ?? ''
    if (isUnnamed(text, at)) return unnamed(at)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return count === 1 ? text : `${text} (${count})`
  })
}
