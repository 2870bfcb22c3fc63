import { useState } from 'react'
import { placeOf } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useReader } from '#kit/use-session.ts'
import { type Translate, useActText, useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { Changes, ObjectLink } from '#shop/audit/ui/AuditLine.tsx'
import { type Approval, approvalCalls } from '../contract.ts'
import { hasNoSum } from '../rules.ts'
import { ActAmount } from './ActAmount.tsx'
import { AskText } from './AskText.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'

/** The queue, oldest first: what is asked for, by whom, and the two answers. */
export function WaitingActs() {
  const t = useText('approvalOffice')
  const faultText = useFaultText()
  const { say } = useActText()
  const readerId = useReader()?.id
  const whyNot = useWhyNot()
  const [refused, setRefused] = useState<Approval>()
  const acts = useList(approvalCalls.approvals, { live: ['approval.asked', 'approval.decided'] })
  const confirm = useConfirming()
  // Whoever asked may take it back.
  const whyNotRefuse = (act: Approval) => (act.whyNot === 'APPROVAL_NEEDS_ANOTHER_ROLE' && act.maker.id !== readerId ? act.whyNot : null)
  /** Deposits and corrections are decided where they stand. */
  const decidedAt = (ownKey: string) => {
    const [subject = '', id = ''] = ownKey.split(':')
    return placeOf(say(`place_${subject}`), id) ?? '/office'
  }
  const reasonOf = (code: string | null) => (code === null ? undefined : faultText(code, { hours: 24 }))
  return (
    <>
      <List
        of={acts}
        name="approvals"
        label={t('waiting')}
        columns={columnsOf(t)}
        rowName={row => `#${row.id}`}
        rowActions={row =>
          row.ownKey === null ? (
            <>
              <Button
                size="small"
                variant="primary"
                reason={whyNot(approvalCalls.confirmApproval) ?? reasonOf(row.whyNot)}
                onClick={() => void confirm(row)}
              >
                {t('confirm')}
              </Button>
              <Button
                size="small"
                reason={whyNot(approvalCalls.refuseApproval) ?? reasonOf(whyNotRefuse(row))}
                onClick={() => setRefused(row)}
              >
                {t('refuse')}
              </Button>
            </>
          ) : (
            <LinkButton size="small" to={decidedAt(row.ownKey)}>
              {t('open')}
            </LinkButton>
          )
        }
        empty={{ drawing: 'done', title: t('empty'), hint: t('emptyHint') }}
      />
      {refused && <RefuseDialog act={refused} onClose={() => setRefused(undefined)} />}
    </>
  )
}

function useConfirming() {
  const t = useText('approvalOffice')
  const language = useLanguage()
  const readerId = useReader()?.id
  const allow = useAct(approvalCalls.confirmApproval, {
    changes: [approvalCalls.approvals, approvalCalls.moneyReport, approvalCalls.myLimits],
    done: t('done'),
  })
  return (act: Approval) => {
    const { id, kind, amount, maker } = act
    const value = hasNoSum(kind)
      ? '–'
      : amount === null
        ? t('noSum')
        : kind === 'price'
          ? `−${amount / 100}%`
          : formatCents(amount, { language })
    const title = maker.id === readerId ? t('confirmAloneTitle') : t('confirmTitle', { name: maker.username })
    const children = <Changes entry={entryOf(act)} />
    const question = { title, children, figures: [{ label: t('amount'), value, isTotal: true }], action: t('confirm') }
    return allow.ask(question, { params: { id }, body: {} })
  }
}

/** As a line of the audit log is shown. */
const entryOf = ({ id, call, subject, object, objectName, request, maker, at }: Approval) => ({
  id,
  actorId: maker.id,
  actor: maker.username,
  call,
  subject,
  object,
  objectName,
  request,
  change: null,
  requestId: '',
  at,
})

const columnsOf = (t: Translate<'approvalOffice'>): DataColumn<Approval>[] => [
  {
    id: 'what',
    header: t('kind'),
    cell: row => (
      <>
        <AskText call={row.call} /> · <ObjectLink entry={entryOf(row)} />
      </>
    ),
  },
  { id: 'request', header: t('request'), cell: row => <Changes entry={entryOf(row)} />, fromPixels: 760 },
  { id: 'maker', header: t('maker'), cell: row => row.maker.username, width: '120px' },
  {
    id: 'at',
    header: t('askedAt'),
    cell: row => (
      <>
        <When at={row.at} />
        {row.aloneAt && (
          <p className="hint">
            {Date.parse(row.aloneAt) <= Date.now() ? (
              t('aloneNow')
            ) : (
              <>
                {t('aloneLater')} <When at={row.aloneAt} />
              </>
            )}
          </p>
        )}
      </>
    ),
    width: '170px',
  },
  { id: 'amount', header: t('amount'), cell: row => <ActAmount act={row} />, align: 'end', width: '110px' },
]
