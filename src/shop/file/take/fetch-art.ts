// Art behind a share link: fetched once through the guarded client, decoded, and ready for the seller's library.
import { createHash } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import { fileNameFault, limits } from '#base/fields.ts'
import { minute } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { OutboundRefusal, type RefusalReason } from '#engine/outbound/refusal.ts'
import { singleFlight } from '#engine/serve/load/single-flight.ts'
import type { FileFaultCode } from '../faults.ts'
import { directLink, linkFlaw, linkHosts } from '../link.rules.ts'
import { type TakenFile, takePrintFile } from './print-file.ts'

/** Drives call a picture by many types; a web page is none of them. What the bytes are is for the probe to say. */
export const artPurpose: Purpose = {
  hosts: linkHosts.ART,
  types: ['image/*', 'application/*'],
  maxBytes: limits.printFileBytes,
  totalMs: 2 * minute,
  isGiven: true,
}

/** A job's context is one. */
export interface ArtTries {
  isLastTry: boolean
  signal?: AbortSignal
  /** Where somebody waits for it: the end of the whole fetch. */
  totalMs?: number
}

/** A code whose sentence tells the seller what to do. */
export type ArtFault = FileFaultCode | 'NOT_AN_IMAGE' | 'IMAGE_CORRUPT' | 'IMAGE_TOO_COSTLY' | 'ART_TRANSPARENT' | 'FILE_STORAGE_FULL'

/**
 * The stored picture behind a link, to be put into a library by `addLibraryFile`; or the code of why there is none. Throws what may
 * pass (a drive that does not answer, a full disk), so that the job tries again; on the last try that is a code, too.
 */
export async function fetchArt(engine: Engine, link: string, { isLastTry, signal, totalMs }: ArtTries): Promise<TakenFile | ArtFault> {
  const flaw = linkFlaw(link, 'ART')
  if (flaw) return `FILE_LINK_${flaw}`
  try {
    const purpose = totalMs === undefined ? artPurpose : { ...artPurpose, totalMs }
    const answer = await engine.outbound.fetch(purpose, directLink(link), signal ? { signal } : {})
    return await takePrintFile(engine, nameOf(answer.name, link), answer.body)
  } catch (error) {
    if (signal?.aborted) throw error
    const { fault, mayPass } = faultOf(error)
    if (fault === undefined || (mayPass && !isLastTry)) throw error
    return fault
  }
}

/** The caller waits for it, and the specification's client no longer than a minute (§7). */
const callMs = 45_000
/** So many links of one account are fetched at once, in one process. */
const mostAtOnce = 4

/** By account and link: of two clicks the second waits for what the first has begun. */
const fetches = singleFlight<TakenFile>()

/** The stored picture behind a link, while the seller waits. Throws the codes of `ArtFault`, FILE_LINKS_TOO_MANY and FILE_QUOTA_REACHED. */
export async function takeLinked(engine: Engine, sellerId: number, link: string): Promise<TakenFile> {
  const mine = fetches(engine, sellerId)
  const begun = mine.get(link)
  if (begun) return begun
  if (mine.size >= mostAtOnce) throw new Fault('FILE_LINKS_TOO_MANY', { values: { max: mostAtOnce } })
  return mine.start([link], fetchNow(engine, link))
}

async function fetchNow(engine: Engine, link: string): Promise<TakenFile> {
  const taken = await fetchArt(engine, link, { isLastTry: true, totalMs: callMs })
  if (typeof taken === 'string') throw new Fault(taken, { path: 'link' })
  return taken
}

/** The drive's name for it; else one of the link, so that the same link gives the same file. */
const nameOf = (given: string | undefined, link: string): string =>
  given !== undefined && fileNameFault(given) === undefined ? given : `link-${createHash('sha256').update(link).digest('hex').slice(0, 12)}`

interface Verdict {
  /** Nothing: a bug of ours. */
  fault?: ArtFault
  mayPass?: boolean
}

function faultOf(error: unknown): Verdict {
  if (error instanceof OutboundRefusal) return verdictOf(error)
  if (!(error instanceof Fault)) return {}
  switch (error.code) {
    case 'NOT_AN_IMAGE':
    case 'IMAGE_CORRUPT':
    case 'IMAGE_TOO_COSTLY':
    case 'ART_TRANSPARENT':
      return { fault: error.code }
    case 'FORMAT_NOT_ALLOWED':
    case 'TOO_MANY_PIXELS':
    case 'ART_TOO_NARROW':
      return { fault: 'FILE_LINK_NOT_PRINTABLE' }
    case 'FILE_TOO_LARGE':
      return { fault: 'FILE_LINK_TOO_LARGE' }
    case 'FILE_STORAGE_FULL':
      return { fault: 'FILE_STORAGE_FULL', mayPass: true }
    default:
      return {}
  }
}

function verdictOf({ reason, status }: OutboundRefusal): Verdict {
  if (reason !== 'BAD_STATUS') return verdicts[reason]
  if (status === 404 || status === 410) return { fault: 'FILE_LINK_GONE' }
  if (status === 429 || (status ?? 0) >= 500) return { fault: 'FILE_LINK_UNREACHABLE', mayPass: true }
  return { fault: 'FILE_LINK_INVALID' } // 401 and 403: it is not shared
}

const verdicts: Record<Exclude<RefusalReason, 'BAD_STATUS'>, Verdict> = {
  BAD_ADDRESS: { fault: 'FILE_LINK_INVALID' },
  NOT_HTTPS: { fault: 'FILE_LINK_INVALID' },
  // A redirect to the drive's sign-in page is refused for its host, and means that the file is not shared.
  HOST_NOT_ALLOWED: { fault: 'FILE_LINK_INVALID' },
  BLOCKED_ADDRESS: { fault: 'FILE_LINK_INVALID' },
  TOO_MANY_REDIRECTS: { fault: 'FILE_LINK_INVALID' },
  UNEXPECTED_TYPE: { fault: 'FILE_LINK_INVALID' },
  TOO_LARGE: { fault: 'FILE_LINK_TOO_LARGE' },
  UNREACHABLE: { fault: 'FILE_LINK_UNREACHABLE', mayPass: true },
  TIMEOUT: { fault: 'FILE_LINK_UNREACHABLE', mayPass: true },
}
