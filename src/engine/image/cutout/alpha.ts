// Which pixels a background's colour takes away, and what is left of those at its edge. Whole numbers alone, so that the same picture gives the same bytes everywhere.

export interface Pixels {
  /** Red, green, blue and alpha of each. Changed in place. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}
export interface Background {
  readonly color: readonly [red: number, green: number, blue: number]
  /** How far a channel may be from it, 0–255. */
  readonly reach: number
  /** All of that colour, or what hangs together with the picture's edges, or with this pixel. */
  readonly from: 'EVERYWHERE' | 'EDGES' | { x: number; y: number }
}

/** What is nearly clear already is background, too. */
const clearAlpha = 8
/** Marks above `taken` say in which ring beside it a pixel is. */
const [kept, taken] = [0, 1]
/** In pixels: what smooth edges are wide. */
const edgeWidth = 2

/** Takes the background out; gives how many pixels went. */
export function cutOut(pixels: Pixels, background: Background): number {
  const marks = new Uint8Array(pixels.width * pixels.height)
  const isBackground = matcher(pixels, background)
  if (background.from === 'EVERYWHERE') for (let at = 0; at < marks.length; at++) marks[at] = isBackground(at) ? taken : kept
  else flood(pixels, marks, isBackground, startsOf(pixels, background.from))
  soften(pixels, marks, background)
  let count = 0
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] !== taken) continue
    pixels.data.fill(0, at * 4, at * 4 + 4)
    count++
  }
  return count
}

function matcher({ data }: Pixels, { color: [red, green, blue], reach }: Background): (at: number) => boolean {
  return at => {
    const byte = at * 4
    return (
      (data[byte + 3] ?? 0) < clearAlpha ||
      (Math.abs((data[byte] ?? 0) - red) <= reach &&
        Math.abs((data[byte + 1] ?? 0) - green) <= reach &&
        Math.abs((data[byte + 2] ?? 0) - blue) <= reach)
    )
  }
}

function startsOf({ width, height }: Pixels, from: 'EDGES' | { x: number; y: number }): number[] {
  if (from !== 'EDGES') return [Math.min(height - 1, from.y) * width + Math.min(width - 1, from.x)]
  const starts: number[] = []
  for (let x = 0; x < width; x++) starts.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) starts.push(y * width, y * width + width - 1)
  return starts
}

/** Row by row: of each run of pixels one start is kept above and below, so that what waits stays small. */
function flood({ width, height }: Pixels, marks: Uint8Array, isBackground: (at: number) => boolean, starts: number[]): void {
  const isOpen = (at: number) => marks[at] === kept && isBackground(at)
  const waiting = starts
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!isOpen(at)) continue
    const row = at - (at % width)
    let left = at
    while (left > row && isOpen(left - 1)) left--
    let right = at
    while (right < row + width - 1 && isOpen(right + 1)) right++
    marks.fill(taken, left, right + 1)
    for (const next of [left - width, left + width]) {
      if (next < 0 || next >= width * height) continue
      let wasOpen = false
      for (let each = next; each <= next + right - left; each++) {
        const isNow = isOpen(each)
        if (isNow && !wasOpen) waiting.push(each)
        wasOpen = isNow
      }
    }
  }
}

/**
 * Beside what was taken, pixels are mixed of it and of what they stand beside: as much of the background goes as is in them, and their own
 * colour is what is left. How much that is, the farthest colour around says.
 */
function soften(pixels: Pixels, marks: Uint8Array, { color }: Background): void {
  const { data, width, height } = pixels
  for (let ring = 1; ring <= edgeWidth; ring++)
    for (let at = 0; at < marks.length; at++) if (marks[at] === kept && touches(at, marks, pixels, ring)) marks[at] = taken + ring
  // All of them are weighed by what the picture was, before any is changed.
  const shares = new Uint8Array(marks.length)
  for (let at = 0; at < marks.length; at++) {
    if ((marks[at] ?? 0) <= taken) continue
    const most = farthest(at, marks, pixels, color)
    shares[at] = Math.min(255, Math.round((far(data, at, color) * 255) / Math.max(1, most)))
  }
  for (let at = 0; at < width * height; at++) {
    if ((marks[at] ?? 0) <= taken) continue
    const share = shares[at] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const behind = color[channel] ?? 0
      const own = behind + Math.round((((data[at * 4 + channel] ?? 0) - behind) * 255) / Math.max(1, share))
      data[at * 4 + channel] = Math.max(0, Math.min(255, own))
    }
    data[at * 4 + 3] = Math.round(((data[at * 4 + 3] ?? 0) * share) / 255)
  }
}

/** The farthest channel of a pixel from a colour. */
function far(data: Uint8Array, at: number, color: Background['color']): number {
  const byte = at * 4
  return Math.max(
    Math.abs((data[byte] ?? 0) - color[0]),
    Math.abs((data[byte + 1] ?? 0) - color[1]),
    Math.abs((data[byte + 2] ?? 0) - color[2]),
  )
}

/** How far the farthest pixel around is that stays. */
function farthest(at: number, marks: Uint8Array, { data, width, height }: Pixels, color: Background['color']): number {
  const [x, y] = [at % width, Math.floor(at / width)]
  let most = 0
  for (let row = Math.max(0, y - edgeWidth); row <= Math.min(height - 1, y + edgeWidth); row++)
    for (let column = Math.max(0, x - edgeWidth); column <= Math.min(width - 1, x + edgeWidth); column++) {
      const next = row * width + column
      if (marks[next] !== taken) most = Math.max(most, far(data, next, color))
    }
  return most
}

/** Whether a pixel stands beside one that is taken, or that is in a ring before this one. */
function touches(at: number, marks: Uint8Array, { width, height }: Pixels, ring: number): boolean {
  const x = at % width
  const isOut = (next: number) => {
    const mark = marks[next] ?? kept
    return mark >= taken && mark < taken + ring
  }
  return (
    (x > 0 && isOut(at - 1)) ||
    (x < width - 1 && isOut(at + 1)) ||
    (at >= width && isOut(at - width)) ||
    (at < width * (height - 1) && isOut(at + width))
  )
}
