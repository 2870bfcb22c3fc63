import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { voucherCalls } from '../contract.ts'
import { voucherStage } from '../rules.ts'
import { VoucherDialog } from './VoucherDialog.tsx'

export const handle = { texts: ['voucherOffice', 'approval'] }
type Voucher = RowOf<typeof voucherCalls.officeVouchers>
const meanings: Record<ReturnType<typeof voucherStage>, Meaning> = { coming: 'grey', running: 'green', usedUp: 'amber', ended: 'grey' }
const stageOf = (voucher: Voucher) =>
  voucherStage({ ...voucher, startsAt: new Date(voucher.startsAt), endsAt: voucher.endsAt ? new Date(voucher.endsAt) : null }, new Date())

/** Every voucher with its uses; made and ended here. */
export default function VoucherOfficePage() {
  const t = useText('voucherOffice')
  const whyNot = useWhyNot()
  const [isMaking, setMaking] = useState(false)
  const vouchers = useList(voucherCalls.officeVouchers, { search: t('search') })
  const end = useAct(voucherCalls.endVoucher, {
    changes: [voucherCalls.officeVouchers],
    done: ({ data }) => t('endDone', { code: data.code }),
  })
  const ask = ({ id, code }: Voucher) =>
    end.ask({ title: t('endTitle', { code }), children: t('endHint'), action: t('end'), isDangerous: true }, { params: { id } })
  const make = (
    <Button variant="primary" icon="plus" reason={whyNot(voucherCalls.makeVoucher)} onClick={() => setMaking(true)}>
      {t('make')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} actions={make} />
      <List
        of={vouchers}
        name="vouchers"
        label={t('title')}
        columns={useColumns()}
        rowName={voucher => voucher.code}
        rowActions={voucher =>
          stageOf(voucher) !== 'ended' && (
            <Button size="small" reason={whyNot(voucherCalls.endVoucher)} onClick={() => void ask(voucher)}>
              {t('end')}
            </Button>
          )
        }
        empty={{ drawing: 'money', title: t('empty'), hint: t('emptyHint'), action: make }}
      />
      <VoucherDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  )
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
