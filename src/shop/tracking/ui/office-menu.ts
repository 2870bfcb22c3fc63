import type { OfficeMenu } from '#kit/menu.ts'
import { trackingCalls } from '../contract.ts'
import { intakeCalls } from '../dock/contract.ts'
import { dayCalls } from '../dock/day/contract.ts'
import type { trackingOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof trackingOfficePlaceText> = {
  places: [
    { group: 'ship', rank: 20, path: '/office/scan-out', text: 'scanOut', icon: 'scan', call: trackingCalls.scanOut },
    { group: 'ship', rank: 30, path: '/office/scan-in', text: 'scanIn', icon: 'inbox', call: trackingCalls.scanIn },
    { group: 'ship', rank: 35, path: '/office/intake', text: 'intake', icon: 'intake', call: intakeCalls.takeIn },
    { group: 'ship', rank: 40, path: '/office/manifests', text: 'manifests', icon: 'layers', call: trackingCalls.manifests },
    { group: 'ship', rank: 50, path: '/office/tracking', text: 'tracking', icon: 'pin', call: trackingCalls.officeParcels },
  ],
  screens: [
    { path: '/office/intake/parcels', call: intakeCalls.intakeParcels },
    { path: '/office/manifests/end-of-day', call: dayCalls.endOfDay },
    { path: '/office/manifests/end-of-day/left', call: dayCalls.leftOver },
  ],
  queues: {
    handOver: { icon: 'scan', to: '/office/scan-out', call: trackingCalls.scanOut },
    manifests: { icon: 'layers', to: '/office/manifests?tab=TROUBLE', call: trackingCalls.manifests },
    parcels: { icon: 'pin', to: '/office/tracking?filter=TROUBLE', call: trackingCalls.officeParcels },
  },
  news: ['parcel.changed', 'manifest.changed'],
}
