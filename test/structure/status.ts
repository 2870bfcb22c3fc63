// Nothing but a step that its table chose writes a status (base/status/step-table.ts): the compiler sees Kysely, this reads the SQL that is
// text.

/** The tables in whose rows only steps write the status. */
const stepped = String.raw`(?:\\?"order\\?"|deposit|adjustment)`
const write = new RegExp(String.raw`\b(update|insert\s+into|merge\s+into|copy)\s+(?:only\s+)?(?:public\.)?${stepped}(?![\w.])`, 'gi')

/** A sentence about each place of a source that writes a status past the table. `at` is its offset. */
export function statusWrites(path: string, source: string): { at: number; text: string }[] {
  if (/\.test\.tsx?$/.test(path) || path.startsWith('test/')) return []
  const found: { at: number; text: string }[] = []
  for (const match of source.matchAll(write)) {
    const [, verb = ''] = match
    // A bench fills its tables by the million.
    const text =
      path.startsWith('bench/') && verb.startsWith('insert')
        ? undefined
        : wrongStatement(verb.toLowerCase(), statementAt(source, match.index))
    if (text) found.push({ at: match.index, text })
  }
  for (const match of source.matchAll(/\bas\s+(?:unknown\s+as\s+)?Chosen(?:Status|Step)\b/g))
    if (path !== 'src/base/status/step-table.ts') found.push({ at: match.index, text: 'only the table says what it chose' })
  for (const match of source.matchAll(/\bstepTable\b\s*[<(]/g))
    if (!/(^|[/.])rules\.ts$/.test(path) && path !== 'src/base/status/step-table.ts')
      found.push({ at: match.index, text: 'a table of steps stands among the rules of its domain' })
  return found
}

/** To the end of the template or string that the statement is in. */
function statementAt(source: string, at: number): string {
  const end = source.slice(at).search(/`|(?<!\\)';|(?<!\\)'\)/)
  return end < 0 ? source.slice(at) : source.slice(at, at + end)
}

const past = 'writes a status past the table of steps'
function wrongStatement(verb: string, statement: string): string | undefined {
  if (verb.startsWith('merge') || verb === 'copy') return past
  if (sets(statement)) return past
  if (verb === 'update') return undefined
  return /\bstatus\b/.test(statement) && !/\bway\.to\b/.test(statement) ? past : undefined
}

/** Whether a `set` of this statement names the status: `status = …`, or among columns that are set together. */
function sets(statement: string): boolean {
  if (/\bset\s*\([^)]*\bstatus\b/i.test(statement)) return true
  let flat = statement
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replaceAll(/\([^()]*\)/g, '')
  }
  return flat
    .split(/\bset\b/i)
    .slice(1)
    .some(clause => /(?:^|,)\s*"?status"?\s*=/i.test(clause.split(/\b(?:where|returning|from)\b/i)[0] ?? ''))
}
