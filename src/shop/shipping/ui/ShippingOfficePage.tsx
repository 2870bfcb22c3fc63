import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { PriceLimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { shippingCalls } from '../contract.ts'
import { Holidays } from './Holidays.tsx'
import { RatesTable } from './RatesTable.tsx'

export const handle = { texts: ['shippingOffice', 'approval'] }

/** Shipping options with their rates by weight, country by country, and the holidays. */
export default function ShippingOfficePage() {
  const t = useText('shippingOffice')
  const options = useCall(shippingCalls.officeShipping, {})
  const reason = useWhyNot()(shippingCalls.changeShipping)
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <Stack gap={32}>
        <Stack gap={8}>
          {reason === undefined && <PriceLimitNote />}
          <Loaded of={options}>{all => <RatesTable options={all} reason={reason} />}</Loaded>
        </Stack>
        <Holidays />
      </Stack>
    </>
  )
}
