// The copy of a draft in this browser until the server has answered: what is drawn survives a lost connection and a closed page.
import type { EditedDocument } from '../../../document/edit/edited.rules.ts'

export interface Draft {
  document: EditedDocument
  /** Of the garment; the first one is shown. */
  colors: readonly string[]
}
export interface DraftCopy extends Draft {
  /** When it was last changed, in milliseconds. */
  at: number
  /** Of the design that it was drawn over; none before the first save of a new one. */
  version?: number | undefined
}
export interface KeptCopy {
  name: string
  copy: DraftCopy
}

/** Whose and of which design; what begins with `draft-` goes with the sign-out. */
export const copyName = (readerId: number, of: number | string): string => `draft-design-${readerId}-${of}`
/** Each opened page keeps its own: two tabs never write or drop each other's. */
export const pageName = (name: string, page: string): string => `${name}@${page}`

/** What pages have kept of a design, the newest first. */
export function keptCopies(name: string): KeptCopy[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return names
      .filter(each => each === name || each.startsWith(pageName(name, '')))
      .flatMap(each => {
        const copy = readCopy(each)
        return copy ? [{ name: each, copy }] : []
      })
      .toSorted((one, other) => other.copy.at - one.copy.at)
  } catch {
    return []
  }
}

function readCopy(name: string): DraftCopy | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    if (typeof copy !== 'object' || copy === null || !('at' in copy) || !('document' in copy) || !('colors' in copy)) return undefined
    return copy as DraftCopy // written by `writeCopy` under this name, by nobody else
  } catch {
    return undefined
  }
}
/** Where the browser keeps nothing (full, or forbidden), the page still does. */
export function writeCopy(name: string, copy: DraftCopy): void {
  try {
    localStorage.setItem(name, JSON.stringify(copy))
  } catch {
    // It lives on in this tab.
  }
}
export const dropCopy = (name: string): void => localStorage.removeItem(name)
