import { formatNumber } from '#base/number.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { bulkCalls, type Import } from '../contract.ts'

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
  const reason = !isChecked ? t('stillChecking') : record.orders === 0 ? t('nothingGood') : undefined

  const make = () => {
    const figures = [
      { label: t('statOrders'), value: number(record.orders) },
      { label: t('figureLeftOut'), value: number(leftOut) },
      { label: t('statCost'), value: <Money cents={record.totalCents} />, isTotal: true },
    ]
    const action = t('confirm', { count: record.goodRows })
    const question = { title: t('confirmTitle'), children: t(isPaid ? 'confirmPays' : 'confirmHint'), figures, action }
    void confirm.ask(question, { params, body: { submit: isPaid, seenTotalCents: record.totalCents } })
  }
  const isOpen = record.status === 'READY' || record.status === 'CHECKING'
  return (
    <>
      {isChecked && leftOut > 0 && (
        <LinkButton to={api.url(bulkCalls.failedRows, { params })} icon="download" reloadDocument title={t('failedHint')}>
          {t('downloadFailed')}
        </LinkButton>
      )}
      {isOpen && (
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t('giveUp')}
        </Button>
      )}
      {isOpen && (
        <Button variant="primary" icon="check" reason={reason} busy={confirm.isPending} onClick={make}>
          {t('confirm', { count: record.goodRows })}
        </Button>
      )}
      {record.status === 'DONE' && <AddArtLink importId={record.id} />}
      {record.status === 'DONE' && (
        <LinkButton variant="primary" to={`/order?importId=${record.id}`}>
          {t('seeOrders')}
        </LinkButton>
      )}
      {(record.status === 'REFUSED' || record.status === 'CANCELLED') && (
        <LinkButton variant="primary" icon="upload" to="/order/import">
          {t('sendAnother')}
        </LinkButton>
      )}
    </>
  )
}

/** Leads to the import's orders without art, where there are any: the next thing after a platform's file. */
function AddArtLink({ importId }: { importId: number }) {
  const t = useText('import')
  const lacking = useCall(orderCalls.myOrders, { query: { importId, design: 'MISSING', limit: 1 } }).data?.data.totalDocs ?? 0
  if (lacking === 0) return null
  return (
    <LinkButton icon="design" to={`/order?importId=${importId}&design=MISSING`}>
      {t('addArt', { count: lacking })}
    </LinkButton>
  )
}
