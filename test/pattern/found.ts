// Every regular expression of the source, read by the parser that builds it: literals, and what is made by `RegExp(…)`.
import { parseSync } from 'vite'

export interface FoundPattern {
  path: string
  line: number
  /** As it is written: `/x+/g`, or the arguments of `RegExp(…)`. */
  text: string
  /** Nothing where it is put together when it runs. */
  literal: RegExp | undefined
}

export function patternsOf(path: string, source: string): FoundPattern[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: FoundPattern[] = []
  const add = (start: number, text: string, literal?: RegExp) =>
    found.push({ path, line: source.slice(0, start).split('\n').length, text, literal })
  walk(program, node => {
    if (node.regex) add(node.start, node.raw ?? '', new RegExp(node.regex.pattern, node.regex.flags))
    const [first, last] = [node.arguments?.[0], node.arguments?.at(-1)]
    if (node.callee?.name === 'RegExp' && first && last) add(node.start, source.slice(first.start, last.end))
  })
  return found
}

/** What is asked of a node of ESTree; each has some of it. */
interface Node {
  start: number
  end: number
  raw?: string
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
  arguments?: readonly Node[]
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return
  if (isNode(value)) visit(value)
  for (const inner of Object.values(value)) walk(inner, visit)
}

const isNode = (value: object): value is Node => 'type' in value && 'start' in value && 'end' in value
