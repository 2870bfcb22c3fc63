// Which screens are public pages, read from routes.ts: those that no portal or office layout holds. They and the
// root carry neither Zod nor the UI library by anything that is left of their imports in the browser.
import { type Blanked, blank } from './imports.ts'
import { packageOf } from './places.ts'

/** Every screen's file with the layouts around it, in the order of routes.ts. */
export function screensOf(routes: string): { file: string; layouts: string[] }[] {
  const { code, strings }: Blanked = blank(routes)
  const screens: { file: string; layouts: string[] }[] = []
  const open: { depth: number; file: string }[] = []
  let depth = 0
  for (const match of code.matchAll(/\b(layout|route|index|prefix)\s*\(([^()[\]]*)|[([]|[)\]]/g)) {
    if (match[1]) {
      const files = [...(match[2] ?? '').matchAll(/'§(\d+)'/g)].map(it => strings[Number(it[1])] ?? '').filter(text => /\.tsx?$/.test(text))
      depth++
      const file = files.at(-1)
      if (!file) continue
      screens.push({ file: `src/${file.replace(/^\.\//, '')}`, layouts: open.map(it => it.file) })
      open.push({ depth, file })
    } else if (match[0] === '(' || match[0] === '[') depth++
    else {
      depth--
      while (open.at(-1) && (open.at(-1)?.depth ?? 0) > depth) open.pop()
    }
  }
  return screens
}

/** Of people who are signed in, and of nobody: the page of the kit, which no visitor is served. */
const isPrivateLayout = (file: string) => /portal|office|^src\/kit\//i.test(file)
const heavy = (name: string) => name === 'zod' || name.startsWith('@mantine/')

/** Value, side-effect and dynamic imports by path: repository paths and packages. */
export type Edges = (path: string) => readonly string[]

/** The files of the public pages and their layouts, with what stands around all pages. */
export function publicPages(routes: string): string[] {
  const pages = screensOf(routes).filter(screen => ![...screen.layouts, screen.file].some(isPrivateLayout))
  return ['src/root.tsx', 'src/entry.client.tsx', ...new Set(pages.map(screen => screen.file))]
}

/** A chain of imports per public page that ends at a package public pages may not carry. */
export function heavyPublicPages(routes: string, edges: Edges): { path: string; chain: string[] }[] {
  return publicPages(routes).flatMap(path => {
    const chain = chainToHeavy(path, edges)
    return chain ? [{ path, chain }] : []
  })
}

/** The parts that public pages draw, by whatever is left of their imports in the browser. */
export function publicParts(routes: string, edges: Edges): ReadonlySet<string> {
  const drawn = new Set(publicPages(routes))
  for (const path of drawn) for (const next of edges(path)) drawn.add(next)
  return drawn
}

function chainToHeavy(start: string, edges: Edges): string[] | undefined {
  const cameFrom = new Map<string, string>([[start, '']])
  const queue = [start]
  for (const path of queue) {
    for (const next of edges(path)) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, path)
      if (heavy(packageOf(next))) return chainTo(next, cameFrom)
      queue.push(next)
    }
  }
  return undefined
}

/** The way to a file from where the search began. */
export function chainTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const chain = [end]
  for (let at = cameFrom.get(end); at; at = cameFrom.get(at)) chain.unshift(at)
  return chain
}
