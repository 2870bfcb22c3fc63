import { useText } from '#kit/use-text.ts'
import { readReason } from '../adjust/reason.rules.ts'

/** A reason in its reader's language where the shop itself wrote it; what a person wrote stays as it is. */
export function useReasonText(): (reason: string) => string {
  const t = useText('ledgerReason')
  return reason => {
    const read = readReason(reason)
    if (!read) return reason
    const why = 'own' in read ? t(`own_${read.own}`) : t('ticket', { id: read.ticketId })
    const words = 'said' in read ? `${why}: ${read.said}` : why
    return read.remakeId === undefined ? words : `#${read.remakeId} · ${words}`
  }
}
