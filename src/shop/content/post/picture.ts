// Pictures of the blog; their addresses cannot be guessed, so that those of an article that is not public yet stay unseen.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { openPicture } from '#engine/image/public-picture.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { findPicture } from './picture.store.ts'

/** Throws PICTURE_NOT_FOUND. */
export async function sendPicture(engine: Engine, db: Db, key: string, size: 'small' | 'large'): Promise<OutgoingFile> {
  const picture = await findPicture(db, key)
  if (!picture) throw new Fault('PICTURE_NOT_FOUND')
  return openPicture(engine, picture, size)
}
