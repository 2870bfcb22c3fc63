import { Suspense } from 'react'
import { api } from '#kit/call/api.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { fileCalls } from '#shop/file/contract.ts'
import type { ImageLayer, Layer } from '../document/contract.ts'
import { isBarePicture } from '../document/layer.rules.ts'
import styles from './SidePreview.module.css'

/** Texts need a reader of fonts, which is larger than all else that a list of products needs. */
const PaintedSide = lazyPart(() => import('./painted/PaintedSide.tsx').then(it => it.PaintedSide))

type Props = {
  area: { widthInches: number; heightInches: number }
  layers: readonly Layer[]
  /** The cloth's colour. */
  hex: string
  label: string
}

/** One print area to scale, with the layers where they are printed. */
export function SidePreview({ area, layers, hex, label }: Props) {
  const { widthInches, heightInches } = area
  const margin = Math.max(widthInches, heightInches) * 0.06
  const box = [-margin, -margin, widthInches + 2 * margin, heightInches + 2 * margin].join(' ')
  const isPainted = layers.length > 0 && !isBarePicture({ layers })
  const drawing = (
    <svg className={styles.preview} viewBox={box} role={isPainted ? 'presentation' : 'img'} aria-label={isPainted ? undefined : label}>
      <rect x={-margin} y={-margin} width={widthInches + 2 * margin} height={heightInches + 2 * margin} fill={hex} />
      {!isPainted && layers.map(layer => layer.kind === 'IMAGE' && <Picture key={layer.id ?? layer.fileId} layer={layer} />)}
      <rect className={styles.area} width={widthInches} height={heightInches} />
    </svg>
  )
  if (!isPainted) return drawing
  return (
    <span className={styles.stack}>
      {drawing}
      <Suspense>
        <PaintedSide area={area} marginInches={margin} layers={layers} label={label} />
      </Suspense>
    </span>
  )
}

/** The cropped picture in its box: the inner drawing counts in parts of the picture. */
function Picture({ layer }: { layer: ImageLayer }) {
  const { xInches, yInches, widthInches, heightInches, fileId } = layer
  const { left, top, right, bottom } = layer.crop ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const part = [left, top, 1 - left - right, 1 - top - bottom].join(' ')
  return (
    <svg x={xInches} y={yInches} width={widthInches} height={heightInches} viewBox={part} preserveAspectRatio="none" aria-hidden="true">
      <image href={api.url(fileCalls.fileThumbnail, { params: { id: fileId } })} width="1" height="1" preserveAspectRatio="none" />
    </svg>
  )
}
