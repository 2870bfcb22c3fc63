// Logos of sellers: decoded in the memory-capped child and made anew, so that nothing of the file that was sent is ever shown.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '#engine/engine.ts'
import { packingLimits } from '../rules.ts'

const logoSide = 800
/** Keeps a logo as a PNG made anew, outside of any transaction. Throws FILE_TOO_LARGE and the faults of `ImagePool.probe`. */
export async function takeLogo(engine: Engine, stream: AsyncIterable<Uint8Array>): Promise<string> {
  const sent = await engine.files.put(stream, { maxBytes: packingLimits.logoBytes })
  await using local = await engine.files.local(sent.sha256)
  const out = join(tmpdir(), `inkport-logo-${randomUUID()}.png`)
  try {
    await engine.images.probe(local.path, [{ out, side: logoSide, format: 'png' }])
    return (await engine.files.put(createReadStream(out), { maxBytes: packingLimits.logoBytes })).sha256
  } finally {
    await rm(out, { force: true })
  }
}
