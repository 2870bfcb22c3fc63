// A store touches its own tables; of a lower domain it reads views (`create view account_ref`), which that domain's migrations name.
// A column is named once: its answer has its name, camel-cased (engine/db/columns.ts).
import { fieldOf } from '#engine/db/columns.ts'

interface Relation {
  owner: string
  isView: boolean
}

/** Tables that are older than the domain they belong to: another one's migration made them. */
const movedTo: Readonly<Record<string, string>> = { sandbox_parcel: 'carrier' }

const ownerOf = (path: string) => /^src\/shop\/([a-z]+)\//.exec(path)?.[1] ?? /^src\/(engine)\//.exec(path)?.[1]

/** Every table and view of the migrations, by its name. */
export function relationsOf(tree: ReadonlyMap<string, string>): Map<string, Relation> {
  const relations = new Map<string, Relation>()
  for (const [path, source] of tree) {
    const owner = ownerOf(path)
    if (!owner || !path.endsWith('.sql')) continue
    for (const [, kind, name = ''] of source.matchAll(/\bcreate (?:or replace )?(table|view) (?:if not exists )?"?(\w+)"?/gi))
      relations.set(name, { owner: movedTo[name] ?? owner, isView: kind?.toLowerCase() === 'view' })
  }
  return relations
}

/** A sentence about each relation of another domain that a source names and may not. `at` is its offset. */
export function foreignTables(
  { path, source }: { path: string; source: string },
  relations: ReadonlyMap<string, Relation>,
  layers: readonly string[],
): { at: number; text: string }[] {
  const domain = ownerOf(path)
  if (!domain || domain === 'engine' || !path.endsWith('.ts') || path.endsWith('.test.ts')) return []
  const found: { at: number; text: string }[] = []
  for (const { name, at, isWrite } of namedIn(source)) {
    const relation = relations.get(name)
    if (!relation || relation.owner === domain) continue
    const { owner, isView } = relation
    const text = isWrite
      ? `${name} is ${owner}'s to write: call a verb of ${owner}`
      : !isView
        ? `${name} is ${owner}'s: read a view of ${owner} or call a verb`
        : owner !== 'engine' && layers.indexOf(owner) > layers.indexOf(domain)
          ? `${name} is of ${owner}, a layer above`
          : undefined
    if (text) found.push({ at, text })
  }
  return found
}

/** Relations as SQL that is text names them, and as Kysely does. A word after `from` that is no relation matches none. */
function* namedIn(source: string) {
  const text = /(?<![\w.])(from|join|update|into|delete\s+from|using)\s+(?:only\s+)?\\?"?([a-z]\w*)/gi
  const kysely = /\b(selectFrom|\w*[jJ]oin|insertInto|updateTable|deleteFrom)\(\s*'([a-z]\w*)/g
  for (const match of [...source.matchAll(text), ...source.matchAll(kysely)]) {
    const [, verb = '', name = ''] = match
    yield { name, at: match.index, isWrite: /^(update|into|delete|insertInto|updateTable)/i.test(verb) }
  }
}

/** A sentence about each alias that says of a column what the driver makes of its name anyway. `at` is its offset. */
export function needlessAliases({ path, source }: { path: string; source: string }): { at: number; text: string }[] {
  if (!path.startsWith('src/')) return []
  const text = /(?<![:\w])([a-z]\w*) as \\?"(\w+)\\?"/g
  const kysely = /'(?:\w+\.)?([a-z]\w*) as (\w+)'/g
  return [...source.matchAll(text), ...source.matchAll(kysely)].flatMap(({ 1: column = '', 2: alias = '', index }) =>
    fieldOf(column) === fieldOf(alias) ? [{ at: index, text: `${column} is answered as ${fieldOf(column)} without an alias` }] : [],
  )
}
