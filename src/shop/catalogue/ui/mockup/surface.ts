import type { Surface } from '#base/paint/place/warp.ts'

/** A canvas on which the page draws what is not flat. Throws where a page may have no more of them. */
export function surface(width: number, height: number): Surface<CanvasImageSource> & { context: CanvasRenderingContext2D } {
  const image = document.createElement('canvas')
  Object.assign(image, { width, height })
  const context = image.getContext('2d')
  if (!context) throw new Error('a page without canvases')
  return {
    image,
    context,
    // Some phones hold few canvases.
    release() {
      image.width = 0
    },
  }
}
