import { useState } from 'react'
import { formatDate } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type PriceListCard, priceListCalls } from '../../price/contract.ts'
import { NewListForm } from './NewListForm.tsx'

export const handle = { texts: ['catalogueOffice'] }

/** Every price list, by tier. */
export default function PriceListsOfficePage() {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const reason = useWhyNot()(priceListCalls.createPriceList)
  const [isNew, setNew] = useState(false)
  const dateOf = (at: string | null) => (at === null ? '–' : formatDate(at, 'dateTime', { language, timeZone: 'UTC' }))
  const begin = (
    <Button variant="primary" icon="plus" reason={reason} onClick={() => setNew(true)}>
      {t('newPriceList')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('priceLists')} hint={t('priceListsHint')} actions={begin} />
      <List
        of={useList(priceListCalls.officePriceLists, { isWhole: true })}
        name="price-lists"
        label={t('priceLists')}
        columns={[
          { id: 'name', header: t('listName'), cell: list => list.name },
          { id: 'tier', header: t('tier'), cell: list => list.tier },
          { id: 'startsAt', header: t('startsAt'), cell: list => dateOf(list.startsAt) },
          { id: 'endsAt', header: t('endsAt'), cell: list => dateOf(list.endsAt) },
          { id: 'prices', header: t('pricesCount'), align: 'end', cell: list => list.priceCount },
          { id: 'state', header: t('state'), cell: list => <SpanBadge list={list} /> },
          { id: 'editedBy', header: t('editedBy'), cell: list => list.editedBy, isOptional: true },
        ]}
        rowTo={list => `/office/price-lists/${list.id}`}
        empty={{ title: t('noLists'), hint: t('priceListsHint'), action: begin }}
      />
      <Dialog isOpen={isNew} onClose={() => setNew(false)} title={t('newPriceList')}>
        <NewListForm />
      </Dialog>
    </>
  )
}

function SpanBadge({ list }: { list: PriceListCard }) {
  const t = useText('catalogueOffice')
  const now = Date.now()
  if (list.endsAt !== null && Date.parse(list.endsAt) <= now) return <Badge meaning="grey">{t('isOver')}</Badge>
  return Date.parse(list.startsAt) > now ? <Badge meaning="blue">{t('holdsLater')}</Badge> : <Badge meaning="green">{t('holdsNow')}</Badge>
}
