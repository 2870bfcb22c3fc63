// Vitest's global set-up of the project `embedded`: an image of the app's tables, since making them anew takes seconds in each file.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { layTables } from './tables.ts'

export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'inkport-image-'))
  await layTables(folder)
  const pglite = await PGlite.create(join(folder, 'pg'))
  const image = join(folder, 'image.tar')
  await writeFile(image, (await pglite.dumpDataDir('none')).stream())
  await pglite.close()
  process.env.TEST_IMAGE = image
  return () => rm(folder, { recursive: true })
}
