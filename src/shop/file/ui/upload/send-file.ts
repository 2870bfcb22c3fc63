// Sending a file in parts (tus 1.0): after a cut it goes on by itself, from where the server stands.
import { errorOf } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { minute, second } from '#base/time.ts'
import { api } from '#kit/call/api.ts'
import { watchedFetch } from '#kit/call/connection.ts'
import type { LibraryFile } from '../../contract.ts'
import { resumablePath as path } from '../../rules.ts'
import { uploadCalls } from '../../take/resume/contract.ts'

/** Some 30 s of a slow line: what is lost where a line breaks is at most this. */
const partBytes = 4 * 2 ** 20
const headers = { 'tus-resumable': '1.0.0' }
/** A part that does not move is given up and sent again. */
const stalledMs = 30 * second
const answerMs = 2 * minute
const longestPauseMs = 15 * second
/** A bug of ours is not asked again for ever; a line that is gone is. */
const mostBugs = 5
const mostBegun = 3

export interface SendGiven {
  signal: AbortSignal
  /** Where it was begun before: it goes on there. */
  url?: string | undefined
  onBegun: (url: string) => void
  /** In bytes. */
  onSent: (sent: number) => void
  /** There is no answer: it is tried again. */
  onPaused: (isPaused: boolean) => void
}

/** The library's file. Throws a CallError where it is refused, and the signal's reason. */
export async function sendFile(file: File, { signal, url, onBegun, onSent, onPaused }: SendGiven): Promise<LibraryFile> {
  let at = url
  let tries = 0
  let bugs = 0
  let begun = 0
  for (;;) {
    try {
      if (at === undefined) {
        begun += 1
        at = await begin(file, signal)
        onBegun(at)
      }
      let sent = await offsetAt(at, signal)
      for (;;) {
        onPaused(false)
        onSent(sent)
        if (sent >= file.size) break
        const from = sent
        sent = await sendPart(at, { file, from, signal, onSent: bytes => onSent(from + bytes) })
        tries = 0
      }
      const id = at.split('/').at(-1) ?? ''
      return (await api(uploadCalls.finishUpload, { params: { id } }, { signal })).data
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof CallError)) throw error
      if (error.code === 'UPLOAD_NOT_FOUND' && begun < mostBegun) at = undefined
      else if (error.status === 500 && bugs < mostBugs) bugs += 1
      else if (!mayPass(error)) throw error
      onPaused(true)
      await pause(error.retryAfterSeconds ?? 2 ** tries, signal)
      tries += 1
    }
  }
}

/** Nobody waits for it: what is not cancelled expires. */
export function cancelAt(url: string): void {
  watchedFetch(url, { method: 'DELETE', headers }).catch(() => undefined)
}

const mayPass = ({ status, code, retryAfterSeconds }: CallError): boolean =>
  [0, 408, 502, 503, 504].includes(status) || code === 'UPLOAD_OFFSET_WRONG' || (status === 429 && retryAfterSeconds !== undefined)

async function begin(file: File, signal: AbortSignal): Promise<string> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)))
  const answer = await ask('POST', path, signal, { 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` })
  return answer.headers.get('location') ?? ''
}

async function offsetAt(url: string, signal: AbortSignal): Promise<number> {
  const answer = await ask('HEAD', url, signal)
  return Number(answer.headers.get('upload-offset'))
}

async function ask(method: string, url: string, signal: AbortSignal, more: Record<string, string> = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(stalledMs)
  const answer = await watchedFetch(url, { method, headers: { ...headers, ...more }, signal: AbortSignal.any([signal, timeout]) }).catch(
    () => {
      throw new CallError(0, [])
    },
  )
  if (answer.ok) {
    await answer.arrayBuffer() // there is none; a body that nobody reads counts as broken off
    return answer
  }
  // The answer to HEAD has no body to say it.
  if (method === 'HEAD' && answer.status === 404) throw new CallError(404, [gone])
  throw await errorOf(answer)
}
const gone = { code: 'UPLOAD_NOT_FOUND', detail: 'UPLOAD_NOT_FOUND', message: 'UPLOAD_NOT_FOUND' }

type Part = { file: File; from: number; signal: AbortSignal; onSent: (bytes: number) => void }
/** Only XMLHttpRequest tells how much of a body has gone out. Gives how many bytes the server has. */
function sendPart(url: string, { file, from, signal, onSent }: Part): Promise<number> {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let timer: ReturnType<typeof setTimeout>
  const stop = () => request.abort()
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(stop, ms)
  }
  const lost = () => reject(new CallError(0, []))
  request.open('PATCH', url)
  for (const [name, value] of Object.entries({
    ...headers,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(from),
  }))
    request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded }) => {
    wait(stalledMs)
    onSent(loaded)
  }
  request.upload.onload = () => wait(answerMs)
  request.onerror = lost
  request.onabort = lost
  request.onload = () => {
    if (request.status === 204) return resolve(Number(request.getResponseHeader('upload-offset')))
    const retryAfter = request.getResponseHeader('retry-after')
    const answer = new Response(request.responseText, {
      status: request.status,
      headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
    })
    errorOf(answer).then(reject, reject)
  }
  signal.addEventListener('abort', stop)
  wait(stalledMs)
  request.send(file.slice(from, from + partBytes))
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

/** Until so many seconds are over, or the line is there again. */
async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, Math.min(longestPauseMs, seconds * second))
  addEventListener('online', () => resolve(), { signal, once: true })
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
  signal.throwIfAborted()
}
