import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '#kit/use-text.ts'
import { type Crop, cropBetween, movedCrop, type Spot, sizedCrop } from './crop.ts'
import styles from './Page.module.css'
import type { CutFormOf } from './PageCut.tsx'

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const edges = ['left', 'top', 'right', 'bottom'] as const

/** A page on which the frame of its label is drawn with the pointer, and moved and sized with the keyboard. */
export function CropPicture({ src, alt, form }: { src: string; alt: string; form: CutFormOf }) {
  const t = useText('labelFile')
  const begun = useRef<Spot>(undefined)
  const drawn = form.watch([...edges])
  // A field that is being typed in may hold nothing.
  const [left = 0, top = 0, right = 0, bottom = 0] = drawn.map(value => (Number.isFinite(value) ? value : 0))
  const crop: Crop = { left, top, right, bottom }
  const put = (next: Crop | undefined) => {
    if (next) for (const edge of edges) form.setValue(edge, next[edge], { shouldDirty: true, shouldValidate: true })
  }
  const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot => {
    const page = currentTarget.getBoundingClientRect()
    return { x: ((clientX - page.left) / page.width) * 100, y: ((clientY - page.top) / page.height) * 100 }
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    put(event.shiftKey ? sizedCrop(crop, step) : movedCrop(crop, step))
  }
  const end = () => {
    begun.current = undefined
  }
  return (
    <div
      className={styles.crop}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        begun.current = spotOf(event)
      }}
      onPointerMove={event => begun.current && put(cropBetween(begun.current, spotOf(event)))}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img src={src} alt={alt} draggable={false} />
      <button
        type="button"
        className={styles.frame}
        // The dialog begins at the picture, and is not scrolled to its first field.
        data-autofocus
        style={{ left: `${left}%`, top: `${top}%`, right: `${right}%`, bottom: `${bottom}%` }}
        aria-label={t('cropFrame')}
        onKeyDown={press}
      />
    </div>
  )
}
