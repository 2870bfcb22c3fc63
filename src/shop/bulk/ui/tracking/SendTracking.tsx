import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { trackingFileCalls } from '../../file/tracking/contract.ts'
import { trackingFileLimits } from '../../file/tracking/verdict.rules.ts'
import { SendTable } from '../part/SendTable.tsx'
import type { Checking } from './use-check.ts'

/** A file of tracking numbers. */
export function SendTracking({ checking: { file, link } }: { checking: Checking }) {
  const t = useText('trackingFile')
  const mayNot = useWhyNot()(trackingFileCalls.checkTrackingLink)
  const words = { drop: t('dropLabel'), hint: t('dropHint'), link: t('linkLabel'), linkHelp: t('linkHelp'), fetch: t('fetchLink') }
  return <SendTable words={words} maxBytes={trackingFileLimits.bytes} file={file} link={link} mayNot={mayNot} />
}
