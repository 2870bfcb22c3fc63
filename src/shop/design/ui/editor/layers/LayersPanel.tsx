import { Button, IconButton } from '#kit/control/Button.tsx'
import { cx } from '#kit/cx.ts'
import { Stack } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { groupOf, ordered, putAt, toggled } from '../../../document/edit/list.rules.ts'
import { useLayerWords } from '../canvas/layer-name.ts'
import { useDifferences } from '../colors/use-differences.ts'
import { actsOf } from '../state/acts.ts'
import { useParts } from '../state/use-editor.ts'
import styles from './layers.module.css'
import { type RowDrag, useRowDrag } from './use-row-drag.ts'

const icons = { IMAGE: 'image', TEXT: 'text', SHAPE: 'shapes' } as const

/** The layers of the side, the highest first. A row is dragged by its grip; everything that this does to their order, two buttons do. */
export function LayersPanel() {
  const t = useText('designEditor')
  const { editor } = useParts()
  const { layers } = editor
  const sayPlace = useSayPlace()
  const rows = layers.toReversed()
  const drag = useRowDrag((from, to) => {
    const layer = rows[from]
    if (!layer) return
    editor.edit(all => putAt(all, layer.id, all.length - 1 - to))
    sayPlace(layer, to)
  })
  if (layers.length === 0) return <p className="hint">{t('layersEmpty')}</p>
  return (
    <Stack gap={8}>
      {layers.length > 1 && <Several />}
      <ol className={styles.layers} aria-label={t('layers')} data-dragging={drag.dragged && ''}>
        {rows.map((layer, index) => (
          <LayerRow key={layer.id} {...{ layer, index, drag, sayPlace }} />
        ))}
      </ol>
    </Stack>
  )
}

/** Tells who listens where a layer lies now. */
function useSayPlace() {
  const t = useText('designLayers')
  const { editor, say } = useParts()
  const { nameOf } = useLayerWords()
  return (layer: EditedLayer, index: number) => say(t('placeOf', { name: nameOf(layer), at: index + 1, count: editor.layers.length }))
}

/** What Shift does, for who has no keyboard. */
function Several() {
  const t = useText('designLayers')
  const { editor } = useParts()
  const { isChoosingMore } = editor
  return (
    <div className={styles.several}>
      <Button size="small" icon="check" aria-pressed={isChoosingMore} onClick={() => editor.chooseMore(!isChoosingMore)}>
        {t('several')}
      </Button>
      {isChoosingMore && <span className="hint">{t('count', { count: editor.chosen.length })}</span>}
    </div>
  )
}

type RowProps = {
  layer: EditedLayer
  /** The highest is 0. */
  index: number
  drag: RowDrag
  sayPlace: (layer: EditedLayer, index: number) => void
}
function LayerRow({ layer, index, drag, sayPlace }: RowProps) {
  const t = useText('designEditor')
  const ofList = useText('designLayers')
  const { editor } = useParts()
  const { nameOf } = useLayerWords()
  const acts = actsOf(editor)
  const name = nameOf(layer)
  const isChosen = editor.ids.has(layer.id)
  const differs = useDifferences().colorsOf(layer.id)
  const { length: count } = editor.layers
  const [isHighest, isLowest] = [index === 0, index === count - 1]
  const order = (step: 'forward' | 'backward') => {
    editor.edit(all => ordered(all, new Set([layer.id]), step))
    sayPlace(layer, step === 'forward' ? index - 1 : index + 1)
  }
  return (
    <li
      className={styles.row}
      style={drag.style(index)}
      data-dragged={drag.dragged?.from === index || undefined}
      data-chosen={isChosen || undefined}
      data-grouped={layer.groupId ? '' : undefined}
    >
      {count > 1 && (
        <span className={styles.grip} title={ofList('drag')} data-grip="" {...drag.on(index)}>
          <Icon name="grip" size={16} />
        </span>
      )}
      <button
        type="button"
        className={styles.rowName}
        aria-pressed={isChosen}
        onClick={event => {
          const isMore = event.shiftKey || editor.isChoosingMore
          editor.choose(isMore ? toggled(editor.layers, editor.ids, layer.id) : groupOf(editor.layers, layer.id))
        }}
      >
        {editor.isChoosingMore && (
          <span className={styles.tick} data-on={isChosen || undefined}>
            {isChosen && <Icon name="check" size={16} />}
          </span>
        )}
        <span
          className={styles.kind}
          data-differs={differs === '' ? undefined : ''}
          title={differs === '' ? undefined : t('differsOn', { colors: differs })}
        >
          <Icon name={icons[layer.kind]} size={16} />
        </span>
        <span className={cx('cut', layer.isHidden && 'muted')} title={name}>
          {name}
        </span>
        {differs !== '' && <span className="unseen">, {t('differsOn', { colors: differs })}</span>}
      </button>
      <IconButton
        icon="arrowUp"
        size="small"
        label={t('moveUp', { name })}
        aria-disabled={isHighest || undefined}
        onClick={() => isHighest || order('forward')}
      />
      <IconButton
        icon="arrowDown"
        size="small"
        label={t('moveDown', { name })}
        aria-disabled={isLowest || undefined}
        onClick={() => isLowest || order('backward')}
      />
      <IconButton
        icon={layer.isHidden ? 'eyeOff' : 'eye'}
        size="small"
        label={t(layer.isHidden ? 'show' : 'hide', { name })}
        onClick={() => acts.toggleHidden([layer.id])}
      />
      <IconButton
        icon={layer.isLocked ? 'lock' : 'unlock'}
        size="small"
        label={t(layer.isLocked ? 'unlock' : 'lock', { name })}
        onClick={() => acts.toggleLock([layer.id])}
      />
    </li>
  )
}
