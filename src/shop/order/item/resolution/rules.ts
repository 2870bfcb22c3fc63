// Art that prints below its product's own figure, and what its seller said to it.
import type { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import type { PictureSize } from '#shop/design/art/fit.rules.ts'
import { type SideToJudge, sideDpi } from '#shop/design/document/resolution.rules.ts'
import { type DpiThresholds, type Resolution, resolutionOf, thresholdsFor } from '#shop/file/rules.ts'

/** What the operator wants of an order with low art (settings, `dpiPolicy`). */
export type DpiPolicy = 'CONFIRM' | 'WAIT' | 'WARN'

/** How sharp one side prints. `dpi` and `resolution` are null while its picture is not there. */
export interface Sharpness {
  dpi: number | null
  /** Below it the art is low. */
  minDpi: number
  resolution: Resolution | null
}

/** How sharp a side prints on this product; of one that the catalogue has no more, by what its design says alone. */
export function sharpnessOf(
  art: SideToJudge & { side: string },
  product: { minDpi: number; printAreas: readonly PrintArea[] } | undefined,
  { pictures, thresholds }: { pictures: ReadonlyMap<number, PictureSize>; thresholds: DpiThresholds },
): Sharpness {
  const own = thresholdsFor(thresholds, product?.minDpi)
  const dpi = sideDpi(
    art,
    product?.printAreas.find(area => area.side === art.side),
    pictures,
  )
  return { dpi, minDpi: own.low, resolution: dpi === null ? null : resolutionOf(dpi, own) }
}

/** Its seller is to be asked: it is low, and they have not said that so few dots per inch will do. */
export const isAsked = ({ dpi, minDpi }: Sharpness, acceptedDpi: number | null): boolean =>
  dpi !== null && dpi < minDpi && (acceptedDpi === null || dpi < acceptedDpi)

/** The worst of the sides that ask, for a sentence: null where none does. */
export function worstOf<S extends Sharpness>(asking: readonly S[]): (S & { dpi: number }) | null {
  const [worst] = asking
    .flatMap(side => (side.dpi === null ? [] : [{ ...side, dpi: side.dpi }]))
    .toSorted((one, other) => one.dpi - other.dpi)
  return worst ?? null
}
