import { useState } from 'react'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
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
  const whyNot = useWhyNot()
  const reason = whyNot(shippingCalls.changeShipping)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button icon="plus" reason={whyNot(shippingCalls.addShipping)} onClick={() => setAdding(true)}>
            {t('addOption')}
          </Button>
        }
      />
      <Stack gap={32}>
        <Stack gap={8}>
          {reason === undefined && <PriceLimitNote />}
          <Loaded of={options}>
            {all => <RatesTable options={all} reason={reason} isAdding={isAdding} onAdded={() => setAdding(false)} />}
          </Loaded>
        </Stack>
        <Holidays />
      </Stack>
    </>
  )
}
