import { useEffect } from 'react'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Button } from '#kit/control/Button.tsx'
import { focusTitle } from '#kit/focus-title.ts'
import { Figures } from '#kit/layout/Figures.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { trackingFileCalls } from '../../file/tracking/contract.ts'
import { AskedColumns } from './AskedColumns.tsx'
import { RefusedRows } from './RefusedRows.tsx'
import { SendTracking } from './SendTracking.tsx'
import { allParts, TrackingRows } from './TrackingRows.tsx'
import { type Checking, type ShownCheck, useCheck } from './use-check.ts'
import { useSetNumbers } from './use-set-numbers.ts'

export const handle = { texts: ['trackingFile', 'carrier', 'import'] }

/** Tracking numbers for orders that exist: a file, what it would set, and what was set of it. */
export default function TrackingImportPage() {
  const t = useText('trackingFile')
  const checking = useCheck()
  const { check } = checking
  const back = { to: '/order/import', label: t('back') }
  if (check) return <Checked key={check.fileName} check={check} checking={checking} back={back} />
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} back={back} />
      <SendTracking checking={checking} />
    </>
  )
}

type Props = { check: ShownCheck; checking: Checking; back: { to: string; label: string } }
function Checked({ check, checking, back }: Props) {
  const t = useText('trackingFile')
  const numbers = useSetNumbers(check)
  const mayNot = useWhyNot()(trackingFileCalls.setTrackingNumbers)
  const { counts, left } = numbers
  const [, setPart] = useUrlState(allParts)
  const another = () => {
    setPart(allParts)
    checking.leave()
  }
  // What was pressed is gone with what it was on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another screen.
  useEffect(() => focusTitle(), [check])
  const isAsked = check.unclear.length > 0
  const whyNotSet = mayNot ?? (isAsked ? t('sayColumns') : left === 0 ? t('nothingToSet') : undefined)
  return (
    <>
      <PageHeader
        title={check.fileName}
        hint={t('title')}
        back={back}
        actions={
          <>
            <Button icon="upload" onClick={another}>
              {t('another')}
            </Button>
            <RefusedRows check={check} rows={numbers.rows} />
            <Button
              variant={isAsked ? 'secondary' : 'primary'}
              icon="check"
              busy={numbers.isPending}
              reason={whyNotSet}
              onClick={() => void numbers.set()}
            >
              {t('set', { count: left })}
            </Button>
          </>
        }
      />
      <Stack gap={24}>
        <AskedColumns key={JSON.stringify([check.unclear, check.said])} check={check} checking={checking} />
        {numbers.isPending ? (
          <ProgressBar label={t('setting')} done={numbers.sent} total={numbers.total} />
        ) : (
          <Figures
            of={[
              {
                label: t(left > 0 || counts.DONE === 0 ? 'verdict_SET' : 'verdict_DONE'),
                value: left > 0 ? left : counts.DONE,
                meaning: 'green',
              },
              { label: t('verdict_SAME'), value: counts.SAME },
              { label: t('verdict_LEFT'), value: counts.LEFT },
              { label: t('verdict_REFUSED'), value: counts.REFUSED, meaning: counts.REFUSED > 0 ? 'red' : 'green' },
            ]}
          />
        )}
        <TrackingRows rows={numbers.rows} counts={counts} />
      </Stack>
    </>
  )
}
