import { Suspense } from 'react'
import { Link } from 'react-router'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { MainFigure } from '#kit/layout/MainFigure.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { dashboardCalls } from '../contract.ts'
import { LatestReplies } from './LatestReplies.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { SetupGuide } from './SetupGuide.tsx'

export const handle = { texts: ['dashboard', 'figures', 'order', 'orderResolution', 'carrier'] }

const shown = { query: { latest: 5 } }
/** A table weighs more than all the rest of this screen, which does not wait for it. */
const LatestOrders = lazyPart(() => import('./LatestOrders.tsx').then(it => it.LatestOrders))
const SellerFigures = lazyPart(() => import('./figures/SellerFigures.tsx').then(it => it.SellerFigures))
const SellerDetails = lazyPart(() => import('./figures/SellerFigures.tsx').then(it => it.SellerDetails))

/** Where a seller comes in: what waits for them with its button, the setup until it is done, their balance, figures, latest orders and answers. The frame hears of news. */
export default function SellerHomePage() {
  const t = useText('dashboard')
  const whyNot = useWhyNot()
  const home = useCall(dashboardCalls.sellerHome, shown)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton to="/payments/deposit" icon="plus" reason={whyNot(depositCalls.makeDeposit)}>
              {t('deposit')}
            </LinkButton>
            <LinkButton to="/order/import" icon="upload" variant="primary" reason={whyNot(bulkCalls.importFile)}>
              {t('importOrders')}
            </LinkButton>
          </>
        }
      />
      <Loaded of={home}>
        {({ balance, needs, guide, latest, replies }) => (
          <Stack gap={32}>
            {balance !== null && (
              <MainFigure label={t('balance')}>
                <Link to="/payments">
                  <Money cents={balance} />
                </Link>
              </MainFigure>
            )}
            <SetupGuide guide={guide} />
            <NeedsYou needs={needs} />
            <Suspense fallback={<Skeleton shape="block" />}>
              <SellerFigures />
            </Suspense>
            <Section title={t('latestOrders')} aside={latest.length > 0 && <Link to="/order">{t('allOrders')}</Link>}>
              <Suspense fallback={<Skeleton shape="block" />}>
                <LatestOrders rows={latest} error={undefined} onRetry={() => void home.refetch()} />
              </Suspense>
            </Section>
            <LatestReplies replies={replies} />
            <Suspense fallback={<Skeleton shape="block" />}>
              <SellerDetails />
            </Suspense>
          </Stack>
        )}
      </Loaded>
    </>
  )
}
