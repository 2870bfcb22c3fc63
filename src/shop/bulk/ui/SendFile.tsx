import { useNavigate } from 'react-router'
import { limits } from '#base/fields.ts'
import { useSend } from '#kit/call/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import } from '../contract.ts'
import { SendTable } from './part/SendTable.tsx'

/** A file of orders; its own page opens. */
export function SendFile() {
  const t = useText('import')
  const navigate = useNavigate()
  const open = ({ data }: { data: Import }) => navigate(`/order/import/${data.id}`)
  const file = useSend(bulkCalls.importFile, { changes: [bulkCalls.myImports], onDone: open })
  const link = useSend(bulkCalls.importLink, { changes: [bulkCalls.myImports], onDone: open })
  const words = { drop: t('dropLabel'), hint: t('dropHint'), link: t('linkLabel'), linkHelp: t('linkHelp'), fetch: t('fetchLink') }
  return <SendTable words={words} maxBytes={limits.importFileBytes} file={file} link={link} />
}
