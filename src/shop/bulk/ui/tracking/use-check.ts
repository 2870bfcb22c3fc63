import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { useSend } from '#kit/call/use-call.ts'
import { trackingFileCalls } from '../../file/tracking/contract.ts'
import type { SaidColumns } from '../../file/tracking/field.rules.ts'

export type ShownCheck = CallAnswer<typeof trackingFileCalls.checkTrackingFile>['data']
type Sent = { files: File[] } | { body: { link: string } }

/** The check of a file, or of what a link leads to. What was sent stays at hand, to be checked again when its columns were said. */
export function useCheck() {
  const [check, setCheck] = useState<ShownCheck>()
  const [sent, setSent] = useState<Sent>()
  const onDone = ({ data }: { data: ShownCheck }) => setCheck(data)
  const file = useSend(trackingFileCalls.checkTrackingFile, { onDone })
  const link = useSend(trackingFileCalls.checkTrackingLink, { onDone })
  const send = (given: Sent, columns: SaidColumns) => {
    setSent(given)
    if ('files' in given) file.mutate({ ...given, body: columns })
    else link.mutate({ body: { ...given.body, ...columns } })
  }
  return {
    check,
    file: { mutate: (given: { files: File[] }) => send(given, {}), error: file.error, isPending: file.isPending },
    link: { mutate: (given: { body: { link: string } }) => send(given, {}), error: link.error, isPending: link.isPending },
    again: (columns: SaidColumns) => sent && send(sent, { ...check?.said, ...columns }),
    isPending: file.isPending || link.isPending,
    error: file.error ?? link.error,
    leave: () => setCheck(undefined),
  }
}
export type Checking = ReturnType<typeof useCheck>
