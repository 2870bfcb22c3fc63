import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { type FrameProps, useFrameName } from './frame.ts'
import styles from './Mockup.module.css'
import { type CornersPlace, movedBy, withCorner } from './place-edit.ts'
import { arrowOf, useDrag } from './use-drag.ts'

/** What is seen at an angle: dragged as a whole, or by each of its corners; the arrow keys move what has the focus. */
export function CornersFrame({ place, area, onMove }: FrameProps<CornersPlace>) {
  const t = useText('catalogueOffice')
  const nameOf = useFrameName()
  const drag = useDrag({ value: place, onDrag: (from, across, down) => onMove?.(movedBy(from, across, down)) })
  const [xs, ys] = [place.corners.map(({ x }) => x), place.corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const points = place.corners.map(({ x, y }) => [((x - left) / width) * 100, ((y - top) / height) * 100] as const)
  return (
    <>
      <button
        type="button"
        className={styles.whole}
        style={{
          ...{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) },
          clipPath: `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(', ')})`,
        }}
        aria-label={nameOf(place, { area })}
        aria-disabled={onMove === undefined || undefined}
        {...drag}
        onKeyDown={event => {
          const arrow = arrowOf(event)
          if (!arrow) return
          event.preventDefault()
          onMove?.(movedBy(place, arrow.across, arrow.down))
        }}
      />
      <svg className={styles.outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={place.corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')} />
      </svg>
      {cornerNames.map((corner, at) => (
        <Corner key={corner} {...{ place, at, onMove }} name={t('corner', { side: t(place.side), corner: t(corner) })} />
      ))}
    </>
  )
}
const cornerNames = ['cornerOne', 'cornerTwo', 'cornerThree', 'cornerFour'] as const
const percent = (share: number) => `${share * 100}%`

function Corner({ place, at, name, onMove }: Pick<FrameProps<CornersPlace>, 'place' | 'onMove'> & { at: number; name: string }) {
  const language = useLanguage()
  const { x, y } = place.corners[at] ?? { x: 0, y: 0 }
  const moveTo = (corner: { x: number; y: number }) => onMove?.(withCorner(place, at, corner))
  const drag = useDrag({ value: { x, y }, onDrag: (from, across, down) => moveTo({ x: from.x + across, y: from.y + down }) })
  const number = (share: number) => formatNumber(Math.round(share * 1_000) / 10, language)
  return (
    <button
      type="button"
      className={styles.corner}
      style={{ left: percent(x), top: percent(y) }}
      aria-label={`${name}: ${number(x)} %, ${number(y)} %`}
      aria-disabled={onMove === undefined || undefined}
      data-first={at === 0 || undefined}
      {...drag}
      onKeyDown={event => {
        const arrow = arrowOf(event)
        if (!arrow) return
        event.preventDefault()
        moveTo({ x: x + arrow.across, y: y + arrow.down })
      }}
    />
  )
}
