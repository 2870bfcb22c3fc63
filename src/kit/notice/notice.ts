/** What was done, what goes on elsewhere, what failed. */
export interface Notice {
  id: number
  kind: 'done' | 'told' | 'failed'
  text: string
  link?: { to: string; text: string } | undefined
  /** Takes back what was done. */
  undo?: (() => void) | undefined
}
/** How long each stays; one with a link or an undo long enough to press it. What failed stays until it is dismissed or the next notice comes. */
const staysMs = { done: 6_000, doneWithAct: 8_000, told: 15_000 } as const
/** As many stand at once. */
const most = 3

let all: readonly Notice[] = []
let last = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

export const readNotices = (): readonly Notice[] => all
const none: readonly Notice[] = []
/** The server draws none. */
export const noNotices = (): readonly Notice[] => none
export const watchNotices = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
const put = (next: readonly Notice[]) => {
  all = next
  for (const listen of listeners) listen()
}

/** Shows a notice. The same words again take the place of the first; a failure that was shown makes room. */
export function show(notice: Omit<Notice, 'id'>): void {
  last += 1
  const id = last
  put([...all.filter(it => it.kind !== 'failed' && it.text !== notice.text).slice(1 - most), { ...notice, id }])
  letGo(id)
}
export function dismiss(id: number): void {
  hold(id)
  put(all.filter(it => it.id !== id))
}
/** It is being read or reached for: it stays until it is let go. */
export function hold(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}
/** It goes after its time. */
export function letGo(id: number): void {
  hold(id)
  const notice = all.find(it => it.id === id)
  if (!notice || notice.kind === 'failed') return
  const hasAct = notice.kind === 'done' && (notice.undo ?? notice.link) !== undefined
  timers.set(
    id,
    setTimeout(() => dismiss(id), staysMs[hasAct ? 'doneWithAct' : notice.kind]),
  )
}
export const dismissFailed = (): void => put(all.filter(it => it.kind !== 'failed'))
