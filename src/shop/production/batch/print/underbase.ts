// White underbases: drawn of a print once, by whichever order asks for it first.
import { createReadStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forAccount } from '#engine/child/account.ts'
import type { Engine } from '#engine/engine.ts'
import { underbaseVersion } from '#engine/image/picture.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { findUnderbase, insertUnderbase, type Print, type StoredUnderbase } from './store.ts'
import { chokeOf, hasUnderbase, isWhiteCloth, underbaseSettings } from './underbase.rules.ts'

type Room = Pick<Engine, 'db' | 'files' | 'images'>
interface Asked {
  print: Print
  technique: string | null
  /** Dots per inch of the print. */
  dpi: number
  /** Of the garment. */
  colorHex: string
  sellerId: number | undefined
}

const maxBytes = 400 * 2 ** 20

/** The mask of white ink below this print; null where it needs none. Two that draw it at once draw the same bytes. Throws as the child does. */
export async function underbased(engine: Room, { print, technique, dpi, colorHex, sellerId }: Asked): Promise<StoredUnderbase | null> {
  if (!hasUnderbase(technique) || isWhiteCloth(colorHex)) return null
  const choke = chokeOf(await readSetting(engine.db, underbaseSettings[technique]), dpi)
  if (choke === undefined) return null
  const of = { artHash: print.artHash, choke, version: underbaseVersion }
  const known = await findUnderbase(engine.db, of)
  if (known && (await engine.files.has(known.sha256))) return known
  await using local = await engine.files.local(print.sha256)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-white-'))
  const out = join(folder.path, 'white.png')
  await forAccount(sellerId, () => engine.images.underbase({ path: local.path, dpi, choke, out }))
  const { sha256, bytes } = await engine.files.put(createReadStream(out), { maxBytes })
  await engine.db.transaction(tx => insertUnderbase(tx, { ...of, sha256, bytes }))
  return { sha256, bytes }
}
