/** Groups of files that import each other in a circle (Tarjan's strongly connected components), type imports included. */
export function circles(files: Iterable<string>, edges: (path: string) => readonly string[]): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const found: string[][] = []

  const lower = (path: string, to: number) => low.set(path, Math.min(low.get(path) ?? to, to))
  const visit = (path: string): void => {
    index.set(path, index.size)
    low.set(path, index.size - 1)
    stack.push(path)
    onStack.add(path)
    for (const next of edges(path)) {
      if (!index.has(next)) {
        visit(next)
        lower(path, low.get(next) ?? 0)
      } else if (onStack.has(next)) lower(path, index.get(next) ?? 0)
    }
    if (low.get(path) === index.get(path)) close(path)
  }
  const close = (root: string) => {
    const group: string[] = []
    let path: string | undefined
    do {
      path = stack.pop()
      if (path === undefined) break
      onStack.delete(path)
      group.push(path)
    } while (path !== root)
    if (group.length > 1 || edges(root).includes(root)) found.push(group.reverse())
  }
  for (const path of files) if (!index.has(path)) visit(path)
  return found
}
