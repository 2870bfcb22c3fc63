import type { CallAnswer } from '#base/call.ts'
import { When } from '#kit/app/page/When.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import type { productionCalls as contract } from '../contract.ts'
import { stages } from '../rules.ts'
import styles from './StageStrip.module.css'

type Stage = CallAnswer<(typeof contract)['productionBoard']>['data']['stages'][number]

/** The way of an order through production, with how many stand where and how long the oldest has waited. */
export function StageStrip({ counts }: { counts: readonly Stage[] | undefined }) {
  const t = useText('production')
  return (
    <ol className={styles.strip} aria-label={t('stages')}>
      {stages.map(status => {
        const stage = counts?.find(each => each.status === status)
        return (
          <li key={status} className={styles.stage} data-empty={stage?.count === 0 || undefined}>
            <span className={styles.name}>{t(`stage_${status}`)}</span>
            {stage ? <strong className={`${styles.count} numbers`}>{stage.count}</strong> : <Skeleton />}
            <span className={styles.oldest}>
              {stage?.oldestAt && (
                <>
                  {t('oldest')} <When at={stage.oldestAt} />
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
