import { Profile } from '#shop/account/ui/profile/Profile.tsx'
import { NotificationSwitches } from '#shop/notification/ui/NotificationSwitches.tsx'

export const handle = { texts: ['account', 'fault', 'notification'] }

/** `/profile/[[...slug]]` (spec §2), of sellers and of staff. */
export default function ProfilePage() {
  return <Profile switches={<NotificationSwitches />} />
}
