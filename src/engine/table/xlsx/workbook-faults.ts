import { Fault } from '#base/fault.ts'
import { workbookLimits } from './row.ts'

export const tooLarge = () => new Fault('TABLE_XLSX_TOO_LARGE', { values: { max: workbookLimits.unpackedBytes / 2 ** 20 } })
export const broken = () => new Fault('TABLE_XLSX_BROKEN')
