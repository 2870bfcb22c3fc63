// Pieces as they were scanned, as the office reads them.
import type { Db } from '#engine/db/database.ts'
import { ticketCode } from '../../rules.ts'
import { photosOf } from '../photo/photo.ts'
import type { MadePiece, MadeQuery } from './contract.ts'
import { isBlankSpoiled } from './rules.ts'
import { countMade, eachMade, listMade, type MadeRow } from './store.ts'

export { countPieces } from './store.ts'

/** Days are of that time zone. */
export interface MadeAsked {
  query: MadeQuery
  timeZone: string
}
/** One page, newest first (of what stands on a machine the oldest), and how many there are in all. */
export async function madePage(db: Db, { query, timeZone }: MadeAsked, page: { page: number; limit: number }) {
  const [rows, totalDocs] = await Promise.all([listMade(db, { ...query, ...page }, timeZone), countMade(db, query, timeZone)])
  const photos = await photosOf(
    db,
    rows.map(row => row.id),
  )
  return { docs: rows.map(row => ({ ...shown(row), photos: photos.get(row.id) ?? [] })), totalDocs, ...page }
}

/** All of them, by their tickets. */
export async function* allMade(
  db: Db,
  { query, timeZone }: MadeAsked,
): AsyncGenerator<Omit<MadePiece, 'at' | 'photos'> & Pick<MadeRow, 'at'>> {
  for await (const row of eachMade(db, query, timeZone)) yield shown(row)
}

const shown = (row: MadeRow) => ({ ...row, code: ticketCode(row.id), isBlankSpoiled: isBlankSpoiled(row.cause) })
