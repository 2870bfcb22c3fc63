import { api } from '#kit/call/api.ts'
import { fileCalls } from '#shop/file/contract.ts'
import type { ImageLayer } from '../contract.ts'
import styles from './SidePreview.module.css'

type Props = {
  area: { widthInches: number; heightInches: number }
  layers: readonly ImageLayer[]
  /** The cloth's colour. */
  hex: string
  label: string
}

/** One print area to scale, with the layers where they are printed. */
export function SidePreview({ area, layers, hex, label }: Props) {
  const { widthInches, heightInches } = area
  const margin = Math.max(widthInches, heightInches) * 0.06
  const box = [-margin, -margin, widthInches + 2 * margin, heightInches + 2 * margin].join(' ')
  return (
    <svg className={styles.preview} viewBox={box} role="img" aria-label={label}>
      <rect x={-margin} y={-margin} width={widthInches + 2 * margin} height={heightInches + 2 * margin} fill={hex} />
      {layers.map((layer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have no name but their place.
        <Layer key={at} layer={layer} />
      ))}
      <rect className={styles.area} width={widthInches} height={heightInches} />
    </svg>
  )
}

/** The cropped picture in its box: the inner drawing counts in parts of the picture. */
function Layer({ layer }: { layer: ImageLayer }) {
  const { xInches, yInches, widthInches, heightInches, rotateDegrees, crop, fileId } = layer
  const part = [crop.left, crop.top, 1 - crop.left - crop.right, 1 - crop.top - crop.bottom].join(' ')
  const middle = `${xInches + widthInches / 2} ${yInches + heightInches / 2}`
  return (
    <g transform={`rotate(${rotateDegrees} ${middle})`}>
      <svg x={xInches} y={yInches} width={widthInches} height={heightInches} viewBox={part} preserveAspectRatio="none" aria-hidden="true">
        <image href={api.url(fileCalls.fileThumbnail, { params: { id: fileId } })} width="1" height="1" preserveAspectRatio="none" />
      </svg>
    </g>
  )
}
