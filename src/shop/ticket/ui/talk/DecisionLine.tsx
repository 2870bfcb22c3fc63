import { Link } from 'react-router'
import { Row } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownMessage } from './shown-ticket.ts'

const meanings = { REFUND: 'violet', REPRINT: 'blue', RESHIP: 'blue', REJECT: 'grey' } as const

/** What was decided with a message: money that went back, the order that replaces this one; and for staff whose fault it was. */
export function DecisionLine({ message: { decision, cause }, isForStaff }: { message: ShownMessage; isForStaff: boolean }) {
  const [say, t] = [useText('ticketDecision'), useText('order')]
  if (!decision) return null
  const { kind, cents, remakeId } = decision
  return (
    <Row>
      <Badge meaning={meanings[kind]}>{say(`made_${kind}`)}</Badge>
      {cents > 0 && <Money cents={cents} strong />}
      {remakeId !== null && <Link to={`${isForStaff ? '/office' : ''}/order/${remakeId}`}>{t('pageTitle', { id: remakeId })}</Link>}
      {cause && <span className="hint">{`${say('cause')}: ${say(`cause_${cause}`)}`}</span>}
    </Row>
  )
}
