import { useMemo, useState, useSyncExternalStore } from 'react'
import { paintLayer } from '#base/paint/paint.ts'
import { Segments } from '#kit/control/Choice.tsx'
import { useText } from '#kit/use-text.ts'
import type { PictureView } from '#shop/catalogue/picture/contract.ts'
import type { Product } from '#shop/catalogue/storefront/contract.ts'
import { MockupCanvas, type WornSide } from '#shop/catalogue/ui/mockup/MockupCanvas.tsx'
import { viewsOf } from '../../../art/mockup.rules.ts'
import { drawnSides, type EditedSide } from '../../../document/edit/edited.rules.ts'
import { printedLayers } from '../../../document/layer.rules.ts'
import styles from '../Editor.module.css'
import type { Sources } from '../state/sources.ts'
import { useParts } from '../state/use-editor.ts'

/** The views that a product is photographed in, and the sides that each shows. */
export const viewsOfProduct = ({ mockups }: Pick<Product, 'mockups'>) =>
  mockups.map(({ view, places }) => ({ view, sides: places.map(({ side }) => side) }))

/** The same in the shown colour, in the views that show what is drawn; nothing where there are none. */
export function DesignMockup() {
  const { product, editor, color } = useParts()
  const views = viewsOf(drawnSides(editor.document), viewsOfProduct(product))
  return views.length > 0 ? <EditorMockup views={views} hex={color.hex} /> : null
}

/** The design as it is drawn now on the photograph of its garment; nothing is asked of the server for it. */
export function EditorMockup({ views, hex }: { views: readonly PictureView[]; hex: string }) {
  const t = useText('designEditor')
  const { product, editor, sources } = useParts()
  const [chosen, setView] = useState(views[0])
  const view = chosen && views.includes(chosen) ? chosen : views[0]
  const version = useSyncExternalStore(sources.subscribe, sources.version, sources.version)
  const worn = useWorn(editor.document, sources, version)
  const base = product.mockups.find(each => each.view === view)
  if (!base) return null
  return (
    <>
      {views.length > 1 && (
        <Segments
          label={t('views')}
          value={base.view}
          onChange={setView}
          choices={views.map(value => ({ value, label: t(`view_${value}`) }))}
        />
      )}
      <div className={styles.mockup}>
        <MockupCanvas base={base} hex={hex} worn={worn} label={t('mockupOf', { view: t(`view_${base.view}`) })} lost={t('mockupLost')} />
      </div>
    </>
  )
}

/** Each side painted on nothing; again when a picture or a font has come. */
function useWorn(document: { sides: readonly EditedSide[] }, sources: Sources, version: number): WornSide[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sources hold is told by their version.
  return useMemo(
    () => drawnSides(document).map(side => ({ side: side.side, area: side, image: painted(side, sources) })),
    [document, sources, version],
  )
}

const longestPixels = 700
function painted(side: EditedSide, sources: Sources): HTMLCanvasElement {
  const canvas = window.document.createElement('canvas')
  const scale = longestPixels / Math.max(side.widthInches, side.heightInches)
  canvas.width = Math.max(1, Math.round(side.widthInches * scale))
  canvas.height = Math.max(1, Math.round(side.heightInches * scale))
  const context = canvas.getContext('2d')
  if (context) for (const layer of printedLayers(side)) paintLayer<CanvasImageSource>(context, layer, sources.given(layer, scale))
  return canvas
}
