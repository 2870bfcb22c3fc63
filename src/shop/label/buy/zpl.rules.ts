// Labels in ZPL, the language of Zebra's printers: what their bar codes and texts say (Zebra's ZPL II Programming Guide, ^XA … ^XZ).

/** One label of a file: what it says, and what a printer is sent for it. */
export interface ZplLabel {
  text: string
  barcodes: string[]
  zpl: string
}

/** Whether these first bytes of a file begin a label. */
export function isZpl(head: string): boolean {
  if (/[^\t\n\r -\u{10ffff}]/u.test(head)) return false
  for (const { name } of commandsOf(head)) if (name === 'XA') return true
  return false
}

/**
 * The labels of a file in their order. What stands between them, and formats that print nothing, set the printer up for the next one and
 * go with it. An open label at the end is none. Control characters that a file has changed are said before its label and changed back
 * behind it, so that each can be printed alone, and before any other.
 */
export function zplLabels(source: string): ZplLabel[] {
  const labels: ZplLabel[] = []
  let setUp = ''
  let from = 0
  let given = usual
  let format: { at: number; said: Said } | undefined
  for (const command of commandsOf(source)) {
    if (!format) {
      if (command.name === 'XA') format = { at: command.at, said: { lines: [], barcodes: [], isDrawn: false, bar: '', hex: '' } }
      continue
    }
    if (command.name !== 'XZ') {
      hear(format.said, command)
      continue
    }
    const { lines, barcodes, isDrawn } = format.said
    const end = command.at + 3
    const whole = `${setUp}${source.slice(from, format.at).trimStart()}${source.slice(format.at, end)}\n`
    const text = lines.filter(line => line !== '').join('\n')
    const isLabel = text !== '' || barcodes.length > 0 || isDrawn
    if (isLabel) labels.push({ text, barcodes, zpl: `${changed(usual, given)}${whole}${changed(command.signs, usual)}` })
    setUp = isLabel ? '' : whole
    if (isLabel) given = command.signs
    from = end
    format = undefined
  }
  return labels
}

/** The control characters as they stand: before a command of a format, before one of control, between parameters. */
interface Signs {
  caret: string
  tilde: string
  delimiter: string
}
const usual: Signs = { caret: '^', tilde: '~', delimiter: ',' }
/** `^CC`, `^CD` and `^CT`, also behind a tilde: the sign behind them takes the place of the old one at once, and stays. */
const changes: Readonly<Record<string, keyof Signs>> = { CC: 'caret', CD: 'delimiter', CT: 'tilde' }

interface Command {
  /** Two letters. */
  name: string
  at: number
  /** What stands behind its name, up to the next command. */
  data: string
  /** As they stand behind it. */
  signs: Signs
}

/** The commands of formats in their order, and those of control that change a sign; all else of a tilde is a text's. */
function* commandsOf(source: string): Generator<Command> {
  let signs = usual
  for (let at = nextCommand(source, 0, signs); at >= 0; ) {
    const name = source.slice(at + 1, at + 3).toUpperCase()
    const change = changes[name]
    const sign = source[at + 3] ?? ''
    const isChange = change !== undefined && /^[!-~]$/.test(sign)
    if (isChange) signs = { ...signs, [change]: sign }
    const next = nextCommand(source, isChange ? at + 4 : at + 1, signs)
    yield { name, at, data: source.slice(at + 3, next < 0 ? source.length : next), signs }
    at = next
  }
}

/** Each sign is looked at once, however often a file changes what it looks for. */
function nextCommand(source: string, from: number, { caret, tilde }: Signs): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === caret) return at
    if (source[at] === tilde && changes[source.slice(at + 1, at + 3).toUpperCase()] !== undefined) return at
  }
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
const bars: ReadonlySet<string> = new Set(['BC', 'BX', 'B7', 'BQ', 'BO', 'B3', 'BA'])

/** What a format has said so far, and how its next field is meant. */
interface Said {
  lines: string[]
  barcodes: string[]
  isDrawn: boolean
  bar: string
  hex: string
}
function hear(said: Said, { name, data }: Command): void {
  if (name === 'GF' || name === 'XG') said.isDrawn = true
  else if (bars.has(name)) said.bar = name
  else if (name === 'FH') said.hex = data.trim()[0] ?? '_'
  else if (name === 'FD' || name === 'FV') {
    const field = said.hex === '' ? data : withoutHex(data, said.hex)
    if (said.bar === '') said.lines.push(...field.split('\\&').map(line => line.trim()))
    else said.barcodes.push(said.bar === 'BC' ? plainCode128(field) : said.bar === 'BQ' ? field.replace(/^[A-Z]{1,3},/, '') : field.trim())
  } else if (name === 'FS') {
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
