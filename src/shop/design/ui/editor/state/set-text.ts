// Texts as they are edited: the box follows what is written.
import type { TextLayer } from '../../../document/contract.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { hugged } from '../../../document/edit/fresh.rules.ts'
import type { EditorParts } from './use-editor.ts'

type Text = EditedLayer & TextLayer
type Parts = Pick<EditorParts, 'editor' | 'sources'>

/** Changes a text, in the same step as what was typed just before. Where its font is still on its way, the box follows once it is there. */
export function setText({ editor, sources }: Parts, { id }: Pick<Text, 'id'>, patch: Partial<TextLayer>) {
  editor.edit(
    (all, area) =>
      all.map(layer => {
        if (layer.id !== id || layer.kind !== 'TEXT') return layer
        const next = { ...layer, ...patch }
        const natural = sources.natural(next)
        return natural ? hugged(next, natural, area) : next
      }),
    { field: `text ${id}` },
  )
  const { fontId } = patch
  if (fontId !== undefined) hugText({ editor, sources }, { id, fontId })
}

/** Once the font is there: only the box follows, and only where the text still has that font. */
export function hugText({ editor, sources }: Parts, { id, fontId }: Pick<Text, 'id' | 'fontId'>) {
  const hug = () =>
    editor.edit(
      (all, area) => {
        const layer = all.find(each => each.id === id)
        if (layer?.kind !== 'TEXT' || layer.fontId !== fontId) return all
        const natural = sources.natural(layer)
        const next = natural && hugged(layer, natural, area)
        if (!next || (isNear(next.widthInches, layer.widthInches) && isNear(next.heightInches, layer.heightInches))) return all
        return all.map(each => (each === layer ? next : each))
      },
      { field: `text ${id}` },
    )
  void sources.whenFont(fontId).then(hug)
}
const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6
