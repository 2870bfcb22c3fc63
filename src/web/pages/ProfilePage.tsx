import { whyNotCall } from '#base/access/access.ts'
import { Stack } from '#kit/layout/Stack.tsx'
import { useReader } from '#kit/use-session.ts'
import { Profile } from '#shop/account/ui/profile/Profile.tsx'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { MyPrices } from '#shop/catalogue/ui/price/MyPrices.tsx'
import { NotificationChannels } from '#shop/notification/ui/channel/NotificationChannels.tsx'
import { PushDevices } from '#shop/notification/ui/push/PushDevices.tsx'
import { packingCalls } from '#shop/packing/contract.ts'
import { PackingSettings } from '#shop/packing/ui/PackingSettings.tsx'
import { lowBalanceCalls } from '#shop/wallet/ledger/low/contract.ts'
import { LowBalanceForm } from '#shop/wallet/ui/low/LowBalanceForm.tsx'

export const handle = { texts: ['account', 'fault', 'notification', 'notificationKind', 'packing', 'walletLow', 'myPrices'] }

/** `/profile/[[...slug]]` (spec §2), of sellers and of staff. */
export default function ProfilePage() {
  const reader = useReader()
  const maySeePacking = reader && whyNotCall(packingCalls.myPacking, reader) === undefined
  const maySeePrices = reader && whyNotCall(catalogueCalls.myPriceList, reader) === undefined
  const maySeeBalance = reader && whyNotCall(lowBalanceCalls.myLowBalance, reader) === undefined
  const notifications = (
    <Stack gap={16}>
      <NotificationChannels />
      <PushDevices />
      {maySeeBalance && <LowBalanceForm />}
    </Stack>
  )
  return (
    <Profile
      notifications={notifications}
      prices={maySeePrices ? <MyPrices /> : undefined}
      packing={maySeePacking ? <PackingSettings /> : undefined}
    />
  )
}
