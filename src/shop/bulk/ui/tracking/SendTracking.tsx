import { useSend } from '#kit/call/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { trackingFileCalls } from '../../file/tracking/contract.ts'
import { trackingFileLimits } from '../../file/tracking/verdict.rules.ts'
import { SendTable } from '../part/SendTable.tsx'
import type { ShownCheck } from './use-set-numbers.ts'

/** A file of tracking numbers. */
export function SendTracking({ onChecked }: { onChecked: (check: ShownCheck) => void }) {
  const t = useText('trackingFile')
  const mayNot = useWhyNot()(trackingFileCalls.checkTrackingLink)
  const onDone = ({ data }: { data: ShownCheck }) => onChecked(data)
  const file = useSend(trackingFileCalls.checkTrackingFile, { onDone })
  const link = useSend(trackingFileCalls.checkTrackingLink, { onDone })
  const words = { drop: t('dropLabel'), hint: t('dropHint'), link: t('linkLabel'), linkHelp: t('linkHelp'), fetch: t('fetchLink') }
  return <SendTable words={words} maxBytes={trackingFileLimits.bytes} file={file} link={link} mayNot={mayNot} />
}
