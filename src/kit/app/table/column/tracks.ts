// How wide the columns of a table are: pure, so that it is tested without a page.
type Sized = { id: string; align?: 'end'; width?: string; least?: string }

/** The narrowest that a reader may draw a column, in CSS pixels. */
export const columnMin = 48

/**
 * The tracks of a table's grid. Numbers take what they need; words share what is left, down to their `least`, their own width or 120 pixels,
 * and are cut at the end; a column that the reader has drawn keeps its pixels.
 */
export function tracksOf(columns: readonly Sized[], widths: Readonly<Record<string, number>>, hasTick: boolean): string {
  const tracks = columns.map(({ id, align, width, least }) => {
    const drawn = widths[id]
    if (drawn !== undefined) return `${Math.max(columnMin, Math.round(drawn))}px`
    if (align === 'end') return 'max-content'
    return `minmax(${least ?? `min(${width ?? '120px'}, 120px)`}, auto)`
  })
  return [...(hasTick ? ['40px'] : []), ...tracks, 'max-content'].join(' ')
}
