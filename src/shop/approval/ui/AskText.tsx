import { useActText } from '#kit/use-text.ts'
import { ActText } from '#shop/audit/ui/AuditLine.tsx'

/** What is asked for: nothing of it is done yet, which a line of the audit log would say. */
export function AskText({ call }: { call: string }) {
  return useActText().say(`asks_${call}`) ?? <ActText call={call} />
}
