import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { IconButton } from '#kit/control/Button.tsx'
import { Checkbox, Segments } from '#kit/control/Choice.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import { placeLimits } from '../../../picture/mockup.rules.ts'
import { asShape, type On, shapes, withCorner } from './place-edit.ts'

interface Props extends On {
  place: MockupPlace
  isFixed: boolean
  onMove: (place: MockupPlace) => void
  onRemove: () => void
}

/** One print area in figures: its shape, and all that dragging does. */
export function PlaceFields({ place, area, photo, isFixed, onMove, onRemove }: Props) {
  const t = useText('catalogueOffice')
  const side = t(place.side)
  return (
    <Stack gap={8}>
      <Row isSpread>
        <strong>{side}</strong>
        <IconButton icon="trash" size="small" label={t('removePlace', { side })} disabled={isFixed} onClick={onRemove} />
      </Row>
      {!isFixed && (
        <Segments
          label={t('placeShape', { side })}
          value={place.shape}
          onChange={shape => onMove(asShape(place, shape, { area, photo }))}
          choices={shapes.map(value => ({ value, label: t(`shape_${value}`) }))}
        />
      )}
      {place.shape !== 'FLAT' && <p className="hint">{t(`shape_${place.shape}_hint`)}</p>}
      <Columns gap={12} least={place.shape === 'FLAT' ? 96 : 120}>
        {figuresOf(place, t).map(({ label, value, min, max, isShare, put }) => (
          <NumberInput
            key={label}
            label={label}
            value={isShare ? Math.round(value * 1_000) / 10 : value}
            min={min}
            max={max}
            step={0.5}
            decimals={1}
            disabled={isFixed}
            onChange={next => onMove(put(isShare ? (next ?? 0) / 100 : (next ?? 0)))}
          />
        ))}
      </Columns>
      {place.shape === 'CYLINDER' && (
        <Checkbox
          label={t('hasWhiteWall')}
          checked={place.hasWhiteWall}
          disabled={isFixed}
          onChange={event => onMove({ ...place, hasWhiteWall: event.currentTarget.checked })}
        />
      )}
    </Stack>
  )
}

interface Figure {
  label: string
  value: number
  min: number
  max: number
  /** Shown and typed in percent. */
  isShare: boolean
  put: (value: number) => MockupPlace
}
type Text = ReturnType<typeof useText<'catalogueOffice'>>
function figuresOf(place: MockupPlace, t: Text): Figure[] {
  if (place.shape === 'CORNERS')
    return place.corners.flatMap((corner, at) =>
      (['x', 'y'] as const).map(axis => ({
        ...{ label: `${t(cornerLabels[at] ?? 'cornerOneShort')} ${axis}, %`, value: corner[axis], min: 0, max: 100, isShare: true },
        put: value => withCorner(place, at, { ...corner, [axis]: value }),
      })),
    )
  const share = (label: string, value: number, put: Figure['put'], min = 0): Figure => ({ label, value, min, max: 100, isShare: true, put })
  const angle: Figure = degrees(t('angle'), place.angle, angle => ({ ...place, angle }), [-180, 180])
  const corner = [share(t('left'), place.left, left => ({ ...place, left })), share(t('top'), place.top, top => ({ ...place, top }))]
  if (place.shape === 'FLAT') return [...corner, share(t('width'), place.width, width => ({ ...place, width }), 2), angle]
  const { arc, turn, bow, radius } = placeLimits
  const bowed = (label: string, value: number, put: Figure['put']): Figure => ({
    ...{ label, value, min: bow.least * 100, max: bow.most * 100, isShare: true, put },
  })
  return [
    ...corner,
    { ...share(t('radius'), place.radius, radius => ({ ...place, radius }), radius.least * 100), max: radius.most * 100 },
    degrees(t('arc'), place.arc, arc => ({ ...place, arc }), [arc.least, arc.most]),
    degrees(t('turnAbout'), place.turn, turn => ({ ...place, turn }), [turn.least, turn.most]),
    bowed(t('bowTop'), place.bowTop, bowTop => ({ ...place, bowTop })),
    bowed(t('bowBottom'), place.bowBottom, bowBottom => ({ ...place, bowBottom })),
    angle,
  ]
}
const degrees = (label: string, value: number, put: Figure['put'], [min, max]: readonly [number, number]): Figure => ({
  ...{ label, value, min, max, isShare: false, put },
})
const cornerLabels = ['cornerOneShort', 'cornerTwoShort', 'cornerThreeShort', 'cornerFourShort'] as const
