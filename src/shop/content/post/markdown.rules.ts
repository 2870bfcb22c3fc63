// What a text in Markdown may ask of the server: the parser's time grows with the square of the marks in one paragraph, and its stack
// with the levels.

export const tangleLimits = { marksOfParagraph: 1_000, marksInRow: 200, levels: 100, blanksOfLine: 200 } as const
const { marksOfParagraph, marksInRow, levels, blanksOfLine } = tangleLimits

const row = new RegExp(`[*_~]{${marksInRow + 1}}`)
const deep = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${levels + 1}}`, 'm')
const indented = new RegExp(`^[ \\t]{${blanksOfLine + 1}}`, 'm')

/** Why this text cannot be drawn in reasonable time, or nothing where it can. */
export const whyNotDraw = (markdown: string): 'POST_TOO_TANGLED' | undefined =>
  row.test(markdown) || deep.test(markdown) || indented.test(markdown) || paragraphsOf(markdown).some(isTangled)
    ? 'POST_TOO_TANGLED'
    : undefined

const paragraphsOf = (markdown: string): string[] => markdown.split(/\n[ \t]*\n/)
const isTangled = (paragraph: string): boolean => (paragraph.match(/[*_~]+/g) ?? []).length > marksOfParagraph
