import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { voucherCalls } from '../contract.ts'
import { voucherStage } from '../rules.ts'
import { VoucherDialog } from './VoucherDialog.tsx'

export const handle = { texts: ['voucherOffice', 'approval'] }
const defaults = { q: '', page: 1, limit: 20 }
type Voucher = CallAnswer<typeof voucherCalls.officeVouchers>['data']['docs'][number]
const meanings: Record<ReturnType<typeof voucherStage>, Meaning> = { coming: 'grey', running: 'green', usedUp: 'amber', ended: 'grey' }
const stageOf = (voucher: Voucher) =>
  voucherStage({ ...voucher, startsAt: new Date(voucher.startsAt), endsAt: voucher.endsAt ? new Date(voucher.endsAt) : null }, new Date())

/** Every voucher with its uses; made and ended here. */
export default function VoucherOfficePage() {
  const t = useText('voucherOffice')
  const whyNot = useWhyNot()
  const [isMaking, setMaking] = useState(false)
  const [list, setList] = useUrlState(defaults)
  const { q, page, limit } = list
  const vouchers = useCall(voucherCalls.officeVouchers, { query: { page, limit, ...(q !== '' && { q }) } }, { keepsLast: true })
  const found = vouchers.data?.data
  const end = useEnding()
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button variant="primary" icon="plus" reason={whyNot(voucherCalls.makeVoucher)} onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        }
      />
      <FilterBar search={{ value: q, onChange: next => setList({ q: next }), placeholder: t('search') }} filters={[]} />
      <DataTable
        name="vouchers"
        label={t('title')}
        columns={useColumns()}
        rows={found?.docs}
        rowId={voucher => String(voucher.id)}
        rowName={voucher => voucher.code}
        rowActions={voucher =>
          stageOf(voucher) !== 'ended' && (
            <Button size="small" reason={whyNot(voucherCalls.endVoucher)} onClick={() => void end(voucher)}>
              {t('end')}
            </Button>
          )
        }
        error={vouchers.error}
        onRetry={() => void vouchers.refetch()}
        empty={
          q !== '' ? (
            <NothingFound onClear={() => setList({ q: '' })} />
          ) : (
            <EmptyState drawing="money" title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          )
        }
        pager={pagerOf(found, setList)}
      />
      <VoucherDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  )
}

function useEnding() {
  const t = useText('voucherOffice')
  const notice = useNotice()
  const confirm = useConfirm()
  const end = useSend(voucherCalls.endVoucher, {
    changes: [voucherCalls.officeVouchers],
    onDone: ({ data }) => notice.done(t('endDone', { code: data.code })),
    onRefused: notice.failed,
  })
  return async ({ id, code }: Voucher) => {
    const ask = { title: t('endTitle', { code }), children: t('endHint'), action: t('end'), isDangerous: true }
    if (await confirm(ask)) end.mutate({ params: { id } })
  }
}

function useColumns(): DataColumn<Voucher>[] {
  const t = useText('voucherOffice')
  const language = useLanguage()
  const money = (cents: number) => formatCents(cents, { language })
  const percent = (basisPoints: number) => `${formatNumber(basisPoints / 100, language)}%`
  const value = ({ amountCents, shareBasisPoints, mostCents }: Voucher) => {
    const off = amountCents === null ? percent(shareBasisPoints ?? 0) : money(amountCents)
    return mostCents === null ? off : t('upTo', { value: off, most: money(mostCents) })
  }
  return [
    { id: 'code', header: t('code'), cell: voucher => voucher.code },
    { id: 'stage', header: t('stage'), cell: voucher => <Badge meaning={meanings[stageOf(voucher)]}>{t(stageOf(voucher))}</Badge> },
    { id: 'value', header: t('value'), cell: value },
    { id: 'from', header: t('from'), align: 'end', cell: voucher => (voucher.fromCents > 0 ? money(voucher.fromCents) : '–') },
    {
      id: 'uses',
      header: t('uses'),
      align: 'end',
      cell: ({ uses, maxUses }) => (maxUses === null ? String(uses) : t('usesOf', { uses, max: maxUses })),
    },
    { id: 'startsAt', header: t('startsAt'), cell: voucher => <When at={voucher.startsAt} />, isOptional: true },
    { id: 'endsAt', header: t('endsAt'), cell: voucher => (voucher.endsAt ? <When at={voucher.endsAt} /> : t('always')) },
    { id: 'note', header: t('note'), cell: voucher => voucher.note, isOptional: true },
  ]
}
