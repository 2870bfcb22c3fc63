import { useState } from 'react'
import { isNews } from '../../office/merge/rules.ts'
import type { OfficeTicket } from './office-ticket.ts'

export interface Seen {
  /** The newest message when the answer was begun. */
  id: number
  /** The requester has written since. */
  hasNews: boolean
  /** All that stands on the page was read. */
  read: () => void
}

/** What the one who answers has read: messages that come while they write are not known to them. */
export function useSeen(ticket: Pick<OfficeTicket, 'messages'>): Seen {
  const newest = ticket.messages.at(-1)?.id ?? 0
  const [id, setId] = useState(newest)
  const hasNews = ticket.messages.some(message => message.id > id && isNews(message))
  return { id, hasNews, read: () => setId(newest) }
}
