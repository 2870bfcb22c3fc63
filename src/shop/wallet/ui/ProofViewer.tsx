import { type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '#kit/control/Button.tsx'
import { Scroll } from '#kit/scroll/Scroll.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { Deposit } from '../deposit/contract.ts'
import styles from './ProofViewer.module.css'

const zooms = [1, 1.5, 2, 3, 4, 6] as const
const around = (proofs: Deposit['proofs'], at: number) => proofs[at] ?? proofs[0]

/** Proof images with zoom: by the buttons, a double click, `+` and `-`; a zoomed image is dragged, or scrolled by keys. */
export function ProofViewer({ proofs, urlOf }: { proofs: Deposit['proofs']; urlOf: (position: number) => string }) {
  const t = useText('wallet')
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState(0)
  const stage = useRef<HTMLElement>(null)
  const proof = around(proofs, at)
  if (!proof) return null
  const step = (by: 1 | -1) => setZoom(before => Math.min(zooms.length - 1, Math.max(0, before + by)))
  const show = (index: number) => {
    setAt(index)
    setZoom(0)
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1 || zoom === 0 || event.pointerType === 'touch') return
    stage.current?.scrollBy(-event.movementX, -event.movementY)
  }
  const alt = t('proofAlt', { number: proof.position, name: proof.name })
  return (
    <section className={styles.viewer} aria-label={t('proofsOf')}>
      {/* Every act has a button too; the keys are for who looks closely. */}
      <Scroll
        as="div"
        label={alt}
        ref={stage}
        className={styles.stage}
        data-zoomed={zoom > 0 || undefined}
        onDoubleClick={() => setZoom(zoom === 0 ? 2 : 0)}
        onPointerMove={drag}
        onKeyDown={event => {
          if (event.key === '+' || event.key === '=') step(1)
          if (event.key === '-') step(-1)
        }}
      >
        <img src={urlOf(proof.position)} alt={alt} draggable={false} style={{ width: `${(zooms[zoom] ?? 1) * 100}%` }} />
      </Scroll>
      <div className={styles.bar}>
        <div className={styles.thumbs}>
          {proofs.length > 1 &&
            proofs.map((each, index) => (
              <button key={each.position} type="button" aria-pressed={index === at} onClick={() => show(index)}>
                <img src={urlOf(each.position)} alt={t('proofAlt', { number: each.position, name: each.name })} loading="lazy" />
              </button>
            ))}
        </div>
        <IconButton icon="minus" label={t('zoomOut')} disabled={zoom === 0} onClick={() => step(-1)} />
        <button type="button" className={styles.percent} title={t('fit')} onClick={() => setZoom(0)}>
          {Math.round((zooms[zoom] ?? 1) * 100)}%
        </button>
        <IconButton icon="plus" label={t('zoomIn')} disabled={zoom === zooms.length - 1} onClick={() => step(1)} />
        <a
          className={styles.open}
          href={urlOf(proof.position)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openImage')}
          title={t('openImage')}
        >
          <Icon name="external" />
        </a>
      </div>
    </section>
  )
}
