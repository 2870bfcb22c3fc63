// A ZIP that is streamed while its reader reads: each file is opened as they get there, and nothing stays open once they are gone.
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  /** Throws what then ends the whole stream. */
  open: () => Readable | Promise<Readable>
}
/** Files that are compressed already, as pictures are, are only put beside each other. Of two of one name the later has a number. */
export function zipOf(entries: readonly ZipEntry[], { at, compress }: { at: Date; compress: boolean }): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable // a PassThrough, of which yazl's type says only the half
  let current: Readable | undefined
  output.once('close', () => current?.destroy())
  for (const { name, open } of numbered(entries))
    zip.addReadStreamLazy(name, { compress, mtime: at }, done => {
      opened(open).then(
        stream => {
          current = stream
          // Its reader may have gone while it was opened.
          if (output.destroyed) stream.destroy()
          else done(null, stream)
        },
        error => done(error, null as never), // yazl's type wants a stream even beside an error
      )
    })
  zip.end()
  zip.on('error', error => output.destroy(error))
  return output
}
const opened = async (open: ZipEntry['open']) => open()

function numbered(entries: readonly ZipEntry[]): ZipEntry[] {
  const taken = new Set<string>()
  return entries.map(entry => {
    const type = extname(entry.name)
    const stem = entry.name.slice(0, entry.name.length - type.length)
    let name = entry.name
    for (let number = 2; taken.has(name); number++) name = `${stem}-${number}${type}`
    taken.add(name)
    return { ...entry, name }
  })
}
