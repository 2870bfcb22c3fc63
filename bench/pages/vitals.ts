// What a person with a slow phone waits for, in Chromium.
import { percentile } from '../bench.ts'
import type { Phone } from './phone.ts'

/** Milliseconds, but `shift`, which is the sum of layout shifts. */
export interface Vitals {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
}
const rounds = 5

/** The medians of five visits, each with nothing in the browser's cache. */
export async function vitalsOf(phone: Phone, url: string): Promise<Vitals> {
  const visits: Vitals[] = []
  for (let round = 0; round < rounds; round++) visits.push(await phone.visit<Vitals>(url, { watch: vitals, read: 'told' }))
  const median = (name: keyof Vitals) =>
    percentile(
      visits.map(each => each[name]),
      0.5,
    )
  return { firstPaint: median('firstPaint'), largestPaint: median('largestPaint'), blocking: median('blocking'), shift: median('shift') }
}

/** Milliseconds from the address to the screen's heading and its first answer, the median of five visits by this session. */
export async function usableMs(phone: Phone, url: string, token: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await phone.visit<number>(url, { watch: usable, read: 'usableAt', token }))
  return percentile(times, 0.5)
}

/** After its first paint, what a task takes beyond 50 ms is time in which the page does not answer. */
const vitals = `
  var told = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 }
  const watch = (type, hear) => new PerformanceObserver(list => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  watch('paint', entry => { if (entry.name === 'first-contentful-paint') told.firstPaint = entry.startTime })
  watch('largest-contentful-paint', entry => { told.largestPaint = entry.startTime })
  watch('longtask', entry => { if (told.firstPaint > 0) told.blocking += Math.max(0, entry.duration - 50) })
  watch('layout-shift', entry => { if (!entry.hadRecentInput) told.shift += entry.value })
`

const usable = `
  var usableAt
  new MutationObserver((_, watch) => {
    const main = document.querySelector('main')
    if (!main?.querySelector('h1') || !main.querySelector('a[href], button')) return
    usableAt = performance.now()
    watch.disconnect()
  }).observe(document, { subtree: true, childList: true })
`
