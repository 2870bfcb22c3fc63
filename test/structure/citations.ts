// Citations: what a comment, or a page for people, names is there: a file, a heading of a page, a promise by its number, a section of the
// specification (docs/specification.md), a decision. Decisions and the changelog themselves tell of what was, and are not read.
import { commentsOf, lineAt } from './imports.ts'

type Tree = ReadonlyMap<string, string>
export interface Citation {
  path: string
  line: number
  text: string
}

/** `sources` and `pages` are paths from the root → text (`tree.ts`); a page is Markdown, or a file that stands in the root. */
export function citationFindings(sources: Tree, pages: Tree): Citation[] {
  const lost = lostIn(knownOf(sources, pages))
  return [
    ...[...sources, ...pages].flatMap(([path, source]) =>
      commentsOf(path, source).flatMap(({ at, text }) => placed(path, source, at, [...lost.any(text), ...lost.numbers(text)])),
    ),
    ...[...pages].filter(([path]) => isRead(path)).flatMap(([path, source]) => placed(path, source, 0, lost.any(source))),
    ...[...sources].flatMap(([path, source]) => placed(path, source, 0, path.startsWith('trust/') ? lost.found(source) : [])),
  ]
}

interface Lost {
  at: number
  text: string
}
const placed = (path: string, source: string, from: number, lost: readonly Lost[]): Citation[] =>
  lost.map(({ at, text }) => ({ path, line: lineAt(source, from + at), text }))

const isRead = (path: string) => path.endsWith('.md') && path !== 'CHANGELOG.md' && !path.startsWith('docs/decisions/')

interface Known {
  hasFile: (name: string) => boolean
  /** Of the pages that end so; nothing where there is none. */
  headingsOf: (page: string) => ReadonlySet<string> | undefined
  promises: ReadonlySet<string>
  sections: ReadonlySet<string>
  decisions: ReadonlySet<string>
}

function knownOf(sources: Tree, pages: Tree): Known {
  const names = [...sources.keys(), ...pages.keys()].join('\n')
  const seen = new Map<string, boolean>()
  const isThere = (name: string) => new RegExp(`(?:^|/)${patternOf(name)}$`, 'm').test(names)
  const first = (page: string, pattern: RegExp) => new Set([...(pages.get(page) ?? '').matchAll(pattern)].map(([, of = '']) => of))
  return {
    hasFile: name => seen.get(name) ?? (seen.set(name, isThere(name)).get(name) as boolean), // It was set just now.
    headingsOf: page => {
      const text = pages.get(page) ?? [...pages].find(([path]) => path.endsWith(`/`))?.[1]
      return text === undefined
        ? undefined
        : new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', '')))
    },
    promises: first('docs/promises.md', /^\| ([PS]\d+) \|/gm),
    sections: first('docs/specification.md', /^## §(\d+)/gm),
    decisions: new Set([...pages.keys()].flatMap(path => /^docs\/decisions\/(\d+)-/.exec(path)?.[1] ?? [])),
  }
}

/** `*`, `…` and NAME stand for anything; what begins with a dot is an ending. */
const patternOf = (name: string) =>
  name
    .replace(/^(?:#|(?:\.\.?\/)+)/, '')
    .replace(/^\./, '*.')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*|…|\bNAME\b/g, '[^/\\n]*')

/** What stands in single quotes is code: a sample of an import, a package. */
const fileName = /(?<![\w/.@…*'-])(?:#?[\w…*.-]+\/)*[\w…*.-]+\.(?:tsx?|mjs|css|sql|md)\b(?![\w/-]|\.\w)/g
const headings = /^`?\s+("[^"]+"(?:,?\s+(?:and\s+)?"[^"]+")*)/
/** Other documents have sections, too: `RFC 9112 §3.2`. */
const section = /(?<!\bRFC \d+,?\s+)§(\d+)/g
const decision = /\bdecisions?\s+(\d{3}(?:(?:,|\s+and)\s+\d{3})*)\b/g
const promise = /(?<![\w.-])[PS]\d{1,2}(?![\w-])/g

function lostIn({ hasFile, headingsOf, promises, sections, decisions }: Known) {
  const files = (text: string): Lost[] =>
    [...text.matchAll(fileName)].flatMap(({ 0: name, index: at }) => {
      if (!hasFile(name)) return [{ at, text: `names ${name}, which is not there` }]
      const has = headingsOf(name)
      const cited = (has && headings.exec(text.slice(at + name.length))?.[1]?.match(/"[^"]+"/g)) ?? []
      return cited
        .map(quoted => quoted.slice(1, -1).replaceAll(/\s+/g, ' '))
        .filter(heading => !has?.has(heading))
        .map(heading => ({ at, text: `names “${heading}”, which is no heading of ${name}` }))
    })
  const listed = (text: string, pattern: RegExp, has: ReadonlySet<string>, what: string): Lost[] =>
    [...text.matchAll(pattern)].flatMap(match =>
      (match[1] ?? match[0])
        .split(/(?:,|\s+and)\s+/)
        .flatMap(each => (has.has(each) ? [] : [{ at: match.index, text: `names ${what}${each}` }])),
    )
  return {
    any: (text: string) => [
      ...files(text),
      ...listed(text, section, sections, 'a section that docs/specification.md has not: §'),
      ...listed(text, decision, decisions, 'a decision that docs/decisions/ has not: '),
    ],
    numbers: (text: string) => listed(text, promise, promises, 'a promise that docs/promises.md has not: '),
    /** What a suite finds is of a promise. */
    found: (source: string) => listed(source, /'([PS]\d{1,2})'/g, promises, 'a promise that docs/promises.md has not: '),
  }
}
