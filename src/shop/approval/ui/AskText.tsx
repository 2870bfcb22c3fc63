import { useText } from '#kit/use-text.ts'
import { ActText } from '#shop/audit/ui/AuditLine.tsx'
import { isWaiting } from '../rules.ts'

/** What is asked for: nothing of it is done yet, which a line of the audit log would say. */
export function AskText({ call }: { call: string }) {
  const t = useText('approvalOffice')
  return isWaiting(call) ? t(`ask_${call}`) : <ActText call={call} />
}
