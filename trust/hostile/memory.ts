import { readFileSync } from 'node:fs'
import { memoryMb } from '#test/server.ts'

export interface Peaks {
  /** MiB that the process has taken more than when the watch began. */
  readonly grownMb: number
  /** The most that one child of it has had, in MiB, and how many there were. */
  readonly childMb: number
  readonly children: number
}

/** Looks at the memory of a process and of its children until it is told to stop (Linux; elsewhere there is nothing to see). */
export function watchMemory(pid: number): () => Peaks {
  const before = memoryMb(pid)
  let most = before
  const children = new Map<number, number>()
  const timer = setInterval(() => {
    most = Math.max(most, memoryMb(pid) || 0)
    for (const child of childrenOf(pid)) children.set(child, Math.max(children.get(child) ?? 0, memoryMb(child) || 0))
  }, 20)
  return () => {
    clearInterval(timer)
    return { grownMb: Math.round(most - before), childMb: Math.round(Math.max(0, ...children.values())), children: children.size }
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .flatMap(word => Number(word) || [])
  } catch {
    return [] // another system than Linux, or the process has ended
  }
}
