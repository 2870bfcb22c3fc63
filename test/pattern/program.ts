// A regular expression as a program for a backtracking matcher, as ECMAScript defines matching (22.2.2): its steps can be counted.
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'

export type Instruction =
  /** Takes one character, or fails; behind a lookbehind's place it takes the one before. */
  | { readonly kind: 'take'; readonly takes: (character: number) => boolean; readonly isBackward: boolean }
  /** Goes on at `first`, and where that fails at `second`. */
  | { readonly kind: 'split'; first: number; second: number }
  | { readonly kind: 'jump'; readonly to: number }
  /** `isStart`: at the text's start, and nowhere else. */
  | { readonly kind: 'holds'; readonly holds: (characters: readonly number[], at: number) => boolean; readonly isStart?: boolean }
  | { readonly kind: 'look'; readonly program: Program; readonly isNegated: boolean }
  /** An iteration begins, and fails at its end where it took nothing. */
  | { readonly kind: 'begin' | 'moved'; readonly slot: number }
  | { readonly kind: 'match' }
export type Program = readonly Instruction[]

/** Throws where the pattern holds what is not counted here. */
export function programOf(regex: RegExp): Program {
  return compiled(parseRegExpLiteral(regex).pattern.alternatives, { regex, isBackward: false })
}

interface Context {
  readonly regex: RegExp
  readonly isBackward: boolean
}

function compiled(alternatives: readonly AST.Alternative[], context: Context): Program {
  const program: Instruction[] = []
  compileAlternatives(alternatives, context, program)
  program.push({ kind: 'match' })
  return program
}

function compileAlternatives(alternatives: readonly AST.Alternative[], context: Context, program: Instruction[]): void {
  const [first, ...others] = alternatives
  if (!first) return
  const split = others.length > 0 ? addSplit(program) : undefined
  for (const element of context.isBackward ? first.elements.toReversed() : first.elements) compileElement(element, context, program)
  if (!split) return
  const jump = { kind: 'jump' as const, to: 0 }
  program.push(jump)
  split.second = program.length
  compileAlternatives(others, context, program)
  jump.to = program.length
}

/** Its first way is what follows; where the second leads is set by who adds it. */
function addSplit(program: Instruction[]) {
  const split = { kind: 'split' as const, first: program.length + 1, second: 0 }
  program.push(split)
  return split
}

function compileElement(node: AST.Element, context: Context, program: Instruction[]): void {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      program.push({ kind: 'take', takes: takerOf(node.raw, context.regex), isBackward: context.isBackward })
      return
    case 'CapturingGroup':
    case 'Group':
      if ('modifiers' in node && node.modifiers) throw new Error('modifiers of a group are not counted')
      compileAlternatives(node.alternatives, context, program)
      return
    case 'Quantifier':
      compileQuantifier(node, context, program)
      return
    case 'Assertion':
      program.push(assertion(node, context.regex))
      return
    default:
      throw new Error(`${node.type} is not counted`)
  }
}

/** Asks the engine itself about each character once. */
function takerOf(raw: string, { flags }: RegExp): (character: number) => boolean {
  const one = new RegExp(`^${raw}$`, flags.replace(/[gmy]/g, ''))
  const known = new Map<number, boolean>()
  return character => {
    const before = known.get(character)
    if (before !== undefined) return before
    const takes = one.test(String.fromCodePoint(character))
    known.set(character, takes)
    return takes
  }
}

function compileQuantifier({ element, min, max, greedy }: AST.Quantifier, context: Context, program: Instruction[]): void {
  for (let each = 0; each < min; each++) compileElement(element, context, program)
  const ways: { split: { first: number; second: number }; inside: number }[] = []
  const optional = () => {
    const split = addSplit(program)
    const slot = program.length
    ways.push({ split, inside: slot })
    if (mayBeEmpty(element)) program.push({ kind: 'begin', slot })
    compileElement(element, context, program)
    if (mayBeEmpty(element)) program.push({ kind: 'moved', slot })
  }
  if (max === Number.POSITIVE_INFINITY) {
    const to = program.length
    optional()
    program.push({ kind: 'jump', to })
  } else for (let each = min; each < max; each++) optional()
  for (const { split, inside } of ways) [split.first, split.second] = greedy ? [inside, program.length] : [program.length, inside]
}

function mayBeEmpty(node: AST.Element): boolean {
  if (node.type === 'Quantifier') return node.min === 0 || mayBeEmpty(node.element)
  if (node.type === 'Group' || node.type === 'CapturingGroup') return node.alternatives.some(({ elements }) => elements.every(mayBeEmpty))
  return node.type === 'Assertion'
}

function assertion(node: AST.Assertion, regex: RegExp): Instruction {
  switch (node.kind) {
    case 'start':
      if (!regex.multiline) return { kind: 'holds', holds: (_, at) => at === 0, isStart: true }
      return { kind: 'holds', holds: (text, at) => at === 0 || isLineEnd(text[at - 1]) }
    case 'end':
      return { kind: 'holds', holds: (text, at) => at === text.length || (regex.multiline && isLineEnd(text[at])) }
    case 'word':
      return { kind: 'holds', holds: (text, at) => (isOfWord(text[at - 1]) !== isOfWord(text[at])) !== node.negate }
    default:
      return {
        kind: 'look',
        program: compiled(node.alternatives, { regex, isBackward: node.kind === 'lookbehind' }),
        isNegated: node.negate,
      }
  }
}

const isLineEnd = (character: number | undefined): boolean =>
  character !== undefined && /[\n\r\u2028\u2029]/.test(String.fromCodePoint(character))
const isOfWord = (character: number | undefined): boolean => character !== undefined && /\w/.test(String.fromCodePoint(character))
