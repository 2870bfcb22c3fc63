import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Surface } from '#base/paint/place/warp.ts'

/** A canvas on which the server draws what is not flat. */
export function surface(width: number, height: number): Surface<Canvas> & { context: SKRSContext2D } {
  const image = createCanvas(width, height)
  return {
    image,
    context: image.getContext('2d'),
    // A canvas holds its pixels until it is collected, and the collector does not see them.
    release() {
      image.width = image.height = 1
    },
  }
}
