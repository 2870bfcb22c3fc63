import { When } from '#kit/app/page/When.tsx'
import { Dash } from '#kit/app/table/row/Dash.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { urgencyOf } from '../../due/rules.ts'

/** When staff must have answered: red once it is over, amber where it soon is; nothing where nobody waits for them. */
export function DueTime({ at }: { at: string | null }) {
  const t = useText('ticketOffice')
  if (at === null) return <Dash />
  const urgency = urgencyOf(at, new Date())
  if (urgency === 'LATER') return <When at={at} />
  const isOverdue = urgency === 'OVERDUE'
  return (
    <Badge meaning={isOverdue ? 'red' : 'amber'}>
      <span className="unseen">{t(isOverdue ? 'isOverdue' : 'isSoon')}</span> <When at={at} />
    </Badge>
  )
}
