import { IconButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import type { IconName } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { alignments, unitsOf } from '../../../document/edit/many.rules.ts'
import { degrees, inches, leastInches, scaled, sized, turnedTo } from '../../../document/edit/place.rules.ts'
import { useLayerWords } from '../canvas/layer-name.ts'
import { ColorScope } from '../colors/ColorScope.tsx'
import { actsOf } from '../state/acts.ts'
import { useParts } from '../state/use-editor.ts'
import { Num } from './Num.tsx'
import { PictureFields } from './PictureFields.tsx'
import styles from './panels.module.css'
import { ShapeFields } from './ShapeFields.tsx'
import { TextFields } from './TextFields.tsx'

/** The figures and tools of what is chosen: whatever a drag does, they do. */
export function ChosenPanel() {
  const t = useText('designEditor')
  const { editor } = useParts()
  const { nameOf } = useLayerWords()
  const { chosen } = editor
  const [only, more] = chosen
  if (!only) return null
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <h2 className={styles.title}>{more ? t('severalChosen', { count: chosen.length }) : nameOf(only)}</h2>
        <Tools />
        <ColorScope />
      </Stack>
      {chosen.every(layer => layer.isLocked) ? (
        <p className="hint">{t('lockedHint')}</p>
      ) : (
        <>
          {!more && only.kind === 'TEXT' && <TextFields key={only.id} layer={only} />}
          {!more && only.kind === 'IMAGE' && <PictureFields layer={only} />}
          {!more && only.kind === 'SHAPE' && <ShapeFields layer={only} />}
          <AlignTools />
          {!more && <PlaceFields layer={only} />}
        </>
      )}
    </Stack>
  )
}

function Tools() {
  const t = useText('designEditor')
  const { editor } = useParts()
  const acts = actsOf(editor)
  const { chosen, ids } = editor
  const isLocked = chosen.every(layer => layer.isLocked)
  const isGroup = chosen.some(layer => layer.groupId)
  return (
    <Row gap={4} className={styles.tools}>
      <Tool icon="copy" label={t('duplicate')} onPress={acts.canDuplicate ? acts.duplicate : undefined} />
      <Tool icon={isLocked ? 'unlock' : 'lock'} label={t(isLocked ? 'unlockThis' : 'lockThis')} onPress={() => acts.toggleLock([...ids])} />
      <Tool icon="arrowUp" label={t('forward')} onPress={() => acts.order('forward')} />
      <Tool icon="arrowDown" label={t('backward')} onPress={() => acts.order('backward')} />
      {!isLocked && (
        <>
          <Tool icon="flipX" label={t('flipX')} onPress={() => acts.flip('X')} />
          <Tool icon="flipY" label={t('flipY')} onPress={() => acts.flip('Y')} />
          {chosen.length > 1 && !isGroup && <Tool icon="group" label={t('group')} onPress={acts.group} />}
          {isGroup && <Tool icon="ungroup" label={t('ungroup')} onPress={acts.ungroup} />}
          <Tool icon="trash" label={t('remove')} onPress={acts.remove} />
        </>
      )}
    </Row>
  )
}

const alignIcons = {
  left: 'alignLeft',
  centre: 'alignCentre',
  right: 'alignRight',
  top: 'alignTop',
  middle: 'alignMiddle',
  bottom: 'alignBottom',
} as const satisfies Record<string, IconName>

function AlignTools() {
  const t = useText('designEditor')
  const { editor } = useParts()
  const acts = actsOf(editor)
  return (
    <fieldset className={styles.group}>
      <legend>{t('align')}</legend>
      <Row gap={4} className={styles.tools}>
        {alignments.map(how => (
          <Tool key={how} icon={alignIcons[how]} label={t(`align_${how}`)} onPress={() => acts.align(how)} />
        ))}
        {unitsOf(editor.chosen).length > 2 && (
          <>
            <Tool icon="spreadX" label={t('distributeX')} onPress={() => acts.distribute('X')} />
            <Tool icon="spreadY" label={t('distributeY')} onPress={() => acts.distribute('Y')} />
          </>
        )}
      </Row>
    </fieldset>
  )
}

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: (() => void) | undefined }) {
  return <IconButton icon={icon} size="small" label={label} aria-disabled={!onPress || undefined} onClick={() => onPress?.()} />
}

const farInches = 500

/** Where it lies and how large it is. Of pictures and texts the other side follows; of shapes, and of a buyer's text, each side is its own. */
function PlaceFields({ layer }: { layer: EditedLayer }) {
  const t = useText('designEditor')
  const { editor } = useParts()
  const isFree = layer.kind === 'SHAPE' || (layer.kind === 'TEXT' && Boolean(layer.slot))
  const put = (change: (each: EditedLayer) => EditedLayer, field: string) => editor.editChosen(change, field)
  const size = (side: 'width' | 'height', value: number) => {
    const { widthInches: width, heightInches: height } = layer
    put(each => (isFree ? sized(each, { width, height, [side]: value }) : scaled(each, value / (side === 'width' ? width : height))), side)
  }
  const shared = { min: leastInches, max: farInches, step: 0.05, decimals: 3 }
  return (
    <Stack gap={12}>
      <fieldset className={styles.group}>
        <legend>{t('position')}</legend>
        <Columns gap={12} least={96}>
          <Num
            {...{ ...shared, min: -farInches, label: t('x'), value: layer.xInches }}
            onPut={value => put(each => ({ ...each, xInches: inches(value) }), 'x')}
          />
          <Num
            {...{ ...shared, min: -farInches, label: t('y'), value: layer.yInches }}
            onPut={value => put(each => ({ ...each, yInches: inches(value) }), 'y')}
          />
        </Columns>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('transform')}</legend>
        <Columns gap={12} least={96}>
          <Num {...{ ...shared, label: t('width'), value: layer.widthInches }} onPut={value => size('width', value)} />
          <Num {...{ ...shared, label: t('height'), value: layer.heightInches }} onPut={value => size('height', value)} />
          <Num
            {...{ min: -180, max: 180, step: 1, decimals: 1, label: t('angle'), value: layer.rotateDegrees ?? 0 }}
            onPut={value => put(each => turnedTo(each, degrees(value)), 'angle')}
          />
          <Num
            {...{ min: 1, max: 100, step: 5, decimals: 0, label: t('opacity'), value: layer.opacityPercent ?? 100 }}
            onPut={value => put(each => ({ ...each, opacityPercent: value }), 'opacity')}
          />
        </Columns>
      </fieldset>
      <TextInput
        label={t('layerName')}
        maxLength={100}
        autoComplete="off"
        value={layer.name ?? ''}
        onChange={event => {
          const name = event.currentTarget.value
          put(each => ({ ...each, name }), 'name')
        }}
      />
    </Stack>
  )
}
