import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { paintLayer } from '#base/paint/paint.ts'
import { Segments } from '#kit/control/Choice.tsx'
import { useText } from '#kit/use-text.ts'
import type { PictureView, Side } from '#shop/catalogue/picture/contract.ts'
import { viewOf } from '#shop/catalogue/picture/place.rules.ts'
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

/** In the shown colour, in the views that show what is drawn; nothing where there are none. */
export function DesignMockup({ longest }: Pick<Props, 'longest'>) {
  const { product, editor, color } = useParts()
  const views = viewsOf(drawnSides(editor.document), viewsOfProduct(product))
  const { side } = editor.side
  return views.length > 0 ? <EditorMockup key={side} views={views} hex={color.hex} first={viewOf(side)} longest={longest} /> : null
}

interface Props {
  views: readonly PictureView[]
  hex: string
  /** The view that is shown at first, where there is something in it. */
  first?: PictureView
  /** Pixels of its longer side: fewer are drawn in less time. */
  longest?: number | undefined
}
/** The design as it is drawn now on the photograph of its garment, also while something is dragged; nothing is asked of the server for it. */
export function EditorMockup({ views, hex, first = views[0], longest }: Props) {
  const t = useText('designEditor')
  const { product, editor, sources } = useParts()
  const [chosen, setView] = useState(first)
  const view = chosen && views.includes(chosen) ? chosen : views[0]
  const version = useSyncExternalStore(sources.subscribe, sources.version, sources.version)
  const base = product.mockups.find(each => each.view === view)
  const document = useAtRest(editor.document, editor.isDragging)
  const worn = useWorn(document, base?.places.map(({ side }) => side) ?? [], sources, version)
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
        <MockupCanvas {...{ base, hex, worn, longest }} label={t('mockupOf', { view: t(`view_${base.view}`) })} lost={t('mockupLost')} />
      </div>
    </>
  )
}

/** A frame, and then as long a rest as leaves the canvas most of the time that a drag has. */
const restMs = 80
/** A value as it is drawn beside what changes with every frame: in a frame of its own, and not in each. Where nothing is dragged, at once. */
function useAtRest<T>(value: T, isDragging: boolean): T {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const now = useRef({ value, shown: value })
  now.current.value = value
  if (!isDragging) now.current.shown = value
  const waiting = useRef<{ timer?: ReturnType<typeof setTimeout>; frame?: number }>(undefined)
  useEffect(() => {
    if (!isDragging || waiting.current) return
    const timer = setTimeout(() => {
      const frame = requestAnimationFrame(() => {
        waiting.current = undefined
        now.current.shown = now.current.value
        again()
      })
      waiting.current = { frame }
    }, restMs)
    waiting.current = { timer }
  })
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      if (waiting.current?.frame !== undefined) cancelAnimationFrame(waiting.current.frame)
      waiting.current = undefined
    },
    [],
  )
  return now.current.shown
}

interface Painted {
  version: number
  image: HTMLCanvasElement
}
/** Each side of the view painted on nothing; again when it has changed, or a picture or a font has come. */
function useWorn(document: { sides: readonly EditedSide[] }, shown: readonly Side[], sources: Sources, version: number): WornSide[] {
  const [known] = useState(() => new WeakMap<EditedSide, Painted>())
  // By their names: a list of its own comes with each frame.
  const names = shown.join()
  return useMemo(
    () =>
      drawnSides(document)
        .filter(({ side }) => names.split(',').includes(side))
        .map(side => {
          const before = known.get(side)
          const image = before?.version === version ? before.image : painted(side, sources)
          known.set(side, { version, image })
          return { side: side.side, area: side, image }
        }),
    [document, names, sources, version, known],
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
