// The canvas of the editor: a side's layers where its view shows them. While something is dragged, what lies below and above it is kept
// as two pictures, so that only what moves is drawn again.
import { type PaintContext, paintLayer } from '#base/paint/paint.ts'
import type { AreaSize } from '../../../art/fit.rules.ts'
import { uncropped } from '../../../document/edit/crop.rules.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import type { Stage, View } from '../../../document/edit/view.rules.ts'
import type { Sources } from '../state/sources.ts'

export interface Scene {
  layers: readonly EditedLayer[]
  area: AreaSize
  /** What is printed beyond the area, and trimmed off. */
  bleedInches?: number
  view: View
  stage: Stage
  /** Canvas pixels per CSS pixel. */
  density: number
  /** What is dragged now. */
  moving: ReadonlySet<string>
  cropping: string | undefined
}
type Context = CanvasRenderingContext2D & PaintContext<CanvasImageSource>
interface Kept {
  canvas: HTMLCanvasElement
  layers: readonly EditedLayer[]
  key: string
}

export function stagePainter(sources: Sources): (canvas: HTMLCanvasElement, scene: Scene) => void {
  const kept: { below?: Kept; above?: Kept } = {}

  return (canvas, scene) => {
    const context = sizedFor(canvas, scene)
    if (!context) return
    const { layers, moving, cropping } = scene
    const [from, to] = [layers.findIndex(each => moving.has(each.id)), layers.findLastIndex(each => moving.has(each.id))]
    if (from < 0) paintAll(context, layers, scene)
    else {
      context.drawImage(backdrop('below', layers.slice(0, from), scene), 0, 0)
      paintAll(context, layers.slice(from, to + 1), scene)
      context.drawImage(backdrop('above', layers.slice(to + 1), scene), 0, 0)
    }
    const cropped = layers.find(each => each.id === cropping)
    if (cropped?.kind === 'IMAGE') {
      const whole = { ...uncropped(cropped), opacityPercent: 35, mask: null, repeat: null }
      paintOne(context, whole, scene)
      paintAll(context, [cropped], scene)
    }
  }

  function backdrop(which: 'below' | 'above', layers: readonly EditedLayer[], scene: Scene): HTMLCanvasElement {
    const { view, stage, density, bleedInches } = scene
    const key = JSON.stringify([view, stage, density, bleedInches, sources.version()])
    const before = kept[which]
    if (before && before.key === key && before.layers.length === layers.length && before.layers.every((each, at) => each === layers[at]))
      return before.canvas
    const canvas = before?.canvas ?? document.createElement('canvas')
    const context = sizedFor(canvas, scene)
    if (context) paintAll(context, layers, scene)
    kept[which] = { canvas, layers, key }
    return canvas
  }

  /** Within the area and its bleed: beyond that nothing is printed. */
  function paintAll(context: Context, layers: readonly EditedLayer[], scene: Scene) {
    const { view, density, area, bleedInches = 0 } = scene
    const scale = view.scale * density
    context.save()
    context.translate(view.x * density, view.y * density)
    context.beginPath()
    const [width, height] = [area.widthInches + 2 * bleedInches, area.heightInches + 2 * bleedInches]
    context.rect(-bleedInches * scale, -bleedInches * scale, width * scale, height * scale)
    context.clip()
    for (const layer of layers) paint(context, layer, scale)
    context.restore()
  }
  function paintOne(context: Context, layer: EditedLayer, { view, density }: Scene) {
    context.save()
    context.translate(view.x * density, view.y * density)
    paint(context, layer, view.scale * density)
    context.restore()
  }
  function paint(context: Context, layer: EditedLayer, scale: number) {
    if (!layer.isHidden) paintLayer<CanvasImageSource>(context, layer, sources.given(layer, scale))
  }
}

/** Its context, on a canvas of the stage's size with nothing on it. */
function sizedFor(canvas: HTMLCanvasElement, { stage, density }: Scene): Context | null {
  const [width, height] = [Math.max(1, Math.round(stage.width * density)), Math.max(1, Math.round(stage.height * density))]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, width, height)
  return context
}
