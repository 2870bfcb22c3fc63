// Fingers on a page: taps that a finger would do, and moves of one or two.
import type { Page } from 'playwright-core'

type Touches = readonly (readonly [x: number, y: number])[]
/** Fingers that go from some places to others, as the browser hears them. */
export async function touchscreen(page: Page): Promise<(from: Touches, to: Touches) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touches: Touches) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: touches.map(([x, y], id) => ({ x, y, id })) })
  const steps = 5
  return async (from, to) => {
    // One after the other, as fingers come down.
    for (let count = 1; count <= from.length; count++) await send('touchStart', from.slice(0, count))
    for (let step = 1; step <= steps; step++)
      await send(
        'touchMove',
        from.map(([x, y], at) => {
          const [toX, toY] = to[at] ?? [x, y]
          return [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps] as const
        }),
      )
    await send('touchEnd', [])
  }
}
