// What is to be mended in designs, judged once for the same design, product and pictures: counting the letters and tiles of sixty layers
// takes milliseconds, and a list shows two dozen designs that are read far more often than they are drawn.
import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { sideIn } from '../document/color/color.rules.ts'
import type { DesignWarning } from '../document/contract.ts'
import { whyNotSide } from '../document/document.rules.ts'
import { type DesignToJudge, pictureIdsOf, warningsOf } from '../document/warning.rules.ts'

export interface Judged {
  warnings: DesignWarning[]
  /** The sides that can be drawn in the design's first colour: a text without letters has no picture yet. */
  drawable: ReadonlySet<Side>
}
/** A few hundred bytes each; the oldest goes first. */
const mostKept = 5_000
const kept = new Map<string, Judged>()

/** At once, for a single design: in a transaction nothing but SQL is waited for. */
export const judgedNow = (design: DesignToJudge): Judged => {
  const key = keyOf(design)
  return kept.get(key) ?? judge(key, design)
}

/** Many of them, each that is new in a turn of its own: others are answered in between. */
export async function judgedInTurns(designs: readonly DesignToJudge[]): Promise<Judged[]> {
  const all: Judged[] = []
  for (const design of designs) {
    const key = keyOf(design)
    const known = kept.get(key)
    if (!known) await nextTurn()
    all.push(known ?? judge(key, design))
  }
  return all
}

function judge(key: string, design: DesignToJudge): Judged {
  const drawable = design.sides
    .filter(side => side.layers.length > 0 && whyNotSide(sideIn(side, design.colors[0])) === undefined)
    .map(({ side }) => side)
  const judged: Judged = { warnings: warningsOf(design), drawable: new Set(drawable) }
  kept.set(key, judged)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return judged
}

/**
 * All that a judgement depends on: by the design itself and not by its version, which a transaction that is rolled back gives again to
 * another design.
 */
function keyOf({ sides, colors, product, pictures, mayPrint, lowDpi }: DesignToJudge): string {
  const files = pictureIdsOf(sides).map(id => [id, pictures.get(id), mayPrint.has(id)])
  const { printAreas, isAvailable } = product
  return hash('sha256', JSON.stringify([sides, colors, printAreas, [...product.colors], isAvailable, files, lowDpi]), 'base64url')
}
