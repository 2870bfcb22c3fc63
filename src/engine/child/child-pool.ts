// Work on files of strangers runs in child processes with a cap on memory and time: a bomb ends the child, never the server.
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Fault, type FaultValues } from '#base/fault.ts'
import { second } from '#base/time.ts'

/** What a child can do, by name. */
export type ChildOperations = { readonly [name: string]: (input: never) => unknown }
export type ToChild = { id: number; name: string; input: unknown }
export type FromChild =
  | { ready: true }
  | { id: number; answer: unknown }
  | { id: number; fault: { code: string; path: string | undefined; values: FaultValues } }
  | { id: number; error: string }

/** A child that was ended for using too much `memory` or `time`, or that `crashed` by itself. */
export class ChildEnded extends Error {
  readonly reason: 'memory' | 'time' | 'crashed'
  constructor(reason: 'memory' | 'time' | 'crashed', detail = '') {
    super(`the child process was ended: ${reason} ${detail}`.trim())
    this.reason = reason
  }
}

export interface ChildPoolOptions {
  /** Children at work at the same time. */
  concurrency?: number
  /** Resident memory above which a child is ended. */
  maxBytes?: number
  /** A child that is left this large by its work is replaced by a new one, which starts small. */
  retireBytes?: number
  /** The heap of the child's JavaScript alone. */
  heapMegabytes?: number
  timeoutMs?: number
  /** A child without work ends after this time, so that an idle server stays small. */
  idleMs?: number
  /** Asks that may wait; one more is refused with UNAVAILABLE. */
  maxWaiting?: number
}
type Asked = { message: ToChild; timeoutMs: number; resolve: (answer: unknown) => void; reject: (error: unknown) => void }
type Child = {
  process: ChildProcess
  ready: boolean
  /** It has answered before, and may still hold memory of that. */
  hasWorked: boolean
  asked?: Asked | undefined
  ended?: ChildEnded
  stderr: string
  stopWatching: () => void
}

type Settings = Required<ChildPoolOptions>
const defaults: Settings = {
  concurrency: 1,
  maxBytes: 1.4 * 2 ** 30,
  retireBytes: 700 * 2 ** 20,
  heapMegabytes: 512,
  timeoutMs: 60 * second,
  idleMs: 10 * second,
  maxWaiting: 1_000,
}

export interface ChildPool<Operations extends ChildOperations> {
  /** Runs one operation in a child. Throws the operation's Fault, UNAVAILABLE, ChildEnded, or an Error for a bug in the child. */
  run<Name extends keyof Operations & string>(
    name: Name,
    input: Parameters<Operations[Name]>[0],
    timeoutMs?: number,
  ): Promise<Awaited<ReturnType<Operations[Name]>>>
  /** Process ids of the children alive. */
  pids(): number[]
  /** Ends all children; what they were at is refused. */
  close(): void
}

/** A pool of child processes that run `module`, which calls `serveChild`. No child is started before there is work. */
export function childPool<Operations extends ChildOperations>(module: URL, options: ChildPoolOptions = {}): ChildPool<Operations> {
  const settings = { ...defaults, ...options }
  const waiting: Asked[] = []
  const children = new Set<Child>()
  let lastId = 0

  const next = (): void => {
    if (waiting.length === 0) return
    let child = [...children].find(({ asked, ended }) => !asked && !ended)
    if (!child && children.size < settings.concurrency) {
      child = startChild(module, settings, next, (ended, unanswered) => {
        children.delete(ended)
        if (unanswered) waiting.unshift(unanswered)
      })
      children.add(child)
    }
    const asked = child && waiting.shift()
    if (child && asked) give(child, asked, settings)
  }

  return {
    run: (name, input, timeoutMs = settings.timeoutMs) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= settings.maxWaiting) return reject(new Fault('UNAVAILABLE'))
        // What the child answers to this name is what the operation returns: one module serves both types.
        waiting.push({ message: { id: ++lastId, name, input }, timeoutMs, resolve: resolve as (answer: unknown) => void, reject })
        next()
      }),
    pids: () => [...children].flatMap(child => child.process.pid ?? []),
    close: () => {
      for (const asked of waiting.splice(0)) asked.reject(new ChildEnded('crashed', 'closing'))
      for (const child of children) child.process.kill('SIGKILL')
    },
  }
}

/** `onEnd` gets what is to be asked of another child. */
function startChild(module: URL, settings: Settings, next: () => void, onEnd: (child: Child, unanswered?: Asked) => void): Child {
  const started = fork(module, [], {
    serialization: 'advanced',
    // Pictures live outside the heap, where the collector does not feel them: a child may call it by itself.
    execArgv: [`--max-old-space-size=${settings.heapMegabytes}`, '--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The child sees no secret of the server's, and glibc must not keep an arena per thread.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
  })
  const child: Child = { process: started, ready: false, hasWorked: false, stderr: '', stopWatching: () => {} }
  started.stderr?.setEncoding('utf8').on('data', (text: string) => {
    child.stderr = (child.stderr + text).slice(-2_000)
  })
  started.on('message', (message: FromChild) => {
    if ('ready' in message) child.ready = true
    else if (child.asked?.message.id === message.id) {
      settle(child.asked, message)
      rest(child, settings)
      next()
    }
  })
  started.on('error', error => {
    child.stderr = error.message
  })
  started.on('close', (code, signal) => {
    child.stopWatching()
    // What is too much must not depend on who came before: a child that has worked may have been large already.
    if (child.asked && child.ended?.reason === 'memory' && child.hasWorked) {
      onEnd(child, child.asked)
      return next()
    }
    onEnd(child)
    const detail = `(${signal ?? code}) ${child.stderr}`
    // A child that never came up is a fault of the installation, not of the file it was given.
    child.asked?.reject(child.ready ? (child.ended ?? new ChildEnded('crashed', detail)) : new Error(`the child did not start ${detail}`))
    next()
  })
  return child
}

function give(child: Child, asked: Asked, settings: Settings): void {
  child.stopWatching()
  child.asked = asked
  child.process.ref()
  child.process.channel?.ref()
  const end = (reason: 'memory' | 'time'): void => {
    child.ended = new ChildEnded(reason)
    child.process.kill('SIGKILL')
  }
  const timer = setTimeout(() => end('time'), asked.timeoutMs)
  const stopMemory = watchMemory(child.process.pid, settings.maxBytes, () => end('memory'))
  child.stopWatching = () => {
    clearTimeout(timer)
    stopMemory()
  }
  child.process.send(asked.message)
}

/** An idle child keeps neither the server awake nor its memory for long. */
function rest(child: Child, settings: Settings): void {
  child.stopWatching()
  child.asked = undefined
  child.hasWorked = true
  const retire = (): void => {
    child.ended = new ChildEnded('time', 'idle')
    child.process.kill('SIGKILL')
  }
  const { pid } = child.process
  const isLarge = pid !== undefined && process.platform === 'linux' && linuxResidentBytes(pid) > settings.retireBytes
  if (isLarge) retire()
  const timer = setTimeout(retire, settings.idleMs)
  timer.unref()
  child.process.unref()
  child.process.channel?.unref()
  child.stopWatching = () => clearTimeout(timer)
}

function settle(asked: Asked, message: Exclude<FromChild, { ready: true }>): void {
  if ('answer' in message) asked.resolve(message.answer)
  else if ('fault' in message) asked.reject(new Fault(message.fault.code, message.fault))
  else asked.reject(new Error(`in the child process: ${message.error}`))
}

/** Looks at the child's resident memory: every 25 ms where the kernel shows it for nothing, every second by `ps` elsewhere. */
function watchMemory(pid: number | undefined, maxBytes: number, tooMuch: () => void): () => void {
  if (pid === undefined || process.platform === 'win32') return () => {}
  const judge = (bytes: number): void => void (bytes > maxBytes && tooMuch())
  const timer = setInterval(
    process.platform === 'linux'
      ? () => judge(linuxResidentBytes(pid))
      : () => execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_, out) => judge(Number(out) * 1024)),
    process.platform === 'linux' ? 25 : second,
  )
  return () => clearInterval(timer)
}

/** Resident memory of a process on Linux in bytes (VmRSS of proc(5)); 0 where it has ended. */
export function linuxResidentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0
    throw error
  }
}
