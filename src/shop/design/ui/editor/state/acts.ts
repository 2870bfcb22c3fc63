// What is done to the chosen layers, by key, button or menu alike.

import type { ImageLayer } from '../../../document/contract.ts'
import { cropMoved, cropped } from '../../../document/edit/crop.rules.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { duplicated, grouped, hasRoom, ordered, removed, type Step, ungrouped } from '../../../document/edit/list.rules.ts'
import { type Alignment, aligned, distributed, unitsOf } from '../../../document/edit/many.rules.ts'
import { flipped, type Handle, moved, type Point, resized, turnedTo } from '../../../document/edit/place.rules.ts'
import type { Editor } from './use-editor.ts'

export interface Acts {
  nudge: (by: Point) => void
  nudgeHandle: (handle: Handle | 'turn', by: Point) => void
  turnTo: (degrees: number) => void
  flip: (along: 'X' | 'Y') => void
  order: (step: Step) => void
  align: (how: Alignment) => void
  distribute: (along: 'X' | 'Y') => void
  duplicate: () => void
  /** Whether as many again fit onto the side. */
  canDuplicate: boolean
  remove: () => void
  group: () => void
  ungroup: () => void
  toggleLock: (ids: readonly string[]) => void
  toggleHidden: (ids: readonly string[]) => void
}

export function actsOf(editor: Editor): Acts {
  const { ids, layers, side } = editor
  const placed = (next: readonly EditedLayer[]) => {
    const byId = new Map(next.map(layer => [layer.id, layer]))
    return (all: readonly EditedLayer[]) => all.map(layer => byId.get(layer.id) ?? layer)
  }
  const units = () => unitsOf(editor.chosen.filter(layer => !layer.isLocked))
  /** All of them become what the first one is not. */
  const toggle = (which: 'isLocked' | 'isHidden', of: readonly string[]) => {
    const among = new Set(of)
    const value = !layers.find(layer => among.has(layer.id))?.[which]
    editor.edit(all => all.map(layer => (among.has(layer.id) ? { ...layer, [which]: value } : layer)))
  }
  const isCropping = (layer: EditedLayer): layer is EditedLayer & ImageLayer => layer.kind === 'IMAGE' && layer.id === editor.cropping
  return {
    nudge: by => editor.editChosen(layer => (isCropping(layer) ? cropMoved(layer, by) : moved(layer, by)), 'place'),
    nudgeHandle: (handle, by) => {
      if (handle === 'turn')
        return editor.editChosen(layer => turnedTo(layer, (layer.rotateDegrees ?? 0) + Math.sign(by.x || by.y)), 'angle')
      const resize = (layer: EditedLayer) =>
        isCropping(layer) ? cropped(layer, { handle, by }) : resized(layer, { handle, by, keepsRatio: layer.kind !== 'SHAPE' })
      editor.editChosen(resize, 'size')
    },
    turnTo: degrees => editor.editChosen(layer => turnedTo(layer, degrees), 'angle'),
    flip: along => editor.editChosen(layer => flipped(layer, along)),
    order: step => editor.edit(all => ordered(all, ids, step)),
    align: how => editor.edit(placed(aligned(units(), how, side))),
    distribute: along => editor.edit(placed(distributed(units(), along))),
    canDuplicate: hasRoom(layers, ids.size),
    duplicate: () => {
      if (ids.size === 0 || !hasRoom(layers, ids.size)) return
      const copies = duplicated(layers, ids)
      const from = layers.filter(layer => ids.has(layer.id)).map(layer => layer.id)
      const copyOf = new Map(copies.ids.map((id, at) => [id, from[at] ?? id]))
      editor.edit(() => copies.layers, { choose: copies.ids, copyOf })
    },
    remove: () => editor.edit(all => removed(all, ids), { choose: [] }),
    group: () => editor.edit(all => grouped(all, ids)),
    ungroup: () => editor.edit(all => ungrouped(all, ids)),
    toggleLock: of => toggle('isLocked', of),
    toggleHidden: of => toggle('isHidden', of),
  }
}
