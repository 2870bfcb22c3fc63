// Reads what a source file imports, without a parser: dependency-cruiser and typescript-eslint do not read TypeScript 7.
// Comments, regular expressions and the insides of strings and templates are blanked first, so that only real imports are seen.

/** `value`: a static import or re-export; `type`: erased before it runs; `dynamic`: `import('…')`; `effect`: `import '…'`. */
export type ImportKind = 'value' | 'type' | 'dynamic' | 'effect'
export interface Import {
  from: string
  kind: ImportKind
  isReexport: boolean
  /** The values that a static import names, by what they are called where they are written. */
  names: readonly string[]
  line: number
}

/** A source with its strings taken out: `code` holds `'§n'` where `strings[n]` stood. */
export interface Blanked {
  code: string
  strings: readonly string[]
}

// A slash begins a regular expression where a value may stand; after `}` and before `>` it closes a tag.
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`(?:\\[\s\S]|[^`\\])*`|(?<=(?:[=(,:[!&|?{};]|\breturn|=>)\s*)\/(?![*/])(?!(?<=\}\s*\/)>)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g

/** What a template says, letter by letter, and the values in it. */
const placeholder = /(?<!\\)\$\{([^{}]*)\}|[^\n]/g

export function blank(source: string): Blanked {
  const strings: string[] = []
  const hide = (part: string): string =>
    part.replace(token, (match, single: string | undefined, double: string | undefined) => {
      const text = single ?? double
      if (text !== undefined) return `'§${strings.push(text) - 1}'`
      if (match.startsWith('`'))
        return match.replace(placeholder, (_, value: string | undefined) => (value === undefined ? ' ' : ` ${hide(value)} `))
      return match.startsWith('/') ? match.replace(/[^\n]+/g, ' ') : match
    })
  return { code: hide(source), strings }
}

const fromClause = /\b(import|export)\s+(type\s+)?(?:[\w$]+\s*,?\s*)?(?:\*(?:\s+as\s+[\w$]+)?|\{([^{}]*)\})?\s*from\s*'§(\d+)'/g
const sideEffect = /\bimport\s*'§(\d+)'/g
const dynamic = /(typeof\s+)?\bimport\s*\(\s*'§(\d+)'\s*\)(\.[A-Z])?/g

export function importsOf({ code, strings }: Blanked): Import[] {
  const found: Import[] = []
  const add = (index: number, string: string | undefined, kind: ImportKind, isReexport = false, names: readonly string[] = []) => {
    const from = strings[Number(string)]
    if (from !== undefined) found.push({ from, kind, isReexport, names, line: lineAt(code, index) })
  }
  for (const match of code.matchAll(fromClause))
    add(match.index, match[4], match[2] ? 'type' : 'value', match[1] === 'export', valuesIn(match[3]))
  for (const match of code.matchAll(sideEffect)) add(match.index, match[1], 'effect')
  for (const match of code.matchAll(dynamic)) add(match.index, match[2], match[1] || match[3] ? 'type' : 'dynamic')
  return found
}

const valuesIn = (names = ''): string[] =>
  names.split(',').flatMap(name => (/^\s*(type\s|$)/.test(name) ? [] : [name.trim().replace(/\s+as\s.*/s, '')]))

/** A file that only hands on what others export. */
export function isBarrel(blanked: Blanked): boolean {
  const rest = blanked.code
    .replace(fromClause, ' ')
    .replace(sideEffect, ' ')
    .replace(/\bexport\s+(?:type\s+)?\{[^{}]*\}/g, ' ')
    .replace(/[\s;]+/g, '')
  return rest === '' && importsOf(blanked).some(it => it.isReexport || /\bexport\b/.test(blanked.code))
}

/** What stands in the comments of a source, line by line from their offset in it; line comments below each other are one. */
export function commentsOf(path: string, source: string): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = []
  for (const { 0: text, index: at } of source.matchAll(commentsIn(path))) {
    if (!/^(?:\/\/|\/\*|--)/.test(text)) continue
    const last = found.at(-1)
    const between = last && source.slice(last.at + last.text.length, at)
    if (last && text.startsWith('//') && last.text.startsWith('//') && /^\n[ \t]*$/.test(between ?? '-')) last.text += between + text
    else found.push({ at, text })
  }
  return found.map(each => ({
    ...each,
    text: each.text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, margin => margin.replaceAll(/[^\n]/g, ' ')),
  }))
}

const commentsIn = (path: string): RegExp =>
  path.endsWith('.sql') ? /--[^\n]*/g : path.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /\.(?:tsx?|mjs)$/.test(path) ? token : /(?!)/g

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
