import { type DrawnShape, drawnShapes, shapePath } from '#base/paint/geometry.ts'
import { Button } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { TextLayer } from '../../../document/contract.ts'
import { newShape, newText } from '../../../document/edit/fresh.rules.ts'
import { added, freshId, hasRoom } from '../../../document/edit/list.rules.ts'
import { ArtPicker } from '../../ArtPicker.tsx'
import { hugText } from '../state/set-text.ts'
import { useAddPicture } from '../state/use-add-picture.ts'
import { useParts } from '../state/use-editor.ts'
import { inkOn } from './palette.ts'
import styles from './panels.module.css'

/** Pictures of the library, and new ones: a press adds one to the side. */
export function PicturesPanel() {
  const t = useText('designEditor')
  const { add, upload } = useAddPicture()
  return (
    <Stack gap={12} className={styles.pictures}>
      <p className="hint">{t('picturesHint')}</p>
      <ArtPicker picked={undefined} onPick={file => add(file)} onUpload={upload} />
    </Stack>
  )
}

const firstFont = 'montserrat-700'

/** A new text, which is written at once. */
export function TextPanel({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useText('designEditor')
  const { editor, color, sources, say } = useParts()
  const { layers, side } = editor
  const reason = hasRoom(layers) ? undefined : t('tooManyLayers')
  const add = (slot: TextLayer['slot']) => {
    const id = freshId(layers, 'l')
    const words = t(slot ? 'newBuyersText' : 'newText')
    const text = newText(id, { text: words, fontId: firstFont, color: inkOn(color.hex), slot }, side)
    editor.edit(all => added(all, text), { choose: [id] })
    hugText({ editor, sources }, { id, fontId: firstFont })
    say(t('added', { name: t(slot ? 'kind_SLOT' : 'kind_TEXT') }))
    onAdded(id)
  }
  return (
    <Stack gap={12}>
      <Button variant="primary" icon="text" wide data-add="text" onClick={() => add(null)} reason={reason}>
        {t('addText')}
      </Button>
      <p className="hint">{t('addTextHint')}</p>
      <Button icon="pencil" wide data-add="buyers-text" onClick={() => add('TEXT')} reason={reason}>
        {t('addBuyersText')}
      </Button>
      <p className="hint">{t('buyersTextHint')}</p>
    </Stack>
  )
}

export function ShapesPanel() {
  const t = useText('designEditor')
  const { editor, color, say } = useParts()
  const { layers, side } = editor
  const add = (shape: DrawnShape) => {
    if (!hasRoom(layers)) return say(t('tooManyLayers'))
    const id = freshId(layers, 'l')
    editor.edit(all => added(all, newShape(id, shape, inkOn(color.hex), side)), { choose: [id] })
    say(t('added', { name: t('kind_SHAPE') }))
  }
  return (
    <ul className={styles.shapes} aria-label={t('shapes')}>
      {drawnShapes.map(shape => (
        <li key={shape}>
          <button
            type="button"
            className={styles.shape}
            onClick={() => add(shape)}
            aria-label={t('addShape', { shape: t(`shape_${shape}`) })}
          >
            <svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
              <path d={pathText(shape)} />
            </svg>
            <span>{t(`shape_${shape}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const pathText = (shape: DrawnShape): string =>
  shapePath(shape, 26, 26)
    .map(([step, ...points]) => `${step}${points.join(' ')}`)
    .join('')
