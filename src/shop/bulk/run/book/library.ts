// Files of the seller's library as an import's rows name them: `library:NAME`, each name looked up once per run.
import type { Db } from '#engine/db/database.ts'
import { findLibraryFiles, type StoredFile } from '#shop/file/file.ts'
import { fileSourceOf } from '../../row/value.rules.ts'

export interface LibraryBook {
  /** Looks up the names in these links that are not known yet. */
  learn(links: Iterable<string>): Promise<void>
  /** The file, or nothing where the library has no such file. */
  file(name: string): LibraryPicture | undefined
}
export type LibraryPicture = Pick<StoredFile, 'id' | 'width' | 'height'>

export function openLibraryBook(db: Db, sellerId: number): LibraryBook {
  const files = new Map<string, LibraryPicture | undefined>()
  return {
    async learn(links) {
      const names = new Set<string>()
      for (const link of links) {
        const name = libraryName(link)?.toLowerCase()
        if (name !== undefined && !files.has(name)) names.add(name)
      }
      if (names.size === 0) return
      const found = await findLibraryFiles(db, sellerId, [...names])
      for (const name of names) files.set(name, found.get(name))
    },
    file: name => files.get(name.toLowerCase()),
  }
}

/** The name in `library:NAME`; nothing of any other link. */
export function libraryName(link: string): string | undefined {
  const source = fileSourceOf(link)
  return source?.kind === 'LIBRARY' ? source.name : undefined
}
