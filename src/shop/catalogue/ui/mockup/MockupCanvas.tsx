import { useEffect, useRef, useState } from 'react'
import { paintMockup, paintPlaced } from '#base/paint/mockup.ts'
import { api } from '#kit/call/api.ts'
import type { Side } from '../../picture/contract.ts'
import { type MockupBase, mockupPartCalls } from '../../picture/mockup.contract.ts'
import styles from './MockupCanvas.module.css'
import { surface } from './surface.ts'

/** What one side wears: a picture of its whole area. */
export interface WornSide {
  side: Side
  area: { widthInches: number; heightInches: number }
  image: HTMLCanvasElement
}
interface Props {
  base: Pick<MockupBase, 'key' | 'width' | 'height' | 'places'>
  /** The cloth's colour. */
  hex: string
  worn: readonly WornSide[]
  label: string
  /** What is said where it cannot be drawn. */
  lost: string
  /** Pixels of its longer side, where fewer are wanted than a page draws. */
  longest?: number | undefined
}

/** As large as a page draws mockups: its parts come no larger. */
const longestPixels = 1_000

/** A mockup drawn in the page, at once: by the function that draws the server's, but for its folds. */
export function MockupCanvas({ base, hex, worn, label, lost, longest = longestPixels }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [had, setHad] = useState<{ key: string; parts: Parts | 'lost' }>()
  const { key, width, height, places } = base
  useEffect(() => {
    let isGone = false
    partsOf(key).then(
      parts => isGone || setHad({ key, parts }),
      () => isGone || setHad({ key, parts: 'lost' }),
    )
    return () => {
      isGone = true
    }
  }, [key])
  // What came of another photograph is not this one's.
  const found = had?.key === key ? had.parts : undefined
  const isLost = found === 'lost'
  const parts = isLost ? undefined : found
  useEffect(() => {
    if (!parts) return
    const frame = requestAnimationFrame(() => {
      if (canvas.current) paint(canvas.current, { parts, width, height, places, hex, worn })
    })
    return () => cancelAnimationFrame(frame)
  }, [parts, width, height, places, hex, worn])
  if (isLost) return <p className="hint">{lost}</p>
  const scale = Math.min(1, Math.min(longest, longestPixels) / Math.max(width, height))
  return (
    <canvas
      // A canvas of another photograph would show that one until this one's parts are there.
      key={key}
      ref={canvas}
      className={styles.mockup}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      role="img"
      aria-label={label}
      aria-busy={parts === undefined}
    />
  )
}

interface Parts {
  photo: HTMLImageElement
  light: HTMLImageElement
}
const known = new Map<string, Promise<Parts>>()
/** Fetched once; what could not be had is asked for again the next time. */
function partsOf(key: string): Promise<Parts> {
  const there = known.get(key) ?? fetchParts(key)
  known.set(key, there)
  there.catch(() => known.delete(key))
  return there
}
async function fetchParts(key: string): Promise<Parts> {
  const part = async (part: 'photo' | 'light') => {
    const image = new Image()
    image.src = api.url(mockupPartCalls.mockupPart, { params: { key }, query: { part } })
    await image.decode()
    return image
  }
  const [photo, light] = await Promise.all([part('photo'), part('light')])
  return { photo, light }
}

type Painted = { parts: Parts } & Pick<MockupBase, 'width' | 'height' | 'places'> & Pick<Props, 'hex' | 'worn'>
function paint(canvas: HTMLCanvasElement, { parts, places, hex, worn }: Painted): void {
  const size = { width: canvas.width, height: canvas.height }
  const context = canvas.getContext('2d')
  if (!context) return
  const art = surface(size.width, size.height)
  for (const { side, area, image } of worn) {
    const place = places.find(each => each.side === side)
    if (place) paintPlaced<CanvasImageSource>(art.context, { art: image, size: image, place, area, photo: size, surface })
  }
  context.clearRect(0, 0, size.width, size.height)
  paintMockup<CanvasImageSource>(context, size, { ...parts, art: art.image, hex })
  art.release()
}
