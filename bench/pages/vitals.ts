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

/** Of a list of orders: milliseconds from the address to its first row, and from the press on a row to the frame of its order. */
export interface ListWait {
  firstRow: number
  frame: number
}

/** The medians of five visits by this session. */
export async function listWaitOf(phone: Phone, url: string, token: string): Promise<ListWait> {
  const visits: ListWait[] = []
  for (let round = 0; round < rounds; round++)
    visits.push(await phone.visit<ListWait>(url, { watch: listed, read: 'waited', until: 'waited.frame > 0', token }))
  const median = (name: keyof ListWait) =>
    percentile(
      visits.map(each => each[name]),
      0.5,
    )
  return { firstRow: median('firstRow'), frame: median('frame') }
}

/** A reader looks at the list for two seconds before they press. A screen's heading is its frame: the rest of it may still be coming. */
const listed = `
  var waited = { firstRow: 0, frame: 0 }
  const heading = () => document.querySelector('#content h1')?.textContent
  let pressedAt = 0
  let before
  new MutationObserver((_, watch) => {
    if (waited.firstRow === 0 && document.querySelector('tr[data-row]')) {
      waited.firstRow = performance.now()
      setTimeout(() => {
        before = heading()
        pressedAt = performance.now()
        document.querySelector('tr[data-row] a[href]').click()
      }, 2_000)
    }
    if (pressedAt === 0 || !heading() || heading() === before) return
    waited.frame = performance.now() - pressedAt
    watch.disconnect()
  }).observe(document, { subtree: true, childList: true })
`

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
