// A slow phone that nobody debugs: slow 4G (150 ms, 1.6 Mbit/s down, 0.75 up) and a processor four times slower. Chromium is spoken
// to by its own protocol, with the domains Network and Page alone. What drives pages in tests turns on Runtime, too, and V8 then
// looks up the place of every line on its stacks: a fifth of a second here, which no reader waits for.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flags, installedChromium } from '#test/chromium.ts'

const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 2 ** 20) / 8, uploadThroughput: (0.75 * 2 ** 20) / 8 }
const quietMs = 1_000
/** A new window of Chromium loads pages of its own (its address bar is one), for which somebody with an open browser does not wait. */
const windowMs = 2_000
const patienceMs = 60_000

export interface Visit {
  /** JavaScript that runs before the page's own. */
  watch: string
  /** JavaScript whose value is the answer, as JSON, once the page is loaded and has asked for nothing in a second. */
  read: string
  /** JavaScript that is true once all that is watched has happened; at once where nothing is said. */
  until?: string
  /** Signed in by this session. */
  token?: string
  /** A page that they come from: what it has loaded is kept. */
  from?: string
}
export interface Phone {
  /** With nothing in the browser's cache but what the page before has loaded. */
  visit<T>(url: string, visit: Visit): Promise<T>
  close(): Promise<void>
}

export async function openPhone(): Promise<Phone> {
  const chromium = installedChromium()
  if (chromium === undefined) throw new Error('No Chromium is installed here.')
  const folder = await mkdtemp(join(tmpdir(), 'inkport-phone-'))
  const child = spawn(chromium, [...flags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((found, failed) => {
    let said = ''
    child.once('exit', () => failed(new Error(`Chromium did not start: ${said}`)))
    child.stderr.on('data', data => {
      said += data
      const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (url) found(url)
    })
  })
  const { send, hangUp } = await speakTo(address)
  return {
    async visit<T>(url: string, { watch, read, until = 'true', token, from }: Visit): Promise<T> {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const tell: typeof send = (method, params) => send(method, params, String(sessionId))
      const evaluate = async (expression: string): Promise<unknown> => {
        const { result } = await tell('Runtime.evaluate', { expression, returnByValue: true })
        return (result as { value?: unknown }).value // The protocol's own shape (Runtime.RemoteObject).
      }
      for (const domain of ['Network', 'Page']) await tell(`${domain}.enable`)
      await tell('Network.emulateNetworkConditions', slow4g)
      await tell('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: false })
      await tell('Emulation.setCPUThrottlingRate', { rate: 4 })
      await tell('Page.addScriptToEvaluateOnNewDocument', { source: watch })
      if (token !== undefined) await tell('Network.setCookie', { name: 'access_token', value: token, url, httpOnly: true })
      await pause(windowMs)
      const rest = async (address: string, isDone: string) => {
        await tell('Page.navigate', { url: address })
        const deadline = performance.now() + patienceMs
        for (let [asked, since] = [-1, performance.now()]; performance.now() - since < quietMs; await pause(250)) {
          if (performance.now() > deadline) throw new Error(`${address} did not come to rest.`)
          const now = Number(
            await evaluate(`document.readyState === 'complete' && (${isDone}) ? performance.getEntriesByType('resource').length : -1`),
          )
          if (now !== asked || now < 0) [asked, since] = [now, performance.now()]
        }
      }
      if (from !== undefined) await rest(from, 'true')
      await rest(url, until)
      const answer = await evaluate(`JSON.stringify(${read})`)
      await send('Target.disposeBrowserContext', { browserContextId })
      return JSON.parse(String(answer)) // What `read` says it is.
    },
    async close() {
      hangUp()
      // Not until its pipes are closed: a page that is still at work holds them.
      const gone = new Promise(done => child.once('exit', done))
      if (child.kill()) await gone
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Answer = Record<string, unknown>
type Send = (method: string, params?: object, sessionId?: string) => Promise<Answer>

/** The Chrome DevTools Protocol over its socket: each call has a number, and so has its answer. */
async function speakTo(address: string): Promise<{ send: Send; hangUp(): void }> {
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', failed)
  })
  const waiting = new Map<number, { done(answer: Answer): void; failed(error: Error): void }>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error }: { id?: number; result?: Answer; error?: { message: string } } = JSON.parse(String(data))
    const asked = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error) asked?.failed(new Error(error.message))
    else asked?.done(result ?? {})
  })
  socket.addEventListener('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('Chromium has ended.'))
  })
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((done, failed) => {
        waiting.set(++count, { done, failed })
        socket.send(JSON.stringify({ id: count, method, params, ...(sessionId !== undefined && { sessionId }) }))
      }),
    hangUp: () => socket.close(),
  }
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
