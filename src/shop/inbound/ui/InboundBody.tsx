import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { inboundCalls } from '../contract.ts'
import css from './InboundBody.module.css'

/** What a webhook said. JSON is set out in lines; the bytes are what the sender has signed. */
export function InboundBody({ id, sender, onClose }: { id: number; sender: string; onClose: () => void }) {
  const t = useText('inboundOffice')
  const body = useCall(inboundCalls.inboundBody, { params: { id } })
  return (
    <Dialog isOpen onClose={onClose} title={t('viewTitle', { id, sender })} width={582}>
      <Loaded of={body}>
        {({ text, bytes }) => (text === null ? <p>{t('noText', { bytes })}</p> : <pre className={css.body}>{laidOut(text)}</pre>)}
      </Loaded>
    </Dialog>
  )
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
