// Attachments on their way in and out: what they are is read from their bytes before any row names them.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { comesAgain, Fault } from '#base/fault.ts'
import { fileNameFault, limits } from '#base/fields.ts'
import type { Engine } from '#engine/engine.ts'
import { kindOf } from '#engine/image/kind.ts'
import { writePdf } from '#engine/pdf/write.ts'
import type { IncomingFile, OutgoingFile } from '#engine/serve/route.ts'
import { ticketLimits } from '../rules.ts'
import { docxType, isDocx, isZip } from './docx.ts'
import type { NewTicketFile } from './store.ts'

const thumbnailSide = 480
const thumbnailBytes = 2 ** 20
const previewDpi = 60

/** Takes PDF, DOCX, JPG and PNG in. Throws SUPPORT_FILE_INVALID, those of PDFs, FILE_NAME_INVALID, FILE_TOO_LARGE, TOO_MANY_FILES. */
export async function takeAttachments(engine: Engine, files: AsyncIterable<IncomingFile>): Promise<NewTicketFile[]> {
  const taken: NewTicketFile[] = []
  for await (const file of files) {
    if (taken.length === ticketLimits.filesMax)
      throw new Fault('TOO_MANY_FILES', { path: 'files', values: { limit: ticketLimits.filesMax } })
    taken.push(await takeAttachment(engine, file))
  }
  return taken
}

/** Pictures are decoded, PDFs are drawn and DOCX are read: in the children that are capped, and never by their names. */
export async function takeAttachment(engine: Engine, { name, stream }: Pick<IncomingFile, 'name' | 'stream'>): Promise<NewTicketFile> {
  if (fileNameFault(name)) throw new Fault('FILE_NAME_INVALID', { path: 'files' })
  const kept = await engine.files.put(stream, { maxBytes: limits.attachmentBytes })
  const { head, ...content } = kept
  const refuse = () => new Fault('SUPPORT_FILE_INVALID', { path: 'files', values: { name } })
  const kind = kindOf(head)
  if (kind === undefined) {
    // A file that is opened is read to its end: left open, it ends the process when it is collected.
    if (!isZip(head) || !(await isDocx(await engine.files.open(kept.sha256)))) throw refuse()
    return { name, type: docxType, ...content, thumbnailSha256: await documentThumbnailOf(engine, kept.sha256) }
  }
  const type = types[kind]
  if (!type) throw refuse()
  try {
    const { sha256, bytes } = kind === 'PDF' ? await pagesAloneOf(engine, kept.sha256) : content
    return { name, type, bytes, sha256, thumbnailSha256: await thumbnailOf(engine, sha256, type) }
  } catch (error) {
    // Bytes that cannot be opened belong to nobody; the sweep takes them.
    if (error instanceof Fault && !comesAgain(error)) throw kind === 'PDF' ? new Fault(error.code, { path: 'files' }) : refuse()
    throw error
  }
}
const types: Readonly<Record<string, string>> = { jpeg: 'image/jpeg', png: 'image/png', PDF: 'application/pdf' }

/** A PDF is kept as its pages alone: nothing in it does anything where it is opened. */
async function pagesAloneOf(engine: Engine, sha256: string): Promise<{ sha256: string; bytes: number }> {
  await using local = await engine.files.local(sha256)
  const pages = await engine.pdf.pagesAlone(local.path, ticketLimits.pdfPagesMax)
  return await engine.files.put(Readable.from([pages]), { maxBytes: 2 * limits.attachmentBytes })
}

/** Of a Word document its first lines, drawn by us; nothing where they cannot be read. */
async function documentThumbnailOf(engine: Engine, sha256: string): Promise<string> {
  const text = await readText(engine, sha256)
  if (text === '') return ''
  const { widthPoints, heightPoints, margin } = documentPage
  const box = { width: widthPoints - 2 * margin, height: heightPoints - 2 * margin }
  const page = await writePdf(documentPage, 'Preview', pdf => void pdf.fontSize(9).text(text, margin, margin, box))
  const { sha256: drawn } = await engine.files.put(Readable.from([page]), { maxBytes: limits.attachmentBytes })
  return thumbnailOf(engine, drawn, 'application/pdf', documentDpi)
}
/** As much as is drawn; a quarter of a sheet, so that it can be read in a small picture. */
const documentPage = { widthPoints: 306, heightPoints: 396, margin: 22, characters: 1_500 }
const documentDpi = 120

async function readText(engine: Engine, sha256: string): Promise<string> {
  try {
    await using local = await engine.files.local(sha256)
    const text = await engine.workbooks.documentText(local.path, documentPage.characters)
    return text
      .normalize('NFC')
      .replace(/[^\P{Cc}\n]/gu, '')
      .trim()
  } catch (error) {
    // It is kept as it is, and saved by whoever trusts it.
    if (error instanceof Fault && !comesAgain(error)) return ''
    throw error
  }
}

/** Of a PDF it is the first page. */
async function thumbnailOf(engine: Engine, sha256: string, type: string, dpi = previewDpi): Promise<string> {
  await using local = await engine.files.local(sha256)
  const [page, out] = ['png', 'webp'].map(ending => join(tmpdir(), `inkport-attachment-${randomUUID()}.${ending}`)) as [string, string]
  try {
    if (type === 'application/pdf') await writeFile(page, await engine.pdf.png(local.path, 1, dpi))
    await engine.images.thumbnail(type === 'application/pdf' ? page : local.path, out, thumbnailSide)
    return (await engine.files.put(createReadStream(out), { maxBytes: thumbnailBytes })).sha256
  } finally {
    await Promise.all([rm(page, { force: true }), rm(out, { force: true })])
  }
}

/** Pictures stand in the page; what a program opens is saved. Throws SUPPORT_FILE_NOT_FOUND. */
export async function sendAttachment(engine: Engine, file: NewTicketFile | undefined): Promise<OutgoingFile> {
  if (!file) throw new Fault('SUPPORT_FILE_NOT_FOUND')
  const { name, type, bytes, sha256 } = file
  return { stream: await engine.files.open(sha256), name, type, bytes, isInline: type.startsWith('image/'), isImmutable: true }
}

/** Throws SUPPORT_FILE_NOT_FOUND, also where a file has no small picture. */
export async function sendThumbnail(engine: Engine, file: NewTicketFile | undefined): Promise<OutgoingFile> {
  if (!file?.thumbnailSha256) throw new Fault('SUPPORT_FILE_NOT_FOUND')
  const stream = await engine.files.open(file.thumbnailSha256)
  return { stream, name: `${file.name}.webp`, type: 'image/webp', isInline: true, isImmutable: true }
}
