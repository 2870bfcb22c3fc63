import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** What a ZIP of ours holds, as text by name, read by its central directory (APPNOTE.TXT 4.3.12). */
export function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('The file is no ZIP.')
  const entries = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let entry = 0; entry < file.readUInt16LE(end + 10); entry++) {
    const nameBytes = file.readUInt16LE(at + 28)
    const header = file.readUInt32LE(at + 42)
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20))
    const plain = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    entries.set(file.toString('utf8', at + 46, at + 46 + nameBytes), plain.toString('utf8'))
    at += 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

/** What an archive says of itself beside the truth; `names` is how many entries it claims to have. */
export interface ZipClaims {
  readonly statedSize?: number
  readonly flags?: number
  readonly method?: number
  readonly names?: number
}

/** A ZIP archive of these contents by name. */
export function zip(
  files: Readonly<Record<string, string | Buffer>>,
  { statedSize, flags = 0, method = 8, names }: ZipClaims = {},
): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(flags, 6)
    head.writeUInt16LE(method, 8)
    head.writeUInt32LE(crc32(content), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(statedSize ?? Buffer.byteLength(content), 22)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    head.copy(entry, 8, 6, 30)
    entry.writeUInt32LE(at, 42)
    local.push(head, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(names ?? Object.keys(files).length, 8)
  end.writeUInt16LE(names ?? Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, directory, end])
}

/** Parts of a workbook beside its sheet, each as the XML inside its root. */
export interface WorkbookParts {
  readonly sharedTexts?: string
  readonly styles?: string
  /** Behind the rows: merged cells and the like. */
  readonly after?: string
  readonly properties?: string
}

/** An XLSX of one sheet with these rows, written as its XML; `before` stands above the sheet. */
export const workbook = (rows: string, claims: ZipClaims = {}, before = '', parts: WorkbookParts = {}): Buffer =>
  workbookOf({ a: { rows, before } }, claims, parts)

type Sheet = string | { rows: string; before?: string; isHidden?: boolean }
/** An XLSX of these sheets by the names of their tabs, each with its rows as XML. */
export function workbookOf(sheets: Readonly<Record<string, Sheet>>, claims: ZipClaims = {}, parts: WorkbookParts = {}): Buffer {
  const open = '<?xml version="1.0"?>'
  const { sharedTexts, styles, after = '', properties = '' } = parts
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const all = Object.entries(sheets).map(([name, sheet], at) => ({
    name,
    at: at + 1,
    ...(typeof sheet === 'string' ? { rows: sheet } : sheet),
  }))
  const tabs = all.map(
    ({ name, at, isHidden }) => `<sheet name="${name}" sheetId="${at}"${isHidden ? ' state="hidden"' : ''} r:id="s${at}"/>`,
  )
  const relation = (id: string, kind: string, target: string) => `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`
  const links = [
    ...all.map(({ at }) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`)),
    relation('r2', 'sharedStrings', 'sharedStrings.xml'),
    relation('r3', 'styles', 'styles.xml'),
  ]
  return zip(
    {
      'xl/workbook.xml': `${open}<workbook xmlns="${main}" xmlns:r="${relations}">${properties}<sheets>${tabs.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${open}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
      ...Object.fromEntries(
        all.map(({ at, rows, before = '' }) => [
          `xl/worksheets/sheet${at}.xml`,
          `${open}${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
        ]),
      ),
      ...(sharedTexts !== undefined && { 'xl/sharedStrings.xml': `${open}<sst xmlns="${main}">${sharedTexts}</sst>` }),
      ...(styles !== undefined && { 'xl/styles.xml': `${open}<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
    },
    claims,
  )
}
