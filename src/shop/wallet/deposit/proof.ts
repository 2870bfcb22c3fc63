// Proof images on their way in: stored, then decoded in the memory-capped child before any row names them.
import { comesAgain, Fault } from '#base/fault.ts'
import { fileNameFault, limits } from '#base/fields.ts'
import type { Engine } from '#engine/engine.ts'
import type { IncomingFile, OutgoingFile } from '#engine/serve/route.ts'
import type { NewProof } from './store.ts'

/** Takes 1 to 5 JPG or PNG images in (or none, where `least` is 0). Throws PROOF_IMAGES_MISSING, PROOF_IMAGE_INVALID, TOO_MANY_FILES. */
export async function takeProofs(engine: Engine, files: AsyncIterable<IncomingFile>, least = 1): Promise<NewProof[]> {
  const proofs: NewProof[] = []
  for await (const file of files) {
    if (proofs.length === limits.proofImagesMax)
      throw new Fault('TOO_MANY_FILES', { path: 'files', values: { limit: limits.proofImagesMax } })
    proofs.push(await takeProof(engine, file))
  }
  if (proofs.length < least) throw new Fault('PROOF_IMAGES_MISSING', { path: 'files' })
  return proofs
}

async function takeProof(engine: Engine, { name, stream }: IncomingFile): Promise<NewProof> {
  if (fileNameFault(name)) throw new Fault('FILE_NAME_INVALID', { path: 'files' })
  const { sha256, bytes } = await engine.files.put(stream, { maxBytes: limits.attachmentBytes })
  await using local = await engine.files.local(sha256)
  try {
    const { format, width, height } = await engine.images.probe(local.path)
    return { name, type: format === 'png' ? 'image/png' : 'image/jpeg', bytes, sha256, width, height }
  } catch (error) {
    // Bytes that are no picture belong to nobody; the sweep takes them.
    if (error instanceof Fault && !comesAgain(error)) throw new Fault('PROOF_IMAGE_INVALID', { path: 'files', values: { name } })
    throw error
  }
}

/** Throws PROOF_IMAGE_NOT_FOUND. */
export async function sendProof(engine: Engine, proof: NewProof | undefined): Promise<OutgoingFile> {
  if (!proof) throw new Fault('PROOF_IMAGE_NOT_FOUND')
  const { name, type, bytes, sha256 } = proof
  return { stream: await engine.files.open(sha256), name, type, bytes, isInline: true, isImmutable: true }
}
