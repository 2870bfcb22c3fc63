import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '#kit/use-text.ts'
import type { EditedSide } from '../../../document/edit/edited.rules.ts'
import { fitView } from '../../../document/edit/view.rules.ts'
import { isPrintedOn, useParts } from '../state/use-editor.ts'
import styles from './SideStrip.module.css'
import { stagePainter } from './stage-painter.ts'

const thumb = { width: 48, height: 56 }

/** The sides of the product as small pictures: which one is edited. */
export function SideStrip() {
  const t = useText('designEditor')
  const { editor, product } = useParts()
  const { sides } = editor.document
  if (sides.length < 2) return null
  return (
    <fieldset className={styles.sides} data-own="" inert={editor.isChoosingMore}>
      <legend className="unseen">{t('sides')}</legend>
      {sides.map(side => (
        <label key={side.side} className="pick">
          <input type="radio" name="editor-side" checked={side.side === editor.side.side} onChange={() => editor.show(side.side)} />
          <span className={styles.side}>
            <Thumb side={side} />
            {isPrintedOn(product, side.side) ? t(`name_${side.side}`) : t('lostSide', { side: t(`name_${side.side}`) })}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Thumb({ side }: { side: EditedSide }) {
  const { sources, color } = useParts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<ReturnType<typeof stagePainter>>(undefined)
  painter.current ??= stagePainter(sources)
  const version = useSyncExternalStore(sources.subscribe, sources.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn again when sources have come.
  useLayoutEffect(() => {
    if (!canvas.current) return
    const view = fitView(side, thumb, 0.92)
    const density = Math.min(2, devicePixelRatio)
    painter.current?.(canvas.current, {
      layers: side.layers,
      area: side,
      view,
      stage: thumb,
      density,
      moving: new Set(),
      cropping: undefined,
    })
  }, [side, version])
  return <canvas ref={canvas} className={styles.thumb} style={{ ...thumb, background: color.hex }} />
}
