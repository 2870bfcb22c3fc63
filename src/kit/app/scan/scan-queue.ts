/** A scan as it was made; `key` makes it once, however often it is sent. */
export interface Scan {
  text: string
  at: string
  key: string
}

/** Scans that got no answer, kept in this browser until they are sent; each screen has a queue of its own. */
export function scanQueue(name: string) {
  const storageKey = `inkport.scans.${name}`
  const read = (): Scan[] => {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? (value as Scan[]) : [] // Nothing else writes under this name.
  }
  const write = (scans: readonly Scan[]) => localStorage.setItem(storageKey, JSON.stringify(scans))
  return {
    all: read,
    add: (scan: Scan) => write([...read(), scan]),
    /** Takes a scan out once it was answered. */
    remove: (key: string) => write(read().filter(scan => scan.key !== key)),
  }
}

/** What a wedge scanner types: without the GS separators' stand-ins and blanks around it. */
export const cleanScan = (text: string): string => text.replace(/\p{Cc}/gu, '').trim()
