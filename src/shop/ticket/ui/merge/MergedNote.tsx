import { LinkButton } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { useText } from '#kit/use-text.ts'
import { officeTicketPath, ticketPath } from '../../rules.ts'

type Props = { mergedId: number | null; isForStaff?: boolean }

/** Where a merged ticket goes on. */
export function MergedNote({ mergedId, isForStaff = false }: Props) {
  const say = useText('ticketMerge')
  if (mergedId === null) return null
  return (
    <Note
      meaning="blue"
      icon="info"
      title={say('line_INTO', { id: mergedId })}
      action={<LinkButton to={isForStaff ? officeTicketPath(mergedId) : ticketPath(mergedId)}>{say('open', { id: mergedId })}</LinkButton>}
    >
      {isForStaff ? say('goesOn') : say('replyGoes', { id: mergedId })}
    </Note>
  )
}
