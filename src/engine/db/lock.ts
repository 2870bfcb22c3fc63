// PGlite takes no lock on its folder, and two processes on one folder lose half of their commits (docs/decisions).
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const heldHere = new Set<string>()

/** Takes the folder for this process, or throws a text that says who holds it. The answer lets it go. */
export function lockFolder(folder: string): () => void {
  const file = `${folder.replace(/\/+$/, '')}.lock`
  if (heldHere.has(file)) throw new Error(`The data folder ${folder} is already open in this process.`)
  mkdirSync(dirname(file), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) })
  for (let attempt = 0; ; attempt++) {
    try {
      const descriptor = openSync(file, 'wx')
      writeFileSync(descriptor, mine)
      closeSync(descriptor)
      break
    } catch (error) {
      if (!isExisting(error)) throw error
      const holder = readHolder(file)
      if (holder && isAlive(holder)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop that process first, or set DATA_DIR to another folder.`,
        )
      }
      if (attempt > 5) throw new Error(`The lock file ${file} cannot be taken.`)
      rmSync(file, { force: true })
    }
  }
  heldHere.add(file)
  return () => {
    heldHere.delete(file)
    rmSync(file, { force: true })
  }
}

interface Holder {
  pid: number
  /** When that process started, so that another process that got the same number later is told apart; '' where the system does not say. */
  startedAt: string
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof holder === 'object' && holder && 'pid' in holder && 'startedAt' in holder) {
      return { pid: Number(holder.pid), startedAt: String(holder.startedAt) }
    }
  } catch {
    // A half-written or vanished lock file belongs to a process that died while it wrote it.
  }
  return undefined
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: there is such a process, of another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return holder.startedAt === '' || holder.startedAt === startOf(holder.pid)
}

/** Linux: the boot's id and the process's start in ticks since boot. Elsewhere '' (the number alone decides). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`
  } catch {
    return ''
  }
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
