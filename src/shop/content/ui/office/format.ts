// What the editor's buttons do to a text in Markdown: which part is replaced by what, and what is selected afterwards.

export interface Selection {
  text: string
  start: number
  end: number
}
/** Characters `from` to `to` are replaced; then `selectFrom` to `selectTo` of the new text are selected. */
export interface Edit {
  from: number
  to: number
  insert: string
  selectFrom: number
  selectTo: number
}

/** Puts a mark on both sides of what is selected, or takes it away again. */
export function marked({ text, start, end }: Selection, mark: string): Edit {
  const size = mark.length
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  const inner = text.slice(start, end)
  return isMarked
    ? { from: start - size, to: end + size, insert: inner, selectFrom: start - size, selectTo: end - size }
    : { from: start, to: end, insert: mark + inner + mark, selectFrom: start + size, selectTo: end + size }
}

/** Begins every line that is touched with `head` ('1.' counts up), or takes those heads away where all have one. */
export function headed({ text, start, end }: Selection, head: '## ' | '- ' | '1. ' | '> '): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(from, end - (end > start ? 1 : 0)))
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const known = head === '1. ' ? /^\d+\. / : new RegExp(`^${head}`)
  const isHeaded = lines.every(line => known.test(line))
  const insert = lines.map((line, at) => (isHeaded ? line.replace(known, '') : (head === '1. ' ? `${at + 1}. ` : head) + line)).join('\n')
  return { from, to, insert, selectFrom: lines.length > 1 ? from : from + insert.length, selectTo: from + insert.length }
}

/** A link of what is selected; its address is selected, to be typed over. */
export function linked({ text, start, end }: Selection, address = 'https://'): Edit {
  const insert = `[${text.slice(start, end)}](${address})`
  const selectFrom = start === end ? start + 1 : end + 3
  return { from: start, to: end, insert, selectFrom, selectTo: start === end ? selectFrom : selectFrom + address.length }
}

/** A block of its own, with empty lines around it. */
export function blocked({ text, start, end }: Selection, block: string): Edit {
  const before = text.slice(0, start)
  const above = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const below = text.slice(end).startsWith('\n') ? '\n' : '\n\n'
  const insert = above + block + below
  return { from: start, to: end, insert, selectFrom: start + insert.length, selectTo: start + insert.length }
}

export const applied = (text: string, { from, to, insert }: Edit): string => text.slice(0, from) + insert + text.slice(to)
