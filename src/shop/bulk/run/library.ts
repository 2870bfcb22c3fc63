// Files of the seller's library as an import's rows name them: `library:NAME`, each name looked up once per run.
import type { Db } from '#engine/db/database.ts'
import { findLibraryFiles } from '#shop/file/file.ts'
import { fileSourceOf } from '../row/value.rules.ts'

export interface LibraryBook {
  /** Looks up the names in these links that are not known yet. */
  learn(links: Iterable<string>): Promise<void>
  /** The file's id, or nothing where the library has no such file. */
  fileId(name: string): number | undefined
}

export function openLibraryBook(db: Db, sellerId: number): LibraryBook {
  const ids = new Map<string, number | undefined>()
  return {
    async learn(links) {
      const names = new Set<string>()
      for (const link of links) {
        const name = libraryName(link)?.toLowerCase()
        if (name !== undefined && !ids.has(name)) names.add(name)
      }
      if (names.size === 0) return
      const found = await findLibraryFiles(db, sellerId, [...names])
      for (const name of names) ids.set(name, found.get(name)?.id)
    },
    fileId: name => ids.get(name.toLowerCase()),
  }
}

/** The name in `library:NAME`; nothing of any other link. */
export function libraryName(link: string): string | undefined {
  const source = fileSourceOf(link)
  return source?.kind === 'LIBRARY' ? source.name : undefined
}
