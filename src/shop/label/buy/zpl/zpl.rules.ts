// Labels in ZPL, the language of Zebra's printers: what their bar codes and texts say (Zebra's ZPL II Programming Guide, ^XA … ^XZ).
import { type Command, fateOf, hiddenIn, type Signs, takenBack } from './command.rules.ts'

/** One label of a file: what it says, and what a printer is sent for it; or which of its commands no printer is sent. */
export interface ZplLabel {
  text: string
  barcodes: string[]
  zpl: string
  /** As it would be written where no sign is changed: `^XF`. */
  refused?: string
}

/** Whether these first bytes of a file begin a label. */
export function isZpl(head: string): boolean {
  // Programs of Zebra's write U+0010 before all else.
  if (/[^\t\n\r -\u{10ffff}]/u.test(head.startsWith('\u0010') ? head.slice(1) : head)) return false
  for (const { name } of commandsOf(head)) if (name === '^XA') return true
  return false
}

/**
 * The labels of a file in their order. Of a file nothing goes to a printer but the commands that draw (`fateOf`): those of the label, and
 * those of formats before it that print nothing and set it up. A label with another command, or behind one, is refused. An open label at the
 * end is none. Control characters that a file has changed are said before its label and changed back behind it, as is all else that would
 * stay, so that each can be printed alone, and before any other.
 */
export function zplLabels(source: string): ZplLabel[] {
  const labels: ZplLabel[] = []
  let before: Kept = { zpl: '', names: new Set() }
  let given = usual
  let format: { kept: Kept; said: Said } | undefined
  for (const command of commandsOf(source)) {
    if (!format && command.name === '^XA')
      format = { kept: { ...before, names: new Set(before.names) }, said: { lines: [], barcodes: [], isDrawn: false, bar: '', hex: '' } }
    if (!format) {
      // Between labels only a change of signs is taken over, and nothing that stands behind it.
      if (/^.[A-Z\d]{2}$/.test(command.name) && fateOf(command) === 'REFUSE') before.refused ??= command.name
      else if (changes[command.name.slice(1)]) before.zpl += source.slice(command.at, command.at + 4)
      continue
    }
    const { kept, said } = format
    keep(kept, command, source)
    if (command.name !== '^XZ') {
      hear(said, command)
      continue
    }
    const { lines, barcodes, isDrawn } = said
    const text = lines.filter(line => line !== '').join('\n')
    kept.zpl += '\n'
    format = undefined
    if (text === '' && barcodes.length === 0 && !isDrawn) {
      before = kept
      continue
    }
    const { signs } = command
    const zpl = `${changed(usual, given)}${kept.zpl}${changed(signs, usual)}${takenBack(kept.names)}`
    labels.push({ text, barcodes, ...(kept.refused === undefined ? { zpl } : { zpl: '', refused: kept.refused }) })
    before = { zpl: '', names: new Set() }
    given = signs
  }
  return labels
}

/** What of a label is sent to a printer, the commands that it is made of, and the first that is not sent. */
interface Kept {
  zpl: string
  names: Set<string>
  refused?: string
}
function keep(kept: Kept, command: Command, source: string): void {
  const { name, at, data, signs } = command
  const fate = fateOf(command)
  if (fate === 'REFUSE') kept.refused ??= name
  if (fate !== 'KEEP') return
  kept.names.add(name)
  // Behind its end is nothing of the label.
  kept.zpl += source.slice(at, name === '^XZ' ? at + 3 : at + 3 + data.length)
  const hidden = name === '^XZ' ? undefined : hiddenIn(changes[name.slice(1)] === undefined ? data : data.slice(1), signs)
  if (hidden !== undefined) kept.refused ??= hidden
}

const usual: Signs = { caret: '^', tilde: '~', delimiter: ',' }
/** `^CC`, `^CD` and `^CT`, also behind a tilde: the sign behind them takes the place of the old one at once, and stays. */
const changes: Readonly<Record<string, keyof Signs>> = { CC: 'caret', CD: 'delimiter', CT: 'tilde' }

/** The commands of formats and of control in their order; a change of a sign is named as one of a format, whichever it is. */
function* commandsOf(source: string): Generator<Command> {
  let signs = usual
  for (let at = nextCommand(source, 0, signs); at >= 0; ) {
    const letters = source.slice(at + 1, at + 3).toUpperCase()
    const change = changes[letters]
    const sign = source[at + 3] ?? ''
    const isChange = change !== undefined && /^[!-~]$/.test(sign)
    const isControl = source[at] === signs.tilde && change === undefined
    if (isChange) signs = { ...signs, [change]: sign }
    const next = nextCommand(source, isChange ? at + 4 : at + 1, signs)
    const end = next < 0 ? source.length : next
    yield { name: `${isControl ? '~' : '^'}${letters}`, at, data: source.slice(at + 3, end), signs }
    at = next
  }
}

/** Each sign is looked at once, however often a file changes what it looks for. */
function nextCommand(source: string, from: number, { caret, tilde }: Signs): number {
  for (let at = from; at < source.length; at++) if (source[at] === caret || source[at] === tilde) return at
  return -1
}

/** What a printer is sent to change these signs into those. The tilde comes last: until then it is the old one. */
const changed = (from: Signs, to: Signs): string =>
  (['CC', 'CD', 'CT'] as const)
    .map(name => ({ name, sign: changes[name] ?? 'caret' }))
    .filter(({ sign }) => from[sign] !== to[sign])
    .map(({ name, sign }) => `${from.tilde}${name}${to[sign]}`)
    .join('')

/** Commands that make the next field a bar code. */
const bars: ReadonlySet<string> = new Set(['^BC', '^BX', '^B7', '^BQ', '^BO', '^B3', '^BA'])

/** What a format has said so far, and how its next field is meant. */
interface Said {
  lines: string[]
  barcodes: string[]
  isDrawn: boolean
  bar: string
  hex: string
}
function hear(said: Said, { name, data }: Command): void {
  if (name === '^GF' || name === '^XG') said.isDrawn = true
  else if (bars.has(name)) said.bar = name
  else if (name === '^FH') said.hex = data.trim()[0] ?? '_'
  else if (name === '^FD' || name === '^FV') {
    const field = said.hex === '' ? data : withoutHex(data, said.hex)
    if (said.bar === '') said.lines.push(...field.split('\\&').map(line => line.trim()))
    else
      said.barcodes.push(said.bar === '^BC' ? plainCode128(field) : said.bar === '^BQ' ? field.replace(/^[A-Z]{1,3},/, '') : field.trim())
  } else if (name === '^FS') {
    said.bar = ''
    said.hex = ''
  }
}

/** What `^FH` writes as a mark and two digits of sixteen. */
function withoutHex(field: string, mark: string): string {
  const [first = '', ...parts] = field.split(mark)
  return parts.reduce((text, part) => {
    const code = part.slice(0, 2)
    return text + (/^[0-9A-Fa-f]{2}$/.test(code) ? String.fromCharCode(Number.parseInt(code, 16)) + part.slice(2) : mark + part)
  }, first)
}

/** Field data of `^BC`: `>;`, `>:` and `>9` choose a subset, `>5` to `>7` change it, `>8` is FNC1, which a scanner reads as U+001D. */
function plainCode128(field: string): string {
  const plain = field.trim().replace(/>([0-9:;<=])/g, (_, code: string) => invocations[code] ?? '')
  return plain.startsWith('\u001d') ? plain.slice(1) : plain
}
const invocations: Readonly<Record<string, string>> = { '0': '>', '8': '\u001d', '<': '^', '=': '~' }
