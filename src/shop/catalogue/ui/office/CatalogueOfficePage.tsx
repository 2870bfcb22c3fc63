import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { catalogueOfficeCalls, type OfficeProductCard } from '../../office/contract.ts'
import { productStates } from '../../office/rules.ts'
import { photoUrl, pictureUrl } from '../../picture/rules.ts'
import styles from './CatalogueOffice.module.css'
import { NewProductDialog } from './NewProductDialog.tsx'

export const handle = { texts: ['catalogueOffice'] }
const defaults = { q: '', categoryId: 'all', state: 'all', page: 1, limit: 20 }

/** Every product of the shop. */
export default function CatalogueOfficePage() {
  const t = useText('catalogueOffice')
  const reason = useWhyNot()(catalogueOfficeCalls.createProduct)
  const [isNew, setNew] = useState(false)
  const [list, setList] = useUrlState(defaults)
  const categories = useCall(catalogueOfficeCalls.officeCategories, {}).data?.data ?? []
  const state = productStates.find(each => each === list.state)
  const categoryId = Number(list.categoryId) || undefined
  const query = {
    page: list.page,
    limit: list.limit,
    ...(list.q !== '' && { q: list.q }),
    ...(state && { state }),
    ...(categoryId && { categoryId }),
  }
  const products = useCall(catalogueOfficeCalls.officeProducts, { query }, { keepsLast: true })
  const found = products.data?.data
  const clear = () => setList({ q: '', categoryId: 'all', state: 'all' })
  const none = { value: 'all', label: t('all') }
  return (
    <>
      <PageHeader
        title={t('products')}
        hint={t('productsHint')}
        actions={
          <>
            <LinkButton to="/office/catalogue/menu">{t('menus')}</LinkButton>
            <Button variant="primary" icon="plus" reason={reason} onClick={() => setNew(true)}>
              {t('newProduct')}
            </Button>
          </>
        }
      />
      <FilterBar
        search={{ value: list.q, onChange: q => setList({ q }), placeholder: t('search') }}
        filters={[
          {
            name: 'categoryId',
            label: t('category'),
            value: list.categoryId,
            none: 'all',
            choices: [none, ...categories.map(each => ({ value: String(each.id), label: each.name }))],
            onChange: next => setList({ categoryId: next }),
          },
          {
            name: 'state',
            label: t('state'),
            value: list.state,
            none: 'all',
            choices: [none, ...productStates.map(value => ({ value, label: t(value) }))],
            onChange: next => setList({ state: next }),
          },
        ]}
        onClear={clear}
      />
      <DataTable
        name="products"
        label={t('products')}
        columns={useColumns()}
        rows={found?.docs}
        rowId={product => String(product.id)}
        rowTo={product => `/office/catalogue/${product.id}`}
        error={products.error}
        onRetry={() => void products.refetch()}
        empty={
          list.q !== '' || state || categoryId ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('emptyTitle')}>{t('emptyHint')}</EmptyState>
          )
        }
        pager={pagerOf(found, setList)}
      />
      <NewProductDialog isOpen={isNew} onClose={() => setNew(false)} categories={categories} />
    </>
  )
}

function useColumns(): DataColumn<OfficeProductCard>[] {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  return [
    {
      id: 'name',
      header: t('products'),
      cell: product => (
        <span className={styles.product}>
          <img
            src={product.photo ? photoUrl(product.photo, 'small') : pictureUrl(product, product.colorHex ?? '#fbfbfa')}
            alt=""
            width={40}
            height={40}
            loading="lazy"
          />
          {nameIn(language, product)}
        </span>
      ),
    },
    { id: 'code', header: t('productID'), cell: product => product.productID },
    { id: 'category', header: t('category'), cell: product => product.category },
    {
      id: 'variants',
      header: t('variants'),
      align: 'end',
      cell: product => (
        <>
          {product.variantCount}
          {product.outCount > 0 && <small className={styles.outs}> {t('outCount', { count: product.outCount })}</small>}
        </>
      ),
    },
    {
      id: 'price',
      header: t('priceSellerFrom'),
      align: 'end',
      cell: product => product.priceFrom !== null && <Money cents={product.priceFrom} />,
    },
    { id: 'state', header: t('state'), cell: product => <StateBadge product={product} /> },
    { id: 'editedBy', header: t('editedBy'), cell: product => product.editedBy, isOptional: true },
  ]
}

function StateBadge({ product }: { product: OfficeProductCard }) {
  const t = useText('catalogueOffice')
  if (product.discontinuedAt !== null && new Date(product.discontinuedAt) <= new Date()) return <Badge meaning="grey">{t('ended')}</Badge>
  if (!product.isEnabled) return <Badge meaning="grey">{t('hidden')}</Badge>
  const isOut = product.variantCount > 0 && product.outCount === product.variantCount
  return isOut ? <Badge meaning="amber">{t('out')}</Badge> : <Badge meaning="green">{t('on')}</Badge>
}
