// Labels in ZPL, the language of Zebra's printers: what their bar codes and texts say (Zebra's ZPL II Programming Guide, ^XA … ^XZ).

/** One label of a file: what it says, and what a printer is sent for it. */
export interface ZplLabel {
  text: string
  barcodes: string[]
  zpl: string
}

/** Whether these first bytes of a file begin a label. */
export const isZpl = (head: string): boolean => head.includes('^XA') && !/[^\t\n\r -\u{10ffff}]/u.test(head)

/**
 * The labels of a file in their order. What stands between them, and formats that print nothing, set the printer up for the next one and
 * go with it. An open label at the end is none.
 */
export function zplLabels(source: string): ZplLabel[] {
  const labels: ZplLabel[] = []
  let setUp = ''
  for (let at = 0; ; ) {
    const begin = source.indexOf('^XA', at)
    const end = begin < 0 ? -1 : source.indexOf('^XZ', begin)
    if (end < 0) return labels
    const format = source.slice(begin, end + 3)
    const before = `${setUp}${source.slice(at, begin).trimStart()}`
    at = end + 3
    const said = saidBy(format)
    if (said.text === '' && said.barcodes.length === 0 && !hasPicture(format)) {
      setUp = `${before}${format}\n`
      continue
    }
    labels.push({ ...said, zpl: `${before}${format}\n` })
    setUp = ''
  }
}

const hasPicture = (format: string): boolean => format.includes('^GF') || format.includes('^XG')

/** Commands that make the next field a bar code. */
const bars: ReadonlySet<string> = new Set(['BC', 'BX', 'B7', 'BQ', 'BO', 'B3', 'BA'])

function saidBy(format: string): Pick<ZplLabel, 'text' | 'barcodes'> {
  const lines: string[] = []
  const barcodes: string[] = []
  let bar = ''
  let hex = ''
  for (const command of format.split('^')) {
    const name = command.slice(0, 2).toUpperCase()
    const rest = command.slice(2)
    if (bars.has(name)) bar = name
    else if (name === 'FH') hex = rest.trim()[0] ?? '_'
    else if (name === 'FD' || name === 'FV') {
      const field = hex === '' ? rest : withoutHex(rest, hex)
      if (bar === '') lines.push(...field.split('\\&').map(line => line.trim()))
      else barcodes.push(bar === 'BC' ? plainCode128(field) : bar === 'BQ' ? field.replace(/^[A-Z]{1,3},/, '') : field.trim())
    } else if (name === 'FS') {
      bar = ''
      hex = ''
    }
  }
  return { text: lines.filter(line => line !== '').join('\n'), barcodes }
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
