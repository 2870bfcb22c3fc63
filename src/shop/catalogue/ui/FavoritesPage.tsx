import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { Pager, pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import styles from './FavoritesPage.module.css'
import { ProductTile } from './ProductTile.tsx'

export const handle = { texts: ['catalogue'] }
const defaults = { page: 1, limit: 12 }

/** The products that the seller has marked. */
export default function FavoritesPage() {
  const t = useText('catalogue')
  const [list, setList] = useUrlState(defaults)
  const favorites = useCall(catalogueCalls.myFavorites, { query: list }, { keepsLast: true })
  const found = favorites.data?.data
  const pager = pagerOf(found, setList)
  return (
    <>
      <PageHeader title={t('favorites')} hint={t('favoritesHint')} />
      {favorites.error && <ErrorNote error={favorites.error} onRetry={() => void favorites.refetch()} />}
      {!found && !favorites.error && <Skeleton shape="block" />}
      {found?.docs.length === 0 && (
        <EmptyState title={t('noFavorites')} drawing="picture" action={<LinkButton to="/products">{t('toProducts')}</LinkButton>}>
          {t('noFavoritesHint')}
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {found?.docs.map(product => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
      {found && found.totalDocs > found.limit && pager && <Pager {...pager} />}
    </>
  )
}
