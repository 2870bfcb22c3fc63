import { formatNumber } from '#base/number.ts'
import { Progress } from '#kit/app/page/Progress.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { RedrawRefusal } from './redraw-refusal.ts'
import styles from './UploadList.module.css'
import { cancelUpload, type UploadItem } from './uploads.ts'

/** Of many that wait the first are shown. */
const mostShown = 6

/** What is on its way into the library: how far each file is, why one is refused, and the way to end it. */
export function UploadList({ items }: { items: readonly UploadItem[] }) {
  const t = useText('file')
  const refused = items.filter(({ state }) => state === 'REFUSED')
  const others = items.filter(({ state }) => state !== 'REFUSED')
  const hidden = others.slice(mostShown)
  if (items.length === 0) return null
  return (
    <section className={styles.uploads} aria-label={t('uploads')}>
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.slice(0, mostShown).map(item => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <div className={styles.more}>
          <span className="hint">{t('moreWaiting', { count: hidden.length })}</span>
          <Button size="small" variant="quiet" onClick={() => cancelAll(hidden)}>
            {t('cancelWaiting')}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.list}>
            {refused.map(item => (
              <Refused key={item.key} item={item} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function cancelAll(items: readonly UploadItem[]) {
  for (const { key } of items) cancelUpload(key)
}

function Row({ item }: { item: UploadItem }) {
  const t = useText('file')
  const language = useLanguage()
  const { key, name, state, sent, size } = item
  const share = size > 0 ? Math.floor((sent / size) * 100) : 0
  const words = state === 'SENDING' || state === 'REFUSED' ? t('sent', { share: formatNumber(share, language) }) : t(`upload_${state}`)
  const isSent = state === 'SENDING' || state === 'PAUSED' || state === 'TAKING'
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name}>{name}</span>
      <span className={styles.words} role={state === 'PAUSED' ? 'status' : undefined}>
        {words}
      </span>
      <Progress
        className={styles.bar}
        label={name}
        done={isSent ? share : 0}
        total={100}
        meaning={state === 'PAUSED' ? 'amber' : 'blue'}
        isThin
      />
      <IconButton icon="close" size="small" label={t('cancelUpload', { name })} onClick={() => cancelUpload(key)} />
    </li>
  )
}

function Refused({ item: { key, name, error } }: { item: UploadItem }) {
  const t = useText('file')
  const errorText = useErrorText()
  const reason = error instanceof RedrawRefusal ? t(`redraw_${error.code}`) : errorText(error)
  return (
    <li className={styles.refused}>
      <Icon name="alert" size={16} />
      <span>{t('uploadFailed', { name, reason })}</span>
      <IconButton icon="close" size="small" label={t('forgetUpload', { name })} onClick={() => cancelUpload(key)} />
    </li>
  )
}
