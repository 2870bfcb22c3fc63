import { grouped } from '#base/number.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import type { LabelPage } from '../../buy/file/contract.ts'
import { faultWords } from '../../rules.ts'

/** Why a page is not what it could be, in the reader's words. */
export function useWhy() {
  const faultText = useFaultText()
  const t = useText('labelFile')
  return ({ fault, faultNote, unreadNumbers: [unread] }: LabelPage) => (
    <>
      {fault && <small className="muted">{faultText(fault, faultWords(faultNote)) ?? fault}</small>}
      {unread !== undefined && <small>{t('unreadNumber', { number: grouped(unread) })}</small>}
    </>
  )
}
