import { useState } from 'react'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { type AskedField, askedFields, type SaidColumns } from '../../file/tracking/field.rules.ts'
import type { Checking, ShownCheck } from './use-check.ts'

const saidBy = { orderId: 'orderColumn', trackingNumber: 'numberColumn' } as const satisfies Record<AskedField, keyof SaidColumns>

type Props = { check: ShownCheck; checking: Checking }
/** Of several columns that may be the number, or the order, the one that is; nothing is set before it is said. What was said may be said anew. */
export function AskedColumns({ check: { columns, said: saidBefore, unclear }, checking }: Props) {
  const t = useText('trackingFile')
  const errorText = useErrorText()
  const [said, setSaid] = useState<SaidColumns>({})
  const isAsked = (field: AskedField) => unclear.some(({ looksLike }) => looksLike === field)
  const shown = askedFields.filter(field => isAsked(field) || saidBefore[saidBy[field]] !== undefined)
  const isOpen = unclear.length > 0
  const isSaid = isOpen ? shown.every(field => !isAsked(field) || said[saidBy[field]] !== undefined) : Object.keys(said).length > 0
  const namesOf = (field: AskedField) => unclear.filter(({ looksLike }) => looksLike === field).map(({ header }) => `“${header}”`)
  if (shown.length === 0) return null
  return (
    <Panel
      title={t(isOpen ? 'askTitle' : 'saidTitle')}
      aside={
        <Button
          icon="refresh"
          variant={isOpen ? 'primary' : 'secondary'}
          busy={checking.isPending}
          reason={isSaid ? undefined : t(isOpen ? 'sayColumns' : 'saidNothing')}
          onClick={() => checking.again(said)}
        >
          {t('checkAgain')}
        </Button>
      }
    >
      {shown.map(field => (
        <Select
          key={field}
          label={t(`ask_${field}`)}
          help={isAsked(field) ? t('askHint', { columns: namesOf(field).join(', ') }) : t('saidHint')}
          choices={columns.map(({ header }) => header)}
          placeholder={t('askChoose')}
          value={said[saidBy[field]] ?? saidBefore[saidBy[field]] ?? ''}
          onChange={header => setSaid({ ...said, [saidBy[field]]: header })}
        />
      ))}
      {checking.error && (
        <Note meaning="red" role="alert">
          {errorText(checking.error)}
        </Note>
      )}
    </Panel>
  )
}
