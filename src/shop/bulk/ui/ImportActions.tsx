import { formatNumber } from '#base/number.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { bulkCalls, type Import } from '../contract.ts'
import { ImportedOrders } from './ImportedOrders.tsx'
import { LowImport } from './LowImport.tsx'

/** What may be done with an import as it stands. */
export function ImportActions({ record }: { record: Import }) {
  const t = useText('import')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const changes = [bulkCalls.myImport, bulkCalls.myImports]
  const confirm = useAct(bulkCalls.confirmImport, { changes })
  const cancel = useAct(bulkCalls.cancelImport, { changes })
  const isPaid = useCall(accountCalls.me, {}).data?.data.autoSubmit ?? false
  const params = { id: record.id }
  const leftOut = record.badRows + record.heldRows
  const isChecked = record.checkedAt !== null
  const isAsked = record.status === 'MAPPING' || record.unclear.length > 0
  const ofRole = useWhyNot()(bulkCalls.confirmImport)
  const reason =
    ofRole ?? (!isChecked ? t('stillChecking') : isAsked ? t('sayColumns') : record.orders === 0 ? t('nothingGood') : undefined)

  const make = () => {
    const figures = [
      { label: t('statOrders'), value: number(record.orders) },
      { label: t('figureLeftOut'), value: number(leftOut) },
      { label: t('statCost'), value: <Money cents={record.totalCents} />, isTotal: true },
    ]
    const action = t('confirm', { count: record.goodRows })
    // What the dialog's tick says when its button is pressed.
    const body = { submit: isPaid, seenTotalCents: record.totalCents, acceptsDpi: undefined as number | undefined }
    const onAccept = (isAccepted: boolean) => {
      body.acceptsDpi = isAccepted ? (record.lowDpi ?? undefined) : undefined
    }
    const question = {
      title: t('confirmTitle', { count: record.orders }),
      children: (
        <Stack gap={12}>
          <p>{t(isPaid ? 'confirmPays' : 'confirmHint')}</p>
          <LowImport record={record} onAccept={onAccept} />
        </Stack>
      ),
      figures,
      action,
    }
    void confirm.ask(question, { params, body })
  }
  const isOpen = record.status === 'READY' || record.status === 'CHECKING' || record.status === 'MAPPING'
  return (
    <>
      {isChecked && leftOut > 0 && (
        <LinkButton to={api.url(bulkCalls.failedRows, { params })} icon="download" reloadDocument title={t('failedHint')}>
          {t('downloadFailed')}
        </LinkButton>
      )}
      {isOpen && (
        <Button reason={ofRole} busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t('giveUp')}
        </Button>
      )}
      {isOpen && record.status !== 'MAPPING' && (
        <Button variant="primary" icon="check" reason={reason} busy={confirm.isPending} onClick={make}>
          {t('confirm', { count: record.goodRows })}
        </Button>
      )}
      {record.status === 'DONE' && <ImportedOrders importId={record.id} />}
      {(record.status === 'REFUSED' || record.status === 'CANCELLED') && (
        <LinkButton variant="primary" icon="upload" to="/order/import">
          {t('sendAnother')}
        </LinkButton>
      )}
    </>
  )
}
