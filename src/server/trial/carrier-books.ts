// The books of a stand-in: one small JSON file per thing, which outlives the process that wrote it, however that ends.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { StandInBooks } from '#shop/carrier/port.ts'

const Counts = z.record(z.string(), z.number())
const isName = (name: string): boolean => /^[\w-]{1,100}$/.test(name)

export interface Books extends StandInBooks {
  counts(): Promise<Record<string, number>>
}

/** Those that write at once write one after the other: whoever opens the books sees to that. */
export function openBooks(folder: string, now: () => Date): Books {
  const fileOf = (name: string) => join(folder, `${name}.json`)
  const books: Books = {
    now,
    async read(name) {
      const text = isName(name) ? await readFile(fileOf(name), 'utf8').catch(() => undefined) : undefined
      return text === undefined ? undefined : JSON.parse(text)
    },
    async write(name, value) {
      if (!isName(name)) throw new Error(`A stand-in writes nothing under the name ${name}.`)
      await mkdir(folder, { recursive: true })
      // A file that is half written would be no file.
      await writeFile(`${fileOf(name)}.new`, JSON.stringify(value))
      await rename(`${fileOf(name)}.new`, fileOf(name))
    },
    counts: async () => Counts.parse((await books.read('counts')) ?? {}),
    async count(what) {
      const before = await books.counts()
      await books.write('counts', { ...before, [what]: (before[what] ?? 0) + 1 })
    },
  }
  return books
}
