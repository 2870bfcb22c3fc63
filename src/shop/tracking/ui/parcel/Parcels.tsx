import type { ReactNode } from 'react'
import { grouped } from '#base/number.ts'
import { type Asked, Loaded } from '#kit/app/page/Loaded.tsx'
import { Fold } from '#kit/layout/Fold.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { ParcelStory, type ShownParcel } from './ParcelStory.tsx'

type PanelProps = { of: Asked<ShownParcel[]>; act?: (parcel: ShownParcel) => ReactNode; foot?: ReactNode }

/** An order's parcels in their own place of its page; nothing before the first one has left. */
export function ParcelsPanel({ of, act, foot }: PanelProps) {
  const t = useText('tracking')
  return (
    <Loaded of={of} waiting={null}>
      {parcels =>
        parcels.length > 0 && (
          <Panel title={t('parcelsTitle')} label={t('parcelsTitle')}>
            <Parcels of={parcels.toReversed()} act={act} />
            {foot}
          </Panel>
        )
      }
    </Loaded>
  )
}

/** The newest parcel as it is, those before it folded. */
export function Parcels({
  of: [newest, ...before],
  act,
}: {
  of: readonly ShownParcel[]
  act?: ((parcel: ShownParcel) => ReactNode) | undefined
}) {
  const [t, ofParcel] = [useText('tracking'), useText('parcel')]
  return (
    <>
      {newest && <ParcelStory parcel={newest} act={act?.(newest)} />}
      {before.map(parcel => (
        <Fold
          key={parcel.id}
          title={t('parcelName', { number: grouped(parcel.trackingNumber) })}
          hint={`· ${parcel.returnedAt === null ? ofParcel(`parcelState_${parcel.state}`) : ofParcel('parcelBack')}`}
        >
          <ParcelStory parcel={parcel} />
        </Fold>
      ))}
    </>
  )
}
