// The uploads of this page: one queue for all screens, which lives on while its reader walks from screen to screen.
import { CallError } from '#base/fault.ts'
import type { LibraryFile } from '../../contract.ts'
import { dropKept, type KeptUpload, keepUpload, keptUploads, type UploadPurpose } from './kept.ts'
import { sourceKind } from './source.rules.ts'

/** REDRAWING: made a PNG by the browser. PAUSED: no answer, it is tried again. TAKING: all of it is there, and is being checked. */
export type UploadState = 'WAITING' | 'REDRAWING' | 'SENDING' | 'PAUSED' | 'TAKING' | 'REFUSED'
export interface UploadItem {
  key: string
  name: string
  state: UploadState
  /** In bytes. */
  sent: number
  size: number
  /** Why it is refused. */
  error?: unknown
}

interface Upload extends UploadItem {
  accountId: number
  file: File
  at: number
  url?: string
  purpose?: UploadPurpose
  cut: AbortController
  /** It is in the library, or nothing becomes of it. */
  done: (file: LibraryFile | undefined) => void
}

/** A part of one goes out while another is being checked. */
const atOnce = 2
let uploads: readonly Upload[] = []
let running = 0
const listeners = new Set<() => void>()
export type UploadListener = (file: LibraryFile, purpose?: UploadPurpose) => void
const addedListeners = new Set<UploadListener>()

export const subscribeUploads = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Hears of every file that has come into the library from this page, whichever screen began it, and what it was begun for. */
export const onAdded = (listener: UploadListener): (() => void) => {
  addedListeners.add(listener)
  return () => addedListeners.delete(listener)
}
export function tellAdded(file: LibraryFile, purpose?: UploadPurpose): void {
  for (const listener of addedListeners) listener(file, purpose)
}

export const uploadsNow = (): readonly Upload[] => uploads
const none: readonly Upload[] = []
export const uploadsOnServer = (): readonly Upload[] => none

function put(next: readonly Upload[]) {
  uploads = next
  for (const listener of listeners) listener()
}
const change = (key: string, changes: Partial<Upload>) => put(uploads.map(each => (each.key === key ? { ...each, ...changes } : each)))

/** Sends files, each by itself: one that is refused stops none. Answers what each became in the library, and nothing where it was refused or cancelled. */
export function addUploads(accountId: number, files: readonly File[], purpose?: UploadPurpose): Promise<LibraryFile | undefined>[] {
  return files.map(file => {
    const kept: KeptUpload = { key: crypto.randomUUID(), accountId, file, at: Date.now(), ...(purpose && { purpose }) }
    void keepUpload(kept)
    return enqueue(kept)
  })
}

function enqueue({ key, accountId, file, at, url, purpose }: KeptUpload): Promise<LibraryFile | undefined> {
  const { promise, resolve } = Promise.withResolvers<LibraryFile | undefined>()
  const begun = {
    key,
    accountId,
    file,
    at,
    ...(purpose && { purpose }),
    name: file.name,
    state: 'WAITING',
    sent: 0,
    size: file.size,
    cut: new AbortController(),
    done: resolve,
  } as const
  put([...uploads, url === undefined ? begun : { ...begun, url }])
  hold(key, promise)
  next()
  return promise
}

function next() {
  const waiting = uploads.find(({ state }) => state === 'WAITING')
  if (!waiting || running >= atOnce) return
  running += 1
  change(waiting.key, { state: 'SENDING' })
  void run(waiting).finally(() => {
    running -= 1
    next()
  })
  next()
}

async function run(upload: Upload): Promise<void> {
  const { key, cut, done } = upload
  const { signal } = cut
  try {
    const file = await printable(upload)
    signal.throwIfAborted()
    change(key, { file })
    keep(key)
    const { sendFile } = await import('./send-file.ts')
    const added = await sendFile(file, {
      signal,
      url: upload.url,
      onBegun: url => {
        change(key, { url })
        keep(key)
      },
      onSent: sent => change(key, { sent, state: sent < file.size ? 'SENDING' : 'TAKING' }),
      onPaused: isPaused => change(key, { state: isPaused ? 'PAUSED' : 'SENDING' }),
    })
    const { purpose } = uploads.find(each => each.key === key) ?? {}
    put(uploads.filter(each => each.key !== key))
    void dropKept(key)
    done(added)
    tellAdded(added, purpose)
  } catch (error) {
    // Who has to sign in first finds it on its way again then.
    if (!signal.aborted && !(error instanceof CallError && error.status === 401)) void dropKept(key)
    if (!signal.aborted) change(key, { state: 'REFUSED', error })
    done(undefined)
  }
}

/** As it stands now, for who loads this page again. */
function keep(key: string): void {
  const upload = uploads.find(each => each.key === key)
  if (!upload) return
  const { accountId, file, at, url, purpose } = upload
  void keepUpload({ key, accountId, file, at, ...(url !== undefined && { url }), ...(purpose && { purpose }) })
}

/** What these were begun for is known by another name now. */
export function renamePurpose(from: string, to: string): void {
  for (const { key, purpose } of uploads)
    if (purpose?.of === from) {
      change(key, { purpose: { ...purpose, of: to } })
      keep(key)
    }
}

async function printable({ key, file }: Upload): Promise<File> {
  const kind = sourceKind(file)
  // What is no picture by its name the server judges by its bytes.
  if (kind === undefined || kind === 'PRINT') return file
  change(key, { state: 'REDRAWING' })
  const { redrawn } = await import('./redraw.ts')
  const made = await redrawn(file, kind)
  change(key, { state: 'SENDING', name: made.name, size: made.size })
  return made
}

/** Ends one that is under way, and forgets one that was refused. */
export function cancelUpload(key: string): void {
  const upload = uploads.find(each => each.key === key)
  if (!upload) return
  upload.cut.abort()
  put(uploads.filter(each => each.key !== key))
  void dropKept(key)
  const { url, state, done } = upload
  if (url !== undefined && state !== 'REFUSED') void import('./send-file.ts').then(({ cancelAt }) => cancelAt(url))
  if (state === 'WAITING') done(undefined)
}

const resumed = new Set<number>()
/** Goes on with what a reload, or a closed tab, has left; of several tabs one does. */
export async function resumeUploads(accountId: number): Promise<void> {
  if (resumed.has(accountId)) return
  resumed.add(accountId)
  for (const kept of await keptUploads(accountId)) {
    if (uploads.some(({ key }) => key === kept.key)) continue
    if (await isFree(kept.key)) void enqueue(kept)
  }
}

const nameOf = (key: string) => `inkport-upload-${key}`
/** Until it has ended no other tab takes it up; one that another tab has is that tab's. Pages without https have no locks. */
function hold(key: string, ended: Promise<unknown>): void {
  if ('locks' in navigator) void navigator.locks.request(nameOf(key), { ifAvailable: true }, lock => (lock ? ended : leave(key)))
}
function leave(key: string): void {
  const upload = uploads.find(each => each.key === key)
  put(uploads.filter(each => each.key !== key))
  upload?.cut.abort()
  upload?.done(undefined)
}
const isFree = (key: string): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request(nameOf(key), { ifAvailable: true }, lock => lock !== null) : Promise.resolve(true)
