import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CallError } from '#base/fault.ts'
import { MainFigure } from '#kit/layout/MainFigure.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Steps } from '#kit/layout/Steps.tsx'
import { apiOf } from '#kit/page-context.ts'
import { useText } from '#kit/use-text.ts'
import { followCalls } from '../../follow/contract.ts'
import type { BuyerStage } from '../../follow/rules.ts'
import { BuyerParcel } from './BuyerParcel.tsx'

export const handle = { texts: ['track', 'parcel', 'carrier'] }

const faults = ['TRACKING_LINK_ENDED', 'TRACKING_LINK_UNKNOWN', 'TOO_MANY_REQUESTS'] as const

export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    return { tracking: (await apiOf(context)(followCalls.followOrder, { params: { token: params.token ?? '' } })).data }
  } catch (error) {
    const fault = error instanceof CallError && faults.find(each => each === error.code)
    if (!fault) throw error
    return data({ fault }, { status: error.status })
  }
}

/** How far an order is and where its parcels are, for whoever has the link: the buyer, who has no account and needs no script. */
export default function FollowPage() {
  const t = useText('track')
  const found = useLoaderData<typeof loader>()
  return (
    <Stack>
      <title>{t('title')}</title>
      {'fault' in found ? (
        <>
          <h1>{t(found.fault)}</h1>
          <p>{t(`${found.fault}_hint`)}</p>
        </>
      ) : (
        <>
          <h1>{t('title')}</h1>
          <Progress stage={found.tracking.stage} isReplaced={found.tracking.isReplaced} hasParcel={found.tracking.parcels.length > 0} />
          {found.tracking.parcels.map(parcel => (
            <BuyerParcel key={parcel.trackingNumber} parcel={parcel} />
          ))}
        </>
      )}
    </Stack>
  )
}

const steps = ['step1', 'step2', 'step3', 'step4'] as const
/** How many of the steps are done. Where none is said, it went another way. */
const doneAt: Partial<Record<BuyerStage, number>> = { RECEIVED: 1, MAKING: 1, READY: 2, SHIPPED: 2, MOVING: 2, DELIVERED: 4 }

function Progress({ stage, isReplaced, hasParcel }: { stage: BuyerStage; isReplaced: boolean; hasParcel: boolean }) {
  const t = useText('track')
  const done = doneAt[stage]
  return (
    <Panel label={t('progress')}>
      <MainFigure>{t(`stage_${stage}`)}</MainFigure>
      {done === undefined ? (
        <Note icon="info">{t('askShop')}</Note>
      ) : (
        <Steps at={done} of={steps.map((step, at) => ({ title: t(step), isDone: at < done }))} />
      )}
      {isReplaced && <p>{t('replaced')}</p>}
      {!hasParcel && done !== undefined && <p className="hint">{t('noParcel')}</p>}
    </Panel>
  )
}
