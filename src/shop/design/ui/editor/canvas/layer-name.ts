// What layers are called for their reader: by their name, else by what they show.
import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { useParts } from '../state/use-editor.ts'

const mostLetters = 40

export interface LayerWords {
  /** 'Text “Xin chào”'. */
  nameOf: (layer: EditedLayer) => string
  /** The same with its size and angle, for who listens. */
  labelOf: (layer: EditedLayer) => string
  number: (value: number, most?: number) => string
}
export function useLayerWords(): LayerWords {
  const t = useText('designEditor')
  const language = useLanguage()
  const { editor } = useParts()
  const number = (value: number, most = 2) => formatNumber(value, language, { most })
  const shownOf = (layer: EditedLayer): string => {
    if (layer.name) return layer.name
    if (layer.kind === 'TEXT') return layer.text.trim().replaceAll('\n', ' ').slice(0, mostLetters)
    return layer.kind === 'SHAPE' ? t(`shape_${layer.shape}`) : ''
  }
  const nameOf = (layer: EditedLayer) => {
    const name = shownOf(layer)
    const kind = t(layer.kind === 'TEXT' && layer.slot ? 'kind_SLOT' : `kind_${layer.kind}`)
    return name === '' ? kind : t('layerNamed', { kind, name })
  }
  const labelOf = (layer: EditedLayer) => {
    const angle = layer.rotateDegrees ?? 0
    const size = t('layerSize', { width: number(layer.widthInches), height: number(layer.heightInches) })
    const turned = angle === 0 ? [] : [t(angle > 0 ? 'turnedRight' : 'turnedLeft', { degrees: number(Math.abs(angle), 1) })]
    const states = [...(layer.isLocked ? [t('isLocked')] : []), ...(layer.isHidden ? [t('isHidden')] : [])]
    if (editor.differing.has(layer.id)) states.push(t('differsOn', { colors: colorIn(language, editor.color) }))
    return [nameOf(layer), size, ...turned, ...states].join(', ')
  }
  return { nameOf, labelOf, number }
}
