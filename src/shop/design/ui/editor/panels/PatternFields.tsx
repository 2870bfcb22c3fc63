import { Select } from '#kit/control/Select.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { ImageLayer } from '../../../document/contract.ts'
import { type Pattern, patterned, tiled } from '../../../document/edit/crop.rules.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { leastInches } from '../../../document/edit/place.rules.ts'
import { useParts } from '../state/use-editor.ts'
import { Num } from './Num.tsx'

const patterns = ['GRID', 'BRICK', 'MIRROR'] as const satisfies readonly Pattern[]

/** A picture laid as a pattern: how its tiles lie, how large they are, and what is between them. */
export function PatternFields({ layer }: { layer: EditedLayer & ImageLayer }) {
  const t = useText('designEditor')
  const { editor, sources } = useParts()
  const { repeat } = layer
  const put = (to: Parameters<typeof tiled>[1], field: string) =>
    editor.editChosen(each => (each.kind === 'IMAGE' ? tiled(each, to, sources.sizes().get(each.fileId)) : each), field)
  return (
    <>
      <Select
        label={t('pattern')}
        value={repeat?.pattern ?? ''}
        choices={[{ value: '', label: t('pattern_none') }, ...patterns.map(value => ({ value, label: t(`pattern_${value}`) }))]}
        onChange={value => {
          const pattern = patterns.find(each => each === value) ?? null
          editor.editChosen(each => (each.kind === 'IMAGE' ? patterned(each, pattern, editor.side) : each))
        }}
      />
      {repeat && (
        <Columns gap={12} least={96}>
          <Num
            {...{ label: t('tileWidth'), min: leastInches, max: 100, step: 0.1, decimals: 3, value: repeat.tileWidthInches }}
            onPut={widthInches => put({ widthInches }, 'tile')}
          />
          <Num
            {...{ label: t('tileGap'), min: 0, max: 50, step: 0.05, decimals: 3, value: repeat.gapInches ?? 0 }}
            onPut={gapInches => put({ gapInches }, 'gap')}
          />
        </Columns>
      )}
    </>
  )
}
