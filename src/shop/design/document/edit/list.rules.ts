// The layers of a side as a list, lowest first: added, taken away, put above and below, grouped. The values are never changed in place.
import { documentLimits as limits } from '../limit.rules.ts'
import type { EditedLayer } from './edited.rules.ts'
import { inches } from './place.rules.ts'

type Layers = readonly EditedLayer[]
type Ids = ReadonlySet<string>

/** An id that no layer or group of the side has: the next number, so that the same edits make the same design. */
export function freshId(layers: Layers, prefix: string): string {
  const taken = new Set(layers.flatMap(({ id, groupId }) => [id, groupId ?? '']))
  let number = layers.length + 1
  while (taken.has(`${prefix}${number}`)) number++
  return `${prefix}${number}`
}

/** Whether so many more fit onto the side. */
export const hasRoom = (layers: Layers, more = 1): boolean => layers.length + more <= limits.layers

/** On top of all. */
export const added = (layers: Layers, layer: EditedLayer): Layers => [...layers, layer]

/** What is locked stays. */
export const removed = (layers: Layers, ids: Ids): Layers => layers.filter(layer => !ids.has(layer.id) || layer.isLocked)

/** Those that are chosen with a layer: its whole group. */
export function groupOf(layers: Layers, id: string): string[] {
  const groupId = layers.find(layer => layer.id === id)?.groupId
  return groupId ? layers.filter(layer => layer.groupId === groupId).map(layer => layer.id) : [id]
}

/** What is chosen after one more press on a layer: with its whole group, or without it. */
export function toggled(layers: Layers, ids: Ids, id: string): string[] {
  const together = groupOf(layers, id)
  return ids.has(id) ? [...ids].filter(each => !together.includes(each)) : [...ids, ...together]
}

/** Copies right above what they are copies of, a little aside; groups are copied as groups. `ids` are the copies'. */
export function duplicated(layers: Layers, ids: Ids, asideInches = 0.25): { layers: Layers; ids: string[] } {
  const copied: string[] = []
  const groups = new Map<string, string>()
  let all: EditedLayer[] = [...layers]
  const top = layers.findLastIndex(layer => ids.has(layer.id))
  const copies: EditedLayer[] = []
  for (const layer of layers.filter(each => ids.has(each.id))) {
    const { groupId } = layer
    if (groupId && !groups.has(groupId)) groups.set(groupId, freshId([...all, ...copies], 'g'))
    const id = freshId([...all, ...copies], 'l')
    const place = { xInches: inches(layer.xInches + asideInches), yInches: inches(layer.yInches + asideInches) }
    copies.push({ ...layer, ...place, id, isLocked: false, groupId: groupId ? (groups.get(groupId) ?? null) : null })
    copied.push(id)
  }
  all = all.toSpliced(top + 1, 0, ...copies)
  return { layers: all, ids: copied }
}

export type Step = 'front' | 'forward' | 'backward' | 'back'
/** Put above or below, all of them by one place or to the end; their own order stays. */
export function ordered(layers: Layers, ids: Ids, step: Step): Layers {
  const chosen = layers.filter(layer => ids.has(layer.id))
  const others = layers.filter(layer => !ids.has(layer.id))
  if (chosen.length === 0) return layers
  if (step === 'front') return [...others, ...chosen]
  if (step === 'back') return [...chosen, ...others]
  // Among the others: how many of them lie below the chosen one at the end that it moves to.
  const edge = step === 'forward' ? layers.findLastIndex(each => ids.has(each.id)) : layers.findIndex(each => ids.has(each.id))
  const below = layers.slice(0, edge).filter(layer => !ids.has(layer.id)).length
  const at = Math.min(others.length, Math.max(0, step === 'forward' ? below + 1 : below - 1))
  return others.toSpliced(at, 0, ...chosen)
}

/** One layer taken to a place, counted from the lowest; the others keep their order. */
export function putAt(layers: Layers, id: string, at: number): Layers {
  const from = layers.findIndex(layer => layer.id === id)
  const layer = layers[from]
  const to = Math.min(layers.length - 1, Math.max(0, at))
  return !layer || from === to ? layers : layers.toSpliced(from, 1).toSpliced(to, 0, layer)
}

/** Made one group, right where the highest of them lies; groups that were part of it are part of it still, as one. */
export function grouped(layers: Layers, ids: Ids): Layers {
  const chosen = layers.filter(layer => ids.has(layer.id))
  if (chosen.length < 2) return layers
  const groupId = freshId(layers, 'g')
  const top = layers.findLastIndex(layer => ids.has(layer.id))
  const below = layers.slice(0, top + 1).filter(layer => !ids.has(layer.id))
  return [...below, ...chosen.map(layer => ({ ...layer, groupId })), ...layers.slice(top + 1)]
}

export const ungrouped = (layers: Layers, ids: Ids): Layers =>
  layers.map(layer => (ids.has(layer.id) && layer.groupId ? { ...layer, groupId: null } : layer))
