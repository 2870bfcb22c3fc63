import { nameIn } from '#base/text.ts'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Tile, Tiles } from '#kit/layout/Tiles.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { type Seen, useSeen } from './recent.ts'

/** The products looked at before this one, to go back to. */
export function RecentProducts({ product }: { product: Seen }) {
  const t = useText('catalogue')
  const language = useLanguage()
  const seen = useSeen(product)
  if (seen.length === 0) return null
  return (
    <Stack as="section">
      <h2>{t('recent')}</h2>
      <Tiles most={6}>
        {seen.map(each => (
          <li key={each.slug}>
            <Tile>
              <Picture src={each.picture} alt="" />
              <PublicLink to={`/products/${each.slug}`}>{nameIn(language, each)}</PublicLink>
            </Tile>
          </li>
        ))}
      </Tiles>
    </Stack>
  )
}
