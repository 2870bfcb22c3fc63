import { useSyncExternalStore } from 'react'
import { ColorInput } from '#kit/app/form/ColorInput.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Checkbox, Segments } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Textarea } from '#kit/control/TextInput.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import type { TextLayer } from '../../../document/contract.ts'
import { whyNotText } from '../../../document/document.rules.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { letterInches } from '../../../document/edit/place.rules.ts'
import { fontCalls } from '../../../document/font/contract.ts'
import { documentLimits } from '../../../document/limit.rules.ts'
import { setText } from '../state/set-text.ts'
import { useParts } from '../state/use-editor.ts'
import { Num } from './Num.tsx'
import { inks } from './palette.ts'

const aligns = ['left', 'centre', 'right'] as const
const usualOutline = { color: '#ffffff', widthInches: 0.04 }

export function TextFields({ layer }: { layer: EditedLayer & TextLayer }) {
  const t = useText('designEditor')
  const faultText = useFaultText()
  const { editor, sources } = useParts()
  const { data: fonts } = useCall(fontCalls.fonts, undefined, { staleMs: Number.POSITIVE_INFINITY })
  useSyncExternalStore(sources.subscribe, sources.version)
  const put = (patch: Partial<TextLayer>) => setText({ editor, sources }, layer, patch)
  const lacking = sources.lacking(layer)
  const why = whyNotText(layer.text)
  const wrong = lacking.length > 0 ? t('lacks', { letters: lacking.join(' ') }) : why && faultText(why)
  const natural = sources.natural(layer)
  const isShrunk = natural !== undefined && (natural.width > layer.widthInches + 0.01 || natural.height > layer.heightInches + 0.01)
  const choices = fonts?.data.map(({ id, family, weight, isLatinOnly }) => {
    const name = fonts.data.filter(each => each.family === family).length > 1 ? `${family} ${weight}` : family
    return { value: id, label: isLatinOnly ? t('latinOnly', { family: name }) : name }
  })
  return (
    <Stack gap={12}>
      <Textarea
        id="editor-text"
        label={t(layer.slot ? 'sample' : 'words')}
        rows={2}
        maxLength={documentLimits.textUnits}
        value={layer.text}
        error={wrong}
        help={isShrunk ? t('shrunk') : undefined}
        onChange={event => put({ text: event.currentTarget.value })}
      />
      <Checkbox
        label={t('buyersText')}
        help={t('buyersTextHint')}
        checked={Boolean(layer.slot)}
        onChange={event => put(event.currentTarget.checked ? { slot: 'TEXT', fit: 'BOX' } : { slot: null })}
      />
      <Select
        label={t('font')}
        value={layer.fontId}
        choices={choices ?? [{ value: layer.fontId, label: layer.fontId }]}
        onChange={fontId => put({ fontId })}
      />
      <ColorInput label={t('color')} value={layer.color} choices={inks} onChange={color => put({ color })} />
      <Segments
        label={t('textAlign')}
        value={layer.align}
        onChange={align => put({ align })}
        choices={aligns.map(value => ({ value, label: t(`alignText_${value}`) }))}
      />
      <Columns gap={12} least={96}>
        <Num
          {...{ label: t('size'), min: letterInches.least, max: letterInches.most, step: 0.05, decimals: 2, value: layer.sizeInches }}
          onPut={sizeInches => put({ sizeInches })}
        />
        <Num
          {...{ label: t('lineHeight'), min: 0.5, max: 4, step: 0.1, decimals: 2, value: layer.lineHeight }}
          onPut={lineHeight => put({ lineHeight })}
        />
        <Num
          {...{ label: t('letterSpacing'), min: -0.5, max: 3, step: 0.02, decimals: 2, value: layer.letterSpacingEm }}
          onPut={letterSpacingEm => put({ letterSpacingEm })}
        />
        <Num
          {...{ label: t('arc'), min: -350, max: 350, step: 10, decimals: 0, value: layer.arcDegrees }}
          onPut={arcDegrees => put({ arcDegrees })}
        />
      </Columns>
      <Checkbox
        label={t('outline')}
        checked={layer.outline !== null}
        onChange={event => put({ outline: event.currentTarget.checked ? usualOutline : null })}
      />
      {layer.outline && (
        <>
          <ColorInput
            label={t('outline')}
            value={layer.outline.color}
            choices={inks}
            onChange={color => put({ outline: { ...usualOutline, ...layer.outline, color } })}
          />
          <Num
            {...{ label: t('outlineWidth'), min: 0.005, max: 5, step: 0.01, decimals: 3, value: layer.outline.widthInches }}
            onPut={widthInches => put({ outline: { ...usualOutline, ...layer.outline, widthInches } })}
          />
        </>
      )}
    </Stack>
  )
}
