// Where tests keep their databases and files: in memory, where the machine has it to spare. A database of tests is a thousand small
// files, and making them on a disk takes ten times the processor time (docs/decisions/186-what-the-gate-holds.md).
import { statfsSync } from 'node:fs'

const gibibyte = 2 ** 30

/** The folder that Linux keeps in memory; nothing where it, or the memory behind it, is small. */
export function memoryFolder(folder = '/dev/shm', available = process.availableMemory()): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= 4 * gibibyte && available >= 8 * gibibyte ? folder : undefined
  } catch {
    return undefined // not on Linux
  }
}
