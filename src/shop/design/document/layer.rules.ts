// A side's layers, as everything that shows or prints them asks for them.
import type { Layer, TextLayer } from './contract.ts'

/** The layers that are not hidden; lowest first. */
export const printedLayers = ({ layers }: { layers: readonly Layer[] }): Layer[] => layers.filter(layer => !layer.isHidden)
/** The files of the pictures that are printed, in their order. */
export const filesOf = (side: { layers: readonly Layer[] }): number[] =>
  printedLayers(side).flatMap(layer => (layer.kind === 'IMAGE' ? [layer.fileId] : []))
/** The files of all pictures, hidden ones too. */
export const pictureIds = ({ layers }: { layers: readonly Layer[] }): number[] =>
  layers.flatMap(layer => (layer.kind === 'IMAGE' ? [layer.fileId] : []))
/** The texts that are printed. */
export const textsOf = (side: { layers: readonly Layer[] }): TextLayer[] =>
  printedLayers(side).flatMap(layer => (layer.kind === 'TEXT' ? [layer] : []))
/** Whether a side is one picture as it is, which its own thumbnail shows; any other is shown by its proof. */
export function isBarePicture(side: { layers: readonly Layer[] }): boolean {
  const [layer, more] = printedLayers(side)
  if (layer?.kind !== 'IMAGE' || more) return false
  return !layer.rotateDegrees && !layer.flipX && !layer.flipY && !layer.mask && !layer.repeat && (layer.opacityPercent ?? 100) === 100
}

/** Each layer named, as its editor and answers name it: by its place where a design of before version 2 names none. */
export const withKeys = <L extends Layer>(layers: readonly L[]): (L & { id: string })[] => {
  const taken = new Set(layers.map(layer => layer.id))
  return layers.map((layer, at) => {
    if (layer.id) return { ...layer, id: layer.id }
    let id = `l${at + 1}`
    while (taken.has(id)) id += 'x'
    return { ...layer, id }
  })
}
