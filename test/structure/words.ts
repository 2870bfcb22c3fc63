// Refused words: what docs/glossary.md says we do not call a thing, found in names of files and exports and in the line that says what
// a file or an export is.
import { lineAt } from './imports.ts'

export interface RefusedWord {
  readonly word: string
  readonly instead: string
  /** Phrases in which it is the trade's own word, and the folders that may use it. */
  readonly phrases: readonly string[]
  readonly folders: readonly string[]
}

/** The rows of the glossary's last table that name a word in code: `| \`not\` | but | *phrase*; \`folder/\` |`. */
export function refusedWords(glossary: string): RefusedWord[] {
  const rows = (glossary.split('## Words we refuse')[1] ?? '').split('\n').filter(line => line.startsWith('| `'))
  return rows.flatMap(row => {
    const [, not = '', instead = '', right = ''] = row.split('|').map(cell => cell.trim())
    const [phrases, folders] = [within(right, /\*([^*]+)\*/g), within(right, /`([^`]+)`/g)]
    return within(not, /`([^`]+)`/g).map(word => ({ word, instead, phrases, folders }))
  })
}

const within = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '')

/** A sentence about each name and first line that holds one. `at` is the offset in the source, 0 for the file's own name. */
export function refusedIn(path: string, source: string, words: readonly RefusedWord[]): { line: number; text: string }[] {
  const here = words.filter(({ folders }) => !folders.some(folder => path.startsWith(folder)))
  const found: { line: number; text: string }[] = []
  const look = (what: string, text: string, at: number) => {
    for (const { word, instead, phrases } of here) {
      const plain = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text.toLowerCase())
      if (plain.split(/[^\p{L}]+/u).includes(word)) found.push({ line: lineAt(source, at), text: `${what} says ${word}: ${instead}` })
    }
  }
  look('the file’s name', apart(path), 0)
  if (!/\.(tsx?|mjs)$/.test(path)) return found
  for (const match of source.matchAll(exported)) look(`the export ${match[1]}`, apart(match[1] ?? ''), match.index)
  // Pages are not read: their first lines follow when their code does.
  if (path.includes('/ui/')) return found
  for (const match of source.matchAll(firstLine)) look('the first line', match[1] ?? match[2] ?? '', match.index)
  return found
}

const exported = /^export (?:abstract )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm
/** Of the comment at the top of a file, and of one above an export. */
const firstLine = /^(?:(?<![\s\S])\/\/ (.*)|\/\*\*\s*(?:\* )?([^\n]*)(?=(?:\n \*[^\n]*)*\n(?:\/\/[^\n]*\n)*export ))/gm

/** `openShop`, `page-error.ts` → single words. */
const apart = (name: string) => name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
