import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '#base/time.ts'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type PriceListCard, priceListCalls } from '../../price/contract.ts'
import styles from '../office/CatalogueOffice.module.css'

export const handle = { texts: ['catalogueOffice'] }

/** Every price list, by tier. */
export default function PriceListsOfficePage() {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const reason = useWhyNot()(priceListCalls.createPriceList)
  const [isNew, setNew] = useState(false)
  const lists = useCall(priceListCalls.officePriceLists, {})
  const dateOf = (at: string | null) => (at === null ? '–' : formatDate(at, 'dateTime', { language, timeZone: 'UTC' }))
  return (
    <>
      <PageHeader
        title={t('priceLists')}
        hint={t('priceListsHint')}
        actions={
          <Button variant="primary" icon="plus" reason={reason} onClick={() => setNew(true)}>
            {t('newPriceList')}
          </Button>
        }
      />
      <DataTable<PriceListCard>
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
        rows={lists.data?.data}
        rowId={list => String(list.id)}
        rowTo={list => `/office/price-lists/${list.id}`}
        error={lists.error}
        onRetry={() => void lists.refetch()}
        empty={<EmptyState title={t('noLists')}>{t('priceListsHint')}</EmptyState>}
      />
      <AppDialog isOpen={isNew} onClose={() => setNew(false)} title={t('newPriceList')}>
        <NewListForm />
      </AppDialog>
    </>
  )
}

function SpanBadge({ list }: { list: PriceListCard }) {
  const t = useText('catalogueOffice')
  const now = Date.now()
  if (list.endsAt !== null && Date.parse(list.endsAt) <= now) return <Badge meaning="grey">{t('isOver')}</Badge>
  return Date.parse(list.startsAt) > now ? <Badge meaning="blue">{t('holdsLater')}</Badge> : <Badge meaning="green">{t('holdsNow')}</Badge>
}

function NewListForm() {
  const t = useText('catalogueOffice')
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [tier, setTier] = useState('')
  const create = useSend(priceListCalls.createPriceList, {
    changes: [priceListCalls.officePriceLists],
    onDone: ({ data }) => void navigate(`/office/price-lists/${data.id}`),
  })
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        create.mutate({ body: { name, tier, startsAt: new Date().toISOString(), endsAt: null } })
      }}
    >
      {create.error && <ErrorNote error={create.error} />}
      <TextInput
        label={t('listName')}
        value={name}
        required
        maxLength={120}
        data-autofocus
        onChange={event => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('tier')}
        description={t('tierHint')}
        value={tier}
        required
        pattern="[A-Z0-9_]{1,32}"
        onChange={event => setTier(event.currentTarget.value.toUpperCase())}
      />
      <div>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('newPriceList')}
        </Button>
      </div>
    </form>
  )
}
