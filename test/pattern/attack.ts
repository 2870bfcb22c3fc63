// Worst cases of a regular expression, made from the pattern itself: what it may repeat is repeated, behind what leads there, and
// followed by what it does not take. Backtracking that is not linear shows on one of them.
import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp'

/** A text of any length: `head`, as much of `pump` as fits, `tail`. */
export interface Attack {
  head: string
  pump: string
  tail: string
}
export const attackText = ({ head, pump, tail }: Attack, length: number): string =>
  head + pump.repeat(Math.ceil(Math.max(1, length - head.length - tail.length) / pump.length)) + tail

/** Beside the pattern's own characters: one of each kind that patterns tell apart. */
const common = [' ', '\t', '\n', '\r', 'a', 'Z', '0', '_', '-', '.', ',', '<', '"', 'é', '\u0301', '\u00a0', '\0']
const tails = ['', '\0', '\n\0', '\n\0\n\0', 'a']
const mostWords = 24

export function attacksOf(regex: RegExp): Attack[] {
  const pattern = parseRegExpLiteral(regex)
  const alphabet = [...new Set([...ownCharacters(pattern), ...common])]
  const words = new Map<string, Attack>()
  for (const { quantifier, head } of repeatsOf(pattern, regex, alphabet)) {
    const pumps = wordsOf(quantifier.element, regex, alphabet)
    for (const pump of [...pumps, ...pumps.map(word => head + word), head]) {
      if (pump === '') continue
      for (const tail of tails)
        for (const lead of head === '' ? [''] : ['', head]) {
          const attack = { head: lead, pump, tail }
          words.set(JSON.stringify(attack), attack)
        }
    }
  }
  return [...words.values()]
}

/** What repeats without a small bound, with the shortest text that leads there. */
function repeatsOf(root: AST.RegExpLiteral, regex: RegExp, alphabet: readonly string[]): { quantifier: AST.Quantifier; head: string }[] {
  const found: { quantifier: AST.Quantifier; head: string }[] = []
  const visit = (node: AST.Element, head: string): void => {
    if (node.type === 'Quantifier') {
      if (node.max >= 8) found.push({ quantifier: node, head })
      visit(node.element, head)
    }
    if ('alternatives' in node) alternatives(node.alternatives, head)
  }
  const alternatives = (all: readonly AST.Alternative[], head: string): void => {
    for (const alternative of all) {
      let before = head
      for (const element of alternative.elements) {
        visit(element, before)
        before += wordsOf(element, regex, alphabet)[0] ?? ''
      }
    }
  }
  alternatives(root.pattern.alternatives, '')
  return found
}

/** Texts that the element takes, the shortest first; a set gives each character of the alphabet that is in it. */
function wordsOf(node: AST.Element, regex: RegExp, alphabet: readonly string[]): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterSet':
    case 'CharacterClass': {
      const one = new RegExp(`^${node.raw}$`, regex.flags.replace(/[gy]/g, ''))
      return alphabet.filter(character => one.test(character))
    }
    case 'Group':
    case 'CapturingGroup':
      return some(node.alternatives.flatMap(({ elements }) => sequence(elements, regex, alphabet)))
    case 'Quantifier': {
      const inner = wordsOf(node.element, regex, alphabet)
      const least = inner.map(word => word.repeat(Math.max(1, node.min)))
      return some(node.min === 0 ? ['', ...least] : least)
    }
    default:
      return [''] // assertions take nothing; what a back reference takes was taken before
  }
}

function sequence(elements: readonly AST.Element[], regex: RegExp, alphabet: readonly string[]): string[] {
  let words = ['']
  for (const element of elements) {
    const next = wordsOf(element, regex, alphabet)
    // Each word goes on with the first, and the first with each: enough to meet every choice once.
    words = some([...words.map(word => word + (next[0] ?? '')), ...next.slice(1).map(word => (words[0] ?? '') + word)])
  }
  return words
}

const some = (words: readonly string[]): string[] => [...new Set(words)].slice(0, mostWords)

function ownCharacters(root: AST.RegExpLiteral): string[] {
  const own = new Set<string>()
  visitRegExpAST(root, { onCharacterEnter: ({ value }) => void own.add(String.fromCodePoint(value)) })
  return [...own].slice(0, 40)
}
