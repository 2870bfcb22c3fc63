// The texts of every domain: none without a Vietnamese or English side, none with other places in one language than in
// the other, none that no screen or mail uses. A missing key is a type error where it is used.

import { blank, lineAt } from './imports.ts'
import type { Tree } from './structure.ts'

export interface TextFinding {
  path: string
  line: number
  text: string
}

interface Entry {
  key: string
  en: string
  vi: string
  line: number
}

export function textFindings(tree: Tree): TextFinding[] {
  const textFiles = [...tree].filter(([path]) => /(^|[./])text\.ts$/.test(path) && path !== 'src/base/text.ts' && path.startsWith('src/'))
  const used = usedStrings(tree)
  return textFiles.flatMap(([path, source]) => [
    ...wrongNames(source).map(found => ({ path, ...found })),
    ...entriesOf(source).flatMap(entry =>
      [...wrongEntry(entry), ...unused(entry, used)].map(text => ({ path, line: entry.line, text: `${entry.key}: ${text}` })),
    ),
  ])
}

/** Pages find the texts `order` as `orderText`. */
function wrongNames(source: string): { line: number; text: string }[] {
  return [...source.matchAll(/^ {4}(\w+): typeof (\w+)$/gm)].flatMap(({ 1: name = '', 2: exported, index }) =>
    exported === `${name}Text` ? [] : [{ line: lineAt(source, index), text: `${name}: must be exported as ${name}Text` }],
  )
}

/** Entries are written `key: ['English', 'Tiếng Việt'],` */
export function entriesOf(source: string): Entry[] {
  const { code, strings } = blank(source)
  return [...code.matchAll(/(?:'§(\d+)'|([A-Za-z_$][\w$]*))\s*:\s*\[\s*'§(\d+)'\s*,\s*'§(\d+)'\s*,?\s*\]/g)].map(match => ({
    key: match[2] ?? strings[Number(match[1])] ?? '',
    en: strings[Number(match[3])] ?? '',
    vi: strings[Number(match[4])] ?? '',
    line: lineAt(code, match.index),
  }))
}

function wrongEntry({ en, vi }: Entry): string[] {
  const places = (text: string) =>
    [...text.matchAll(/\{\{\s*([\w.]+)/g)]
      .map(match => match[1])
      .sort()
      .join(' ')
  if (en.trim() === '' || vi.trim() === '') return ['a language is empty']
  return places(en) === places(vi) ? [] : [`the places differ: {{${places(en)}}} in English, {{${places(vi)}}} in Vietnamese`]
}

interface Used {
  whole: ReadonlySet<string>
  /** Beginnings of templates: `t(`status${x}`)` uses every key that begins with `status`. */
  heads: readonly string[]
}

function usedStrings(tree: Tree): Used {
  const whole = new Set<string>()
  const heads = new Set<string>()
  for (const [path, source] of tree) {
    if (!path.startsWith('src/') || /(^|[./])text\.ts$/.test(path) || /\.test\.tsx?$/.test(path)) continue
    for (const string of blank(source).strings) whole.add(string)
    for (const match of source.matchAll(/`([A-Za-z][\w.-]*)\$\{/g)) heads.add(match[1] ?? '')
    // Mails and exports read the table itself: `orderText.shipped`.
    for (const match of source.matchAll(/\b[a-z]\w*Text\.([A-Za-z_$][\w$]*)/g)) whole.add(match[1] ?? '')
  }
  return { whole, heads: [...heads] }
}

/** Plurals of i18next end in `_one` and `_other` and are asked for without. */
function unused({ key }: Entry, { whole, heads }: Used): string[] {
  const asked = key.replace(/_(zero|one|two|few|many|other)$/, '')
  return whole.has(asked) || whole.has(key) || heads.some(head => asked.startsWith(head)) ? [] : ['no screen or mail uses this text']
}
