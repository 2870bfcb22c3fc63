import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { When } from '#kit/app/page/When.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import { isOpenTicket } from '../../rules.ts'
import { TicketWaits } from '../list/TicketBadges.tsx'
import type { ShownTicket } from './shown-ticket.ts'

type Props = {
  ticket: Omit<ShownTicket, 'messages' | 'canRate'>
  isForStaff?: boolean
  requester?: ReactNode
  /** Who answers, where staff choose it. */
  supporter?: ReactNode
  /** When staff must have answered, as they see it. */
  due?: { label: string; value: ReactNode } | undefined
}

/** Whose turn it is, who answers, and since when. */
export function TicketFacts({ ticket, isForStaff = false, requester, supporter, due }: Props) {
  const t = useText('ticket')
  const { id, type, status, createdAt, lastActivityAt, trackingNumber: number, carrierName, trackingUrl, depositId, solvesAt } = ticket
  const depositPath = isForStaff ? `/office/deposits?status=ALL&q=${depositId}` : `/payments/deposit/${depositId}`
  return (
    <Panel title={t('facts')}>
      <Facts
        of={[
          { label: t('ticket'), value: <CopyId id={String(id)} /> },
          isOpenTicket(status) && { label: t('waitingOn'), value: <TicketWaits ticket={ticket} isForStaff={isForStaff} /> },
          due,
          isForStaff && solvesAt !== null && { label: t('solvesItself'), value: <When at={solvesAt} /> },
          { label: t('supporter'), value: supporter ?? ticket.supporter ?? t('none') },
          { label: t('requester'), value: requester ?? ticket.requester },
          { label: t('type'), value: t(`type_${type}`) },
          number !== null && { label: t('parcel'), value: <TrackingNumber {...{ number, carrierName, trackingUrl }} /> },
          depositId !== null && { label: t('deposit'), value: <Link to={depositPath}>#{depositId}</Link> },
          { label: t('created'), value: <When at={createdAt} exact /> },
          { label: t('lastActivity'), value: <When at={lastActivityAt} /> },
        ]}
      />
    </Panel>
  )
}
