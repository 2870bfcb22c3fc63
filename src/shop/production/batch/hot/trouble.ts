import type { HotTrouble } from '#engine/files/hot/hot-folder.ts'
import type { ProductionFaultCode } from '../../faults.ts'

/** What staff read of a folder that takes no files. */
export const faultOfFolder = {
  MISSING: 'HOT_FOLDER_MISSING',
  NOT_WRITABLE: 'HOT_FOLDER_NOT_WRITABLE',
  FULL: 'HOT_FOLDER_FULL',
  SILENT: 'HOT_FOLDER_SILENT',
} as const satisfies Record<HotTrouble, ProductionFaultCode>
