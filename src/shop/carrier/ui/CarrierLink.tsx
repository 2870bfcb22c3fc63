import { LinkButton } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'

/** The way to what the carrier itself tells of a parcel; nothing of a carrier that we do not know. */
export function CarrierLink({ carrierName, trackingUrl }: { carrierName: string | null; trackingUrl: string | null }) {
  const t = useText('carrier')
  return (
    trackingUrl !== null && (
      <Row>
        <LinkButton size="small" icon="external" to={trackingUrl} reloadDocument target="_blank" rel="noopener noreferrer">
          {t('atCarrier', { carrier: carrierName ?? '' })}
        </LinkButton>
      </Row>
    )
  )
}
