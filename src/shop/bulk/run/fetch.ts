// An import that was given as a link: the file is fetched once, by a job, through the guarded client.
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Engine } from '#engine/engine.ts'
import { safeFileName } from '#engine/files/file-name.ts'
import { job, send } from '#engine/jobs/job.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import { directLink, linkHosts } from '#shop/file/link.rules.ts'
import { findTable, isAboutTheFile } from '../file/source.ts'
import { checkJob } from './check.ts'
import { progress } from './progress.ts'
import { findImport, findSameFile, setFetched, setRefused } from './store.ts'

export const fetchJob = job<{ importId: number }>('bulk.fetch', { timeoutSeconds: 300, retries: 4 })
export const importPurpose: Purpose = { hosts: linkHosts.TABLE, maxBytes: limits.importFileBytes, totalMs: 240_000, isGiven: true }

/** Fetches the file of an import and lets it be checked; what the link does not give is a refusal of the import. */
export async function fetchImport(
  { importId }: { importId: number },
  engine: Engine,
  signal: AbortSignal,
  isLastTry: boolean,
): Promise<void> {
  const record = await findImport(engine.db, importId)
  if (record?.status !== 'FETCHING') return
  try {
    const answer = await engine.outbound.fetch(importPurpose, directLink(record.link), { signal })
    const { sha256, bytes } = await engine.files.put(answer.body, { maxBytes: limits.importFileBytes })
    await forAccount(record.sellerId, () => findTable(engine, sha256))
    await engine.db.transaction(async tx => {
      const repeatsId = (await findSameFile(tx, record.sellerId, sha256)) ?? null
      await setFetched(tx, importId, { sha256, bytes, fileName: safeFileName(answer.name ?? '', record.fileName), repeatsId })
      await progress(tx, { ...record, status: 'CHECKING' })
      await send(tx, checkJob, { importId })
    })
  } catch (error) {
    const fault = faultOf(error, isLastTry)
    if (!fault) throw error
    await engine.db.transaction(async tx => {
      await setRefused(tx, importId, fault.code, fault.values)
      await progress(tx, { ...record, status: 'REFUSED' })
    })
  }
}

/** A refusal that another try would meet again, or any at the last try. */
function faultOf(error: unknown, isLastTry: boolean): Fault | undefined {
  if (isAboutTheFile(error)) return error
  if (error instanceof Fault && error.code === 'FILE_TOO_LARGE') return error
  if (!(error instanceof OutboundRefusal)) return undefined
  const isPassing = ['TIMEOUT', 'UNREACHABLE', 'BAD_STATUS'].includes(error.reason)
  return isPassing && !isLastTry ? undefined : new Fault(error.isSilent ? 'IMPORT_LINK_NO_ANSWER' : 'IMPORT_LINK_FAILED')
}
