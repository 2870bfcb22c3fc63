// Which commands of a seller's ZPL reach a printer (Zebra's ZPL II Programming Guide): those that draw the one label, and no other. What is
// stored on a printer, recalled or deleted there, asked of it or set on it is nobody's but its owner's.

/** The control characters as they stand: before a command of a format, before one of control, between parameters. */
export interface Signs {
  caret: string
  tilde: string
  delimiter: string
}
export interface Command {
  /** Its sign as it would be written where none is changed, and its two letters: `^FO`, `~JA`. */
  name: string
  at: number
  /** What stands behind its name, up to the next command. */
  data: string
  /** As they stand behind it. */
  signs: Signs
}

/** KEEP: it draws. DROP: the label prints without it, and the printer stays as its owner has set it. REFUSE: all else. */
type Fate = 'KEEP' | 'DROP' | 'REFUSE'

const listOf = (names: string): ReadonlySet<string> => new Set(names.split(' ').map(name => `^${name}`))
/** And `^A` with a letter or figure, a font of the printer itself; `^A@` loads one from its memory. */
const drawing = listOf(
  'XA XZ FO FT FD FV FS FH FB FM FP FR FW TB CF CV GB GC GD GE GS LH LR LS PO ' +
    'B0 B1 B2 B3 B4 B5 B7 B8 B9 BA BB BC BD BE BF BI BJ BK BL BM BO BP BQ BR BS BT BU BX BY BZ',
)
/**
 * Darkness, speed, media, tear-off, copies, mirroring, what is kept for the next label, and the saving of all that: programs that draw labels
 * write these before each one. `^FX` is a remark.
 */
const ofThePrinter: ReadonlySet<string> = new Set([...listOf('FX JU JZ LT MC MD MF ML MM MN MT PM PQ PR XB'), '~SD', '~TA', '~JS'])

/** What becomes of a command of a format, or of control. */
export function fateOf({ name, data, signs }: Command): Fate {
  if (ofThePrinter.has(name)) return 'DROP'
  if (!asked.has(name)) return drawing.has(name) || /^\^A[0-9A-Z]$/.test(name) ? 'KEEP' : 'REFUSE'
  const first = data.split(signs.delimiter, 1)[0]?.trim().toUpperCase() ?? ''
  if (name === '^CC' || name === '^CD' || name === '^CT') return /^[!-~]/.test(data) ? 'KEEP' : 'REFUSE'
  // `^JMB` halves all that follows; `^JMA` is how printers come.
  if (name === '^JM') return first === '' || first === 'A' ? 'DROP' : 'REFUSE'
  // Bytes and their packed form may hold any sign, which our reading would take for a command, or the printer's would not.
  if (name === '^GF') return first === 'A' || first === '' ? 'KEEP' : 'REFUSE'
  // Tables of one byte a sign, and UTF-8: others take the byte behind for a part of a letter, also where it is a caret.
  if (name === '^CI') return /^(?:|\d|1[0-3]|27|28)$/.test(first) ? 'KEEP' : 'REFUSE'
  if (name === '^PW') return isWithin(first, 560, 2_600) ? 'KEEP' : 'DROP'
  if (name === '^LL') return isWithin(first, 800, 4_200) ? 'KEEP' : 'DROP'
  return 'REFUSE'
}
/** Of these it is their first word that says it. */
const asked = listOf('CC CD CT JM GF CI PW LL')

/** In dots: a label of 4 × 6 inches from 152 to 600 an inch. Another size would stay for the next label, too. */
const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most

/** What stays for the next label, and how a printer comes: said behind each label that has changed it. */
const stays: Readonly<Record<string, string>> = {
  '^LH': '^LH0,0',
  '^LS': '^LS0',
  '^LR': '^LRN',
  '^PO': '^PON',
  '^FW': '^FWN',
  '^CF': '^CFA,9,5',
  '^CI': '^CI0',
  '^CV': '^CVN',
  '^BY': '^BY2,3,10',
}
/** A format that draws nothing and takes back what these commands have set; nothing where none does. */
export function takenBack(names: ReadonlySet<string>): string {
  const backs = Object.entries(stays).flatMap(([name, back]) => (names.has(name) ? [back] : []))
  return backs.length === 0 ? '' : `^XA${backs.join('')}^XZ\n`
}

/**
 * What in the text of a kept command a printer could take for a command all the same, or nothing: STX, ETX and SI stand for `^XA`, `^XZ` and
 * `^FS`; a line with `! U1` sets a printer, as `{}{` does; and where a file has changed the signs, the usual ones mean nothing to it alone.
 */
export function hiddenIn(text: string, signs: Signs): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for. Codes of carriers hold U+001D, U+001E and U+0004.
  const control = /[\0-\x03\x05-\x08\x0B\x0C\x0E-\x1C\x1F\x7F]/.exec(text)
  if (control) return `\\x${control[0].charCodeAt(0).toString(16).padStart(2, '0')}`
  if (/! ?U1/i.test(text) || text.split('\n').some(line => /^! ?[U\d]/i.test(line.trim()))) return '! U1'
  if (text.includes('{}{')) return '{}{'
  return [signs.caret === '^' ? '' : '^', signs.tilde === '~' ? '' : '~'].find(sign => sign !== '' && text.includes(sign))
}
