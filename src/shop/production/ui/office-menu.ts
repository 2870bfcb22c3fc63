import type { OfficeMenu } from '#kit/menu.ts'
import { hotCalls } from '../batch/hot/contract.ts'
import { productionCalls } from '../contract.ts'
import { madeCalls } from '../scan/made/contract.ts'
import type { productionOfficePlaceText } from './text.ts'

export const officeMenu: OfficeMenu<typeof productionOfficePlaceText> = {
  places: [
    { group: 'make', rank: 10, path: '/office/production', text: 'production', icon: 'printer', call: productionCalls.productionQueue },
  ],
  screens: [
    { path: '/office/production/scan', call: productionCalls.scanTicket },
    { path: '/office/production/pieces', call: madeCalls.madePieces },
  ],
  queues: {
    hotFolders: { icon: 'folder', to: '/office/production?tab=batches&trouble=HOT_FOLDER', call: hotCalls.sendHotFiles },
    batch: { icon: 'layers', to: '/office/production', call: productionCalls.makeBatch },
    pieces: { icon: 'printer', to: '/office/production/scan', call: productionCalls.scanTicket },
  },
}
