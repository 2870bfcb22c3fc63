// Which mockups there are of a design: by the views that its product is photographed in.
import type { PictureView, Side } from '#shop/catalogue/picture/contract.ts'

/** In a list and while it is drawn; on a page; for a shop's own listing. */
export const mockupSizes = [600, 1_200, 2_000] as const
export type MockupSize = (typeof mockupSizes)[number]

interface View {
  view: PictureView
  sides: readonly Side[]
  /** Another where its photograph or its places are others. */
  base?: string
}
interface Drawn {
  side: Side
  layers: readonly unknown[]
}

/** The views that show something of a design, that of its first side first. */
export function viewsOf(sides: readonly Drawn[], views: readonly View[]): PictureView[] {
  const drawn = sides.filter(({ layers }) => layers.length > 0).map(({ side }) => side)
  const rank = ({ sides: shown }: View) => drawn.findIndex(side => shown.includes(side))
  return views
    .filter(view => rank(view) >= 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ view }) => view)
}

/** Whether a mockup shows this side of a product. */
export const isShown = (side: string, views: readonly View[]): boolean => views.some(view => view.sides.some(each => each === side))

interface Which {
  color: string
  /** Of the saved design where neither is said. */
  version?: number | undefined
  isDraft?: boolean
  /** The buyer's. */
  text?: string
  /** Of the template, another after every save. */
  stamp?: number
}
/** Where the mockups of a seller's product are, one a view; none where its product has no photograph that shows it. */
export function mockupsOf(
  { id, sides }: { id: number; sides: readonly Drawn[] },
  views: readonly View[],
  { color, version, isDraft, text, stamp }: Which,
): { view: PictureView; url: string }[] {
  const query = [
    `size=${mockupSizes[0]}&color=${encodeURIComponent(color)}`,
    version !== undefined && `version=${version}`,
    isDraft && 'state=DRAFT',
    text && `text=${encodeURIComponent(text)}`,
  ].filter(Boolean)
  // Nothing on the server reads `shows`: another picture is another address, or a page shows the one that it has.
  const shows = (view: PictureView) => [stamp, views.find(each => each.view === view)?.base].filter(Boolean).join('-')
  const address = (view: PictureView) => [...query, `view=${view}`, shows(view) && `shows=${shows(view)}`].filter(Boolean).join('&')
  return viewsOf(sides, views).map(view => ({ view, url: `/v1/product-custom-template/${id}/mockup?${address(view)}` }))
}
