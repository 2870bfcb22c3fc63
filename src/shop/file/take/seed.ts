// The demo shop's print files: art of our own, drawn large enough for a shirt's chest at 225 dots per inch.
import { type ArtName, artNames, artSvg } from '#engine/art/demo-art.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { StoredFile } from '../store.ts'
import { addLibraryFile } from './library.ts'
import { type TakenFile, takePrintFile } from './print-file.ts'

const widthPixels = 2_700

/** `retro-sun.png`, `cat-moon.png` and `mountain.png`, stored and decoded like any upload; outside of a transaction. */
export async function takeDemoFiles(engine: Engine): Promise<TakenFile[]> {
  const taken: TakenFile[] = []
  for (const name of artNames) taken.push(await takePrintFile(engine, `${name}.png`, [await drawn(name)]))
  return taken
}

/** Puts them into the seller's library, once. */
export async function seedLibrary(tx: Tx, sellerId: number, taken: readonly TakenFile[]): Promise<StoredFile[]> {
  const added: StoredFile[] = []
  for (const file of taken) added.push(await addLibraryFile(tx, sellerId, file))
  return added
}

async function drawn(name: ArtName): Promise<Buffer> {
  // Only a first start draws: every other one is spared the library and its memory.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(artSvg(name)))
    .resize({ width: widthPixels })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
