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
}

/** Whose and of which design; what begins with `draft-` goes with the sign-out. */
export const copyName = (readerId: number, of: number | string): string => `draft-design-${readerId}-${of}`

export function readCopy(name: string): DraftCopy | undefined {
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
