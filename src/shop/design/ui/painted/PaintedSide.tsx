import { useEffect, useRef, useState } from 'react'
import { useText } from '#kit/use-text.ts'
import type { Layer } from '../../document/contract.ts'
import styles from '../SidePreview.module.css'
import { paintSide } from './paint-side.ts'

/** Of the longer side: sharp on a dense screen, where it stands as a card's picture. */
const longestPixels = 600

interface PaintedSideProps {
  area: { widthInches: number; heightInches: number }
  /** What is left free around the area. */
  marginInches: number
  layers: readonly Layer[]
  label: string
}
/** A side as it is printed, on nothing: what it lies on is the caller's. */
export function PaintedSide({ area: { widthInches, heightInches }, marginInches, layers, label }: PaintedSideProps) {
  const t = useText('design')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    let isGone = false
    const scale = longestPixels / Math.max(widthInches, heightInches)
    paintSide(canvas.current, { widthInches, heightInches, layers }, { scale, marginInches }).then(
      () => isGone || setLost(false),
      () => isGone || setLost(true),
    )
    return () => {
      isGone = true
    }
  }, [widthInches, heightInches, marginInches, layers])
  return (
    <>
      <canvas ref={canvas} className={styles.painted} role="img" aria-label={label} hidden={isLost} />
      {isLost && <p className="hint">{t('previewLost')}</p>}
    </>
  )
}
