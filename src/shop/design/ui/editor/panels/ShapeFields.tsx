import { ColorInput } from '#kit/app/form/ColorInput.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShapeLayer } from '../../../document/contract.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { useParts } from '../state/use-editor.ts'
import { Num } from './Num.tsx'
import { inks } from './palette.ts'

const usual = { color: '#000000', widthInches: 0.05 }

/** A shape has a fill, a stroke, or both: the last one of them cannot be taken away. */
export function ShapeFields({ layer }: { layer: EditedLayer & ShapeLayer }) {
  const t = useText('designEditor')
  const { editor } = useParts()
  const { fill, stroke } = layer
  const put = (patch: Partial<ShapeLayer>, field: string) =>
    editor.editChosen(each => (each.kind === 'SHAPE' ? { ...each, ...patch } : each), field)
  return (
    <Stack gap={12}>
      <Checkbox
        label={t('fill')}
        checked={fill !== null}
        disabled={stroke === null}
        onChange={event => put({ fill: event.currentTarget.checked ? usual.color : null }, 'fill')}
      />
      {fill !== null && <ColorInput label={t('color')} value={fill} choices={inks} onChange={color => put({ fill: color }, 'fill')} />}
      <Checkbox
        label={t('stroke')}
        checked={stroke !== null}
        disabled={fill === null}
        onChange={event => put({ stroke: event.currentTarget.checked ? usual : null }, 'stroke')}
      />
      {stroke && (
        <>
          <ColorInput
            label={t('stroke')}
            value={stroke.color}
            choices={inks}
            onChange={color => put({ stroke: { ...stroke, color } }, 'stroke colour')}
          />
          <Num
            {...{ label: t('strokeWidth'), min: 0.005, max: 5, step: 0.01, decimals: 3, value: stroke.widthInches }}
            onPut={widthInches => put({ stroke: { ...stroke, widthInches } }, 'stroke width')}
          />
        </>
      )}
      {layer.shape === 'RECT' && (
        <Num
          {...{ label: t('corner'), min: 0, max: 50, step: 0.05, decimals: 3, value: layer.cornerInches }}
          onPut={cornerInches => put({ cornerInches }, 'corner')}
        />
      )}
    </Stack>
  )
}
