import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { cx } from '#kit/cx.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { catalogueOfficeCalls, type MenuEntry, type OfficeProductCard } from '../../office/contract.ts'
import { productStates } from '../../office/rules.ts'
import { photoUrl, pictureUrl } from '../../picture/rules.ts'
import styles from './CatalogueOffice.module.css'
import { NewProductDialog } from './NewProductDialog.tsx'

export const handle = { texts: ['catalogueOffice'] }

/** Every product of the shop. */
export default function CatalogueOfficePage() {
  const t = useText('catalogueOffice')
  const reason = useWhyNot()(catalogueOfficeCalls.createProduct)
  const language = useLanguage()
  const [isNew, setNew] = useState(false)
  const categories = useCall(catalogueOfficeCalls.officeCategories, {}).data?.data ?? []
  const products = useList(catalogueOfficeCalls.officeProducts, {
    search: t('search'),
    filters: [
      {
        name: 'categoryId',
        label: t('category'),
        any: t('all'),
        choices: categories.map(category => ({ value: String(category.id), label: nameIn(language, category) })),
      },
      { name: 'state', label: t('state'), any: t('all'), choices: productStates.map(value => ({ value, label: t(value) })) },
    ],
  })
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
      <List
        of={products}
        name="products"
        label={t('products')}
        columns={useColumns(categories)}
        rowTo={product => `/office/catalogue/${product.id}`}
        empty={{ title: t('emptyTitle'), hint: t('emptyHint') }}
      />
      <NewProductDialog isOpen={isNew} onClose={() => setNew(false)} categories={categories} />
    </>
  )
}

function useColumns(categories: readonly MenuEntry[]): DataColumn<OfficeProductCard>[] {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const categoryOf = ({ category }: OfficeProductCard) => {
    const entry = categories.find(({ name }) => name === category)
    return entry ? nameIn(language, entry) : category
  }
  return [
    {
      id: 'name',
      header: t('tabFacts'),
      cell: product => (
        <span className={cx('beside', styles.product)}>
          <img
            src={product.photo ? photoUrl(product.photo, 'small') : pictureUrl(product, product.colorHex ?? '#fbfbfa')}
            alt=""
            width={40}
            height={40}
            loading="lazy"
          />
          <span className="cut">{nameIn(language, product)}</span>
        </span>
      ),
    },
    { id: 'code', header: t('productID'), cell: product => product.productID },
    { id: 'category', header: t('category'), cell: categoryOf },
    {
      id: 'variants',
      header: t('variants'),
      align: 'end',
      cell: product => (
        <>
          {product.outCount > 0 && <small className="amber">{t('outCount', { count: product.outCount })}</small>} {product.variantCount}
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
