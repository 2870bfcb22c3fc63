import { useFaultText } from '#kit/use-text.ts'
import type { LabelPage } from '../../buy/file/contract.ts'

/** Why a page is not what it could be, in the reader's words. */
export function useWhy() {
  const faultText = useFaultText()
  return ({ fault, faultNote }: LabelPage) => {
    const [zip = '', orderZip = ''] = faultNote.split(' / ')
    return fault && <small className="muted">{faultText(fault, { zip, orderZip, page: faultNote, reason: faultNote }) ?? fault}</small>
  }
}
