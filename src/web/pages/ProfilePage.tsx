import { whyNotCall } from '#base/access/access.ts'
import { useReader } from '#kit/use-session.ts'
import { Profile } from '#shop/account/ui/profile/Profile.tsx'
import { NotificationSwitches } from '#shop/notification/ui/NotificationSwitches.tsx'
import { packingCalls } from '#shop/packing/contract.ts'
import { PackingSettings } from '#shop/packing/ui/PackingSettings.tsx'

export const handle = { texts: ['account', 'fault', 'notification', 'packing'] }

/** `/profile/[[...slug]]` (spec §2), of sellers and of staff. */
export default function ProfilePage() {
  const reader = useReader()
  const maySee = reader && whyNotCall(packingCalls.myPacking, reader) === undefined
  return <Profile switches={<NotificationSwitches />} packing={maySee ? <PackingSettings /> : undefined} />
}
