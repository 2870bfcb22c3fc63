// Texts as they are edited: the box follows what is written.
import type { TextLayer } from '../../../document/contract.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { hugged } from '../../../document/edit/fresh.rules.ts'
import type { EditorParts } from './use-editor.ts'

type Text = EditedLayer & TextLayer

/** Changes a text, in the same step as what was typed just before. Where its font is still on its way, the box follows once it is there. */
export function setText({ editor, sources }: Pick<EditorParts, 'editor' | 'sources'>, { id }: Pick<Text, 'id'>, patch: Partial<TextLayer>) {
  const put = () =>
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
  put()
  if (patch.fontId !== undefined) void sources.whenFont(patch.fontId).then(put)
}
