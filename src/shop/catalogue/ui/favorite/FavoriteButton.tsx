import { useEffect, useState } from 'react'
import { api } from '#kit/call/api.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { catalogueCalls } from '../../storefront/contract.ts'
import styles from '../product/ProductParts.module.css'

/** A signed-in seller's mark on a product. Whether it is marked comes after the first paint. */
export function FavoriteButton({ id }: { id: number }) {
  const t = useText('catalogue')
  const [isMarked, setMarked] = useState(false)
  const add = useSendPlain(catalogueCalls.addFavorite)
  const remove = useSendPlain(catalogueCalls.removeFavorite)
  useEffect(() => {
    let isHere = true
    const show = (marked: boolean) => isHere && setMarked(marked)
    api(catalogueCalls.isFavorite, { params: { id } }).then(
      answer => show(answer.data),
      () => show(false),
    )
    return () => {
      isHere = false
    }
  }, [id])
  const turn = async () => {
    const answer = await (isMarked ? remove : add).send({ params: { id } })
    if (answer) setMarked(answer.data)
  }
  return (
    <Button
      variant="quiet"
      icon="heart"
      className={styles.favorite}
      aria-pressed={isMarked}
      busy={add.isSending || remove.isSending}
      onClick={() => void turn()}
    >
      {t(isMarked ? 'unfavorite' : 'favorite')}
    </Button>
  )
}
