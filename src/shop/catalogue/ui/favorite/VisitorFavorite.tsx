import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { askSignIn } from '#shop/account/ui/sign-in/ask-sign-in.ts'
import styles from '../product/ProductParts.module.css'

/** A visitor's "add to favourites": asks for sign-in over the page, and the product is marked afterwards. */
export function VisitorFavorite({ id }: { id: number }) {
  const t = useText('catalogue')
  const mark = async ({ kind }: { kind: 'seller' | 'staff' }) => {
    if (kind !== 'seller') return
    const { markFavorite } = await import('./mark-favorite.ts')
    await markFavorite(id)
  }
  return (
    <Button variant="quiet" icon="heart" className={styles.favorite} onClick={() => askSignIn(mark)}>
      {t('favorite')}
    </Button>
  )
}
