// A carrier is a folder and a line: what is its own stands in `src/shop/carrier/integrated/<id>/`, and only the registry knows the folder.
// One that is known by its numbers alone is a file in place of a folder: `src/shop/carrier/known/<id>.ts`, or `known/post/<id>.ts` of a post.

const registry = 'src/shop/carrier/registry.ts'
/** The carrier whose own a file is: by its folder, or by its name where all that we know are its numbers. */
const carrierOf = (path: string) =>
  /^src\/shop\/carrier\/known\/(?:post\/)?([a-z]+)\.ts$/.exec(path)?.[1] ?? /^src\/shop\/carrier\/integrated\/([a-z]+)\//.exec(path)?.[1]

/** Every carrier of the tree, by the line that the registry has for it. */
export function carriersOf(tree: ReadonlyMap<string, string>): Set<string> {
  const lines = tree.get(registry) ?? ''
  const found = [
    ...lines.matchAll(/from '\.\/integrated\/([a-z]+)\/\1\.ts'/g),
    ...lines.matchAll(/from '\.\/known\/(?:post\/)?([a-z]+)\.ts'/g),
  ]
  return new Set(found.map(match => match[1] ?? ''))
}

const mayKnow = (path: string) =>
  !path.startsWith('src/') || path === registry || /\.test\.tsx?$/.test(path) || /(^|[/.])seed\.ts$/.test(path) || !/\.tsx?$/.test(path)

/** A sentence about each carrier that a source names or imports and may not. `at` is its offset. */
export function namedCarriers(
  { path, source, imports }: { path: string; source: string; imports: readonly (string | undefined)[] },
  carriers: ReadonlySet<string>,
): { at: number; text: string }[] {
  if (mayKnow(path)) return []
  const own = carrierOf(path)
  const named = [...source.matchAll(/(['"`])([a-z]+)\1/g)]
    .filter(([, , id = '']) => carriers.has(id) && id !== own)
    .map(({ 2: id, index }) => ({ at: index, text: `'${id}' is the carrier's own: ask carrier.ts for what is wanted of it` }))
  // A carrier that stands for another may use its folder.
  const foreign =
    own !== undefined && carriers.has(own) ? [] : imports.map(target => carrierOf(target ?? '')).filter(id => id !== undefined)
  return [...named, ...foreign.filter(id => carriers.has(id)).map(id => ({ at: 0, text: `only the registry imports what is ${id}'s own` }))]
}
