// Handing over: a manifest is closed with its carrier's form, or waits for staff where the carrier does not make it.
import { Fault } from '#base/fault.ts'
import { hour, later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { type JobContext, job, send } from '#engine/jobs/job.ts'
import { askBudget } from '#shop/carrier/account/budget.account.ts'
import { serviceOf, stopOnTrouble } from '#shop/carrier/account/open.account.ts'
import { CarrierTrouble, type HandOver } from '#shop/carrier/rules.ts'
import { markOnForm, soldLabels } from '#shop/label/label.ts'
import { type NextAsk, nextAsk } from '../rules.ts'
import { findManifest, listParcels, type ManifestRow, moveManifest, setForm } from '../store.ts'
import { drawForm } from './form.ts'
import { endStopped, endTrouble, endWait, setAskAt, setLeft, setTrouble } from './hand-over.store.ts'

/** The carrier is told of a manifest that was closed; `since`: what is asked for anew is another job, also for who looks at what jobs have done. */
export const closeManifestJob = job<{ manifestId: number; since: string }>('tracking.close-manifest', { retries: 8, timeoutSeconds: 60 })
/** A carrier that bids wait for longer leaves it to staff. */
const patienceMs = 2 * hour

/** Ends a manifest: nothing more goes onto it, and a job tells the carrier. Throws MANIFEST_NOT_FOUND, MANIFEST_EMPTY, MANIFEST_CLOSED. */
export async function askClose(tx: Tx, id: number): Promise<ManifestRow> {
  const manifest = await findManifest(tx, id)
  if (!manifest) throw new Fault('MANIFEST_NOT_FOUND')
  if (manifest.parcels === 0) throw new Fault('MANIFEST_EMPTY')
  if (!(await moveManifest(tx, id, 'OPEN', 'CLOSING'))) throw new Fault('MANIFEST_CLOSED')
  return begin(tx, id)
}

/** Sends a manifest again that stands in trouble. Throws MANIFEST_NOT_FOUND, MANIFEST_NOT_IN_TROUBLE. */
export async function askAgain(tx: Tx, id: number): Promise<ManifestRow> {
  const isEnded = await endTrouble(tx, id)
  if (!(await findManifest(tx, id))) throw new Fault('MANIFEST_NOT_FOUND')
  if (!isEnded) throw new Fault('MANIFEST_NOT_IN_TROUBLE')
  return begin(tx, id)
}

/** An account is open again: what stands for that is handed over. */
export async function askAgainOf(tx: Tx, accountId: number): Promise<void> {
  for (const id of await endStopped(tx, accountId)) await begin(tx, id)
}

async function begin(tx: Tx, id: number): Promise<ManifestRow> {
  await send(tx, closeManifestJob, { manifestId: id, since: tx.now().toISOString() })
  return tell(tx, id)
}

/** A process may end in the last try: what nobody hands over any more is told of. */
export const findLeft = ({ db }: Engine): Promise<void> =>
  db.transaction(async tx => {
    for (const id of await setLeft(tx, closeManifestJob.name)) await tell(tx, id)
  })

/** Tells the carrier and keeps its form, with its paper; run again, the carrier answers the same form. */
export async function closeManifest(engine: Engine, id: number, context: Pick<JobContext, 'isLastTry' | 'putOff'>): Promise<void> {
  const manifest = await findManifest(engine.db, id)
  if (manifest?.state !== 'CLOSING') return
  try {
    await handOver(engine, manifest)
  } catch (error) {
    const isKept = await engine.db.transaction(tx => keepTrouble(tx, manifest, error, context))
    if (!isKept) throw error
  }
}

/**
 * A carrier that bids wait is asked again then. What it said to the last try is kept for staff, and so is that it stops the account: nobody
 * tries by themselves after that. False where the try has failed.
 */
async function keepTrouble(
  tx: Tx,
  { id, accountId, closingAt }: ManifestRow,
  error: unknown,
  { isLastTry, putOff }: Pick<JobContext, 'isLastTry' | 'putOff'>,
): Promise<boolean> {
  const trouble = error instanceof CarrierTrouble ? error : undefined
  if (trouble && accountId !== null) await stopOnTrouble(tx, accountId, trouble)
  const until = trouble?.kind === 'LIMITED' ? trouble.until : undefined
  if (until && until <= later(closingAt ?? tx.now(), patienceMs)) {
    if (await setAskAt(tx, id, until)) await tell(tx, id)
    await putOff(tx, until)
    return true
  }
  const isStopped = trouble?.kind === 'STOPPED'
  const isKept = isStopped || until !== undefined
  const isChanged = isKept || isLastTry ? await setTrouble(tx, id, { said: trouble?.said ?? null, isStopped }) : await endWait(tx, id)
  if (isChanged) await tell(tx, id)
  return isKept
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
    await tell(tx, id)
  })
}

/** Where asking costs nothing at once; nobody is asked about what our own list has. */
export async function firstAsk(tx: Tx, accountId: number | null): Promise<NextAsk> {
  if (accountId === null) return { askAt: null, askBy: null }
  const isFree = (await askBudget(tx, accountId)) === undefined
  const next = nextAsk({ handedAt: tx.now(), isFree, isTold: false }, tx.now())
  return isFree ? { ...next, askAt: tx.now() } : next
}

async function tell(tx: Tx, id: number): Promise<ManifestRow> {
  const manifest = await findManifest(tx, id)
  if (!manifest) throw new Error('The manifest is gone.')
  const { state, parcels } = manifest
  await emit(tx, 'manifest.changed', { manifestId: id, state, parcels })
  return manifest
}
