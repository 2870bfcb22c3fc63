import { CardList } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import styles from './FavoritesPage.module.css'
import { ProductTile } from './ProductTile.tsx'

export const handle = { texts: ['catalogue'] }

/** The products that the seller has marked. */
export default function FavoritesPage() {
  const t = useText('catalogue')
  const toProducts = <LinkButton to="/products">{t('toProducts')}</LinkButton>
  return (
    <>
      <PageHeader title={t('favorites')} hint={t('favoritesHint')} />
      <CardList
        of={useList(catalogueCalls.myFavorites, { limit: 12 })}
        empty={{ drawing: 'picture', title: t('noFavorites'), hint: t('noFavoritesHint'), action: toProducts }}
      >
        {(products, pager) => (
          <>
            <ul className={styles.grid}>
              {products.map(product => (
                <li key={product.id}>
                  <ProductTile product={product} />
                </li>
              ))}
            </ul>
            {pager}
          </>
        )}
      </CardList>
    </>
  )
}
