import { useMemo, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import { EndSurplusBody, intakeCalls } from '../../dock/contract.ts'

export const handle = { texts: ['trackingOffice', 'carrier'] }
const defaults = { seller: 0 }
const tabs = ['HERE', 'MISSING', 'SURPLUS', 'LEFT'] as const
type Parcel = CallAnswer<typeof intakeCalls.intakeParcels>['data']['docs'][number]
const changes = [intakeCalls.intakeParcels, intakeCalls.intakeCounts]

/** Parcels of sellers at the dock: here, missing, surplus, and left today. */
export default function IntakeListOfficePage() {
  const t = useText('trackingOffice')
  const whyNot = useWhyNot()
  const [{ seller }] = useUrlState(defaults)
  const query = useMemo(() => (seller > 0 ? { sellerId: seller } : {}), [seller])
  const counts = useCall(intakeCalls.intakeCounts, { query }).data?.data
  useLive(['intake.changed', 'parcel.changed'], [intakeCalls.intakeCounts])
  const [given, setGiven] = useState<number>()
  const parcels = useList(intakeCalls.intakeParcels, {
    query,
    limit: 50,
    tabs: {
      name: 'tab',
      label: t('intakeParcels'),
      choices: tabs.map(value => ({ value, label: t(`intake_${value}`), count: counts?.[countOf[value]] })),
      isCounted: true,
    },
    live: ['intake.changed', 'parcel.changed'],
  })
  const name = parcels.rows?.find(parcel => parcel.seller?.id === seller)?.seller?.username
  return (
    <>
      <PageHeader
        title={name ? t('intakeOf', { seller: name }) : t('intakeParcels')}
        hint={seller > 0 ? undefined : t('intakeAllSellers')}
        back={{ to: '/office/intake', label: t('intake') }}
        actions={
          seller > 0 && (
            <LinkButton
              to={api.url(intakeCalls.intakeList, { query: { sellerId: seller } })}
              reloadDocument
              target="_blank"
              icon="printer"
              variant="primary"
            >
              {t('intakeList')}
            </LinkButton>
          )
        }
      />
      <List
        of={parcels}
        name="intake"
        label={t('intakeParcels')}
        rowId={parcel => parcel.number}
        columns={[
          { id: 'number', header: t('number'), cell: parcel => <TrackingCell {...parcel} /> },
          {
            id: 'order',
            header: t('order'),
            width: '110px',
            cell: parcel => parcel.orderId !== null && <strong className="numbers">#{parcel.orderId}</strong>,
          },
          { id: 'seller', header: t('seller'), phone: 'line', cell: parcel => parcel.seller?.username ?? t('intakeNobody') },
          ...(parcels.tab === 'SURPLUS'
            ? [{ id: 'why', header: t('intakeWhy'), cell: (parcel: Parcel) => parcel.surplus && t(`surplus_${parcel.surplus}`) }]
            : []),
          { id: 'at', header: t('intakeAt'), cell: parcel => <When at={parcel.at} /> },
        ]}
        rowActions={parcel =>
          parcel.surplus &&
          parcel.id !== null && (
            <Button size="small" reason={whyNot(intakeCalls.endSurplus)} onClick={() => setGiven(parcel.id ?? undefined)}>
              {t('giveBack')}
            </Button>
          )
        }
        empty={{ drawing: parcels.tab === 'HERE' ? 'box' : 'done', title: t('intakeEmpty'), hint: t('intakeEmptyHint') }}
      />
      {given !== undefined && <GiveBack id={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}

const countOf = { HERE: 'here', MISSING: 'missing', SURPLUS: 'surplus', LEFT: 'left' } as const

function GiveBack({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText('trackingOffice')
  const act = useAct(intakeCalls.endSurplus, { changes, done: t('givenBack'), onDone: onClose, showsRefusal: true })
  return (
    <ReasonDialog
      title={t('giveBackTitle')}
      shape={EndSurplusBody}
      name="note"
      label={t('giveBackNote')}
      action={t('giveBack')}
      act={act}
      onReason={body => act.mutate({ params: { id }, body })}
      onClose={onClose}
    />
  )
}
