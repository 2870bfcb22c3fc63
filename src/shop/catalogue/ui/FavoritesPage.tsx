import { CardList } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { withColorsIn } from '../storefront/color.rules.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import { ProductTile } from './ProductTile.tsx'

export const handle = { texts: ['catalogue'] }

/** The products that the seller has marked. */
export default function FavoritesPage() {
  const t = useText('catalogue')
  const language = useLanguage()
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
            <Tiles>
              {withColorsIn(language, products).map(product => (
                <li key={product.id}>
                  <ProductTile product={product} heading="h2" />
                </li>
              ))}
            </Tiles>
            {pager}
          </>
        )}
      </CardList>
    </>
  )
}
