// Hostile files, made in moments.

/** What a call may take a file for; a document is a PDF of anything, a label one of a label. */
export type FileKind = 'picture' | 'table' | 'label' | 'document'

export interface HostileFile {
  readonly about: string
  readonly name: string
  bytes(): Buffer | Promise<Buffer>
  /** What it may be taken for all the same: a text is a table, if a strange one. */
  readonly isRightFor?: FileKind
  /** Costs seconds or hundreds of megabytes to look at: left out of the quick profiles. */
  readonly isHeavy?: boolean
}

export const file = (about: string, name: string, bytes: string | Uint8Array, more: Partial<HostileFile> = {}): HostileFile => ({
  about,
  name,
  bytes: () => (typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes)),
  ...more,
})
export const heavy = (about: string, name: string, bytes: HostileFile['bytes']): HostileFile => ({ about, name, bytes, isHeavy: true })
