import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Menu } from '#kit/control/Menu.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { ticketMacroCalls } from '../../office/macro/contract.ts'

type Props = { ticketId: number /** Its text, whole and in the requester's language. */; onInsert: (text: string) => void }

/** Inserts a macro; where something that it names is not known, says what, and inserts nothing. */
export function MacroMenu({ ticketId, onInsert }: Props) {
  const t = useText('ticketMacro')
  const notice = useNotice()
  const errorText = useErrorText()
  const macros = useCall(ticketMacroCalls.macros, {}).data?.data ?? []
  if (macros.length === 0) return null
  const insert = async (macroId: number) => {
    try {
      onInsert((await api(ticketMacroCalls.fillMacro, { params: { id: ticketId, macroId } })).data.text)
    } catch (error) {
      notice.failed(errorText(error))
    }
  }
  return (
    <Row>
      <Menu label={t('insert')} entries={macros.map(({ id, name }) => ({ label: name, onSelect: () => void insert(id) }))} />
    </Row>
  )
}

/** What was inserted stands below what was typed. */
export const withMacro = (typed: string, text: string): string => (typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`)
