// Tells texts by calls, one after the other, and keeps which calls took one.
import { CallError } from '#base/fault.ts'

/** The next text that is no longer than this and has none of these characters. */
export type Next = (max?: number, none?: RegExp) => string

export type TellBy = (name: string, act: () => Promise<unknown>) => Promise<void>

/** What was told by which call, by its name, and what calls refused otherwise. */
export interface SpecialTexts {
  readonly next: Next
  readonly tellBy: TellBy
  readonly told: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, string>
}

export function specialTextsOf(texts: readonly string[]): SpecialTexts {
  let turn = 0
  const told = new Set<string>()
  const refused = new Map<string, string>()
  return {
    told,
    refused,
    next(max = 60, none = /[\u2028\u2029]/) {
      const fits = texts.filter(text => text.length <= max && !none.test(text))
      return fits[turn++ % fits.length] ?? ''
    },
    async tellBy(name, act) {
      try {
        await act()
        told.add(name)
      } catch (error) {
        // Another text may be taken where this one is refused.
        if (!(error instanceof CallError) || error.status >= 500) throw error
        // What waits for a second person is kept, and read under Approvals.
        if (error.code === 'APPROVAL_WAITS') told.add(name)
        refused.set(name, `${error.status} ${error.code}`)
      }
    },
  }
}
