import { grouped } from '#base/number.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { useText } from '#kit/use-text.ts'

type Props = { number: string; carrierName: string | null; trackingUrl: string | null }

/** A tracking number as it is printed on the parcel, to be copied, with its carrier, who tells of it where the name leads. */
export function TrackingNumber({ number, ...told }: Props) {
  return (
    <span className="beside">
      <span className="numbers">
        <CopyId id={number}>{grouped(number)}</CopyId>
      </span>
      <NamedCarrier {...told} />
    </span>
  )
}

/** The same where a row leaves it one line: the number itself leads there. */
export function TrackingCell({ number, carrierName, trackingUrl }: Props) {
  const t = useText('carrier')
  const name = carrierName ?? t('unknownCarrier')
  if (trackingUrl === null)
    return (
      <span className="numbers" title={name}>
        {grouped(number)}
      </span>
    )
  return (
    <a className="numbers" href={trackingUrl} target="_blank" rel="noopener noreferrer" title={t('atCarrier', { carrier: name })}>
      {grouped(number)}
    </a>
  )
}

/** What people call the carrier, and the way to it; of one that we do not know, that we do not. */
export function NamedCarrier({ carrierName, trackingUrl }: Omit<Props, 'number'>) {
  const t = useText('carrier')
  if (carrierName === null) return <span className="hint">{t('unknownCarrier')}</span>
  if (trackingUrl === null) return <span>{carrierName}</span>
  return (
    <a href={trackingUrl} target="_blank" rel="noopener noreferrer" aria-label={t('atCarrier', { carrier: carrierName })}>
      {carrierName}
    </a>
  )
}
