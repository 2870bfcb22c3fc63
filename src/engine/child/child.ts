// A child process: its messages, how it is started, and how large it is.
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { FaultValues } from '#base/fault.ts'
import { second } from '#base/time.ts'

export type ToChild = { id: number; name: string; input: unknown }
export type Answer =
  | { id: number; answer: unknown }
  | { id: number; fault: { code: string; path: string | undefined; values: FaultValues } }
  | { id: number; error: string }
export type FromChild = { ready: true } | Answer

/** A child that was ended for using too much `memory` or `time`, or that `crashed` by itself. */
export class ChildEnded extends Error {
  readonly reason: 'memory' | 'time' | 'crashed'
  constructor(reason: 'memory' | 'time' | 'crashed', detail = '') {
    super(`the child process was ended: ${reason} ${detail}`.trim())
    this.reason = reason
  }
}

interface Events {
  ready(): void
  answer(answer: Answer): void
  /** It is gone; `detail` says how, and the last that it wrote. */
  end(detail: string): void
}

export function startProcess(module: URL, heapMegabytes: number, on: Events): ChildProcess {
  const started = fork(module, [], {
    serialization: 'advanced',
    // Pictures live outside the heap, where the collector does not feel them: a child may call it by itself.
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The child sees no secret of the server's, and glibc must not keep an arena per thread.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
  })
  let said = ''
  started.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  started.on('message', (message: FromChild) => ('ready' in message ? on.ready() : on.answer(message)))
  started.on('error', error => {
    said = error.message
  })
  started.on('close', (code, signal) => on.end(`(${signal ?? code}) ${said}`))
  return started
}

/** What the kernel shows for nothing of a process's resident memory; elsewhere than on Linux there is nothing to see. */
export const residentBytesHere = process.platform === 'linux' ? linuxResidentBytes : undefined

/** Looks at the child's resident memory: every 25 ms where that costs nothing, every second by `ps` elsewhere. */
export function watchMemory(pid: number | undefined, judge: (bytes: number) => void, residentBytes = residentBytesHere): () => void {
  if (pid === undefined || (!residentBytes && process.platform === 'win32')) return () => {}
  const timer = residentBytes
    ? setInterval(() => judge(residentBytes(pid)), 25)
    : setInterval(() => execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_, out) => judge(Number(out) * 1024)), second)
  return () => clearInterval(timer)
}

/**
 * Calls `judge` ten times a second with how long the child has worked from now on, in milliseconds: the processor's time where the kernel
 * shows it for nothing, since the clock says more where the machine is busy; elsewhere the clock's.
 */
export function watchWork(pid: number | undefined, judge: (workedMs: number) => void): () => void {
  const workedMs = pid !== undefined && process.platform === 'linux' ? () => linuxProcessorMs(pid) : () => performance.now()
  const before = workedMs()
  const timer = setInterval(() => judge(workedMs() - before), 100)
  return () => clearInterval(timer)
}

/** Resident memory of a process on Linux in bytes (VmRSS of proc(5)); 0 where it has ended. */
export function linuxResidentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readLinux(pid, 'status'))?.[1] ?? 0) * 1024
}

/** Processor time of a process on Linux (utime and stime of proc(5), hundredths of a second); 0 where it has ended. */
function linuxProcessorMs(pid: number): number {
  // Its name, in brackets, may hold anything; utime and stime are the 12th and 13th after it.
  const fields = readLinux(pid, 'stat').split(')').at(-1)?.trim().split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

function readLinux(pid: number, file: 'status' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return ''
    throw error
  }
}
