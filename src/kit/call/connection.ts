// Whether the server can be reached, as far as the browser and the last answer tell, and what waits until it can.

const probeMs = 2_000
/** Any answer will do. */
const probePath = '/readyz'

/** The last call got no answer; the browser may still think that it is connected. */
let isUnanswered = false
let waiting = 0
const listeners = new Set<() => void>()

export const subscribeConnection = (hear: () => void): (() => void) => {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
const tell = () => {
  for (const hear of listeners) hear()
}
if (typeof window !== 'undefined') {
  addEventListener('online', tell)
  addEventListener('offline', tell)
}

/** `waiting`: somebody chose a screen that opens when the connection is back. */
export const connection = (): 'online' | 'offline' | 'waiting' => (waiting > 0 ? 'waiting' : navigator.onLine ? 'online' : 'offline')

/** `fetch` that remembers whether the server answered. */
export const watchedFetch: typeof fetch = async (...asked) => {
  try {
    const answer = await fetch(...asked)
    isUnanswered = false
    return answer
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) isUnanswered = true
    throw error
  }
}

/** Settles at once where nothing says that the connection is gone, else as soon as the server answers again. */
export async function untilConnected(): Promise<void> {
  if (navigator.onLine && !isUnanswered) return
  if (navigator.onLine && (await answers())) return
  waiting += 1
  tell()
  do await onlineOr(probeMs)
  while (!navigator.onLine || !(await answers()))
  waiting -= 1
  tell()
}

async function answers(): Promise<boolean> {
  try {
    await watchedFetch(probePath, { cache: 'no-store', signal: AbortSignal.timeout(probeMs) })
    return true
  } catch {
    return false
  }
}

const onlineOr = (milliseconds: number) =>
  new Promise<void>(done => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
