import { Link } from 'react-router'
import { When } from '#kit/app/page/When.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { officeTicketPath, ticketPath } from '../../rules.ts'
import type { ShownMessage } from '../talk/shown-ticket.ts'

type Props = { message: ShownMessage & { merge: NonNullable<ShownMessage['merge']> }; isForStaff: boolean; isFresh: boolean }

/** What was done with another ticket, who did it, and the way to it: its messages and files stand there. */
export function MergeLine({ message: { merge, author, at }, isForStaff, isFresh }: Props) {
  const [say, t] = [useText('ticketMerge'), useText('ticket')]
  const { step, ticketId } = merge
  return (
    <>
      {isFresh && <Badge meaning="amber">{t('fresh')}</Badge>}{' '}
      <Link to={isForStaff ? officeTicketPath(ticketId) : ticketPath(ticketId)}>{say(`line_${step}`, { id: ticketId })}</Link> · {author} ·{' '}
      <When at={at} />
    </>
  )
}
