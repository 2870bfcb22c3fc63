import { nameIn } from '#base/text.ts'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Panel } from '#kit/layout/Panel.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { photoCalls } from '../../scan/photo/contract.ts'
import { PhotoLink } from './PhotoLink.tsx'
import styles from './photo.module.css'

/** What the bench saw of an order's pieces, or of these items' alone; nothing where it took no photo. */
export function OrderPhotos({ orderId, itemIds = [] }: { orderId: number; itemIds?: readonly number[] }) {
  const t = useText('piecePhoto')
  const why = useText('reprint')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const found = useCall(photoCalls.orderPhotos, { query: { orderId } }, { isEnabled: whyNot(photoCalls.orderPhotos) === undefined })
  useLive(['production.changed'], [photoCalls.orderPhotos])
  const photos = (found.data?.data ?? []).filter(photo => itemIds.length === 0 || itemIds.includes(photo.itemId))
  if (photos.length === 0) return null
  return (
    <Panel title={t('title')} label={t('title')}>
      <p className="hint">{t('hint')}</p>
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <PhotoLink photo={photo} name={t('open', { number: at + 1, code: photo.code })} />
            <div>
              <span className="beside">
                <strong className="numbers">{photo.code}</strong>
                <Badge meaning={photo.state === 'PASSED' ? 'green' : 'red'}>{t(`state_${photo.state}`)}</Badge>
              </span>
              {photo.state === 'FAILED' && photo.cause !== null && <p>{why(`cause_${photo.cause}`)}</p>}
              <p className="muted">{[nameIn(language, photo), photo.pieces > 1 && t('pieceOf', photo)].filter(Boolean).join(' · ')}</p>
              <p className="muted">
                {photo.by} · <When at={photo.at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
