// A file of labels, whatever it is: its pages are read the same way, and a label that was found gets onto paper of its own.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { kindOf } from '#engine/image/kind.ts'
import { type Barcode, isMirrored, type LabelCut, type LabelPaper, type PagePart, type PdfSource } from '#engine/pdf/page.ts'
import { carrierOfForm, carrierOfNumber, numberOfScan } from '#shop/carrier/number.carrier.ts'
import { labelFileBytes } from '../rules.ts'
import { type FoundLabel, type PageRead, whyNotPaper } from './page-label.ts'
import { type ReadLabel, readLabel, type Takes } from './read-label.ts'
import { isZpl, type ZplLabel, zplLabels } from './zpl/zpl.rules.ts'

export type FileForm = 'PDF' | 'PNG' | 'JPG' | 'ZPL'
/** A label as it is kept: a page of 4 × 6 inches, or what a ZPL printer is sent. */
export type PaperForm = 'PDF' | 'ZPL'
export interface Paper {
  sha256: string
  form: PaperForm
}
export type SourcePage = PageRead<Barcode>

/** A file of labels that is open. Pages are counted from 1; of ZPL each label is one. */
export interface LabelSource extends AsyncDisposable {
  readonly form: FileForm
  readonly pages: number
  read(first: number, count: number): Promise<SourcePage[]>
  /** Keeps the paper of a label that was found. Throws why it cannot be kept. */
  keep(label: FoundLabel<Barcode>): Promise<Paper & { part: PagePart | null }>
  /** The same of a part of a page, with what printers show of it. Of ZPL there are no parts: LABEL_IS_ZPL. */
  cut(page: number, cut: LabelCut): Promise<LabelPaper>
  /** A picture of a page, to look at; nothing of ZPL. */
  png(page: number): Promise<Buffer | undefined>
}

const previewDpi = 100
/** What slips say, in lower case: without a bar code such a page is no label, and nobody looks for one long. */
export const slipWords = ['packing slip', 'packing list', 'invoice', 'order summary', 'order receipt', 'phiếu đóng gói', 'hóa đơn'] as const

/**
 * Opens a stored file, whose labels are of carriers that we hand parcels to where nothing else is said. Throws LABEL_FILE_UNKNOWN where it is
 * none of the four, and what is wrong with it.
 */
export async function openLabels(engine: Engine, sha256: string, takes?: Takes): Promise<LabelSource> {
  const form = await formOf(engine, sha256)
  if (form === 'ZPL') return openZpl(engine, sha256)
  const local = await engine.files.local(sha256)
  try {
    const pdf = form === 'PDF' ? local.path : await engine.pdf.fromPicture(local.path)
    const pages = await engine.pdf.count(pdf)
    return { ...openPdf(engine, pdf, takes), form, pages, [Symbol.asyncDispose]: () => local[Symbol.asyncDispose]() }
  } catch (error) {
    await local[Symbol.asyncDispose]()
    throw error
  }
}

async function formOf(engine: Engine, sha256: string): Promise<FileForm> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await engine.files.open(sha256, { start: 0, end: 4_095 })) chunks.push(chunk)
  const head = Buffer.concat(chunks)
  const picture = { png: 'PNG', jpeg: 'JPG' } as const
  const kind = kindOf(head)
  if (kind === 'png' || kind === 'jpeg') return picture[kind]
  // Readers allow some bytes before the header (ISO 32000, annex H.3.4.1).
  if (head.subarray(0, 1_024).includes('%PDF-')) return 'PDF'
  if (isZpl(head.toString('latin1'))) return 'ZPL'
  throw new Fault('LABEL_FILE_UNKNOWN', { path: 'files' })
}

function openPdf(engine: Engine, pdf: PdfSource, takes: Takes | undefined): Pick<LabelSource, 'read' | 'keep' | 'cut' | 'png'> {
  return {
    read: (first, count) => engine.pdf.read(pdf, { first, count, quickFor: slipWords }),
    keep: async ({ page, codes, others, number }) => {
      const bars = codes.filter(({ format }) => format === 'Code128')
      // Carriers that we hand parcels to scan bars; others may have their number in another code alone.
      if (bars.length === 0 && !takes) throw new Fault('LABEL_UNREADABLE')
      const paper = await engine.pdf.toLabel(pdf, page, { around: bars.length > 0 ? bars : codes, apartFrom: others })
      const prints = paper.prints.map(print => readLabel(print, takes))
      const fault = bars.length > 0 ? whyNotPaper(prints, number) : whyNotFine(prints, number)
      if (fault) throw new Fault(fault)
      // Where the bars of other carriers' labels stand is not known.
      if (!takes && isMirrored(paper.prints)) throw new Fault('LABEL_MIRRORED')
      return { ...(await keepPdf(engine, paper)), part: paper.part }
    },
    cut: (page, cut) => engine.pdf.cutLabel(pdf, page, cut),
    png: page => engine.pdf.png(pdf, page, previewDpi),
  }
}

/** A faint print of a code that is finer than bars says nothing; one print at least must show the number, and none another. */
const whyNotFine = (prints: readonly ReadLabel[], number: string) =>
  prints.some(print => 'number' in print)
    ? whyNotPaper(
        prints.filter(print => 'number' in print),
        number,
      )
    : 'LABEL_UNREADABLE'

export async function keepPdf(engine: Engine, { bytes }: Pick<LabelPaper, 'bytes'>): Promise<Paper> {
  const { sha256 } = await engine.files.put([bytes], { maxBytes: labelFileBytes })
  return { sha256, form: 'PDF' }
}

/** The bytes of a label that was kept. */
export async function readPaper(engine: Engine, sha256: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await engine.files.open(sha256)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function openZpl(engine: Engine, sha256: string): Promise<LabelSource> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of await engine.files.open(sha256)) {
    bytes += chunk.length
    // It is text, and read at once.
    if (bytes > labelFileBytes) throw new Fault('FILE_TOO_LARGE', { values: { limitMb: labelFileBytes / 2 ** 20 } })
    chunks.push(chunk)
  }
  const labels = zplLabels(Buffer.concat(chunks).toString('utf8'))
  const labelAt = (page: number): ZplLabel => {
    const label = labels[page - 1]
    if (!label) throw new Fault('LABEL_WITHOUT_BARCODE')
    return label
  }
  return {
    form: 'ZPL',
    pages: labels.length,
    read: async (first, count) => labels.slice(first - 1, first - 1 + count).map((label, at) => zplPage(label, first + at)),
    keep: async ({ page, others }) => {
      const { zpl, refused } = labelAt(page)
      // Its printer draws all of it: what says another number, too, is no paper of this one.
      if (others.length > 0) throw new Fault('LABEL_AMBIGUOUS')
      if (refused !== undefined) throw new Fault('LABEL_ZPL_COMMAND')
      const kept = await engine.files.put([Buffer.from(zpl)], { maxBytes: labelFileBytes })
      return { sha256: kept.sha256, form: 'ZPL', part: null }
    },
    cut: () => Promise.reject(new Fault('LABEL_IS_ZPL')),
    png: async () => undefined,
    [Symbol.asyncDispose]: async () => {},
  }
}

/** What a printer is sent of a label that was kept, also of one that was kept before a command was refused. Throws LABEL_ZPL_COMMAND. */
export function printedZpl(kept: Buffer): Buffer {
  const labels = zplLabels(kept.toString('utf8'))
  if (labels.some(({ refused }) => refused !== undefined)) throw new Fault('LABEL_ZPL_COMMAND')
  return Buffer.from(labels.map(({ zpl }) => zpl).join(''))
}

/** Its codes have no place on a page, and need none: what is printed is the label itself. */
const zplPage = ({ text, barcodes }: ZplLabel, page: number): SourcePage => ({
  page,
  text,
  barcodes: barcodes.map(code => ({ format: 'Code128', text: code, at: { left: 0, top: 0, width: 0, height: 0 }, turn: 0 })),
})

/** A shorter bar code is somebody's reference. */
const longEnough = 12
/** Whether a code of the page is read that may be a tracking number, of any carrier, right or wrong: then none is typed over it. */
export const hasNumberCode = ({ barcodes }: { barcodes: readonly { format: string; text: string }[] }): boolean =>
  barcodes.some(
    ({ format, text }) =>
      carrierOfForm(text) !== undefined ||
      carrierOfNumber(numberOfScan(text)) !== undefined ||
      (format === 'Code128' && text.length >= longEnough),
  )
