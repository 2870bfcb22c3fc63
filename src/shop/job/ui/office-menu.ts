import type { OfficeMenu } from '#kit/menu.ts'
import { jobCalls } from '../contract.ts'
import type { jobOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof jobOfficePlaceText> = {
  places: [{ group: 'admin', rank: 20, path: '/office/jobs', text: 'jobs', icon: 'refresh', call: jobCalls.failedJobs }],
  queues: {
    jobs: { icon: 'refresh', to: '/office/jobs', call: jobCalls.failedJobs },
  },
}
