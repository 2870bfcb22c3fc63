// A lock on the data folder: PGlite takes none, and two processes on one folder lose half of their commits (docs/decisions).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const heldHere = new Map<string, DatabaseSync>()

/** Long enough for one of two that start at the same moment to win, and for a process that is just ending. */
const PATIENCE_MS = 1_000

/**
 * Takes the folder for this process, or throws a text that says who holds it. The answer lets it go.
 * The lock is the system's own on an empty SQLite file, for Node has no call for it: the system lets it go when the process ends,
 * however it ends, so no number of a dead process can be mistaken for a holder, and of many that start together exactly one has it.
 */
export function lockFolder(folder: string): () => void {
  const name = folder.replace(/(?<!\/)\/+$/, '')
  if (heldHere.has(name)) throw new Error(`The data folder ${folder} is already open in this process.`)
  mkdirSync(dirname(name), { recursive: true })
  const lock = new DatabaseSync(`${name}.lock.db`, { timeout: PATIENCE_MS })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new Error(
      isHeld(error)
        ? `The data folder ${folder} is in use by ${holderOf(name)}. Stop that process first, or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be locked: ${error instanceof Error ? error.message : error}`,
    )
  }
  heldHere.set(name, lock)
  writeFileSync(holderFile(name), String(process.pid))
  return () => {
    rmSync(holderFile(name), { force: true })
    heldHere.delete(name)
    lock.close()
  }
}

const SQLITE_BUSY = 5
const isHeld = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/** For the text only: who holds the folder is for the system to say. */
const holderFile = (name: string) => `${name}.pid`

function holderOf(name: string): string {
  try {
    const pid = Number(readFileSync(holderFile(name), 'utf8'))
    return pid > 0 ? `process ${pid}` : 'another process'
  } catch {
    return 'another process' // it has not written its number yet
  }
}
