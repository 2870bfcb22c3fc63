// What stands in for a design while a place is set: a grid of inches, or a print in full colour.

const pixelsPerInch = 40
/** Seen on every cloth. */
const gridColor = '#e6007e'
const colors = ['#00a5e0', '#e6007e', '#ffd400', '#111827', '#ffffff', '#1f9d55']

interface Area {
  widthInches: number
  heightInches: number
}
/** A grid of inches with its upper edge marked, so that size, turn, slant and folds are seen. */
export function gridPrint(area: Area): HTMLCanvasElement {
  return drawn(area, (context, width, height) => {
    context.fillStyle = gridColor
    for (let x = 0; x <= width; x += pixelsPerInch) context.fillRect(Math.min(x, width - 3), 0, 3, height)
    for (let y = 0; y <= height; y += pixelsPerInch) context.fillRect(0, Math.min(y, height - 3), width, 3)
    context.fillRect(0, 0, width, pixelsPerInch / 2)
  })
}

/** A print that fills its area: stripes of ink, a circle that must look round, and an F that must not be mirrored. */
export function testPrint(area: Area): HTMLCanvasElement {
  return drawn(area, (context, width, height) => {
    context.fillStyle = '#f5f1e6'
    context.fillRect(0, 0, width, height)
    const stripe = width / colors.length
    for (const [at, color] of colors.entries()) {
      context.fillStyle = color
      context.fillRect(at * stripe, height * 0.82, stripe, height * 0.18)
    }
    const radius = Math.min(width, height * 0.8) * 0.42
    context.fillStyle = '#0b5cff'
    context.beginPath()
    context.arc(width / 2, height * 0.42, radius, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = '#ffffff'
    const unit = radius / 5
    const [left, top] = [width / 2 - unit * 1.6, height * 0.42 - unit * 3]
    context.fillRect(left, top, unit, unit * 6)
    context.fillRect(left, top, unit * 3.4, unit)
    context.fillRect(left, top + unit * 2.4, unit * 2.6, unit)
  })
}

function drawn(
  { widthInches, heightInches }: Area,
  paint: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [width, height] = [Math.round(widthInches * pixelsPerInch), Math.round(heightInches * pixelsPerInch)]
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context) paint(context, width, height)
  return canvas
}
