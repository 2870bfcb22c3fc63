// Handing over: a manifest is closed with its carrier's form, or waits for staff where the carrier does not make it.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { job, send } from '#engine/jobs/job.ts'
import { askBudget } from '#shop/carrier/account/budget.account.ts'
import { serviceOf } from '#shop/carrier/account/open.account.ts'
import { CarrierTrouble, type HandOver } from '#shop/carrier/rules.ts'
import { markOnForm, soldLabels } from '#shop/label/label.ts'
import { type NextAsk, nextAsk } from '../rules.ts'
import { endTrouble, findManifest, listParcels, type ManifestRow, moveManifest, setForm, setTrouble } from '../store.ts'
import { drawForm } from './form.ts'

/** The carrier is told of a manifest that was closed. */
export const closeManifestJob = job<{ manifestId: number }>('tracking.close-manifest', { retries: 8, timeoutSeconds: 60 })

/** Ends a manifest: nothing more goes onto it, and a job tells the carrier. Throws MANIFEST_NOT_FOUND, MANIFEST_EMPTY, MANIFEST_CLOSED. */
export async function askClose(tx: Tx, id: number): Promise<ManifestRow> {
  const manifest = await findManifest(tx, id)
  if (!manifest) throw new Fault('MANIFEST_NOT_FOUND')
  if (manifest.parcels === 0) throw new Fault('MANIFEST_EMPTY')
  if (!(await moveManifest(tx, id, 'OPEN', 'CLOSING'))) throw new Fault('MANIFEST_CLOSED')
  await send(tx, closeManifestJob, { manifestId: id })
  await tellManifest(tx, { ...manifest, state: 'CLOSING' })
  return { ...manifest, state: 'CLOSING' }
}

/** Sends a manifest again whose last try failed. Throws MANIFEST_NOT_FOUND, MANIFEST_NOT_IN_TROUBLE. */
export async function askAgain(tx: Tx, id: number): Promise<ManifestRow> {
  const isEnded = await endTrouble(tx, id)
  const manifest = await findManifest(tx, id)
  if (!manifest) throw new Fault('MANIFEST_NOT_FOUND')
  if (!isEnded) throw new Fault('MANIFEST_NOT_IN_TROUBLE')
  await send(tx, closeManifestJob, { manifestId: id })
  await tellManifest(tx, manifest)
  return manifest
}

/**
 * Tells the carrier and keeps its form, with its paper; run again, the carrier answers the same form. What it said to the last try is kept
 * for staff, and nobody tries by themselves after that.
 */
export async function closeManifest(engine: Engine, id: number, isLastTry: boolean): Promise<void> {
  const manifest = await findManifest(engine.db, id)
  if (manifest?.state !== 'CLOSING') return
  try {
    await handOver(engine, manifest)
  } catch (error) {
    if (isLastTry) await engine.db.transaction(tx => keepTrouble(tx, manifest, error))
    throw error
  }
}

async function keepTrouble(tx: Tx, manifest: ManifestRow, error: unknown): Promise<void> {
  if (await setTrouble(tx, manifest.id, error instanceof CarrierTrouble ? error.said : null)) await tellManifest(tx, manifest)
}

async function handOver(engine: Engine, manifest: ManifestRow): Promise<void> {
  const { id } = manifest
  const parcels = await listParcels(engine.db, { manifestId: id })
  const numbers = parcels.map(parcel => parcel.trackingNumber)
  // For parcels that sellers have arranged we only keep our own list of what left.
  const isCarriers = manifest.accountId !== null
  const answer: HandOver =
    manifest.accountId === null
      ? { formNumber: `M${String(id).padStart(6, '0')}` }
      : await (await serviceOf(engine, manifest.accountId)).handOver(`manifest-${id}`, await soldLabels(engine.db, numbers))
  // The carrier's own paper is kept as it came; where it has none, or did not say, we draw our list.
  const form = answer.paper ?? (await drawForm({ manifestId: id, ...answer, isCarriers, madeAt: engine.db.now(), parcels }))
  const { sha256 } = await engine.files.put([form], { maxBytes: 20 * 2 ** 20 })
  await engine.db.transaction(async tx => {
    if (!(await moveManifest(tx, id, 'CLOSING', 'CLOSED'))) return
    await setForm(
      tx,
      id,
      { number: answer.formNumber, sha256, isCarriers: answer.paper !== undefined },
      await firstAsk(tx, manifest.accountId),
    )
    if (manifest.accountId !== null) await markOnForm(tx, manifest.accountId, numbers, answer.formNumber)
    await tellManifest(tx, { ...manifest, state: 'CLOSED' })
  })
}

/** Where asking costs nothing at once; nobody is asked about what our own list has. */
export async function firstAsk(tx: Tx, accountId: number | null): Promise<NextAsk> {
  if (accountId === null) return { askAt: null, askBy: null }
  const isFree = (await askBudget(tx, accountId)) === undefined
  const next = nextAsk({ handedAt: tx.now(), isFree, isTold: false }, tx.now())
  return isFree ? { ...next, askAt: tx.now() } : next
}

const tellManifest = (tx: Tx, { id, state, parcels }: ManifestRow): Promise<void> =>
  emit(tx, 'manifest.changed', { manifestId: id, state, parcels })
